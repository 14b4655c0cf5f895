//! Everything written can be read back.

use atoll_core::{Arg, Message, TextGame, Turn};

pub(crate) fn check<G: TextGame>(state: &G, options: &G::Options, at: &str) {
    for action in state.legal() {
        let text = state.action_text(action);
        assert_one_line(&text, at);
        assert_eq!(state.parse_action(&text), Ok(action), "{at}: `{text}` is not read back");
        check_message(&state.action_label(action).label, at);
    }
    if let Turn::Chance(_) = state.turn() {
        state.draws(|draw, _| {
            let text = state.draw_text(draw);
            assert_one_line(&text, at);
            assert_eq!(state.parse_draw(&text), Ok(draw), "{at}: `{text}` is not read back");
        });
    }
    assert!(state.parse_action("no such action").is_err() && state.parse_draw("no such draw").is_err());
    let position = state.position_text();
    let read = G::from_position(options, state.seats(), &position)
        .unwrap_or_else(|error| panic!("{at}: the position is not read back: {error}\n{position}"));
    assert_eq!(&read, state, "{at}: the position changes on the way through text\n{position}");
    assert_eq!(read.legal(), state.legal(), "{at}: a position read back allows other actions");
    let view = state.view(None);
    for line in &G::fact_lines(&view) {
        assert_one_line(line, at);
    }
    for message in G::summary(&view).iter().chain(&G::counter(&view)).chain([&state.prompt()]) {
        check_message(message, at);
    }
    assert!(G::board(&view).width() > 0, "{at}: the board is empty");
}

pub(crate) fn check_events<G: TextGame>(state: &G, events: &[G::Event], at: &str) {
    for event in events {
        assert_one_line(&state.event_line(event), at);
        if let Some(message) = state.event_message(event) {
            check_message(&message, at);
        }
        G::score_lines(event, |line| check_message(&G::ledger_message(&line), at));
    }
}

/// Keys are words joined by hyphens, arguments have different names, and texts among them are one line.
fn check_message(message: &Message, at: &str) {
    let is_key =
        |text: &str| text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    assert!(message.key.contains('-') && is_key(message.key), "{at}: `{}` is no key", message.key);
    for (index, (name, arg)) in message.args.iter().enumerate() {
        let is_twice = message.args[..index].iter().any(|(other, _)| other == name);
        assert!(is_key(name) && !is_twice, "{at}: `{}` has a wrong argument `{name}`", message.key);
        match arg {
            Arg::Text(text) => assert_one_line(text, at),
            Arg::Number(_) => {}
            Arg::Message(message) => check_message(message, at),
            Arg::List(messages) => messages.iter().for_each(|message| check_message(message, at)),
        }
    }
}

fn assert_one_line(text: &str, at: &str) {
    assert!(!text.trim().is_empty() && !text.contains(['\n', '\r', '\t']), "{at}: `{text}` is not one line of text");
}
