//! Whatever is said during a game can be said in every language.

use std::collections::BTreeMap;

use atoll_catalog::{
    AnyGame, BOTS, Budget, DEFAULT_BOT, FairChance, Illegal, Message, Played, Secret, Setup, Table, TableError, Turn,
    game, games,
};
use atoll_locale::Language;

/// Moves that are wrong in some way, whatever the game: the words of the legal ones, turned against their order.
const ODD: [&str; 4] = ["", "no such move", "skip", "place 0,0 r0"];

/// Keys seen, with one text for each.
#[derive(Default)]
struct Ear(BTreeMap<&'static str, String>);

impl Ear {
    fn hear(&mut self, message: &Message, at: &str) {
        for language in Language::ALL {
            let text = language.try_say(message).unwrap_or_else(|error| panic!("{at}: {error}"));
            let is_line = !text.trim().is_empty() && !text.contains(['\n', '\t', '\u{2068}', '{', '}']);
            assert!(is_line, "{at}: {}: `{text}` is not one line of text", message.key);
            self.0.entry(message.key).or_insert(text);
        }
    }

    fn hear_step(&mut self, step: &Played, at: &str) {
        for event in &step.events {
            for message in event.message.iter().chain(&event.ledger) {
                self.hear(message, at);
            }
            for language in Language::ALL {
                let text = event.message.as_ref().map(|message| language.say(message));
                assert!(text.is_none_or(|text| text.ends_with('.')), "{at}: {} is no sentence", event.line);
            }
        }
    }

    fn hear_table(&mut self, table: &dyn Table, at: &str) {
        self.hear(&table.prompt(), at);
        let view = table.summary(None);
        for message in view.iter().chain(&table.counter(None)) {
            self.hear(message, at);
        }
        let choices = table.choices();
        let labels: Vec<&Message> = choices.iter().map(|choice| &choice.label.label).collect();
        labels.iter().for_each(|label| self.hear(label, at));
        // Whoever chooses from a list has to see a difference.
        for language in Language::ALL {
            let mut texts: Vec<(String, _)> =
                choices.iter().map(|choice| (language.say(&choice.label.label), choice.label.place)).collect();
            texts.sort();
            let count = texts.len();
            texts.dedup();
            assert_eq!(texts.len(), count, "{at}: two moves read alike in {language:?}");
        }
    }

    fn hear_refusals(&mut self, table: &dyn Table, moves: &[String], at: &str) {
        let Turn::Seat(seat) = table.turn() else { return };
        for text in moves.iter().map(String::as_str).chain(ODD) {
            let next = seat.next(table.seats());
            for error in [table.check(seat, text), table.check(next, text)].into_iter().filter_map(Result::err) {
                if let TableError::Notation(error) = &error {
                    assert!(error.message.is_some(), "{at}: `{}` is English only", error.english);
                }
                if let TableError::Illegal(Illegal::Breaks { why, .. }) = &error {
                    // The texts in the code and in the English file are one.
                    assert_eq!(Language::En.say(&Message::new(why.key)), why.english);
                    let name = Message::new(why.key);
                    self.hear(&name, at);
                }
                self.hear(&error.message(), at);
            }
        }
    }
}

/// Plays one game and listens.
fn play(ear: &mut Ear, game: &'static dyn AnyGame, setup: &Setup, bot: &str, phrase: &str) {
    let mut table = game.table(setup).expect("the options are the game's own");
    let mut chance = FairChance::new(Secret::from_phrase(phrase).seed(game.id(), &[]));
    let mut moves: Vec<String> = Vec::new();
    for number in 0_u64.. {
        let at = format!("{} {phrase} move {number}", game.id());
        ear.hear_table(&*table, &at);
        if number % 7 == 0 {
            let recent = moves.len().saturating_sub(40);
            ear.hear_refusals(&*table, &moves[recent..], &at);
        }
        if number % 40 == 20 && matches!(table.turn(), Turn::Seat(_)) {
            for hint in table.advise(3, Budget::Iterations(10), number).expect("a seat is to act") {
                ear.hear(&hint.label, &at);
                hint.reasons.iter().for_each(|reason| ear.hear(reason, &at));
            }
        }
        let step = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => table.draw(&mut chance).expect("a draw is pending"),
            Turn::Seat(seat) => {
                let text = table.choose(bot, None, number).expect("a seat is to act");
                moves.push(text.clone());
                table.play(seat, &text).expect("bots play legal moves")
            }
        };
        ear.hear_step(&step, &at);
    }
}

#[test]
fn random_games_can_be_told_in_every_language() {
    for &game in games() {
        let mut ear = Ear::default();
        for language in Language::ALL {
            assert!(language.has(game.name().key), "{language:?} has no name for {}", game.id());
        }
        assert_eq!(Language::En.say(&game.name()), game.title());
        for option in game.option_specs() {
            let keys = [option.about_key].into_iter().chain(option.value_keys.iter().copied());
            keys.for_each(|key| ear.hear(&Message::new(key), key));
            assert!(option.value_keys.is_empty() || option.value_keys.len() == option.values.len());
            for value in option.values {
                let options = vec![(option.key.to_string(), (*value).to_string())];
                // A value may be for smaller tables only; this is the largest that it is for.
                let setups =
                    game.seats().rev().map(|seats| Setup { seats, options: options.clone(), ..Setup::default() });
                let setup = setups.into_iter().find(|setup| game.table(setup).is_ok());
                play(&mut ear, game, &setup.expect("every value is for some table"), "random", value);
            }
        }
        for seats in game.seats() {
            for bot in ["random", "greedy"] {
                let phrase = format!("{bot} {seats}");
                play(&mut ear, game, &Setup { seats, ..Setup::default() }, bot, &phrase);
            }
        }
        let prefix = format!("{}-", game.id());
        let said = ear.0.keys().filter(|key| key.starts_with(&prefix)).count();
        assert!(said > 50, "only {said} messages of {} were heard", game.id());
    }
}

#[test]
fn every_bot_has_a_name_and_a_character_in_every_language() {
    let mut ear = Ear::default();
    for bot in BOTS {
        for key in [bot.title, bot.about] {
            ear.hear(&Message::new(key), key);
            assert!(Language::ALL.iter().all(|language| language.has(key)), "{key}");
        }
    }
    assert!(BOTS.iter().any(|bot| bot.name == DEFAULT_BOT));
}

#[test]
fn every_error_can_be_said_in_every_language() {
    let mut ear = Ear::default();
    let first = games()[0];
    let mut errors: Vec<TableError> = vec![Illegal::GameOver.into(), Illegal::AwaitingDraw.into()];
    errors.extend(game("nothing").err());
    errors.extend(first.table(&Setup { seats: 99, ..Setup::default() }).err());
    let mut table = first.table(&Setup { seats: 2, ..Setup::default() }).expect("two seats are allowed");
    errors.extend(table.settle("no such draw").err());
    let mut chance = FairChance::new(Secret::from_phrase("errors").seed("x", &[]));
    while let Turn::Chance(_) = table.turn() {
        table.draw(&mut chance).expect("a draw is pending");
    }
    errors.extend(table.choose("nobody", None, 1).err());
    errors.extend(table.settle("anything").err());
    errors.push(TableError::ImpossibleDraw("x".into()));
    assert_eq!(errors.len(), 8);
    for error in &errors {
        ear.hear(&error.message(), &error.to_string());
        // Programs without message files say the same in English.
        assert_eq!(Language::En.say(&error.message()), error.to_string());
    }
}
