//! No frame, record or refusal tells what its reader may not know.
//!
//! Beside each random game runs another that looks the same to one viewer and differs in everything else: in the secret,
//! so in everything still to be drawn, and in whatever other seats hold, drew or did unseen. Both must tell that viewer the
//! same, byte for byte. Nothing here knows a game; a game that is added is tested.

#[path = "../../atoll-catalog/tests/list/mod.rs"]
mod list;

use std::sync::Arc;

use atoll_catalog::{
    AnyGame, Audience, Budget, EventText, Played, Record, Seat, Secret, Setup, Table, TableError, Turn, Work,
};
use atoll_match::{Command, Match, Seats, Step, Terms, closes, item, items, record, sentence, snapshot, tell};
use atoll_protocol::{ServerMessage, StepSource};
use list::every;

/// Random games of each game and table size, unless `ATOLL_LEAK_GAMES` names another number.
const GAMES: u64 = 30;
/// One step in so many is looked at.
const LOOKS: usize = 6;
/// One decision in so many is thought about by the expert, if it is the viewer's.
const HINTS: usize = 96;
/// One decision in so many is taken back, if it can be.
const REGRETS: usize = 16;
/// One step in so many, the viewer's idea of the world changes.
const DOUBTS: usize = 8;
/// Worlds tried for one in which a visible step is possible.
const TRIES: u64 = 6;

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }

    fn any(&mut self) -> u64 {
        self.below(1 << 31) as u64
    }
}

/// A viewer: a seat, a spectator, or everybody around one screen.
#[derive(Clone, Copy)]
enum Viewer {
    One(Option<Seat>),
    Everyone(u8),
}

impl Viewer {
    fn seats(self) -> Seats {
        match self {
            Self::One(None) => Seats::default(),
            Self::One(Some(seat)) => Seats::only(seat),
            Self::Everyone(count) => Seats::all(count),
        }
    }

    /// A world that this viewer could be in. Everybody together know all there is, but for what is still to be drawn.
    fn imagine(self, table: &dyn Table, numbers: &mut Numbers) -> Box<dyn Table> {
        match self {
            Self::One(viewer) => table.imagine(viewer, numbers.any()),
            Self::Everyone(_) => table.clone_table(),
        }
    }
}

/// A game, one that looks the same, and to whom it does.
struct Pair {
    real: Match,
    other: Match,
    viewer: Viewer,
    /// The real table after the steps that the other game has followed.
    shadow: Box<dyn Table>,
    numbers: Numbers,
}

impl Pair {
    /// Lets the other game do what its viewer saw happen.
    fn follow(&mut self, at: &str) {
        while self.other.seq() < self.real.seq() {
            let place = usize::try_from(self.other.seq()).expect("few");
            let step = &self.real.log()[place];
            if step.kept.source == StepSource::Undo {
                assert!(self.other.follow(step, ""), "{at}: step {} can be taken back in one world only", place + 1);
                self.shadow = self.real.table().clone_table();
                continue;
            }
            if self.numbers.below(DOUBTS) == 0 {
                self.other.imagine_table(self.viewer.imagine(&*self.shadow, &mut self.numbers));
            }
            let mut tries = 0;
            loop {
                let text = match self.viewer.seats().sees(step.audience) {
                    true => Some(step.kept.text.clone()),
                    false => self.other_text(self.other.table(), step.kept.seat),
                };
                if text.is_some_and(|text| self.other.follow(step, &text)) {
                    break;
                }
                tries += 1;
                assert!(tries <= TRIES, "{at}: step {} is not possible where it was made", place + 1);
                // In the last resort the worlds are alike from here on.
                self.other.imagine_table(match tries {
                    TRIES => self.shadow.clone_table(),
                    _ => self.viewer.imagine(&*self.shadow, &mut self.numbers),
                });
            }
            let step = &self.real.log()[place];
            let done = match step.kept.seat {
                Some(seat) => self.shadow.play(seat, &step.kept.text),
                None => self.shadow.settle(&step.kept.text),
            };
            done.expect("the real step");
        }
    }

    /// Something that could have happened unseen instead.
    fn other_text(&self, table: &dyn Table, seat: Option<Seat>) -> Option<String> {
        let viewer = self.viewer.seats();
        let texts: Vec<String> = match seat {
            Some(_) => table.legal(),
            None => table.draws().into_iter().map(|(text, _)| text).collect(),
        };
        let is_hidden = |text: &String| {
            let mut table = table.clone_table();
            let done = match seat {
                Some(seat) => table.play(seat, text),
                None => table.settle(text),
            };
            done.is_ok_and(|done| !viewer.sees(done.audience))
        };
        let mut numbers = Numbers(self.numbers.0);
        let hidden: Vec<String> = texts.into_iter().filter(is_hidden).collect();
        (!hidden.is_empty()).then(|| hidden[numbers.below(hidden.len())].clone())
    }

