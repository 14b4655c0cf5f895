//! The order of service by a clock that tests set: who comes first, what households get, and that nobody waits for ever.

use super::*;

const NOW: Duration = Duration::ZERO;

fn house(number: u32) -> Household {
    Some(IpAddr::V4(number.into()))
}

fn at(class: Class, household: u32) -> Rank {
    Rank { class, household: house(household) }
}

/// Calls the next one and lets it end at once; its number.
fn serve(line: &mut Line) -> Option<Id> {
    let called = line.call(NOW)?;
    line.leave(called.id);
    Some(called.id)
}

#[test]
fn those_for_whom_somebody_waits_come_first_whoever_got_in_line_before() {
    let mut line = Line::new(1, 1);
    for pace in [Pace::Quick, Pace::Slow] {
        let late_to_early = [Class::Unwatched, Class::Watched, Class::Hint, Class::Seated, Class::Overdue];
        let mut ids = late_to_early.map(|class| line.join(pace, at(class, 1), NOW));
        ids.reverse();
        assert_eq!([(); 5].map(|()| serve(&mut line)), ids.map(Some));
        assert_eq!(serve(&mut line), None);
    }
}

#[test]
fn a_household_with_many_tables_delays_another_by_one_thought() {
    for class in Class::ALL {
        let mut line = Line::new(1, 1);
        let many: Vec<Id> = (0..500).map(|_| line.join(Pace::Slow, at(class, 1), NOW)).collect();
        assert_eq!(serve(&mut line), Some(many[0]));
        let own = line.join(Pace::Slow, at(class, 2), NOW);
        let next = [serve(&mut line), serve(&mut line)];
        assert!(next.contains(&Some(own)), "{class:?}: {next:?}");
        // Whoever comes again at once has every second turn.
        for _ in 0..20 {
            let own = line.join(Pace::Slow, at(class, 2), NOW);
            let next = [serve(&mut line), serve(&mut line)];
            assert!(next.contains(&Some(own)), "{class:?}: {next:?}");
        }
    }
}

#[test]
fn the_tables_of_a_household_take_turns() {
    let mut line = Line::new(1, 1);
    let rank = at(Class::Watched, 1);
    let mut tables: Vec<Id> = (0..5).map(|_| line.join(Pace::Slow, rank, NOW)).collect();
    let mut served = [0; 5];
    for _ in 0..50 {
        let id = serve(&mut line).expect("somebody waits");
        let table = tables.iter().position(|known| *known == id).expect("a table's");
        served[table] += 1;
        tables[table] = line.join(Pace::Slow, rank, NOW);
    }
    assert_eq!(served, [10; 5]);
}

#[test]
fn no_class_is_passed_over_for_ever() {
    // In front of each class all those before it are crowded, without end, by more households than there are turns.
    for (class, most) in [(Class::Seated, 9), (Class::Hint, 7), (Class::Watched, 13), (Class::Unwatched, 45)] {
        let mut line = Line::new(1, 1);
        let mut crowd = 0;
        for before in Class::ALL.into_iter().filter(|before| *before < class) {
            for _ in 0..100 {
                crowd += 1;
                line.join(Pace::Slow, at(before, crowd), NOW);
            }
        }
        let own = line.join(Pace::Slow, at(class, 0), NOW);
        let passed = (0..100).position(|_| serve(&mut line) == Some(own)).expect("it is served");
        assert!(passed <= most, "{class:?} was passed over {passed} times");
    }
}

#[test]
fn what_nobody_waits_for_is_thought_one_at_a_time_and_gives_its_place_up() {
    let mut line = Line::new(2, 1);
    let slow = line.join(Pace::Slow, at(Class::Unwatched, 1), NOW);
    let second = line.join(Pace::Slow, at(Class::Unwatched, 2), NOW);
    assert_eq!(line.call(NOW).map(|called| called.id), Some(slow));
    let quick = line.join(Pace::Quick, at(Class::Unwatched, 3), NOW);
    assert_eq!((line.call(NOW), line.cut()), (None, None), "others of its kind wait, and do not hurry it");
    let hint = line.join(Pace::Slow, at(Class::Hint, 4), NOW);
    assert_eq!(line.call(NOW), None, "there is no place");
    assert_eq!([line.cut(), line.cut()], [Some(slow), None], "it is told once");
    line.leave(slow);
    assert_eq!(line.call(NOW).map(|called| called.id), Some(quick));
    assert_eq!(line.call(NOW).map(|called| called.id), Some(hint));
    line.leave(quick);
    line.join(Pace::Slow, at(Class::Seated, 5), NOW);
    assert_eq!((line.call(NOW), line.cut()), (None, None), "somebody waits for the hint, which is not cut");
    line.leave(hint);
    assert!(line.call(NOW).is_some_and(|called| called.class == Class::Seated));
    assert_eq!(line.waiting(Class::Unwatched), 1);
    line.leave(second);
    assert_eq!((line.waiting(Class::Unwatched), line.slow()), (0, 1));
}

