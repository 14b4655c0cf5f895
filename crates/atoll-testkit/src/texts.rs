//! Everything written can be read back.

use atoll_core::{TextGame, Turn};

pub(crate) fn check<G: TextGame>(state: &G, options: &G::Options, at: &str) {
    for action in state.legal() {
        let text = state.action_text(action);
        assert_one_line(&text, at);
        assert_eq!(state.parse_action(&text), Ok(action), "{at}: `{text}` is not read back");
        assert_one_line(&state.action_hint(action).label, at);
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
    for line in G::facts(&view).iter().chain(&G::summary(&view)).chain(&G::counter(&view)) {
        assert_one_line(line, at);
    }
    assert!(G::board(&view).width() > 0, "{at}: the board is empty");
    assert_one_line(&state.prompt(), at);
}

pub(crate) fn check_events<G: TextGame>(state: &G, events: &[G::Event], at: &str) {
    for event in events {
        assert_one_line(&state.event_line(event), at);
        if let Some(sentence) = state.event_sentence(event) {
            assert_one_line(&sentence, at);
            assert!(sentence.ends_with('.'), "{at}: `{sentence}` is no sentence");
        }
    }
}

fn assert_one_line(text: &str, at: &str) {
    assert!(!text.trim().is_empty() && !text.contains(['\n', '\r', '\t']), "{at}: `{text}` is not one line of text");
}