    fn compare(&self, since: u64, everyone: Seats, at: &str) {
        let viewer = self.viewer.seats();
        let frame = |game: &Match| {
            let (steps, snapshot) = (items(game, since, viewer), snapshot(game, viewer, everyone));
            serde_json::to_string(&ServerMessage::Steps { steps, snapshot }).expect("JSON")
        };
        let (seen, same) = (frame(&self.real), frame(&self.other));
        assert!(seen == same, "{at}: {viewer:?} sees a difference after step {since}:\n{seen}\n{same}");
    }

    /// The refusals of what a viewer tries must not depend on what it does not know either.
    fn compare_refusals(&mut self, tried: &[String], at: &str) {
        for seat in self.viewer.seats().iter() {
            let text = &tried[self.numbers.below(tried.len())];
            let answer = |game: &Match| game.table().check(seat, text).map_err(|error| error.to_string());
            assert_eq!(answer(&self.real), answer(&self.other), "{at}: {seat} tries {text}");
        }
    }

    /// What the expert would play for the viewer, and what it expects of it.
    fn compare_hints(&self, at: &str) {
        if self.real.to_act().is_none_or(|seat| !matches!(self.viewer, Viewer::One(Some(viewer)) if viewer == seat)) {
            return;
        }
        let hints = |game: &Match| {
            let hints = game.table().advise(3, Budget::Iterations(12), 1);
            assert!(matches!(hints, Ok(_) | Err(TableError::NoEvaluation(_))), "{at}: {hints:?}");
            hints.ok().map(|hints| serde_json::to_string(&hints).expect("JSON"))
        };
        assert_eq!(hints(&self.real), hints(&self.other), "{at}: {:?} is advised otherwise", self.viewer.seats());
    }

    fn compare_records(&self, at: &str) {
        let viewer = self.viewer.seats();
        let files = |game: &Match| {
            let recorded = record(game, Vec::new(), viewer);
            let replay = tell(every(), &recorded, usize::MAX, Work::WANTED).expect("a replay");
            // Each world has a secret of its own; that its seal says nothing is the business of SHA-256.
            let seal = game.terms().secret.commitment().to_string();
            let without = |text: &str| text.replace(&seal, &"0".repeat(seal.len()));
            (without(&recorded.record.to_text()), without(&String::from_utf8(replay).expect("JSON is text")))
        };
        let ((record, replay), (same_record, same_replay)) = (files(&self.real), files(&self.other));
        assert!(record == same_record, "{at}: {viewer:?} reads a difference:\n{record}\n{same_record}");
        // An imagined world fits what the viewer sees now, but not always with a past in which every hidden card was there to
        // be drawn and played. Its replay stops at such a move, as that of a real game never does.
        let is_whole = |replay: &str| !replay.contains("\"is_true\":false");
        assert!(is_whole(&replay), "{at}: the game does not replay");
        assert!(replay == same_replay || !is_whole(&same_replay), "{at}: {viewer:?} sees a difference in the replay");
        assert!(Record::parse(&record).is_ok(), "{at}: the record is not read back\n{record}");
    }
}

