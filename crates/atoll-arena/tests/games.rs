//! Bots against bots: duplicate sets, statistics, records, training.

use atoll_arena::train::{Generation, compare, train};
use atoll_arena::{ArenaError, Report, Tournament, Verdict, bench, hold};
use atoll_catalog::{AnyGame, Budget, GAMES, Record, Setup, games};

fn tournament(bots: &[&str], seats: u8, games: u64) -> Tournament {
    Tournament { bots: bots.iter().map(ToString::to_string).collect(), seats, games, seed: 5, sprt: None }
}

fn held(game: &dyn AnyGame, tournament: &Tournament) -> Result<(Report, Vec<Record>), ArenaError> {
    let setup = Setup { seats: tournament.seats, ..Setup::default() };
    let mut records = Vec::new();
    let few = Some(Budget::Iterations(20));
    let report = hold(game.id(), &setup, tournament, few, |_, _| {}, |record| records.push(record))?;
    Ok((report, records))
}

/// A bot that plays itself meets the same deals with the same luck on every seat, so that each set is a mirror.
#[test]
fn a_bot_is_as_good_as_itself() {
    for game in games() {
        let seats = *game.seats().start();
        let (report, records) = held(*game, &tournament(&["normal", "normal"], seats, 12)).unwrap();
        assert_eq!((report.sets, report.games, records.len()), (6, 12, 12));
        assert_eq!(report.pairs.unwrap().pentanomial, [0, 0, 6, 0, 0], "{}", game.id());
        assert!(report.bots.iter().all(|bot| bot.share.mean == 0.5 && bot.share.low == 0.5), "{}", game.id());
    }
}

#[test]
fn every_set_seats_each_bot_everywhere_once_and_its_records_verify() {
    for game in games() {
        let seats = *game.seats().end();
        let (report, records) = held(*game, &tournament(&["greedy", "random"], seats, 1)).unwrap();
        assert_eq!((report.sets, report.games), (1, u64::from(seats)), "a set is played whole");
        let mut places: Vec<_> = records
            .iter()
            .map(|record| {
                record.header.players.iter().position(|who| who.bot() == Some("greedy")).expect("greedy plays")
            })
            .collect();
        places.sort_unstable();
        assert_eq!(places, (0..usize::from(seats)).collect::<Vec<_>>(), "{}", game.id());
        for record in &records {
            let read = Record::parse(&record.to_text()).unwrap();
            assert!(GAMES.verify(&read).is_ok(), "{}: {:?}", game.id(), GAMES.verify(&read).err());
        }
        let games: u64 = report.bots.iter().map(|bot| bot.won + bot.drawn + bot.lost).sum();
        assert_eq!(games, report.games * u64::from(seats));
        let shares = report.bots[0].share.mean + f64::from(seats - 1) * report.bots[1].share.mean;
        assert!((shares - 1.0).abs() < 1e-9, "shares of all seats are one game: {report:?}");
    }
}

#[test]
fn a_sequential_test_stops_when_it_is_decided() {
    for game in games() {
        let mut plan = tournament(&["greedy", "random"], 2, 10_000);
        plan.sprt = Some((0.0, 20.0));
        let (report, _) = held(*game, &plan).unwrap();
        assert_eq!(report.pairs.unwrap().sprt.unwrap().verdict, Verdict::Better);
        assert!(report.games < 10_000, "{}: {} games", game.id(), report.games);
        plan.bots.reverse();
        let (report, _) = held(*game, &plan).unwrap();
        assert_eq!(report.pairs.unwrap().sprt.unwrap().verdict, Verdict::NotBetter);
    }
}

#[test]
fn impossible_tournaments_are_refused_with_a_sentence() {
    let game = games()[0];
    let refusal = |plan: &Tournament| held(game, plan).expect_err("this cannot be held").to_string();
    assert!(refusal(&tournament(&["greedy", "nobody"], 2, 2)).contains("no bot `nobody`"));
    assert!(refusal(&tournament(&["expert@soon", "greedy"], 2, 2)).contains("like 0.5s"));
    assert!(refusal(&tournament(&["greedy"], 2, 2)).contains("name 2 to 2 bots"));
    assert!(refusal(&tournament(&["greedy", "random", "easy"], 2, 2)).contains("name 2 to 2 bots"));
    let mut plan = tournament(&["greedy", "random"], 3, 3);
    plan.sprt = Some((0.0, 20.0));
    assert!(refusal(&plan).contains("two bots at two seats"));
    assert!(held(game, &tournament(&["greedy", "random"], 9, 9)).is_err());
}

/// Learning is repeatable, and its weights play; a few games teach next to nothing, so that strength is not asked for.
#[test]
fn the_same_seed_learns_the_same() {
    for game in games() {
        let first = Generation { weights: None, games: 40, seed: 3 };
        let learn = |generation: &Generation| train(game.id(), generation, |_, _, _| {}).unwrap();
        let (one, two) = (learn(&first), learn(&first));
        assert_eq!(one, two, "{}", game.id());
        let second = learn(&Generation { weights: Some(one.weights.clone()), ..first });
        assert_ne!(second.weights, one.weights);
        let report = compare(game.id(), &second.weights, Some(&one.weights), 4, 1).unwrap();
        assert_eq!(report.games, 4);
        assert!(compare(game.id(), b"no weights", None, 4, 1).is_err());
    }
}

#[test]
fn throughput_is_measured() {
    for game in games() {
        let report = bench(game.id(), 2, 0.0, 1).unwrap();
        assert!(report.games > 0 && report.actions_per_game > 1.0 && report.mean_legal >= 1.0, "{report:?}");
        assert_eq!(report.mean_scores.len(), 2);
        assert!(bench(game.id(), 99, 0.0, 1).is_err());
    }
}