#[test]
fn somebody_who_connects_moves_a_table_up_and_who_leaves_moves_it_down() {
    let mut line = Line::new(1, 1);
    let waiting: Vec<Id> = (0..4).map(|_| line.join(Pace::Slow, at(Class::Watched, 1), NOW)).collect();
    line.regrade(waiting[3], at(Class::Seated, 9));
    line.regrade(waiting[0], at(Class::Unwatched, 1));
    let order = [waiting[3], waiting[1], waiting[2], waiting[0]].map(Some);
    assert_eq!([(); 4].map(|()| serve(&mut line)), order);
    // While it thinks as well: then others of those that nobody waits for may begin.
    let mut line = Line::new(1, 2);
    let first = line.join(Pace::Slow, at(Class::Unwatched, 1), NOW);
    let second = line.join(Pace::Slow, at(Class::Unwatched, 1), NOW);
    assert_eq!(line.call(NOW).map(|called| called.id), Some(first));
    assert_eq!(line.call(NOW), None);
    line.regrade(first, at(Class::Seated, 1));
    assert_eq!(line.call(NOW).map(|called| called.id), Some(second));
}

#[test]
fn the_time_is_shared_by_households_and_not_with_those_behind() {
    let part = |line: &mut Line| line.call(NOW).map(|called| called.part);
    let mut line = Line::new(1, 2);
    for _ in 0..500 {
        line.join(Pace::Slow, at(Class::Unwatched, 1), NOW);
        line.join(Pace::Slow, at(Class::Watched, 1), NOW);
    }
    let own = line.join(Pace::Slow, at(Class::Seated, 2), NOW);
    assert_eq!(part(&mut line), Some(1.0), "nobody else sits");
    assert_eq!(part(&mut line), Some(2.0 / 2.0 / 500.0), "two places, two households, five hundred tables");
    line.leave(own);
    let mut line = Line::new(1, 1);
    for household in 1..=4 {
        line.join(Pace::Slow, at(Class::Seated, household), NOW);
    }
    assert_eq!(part(&mut line), Some(0.25));
    let mut line = Line::new(1, 3);
    for _ in 0..4 {
        line.join(Pace::Slow, at(Class::Unwatched, 1), NOW);
    }
    assert_eq!(part(&mut line), Some(0.25), "it has one place, however many there are");
}

#[test]
fn how_long_each_waited_is_told() {
    let mut line = Line::new(1, 1);
    let ids = [1, 4].map(|second| line.join(Pace::Slow, at(Class::Seated, 1), Duration::from_secs(second)));
    let called = line.call(Duration::from_secs(6)).expect("a place");
    assert_eq!((called.id, called.waited), (ids[0], Duration::from_secs(5)));
    line.leave(ids[0]);
    let called = line.call(Duration::from_secs(11)).expect("a place");
    assert_eq!((called.id, called.waited), (ids[1], Duration::from_secs(7)));
}

#[test]
fn nothing_is_lost_whatever_comes_and_goes() {
    let mut seed = 7_u64;
    let mut below = |bound: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % bound
    };
    let mut line = Line::new(2, 2);
    let (mut waiting, mut thinking) = (Vec::new(), Vec::new());
    for _ in 0..20_000 {
        let rank = at(Class::ALL[below(5) as usize], below(6) as u32);
        let pace = if below(2) == 0 { Pace::Quick } else { Pace::Slow };
        match below(5) {
            0 | 1 => waiting.push(line.join(pace, rank, NOW)),
            2 if !waiting.is_empty() => {
                let id = waiting[below(waiting.len() as u64) as usize];
                line.regrade(id, rank);
            }
            3 if !waiting.is_empty() => line.leave(waiting.swap_remove(below(waiting.len() as u64) as usize)),
            _ if !thinking.is_empty() => line.leave(thinking.swap_remove(below(thinking.len() as u64) as usize)),
            _ => {}
        }
        while let Some(called) = line.call(NOW) {
            let place = waiting.iter().position(|id| *id == called.id).expect("it waited");
            thinking.push(waiting.swap_remove(place));
            assert!(called.part > 0.0 && called.part <= 1.0);
        }
        assert_eq!(Class::ALL.map(|class| line.waiting(class)).iter().sum::<usize>(), waiting.len());
        assert!(thinking.len() <= 4);
    }
    // Whoever still waits is served, all of them.
    thinking.into_iter().for_each(|id| line.leave(id));
    let served = std::iter::from_fn(|| serve(&mut line)).count();
    assert_eq!((served, line.slow()), (waiting.len(), 0));
}