#[test]
fn nothing_tells_what_its_reader_may_not_know() {
    let games_each = std::env::var("ATOLL_LEAK_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(GAMES);
    std::thread::scope(|scope| {
        for entry in every().iter() {
            for count in entry.seats() {
                scope.spawn(move || (0..games_each).for_each(|seed| one_game(entry, count, seed)));
            }
        }
    });
}

/// A match that has just begun.
fn begun(game: &dyn AnyGame, setup: &Setup, phrase: &str) -> Match {
    let terms = Terms { secret: Secret::from_phrase(phrase), salts: Vec::new(), given: 0, takes_back: true };
    let mut play = Match::new(game.table(setup).expect("a table"), terms);
    play.begin(&[], 0).expect("nothing is given");
    play
}

/// Lets a person play an action, and draws what has to be drawn next.
fn decide(play: &mut Match, seat: Seat, action: &str) {
    let (id, based_on) = (format!("c{}", play.seq()), play.seq());
    let command = Command { id: &id, seat, based_on, action: Some(action), is_lent: false };
    play.carry_out(command, 0).expect("legal");
    play.draw_due(0).expect("draws");
}

fn one_game(game: &dyn AnyGame, count: u8, seed: u64) {
    let at = format!("{} with {count} seats, seed {seed}", game.id());
    let setup = Setup { seats: count, ..Setup::default() };
    let viewers: Vec<Viewer> = Seat::all(count)
        .map(|seat| Viewer::One(Some(seat)))
        .chain([Viewer::One(None), Viewer::Everyone(count)])
        .collect();
    let mut pair = Pair {
        real: begun(game, &setup, &format!("real {seed}")),
        other: begun(game, &setup, &format!("other {seed}")),
        viewer: viewers[usize::try_from(seed).expect("few") % viewers.len()],
        shadow: game.table(&setup).expect("a table"),
        numbers: Numbers(seed),
    };
    let everyone = Seats::all(count);
    let mut tried = vec!["nonsense".to_string()];
    pair.real.draw_due(0).expect("draws");
    loop {
        let since = pair.other.seq();
        let at = format!("{at}, after step {}", pair.real.seq());
        pair.follow(&at);
        if pair.numbers.below(LOOKS) == 0 {
            pair.compare(since, everyone, &at);
            pair.compare_refusals(&tried, &at);
        }
        let Turn::Seat(seat) = pair.real.table().turn() else { break };
        if pair.numbers.below(REGRETS) == 0 && pair.real.undo(seat, None, 0).is_some() {
            continue;
        }
        if pair.numbers.below(HINTS) == 0 {
            pair.compare_hints(&at);
        }
        // In every second or third game.
        if pair.numbers.below(256) == 0 {
            pair.compare_records(&at);
        }
        let legal = pair.real.table().legal();
        let action = &legal[pair.numbers.below(legal.len())];
        tried.push(action.clone());
        decide(&mut pair.real, seat, action);
    }
    pair.compare(0, everyone, &at);
}

#[test]
fn a_step_for_one_seat_is_a_numbered_placeholder_for_all_others() {
    let [a, b] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
    let json = Arc::from(serde_json::value::to_raw_value(&[7]).expect("JSON"));
    let event = |audience| EventText {
        line: String::new(),
        message: Some(sentence("seven")),
        json: Arc::clone(&json),
        audience,
        score_lines: Vec::new(),
        ledger: Vec::new(),
    };
    let played = Played {
        seat: None,
        text: "card 7".into(),
        label: None,
        audience: Audience::Only(a),
        events: vec![event(Audience::All), event(Audience::Only(a))],
    };
    let step = Step::new(StepSource::Draw, played, None, 0);
    let shown = |viewer: Viewer| serde_json::to_string(&item(4, &step, viewer.seats())).expect("JSON");
    assert_eq!(
        [Viewer::One(Some(a)), Viewer::Everyone(2)].map(|viewer| shown(viewer).matches("seven").count()),
        [2, 2]
    );
    for others in [Viewer::One(None), Viewer::One(Some(b))] {
        let item = item(4, &step, others.seats());
        assert_eq!((item.seq, item.text.as_str(), item.events.len()), (4, "", 2));
        assert_eq!(shown(others).matches("seven").count(), 1, "only the public event is told");
        assert!(item.events[1].data.is_none() && item.events[1].message.is_none());
    }
}

#[test]
fn around_one_screen_one_seat_at_a_time_shows_its_hand() {
    let [a, b, c] = [0, 1, 2].map(|seat| Seat::new(seat).expect("a seat"));
    let both = seats_of([a, b]);
    assert_eq!(both.around_one_screen(false, None), both, "an open game hides nothing");
    assert_eq!(both.around_one_screen(true, None), Seats::default());
    assert_eq!(both.around_one_screen(true, Some(b)), seats_of([b]));
    assert_eq!(both.around_one_screen(true, Some(c)), Seats::default(), "somebody else's hand");
    assert_eq!(seats_of([c]).around_one_screen(true, None), seats_of([c]), "alone at a device");
    assert_eq!(Seats::default().around_one_screen(true, Some(a)), Seats::default());
}

#[test]
fn a_hand_closes_when_its_seat_has_decided() {
    let [a, b, c] = [0, 1, 2].map(|seat| Seat::new(seat).expect("a seat"));
    for game in every().iter().filter(|game| game.seats().contains(&3)) {
        let setup = Setup { seats: 3, ..Setup::default() };
        let mut play = begun(game, &setup, "hands");
        play.draw_due(0).expect("draws");
        let mut turns = [false; 3];
        while !turns.iter().all(|had| *had) && !play.is_over() {
            let (before, seat) = (play.seq(), play.to_act().expect("a decision"));
            turns[seat.index()] = true;
            assert!(!closes(&play, before, seats_of([a, b, c]), seat), "it is to decide");
            let action = play.table().legal().pop().expect("something is legal");
            decide(&mut play, seat, &action);
            let next = play.to_act();
            for seats in [seats_of([a, b]), seats_of([b, c]), seats_of([a, c])].into_iter().filter(|own| own.has(seat))
            {
                assert_eq!(closes(&play, before, seats, seat), next != Some(seat), "{seat} acted, {next:?} is next");
                // Who looks while strangers decide goes on looking.
                let is_own = next.is_some_and(|next| next != seat && seats.has(next));
                assert_eq!(closes(&play, play.seq(), seats, seat), is_own);
            }
        }
    }
}

fn seats_of<const N: usize>(list: [Seat; N]) -> Seats {
    list.into_iter().collect()
}
