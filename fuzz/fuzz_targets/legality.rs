//! The legal list and `check` agree on every action that can be written down, wherever the bytes lead, in every game.

#![no_main]

use atoll_bots::Evaluate;
use atoll_catalog::{Setup, Visitor, games, visit};
use atoll_core::{JsonGame, NoEvents, TextGame, Turn};
use libfuzzer_sys::fuzz_target;

/// Goes where the bytes lead, and tries an action of another position, or one like it, in every position.
struct Follow<'a> {
    setup: &'a Setup,
    bytes: &'a [u8],
}

impl Visitor for Follow<'_> {
    type Output = ();

    fn visit<G: TextGame + JsonGame + Evaluate>(self) {
        let options = self.setup.options::<G>().expect("values of the list are read");
        // Some values are not for every table.
        let Ok(mut state) = G::new(&options, self.setup.seats) else { return };
        let (mut met, mut written) = (Vec::new(), Vec::new());
        for &[first, second, one, other, word, change, ..] in self.bytes.as_chunks::<8>().0 {
            match state.turn() {
                Turn::Over => return,
                Turn::Chance(_) => {
                    let n = u32::from(first) % state.draw_total();
                    state.settle(state.nth_draw(n).expect("n is below the total"), &mut NoEvents);
                }
                Turn::Seat(seat) => {
                    let legal = state.legal();
                    let check = |action: G::Action| {
                        let is_listed = legal.binary_search(&action).is_ok();
                        assert_eq!(state.check(seat, action).is_ok(), is_listed, "{}: {action:?}", G::ID);
                    };
                    let pick = |n: u8| legal[usize::from(n) % legal.len()];
                    met.push(pick(one));
                    written.push(state.action_text(pick(other)));
                    check(met[usize::from(other) % met.len()]);
                    let like = blend(&written, [one, other, word, change]);
                    if let Ok(action) = state.parse_action(&like) {
                        check(action);
                    }
                    let n = usize::from(u16::from_le_bytes([first, second])) % legal.len();
                    state.play(legal[n], &mut NoEvents);
                }
            }
            assert!(state.is_conserved(), "{}", G::ID);
        }
    }
}

/// A text with a word of another one, or with one of its characters changed a little.
fn blend(texts: &[String], [one, other, word, change]: [u8; 4]) -> String {
    let words = |n: u8| texts[usize::from(n) % texts.len()].split(' ').collect::<Vec<_>>();
    let mut text = words(one);
    let at = usize::from(word) % text.len();
    let strange: String;
    if change < 128 {
        text[at] = words(other).get(at).copied().unwrap_or_default();
    } else {
        let mut letters: Vec<char> = text[at].chars().collect();
        let place = usize::from(other) % letters.len().max(1);
        if let Some(letter) = letters.get_mut(place) {
            *letter = char::from((*letter as u8).wrapping_add(change));
        }
        strange = letters.into_iter().collect();
        text[at] = &strange;
    }
    text.join(" ")
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&[which, seats, ref values @ ..], bytes)) = bytes.split_first_chunk::<16>() else { return };
    let game = games()[usize::from(which) % games().len()];
    let (least, most) = game.seats().into_inner();
    let specs = game.option_specs();
    let options = specs.iter().zip(values).filter_map(|(spec, &byte)| {
        // An option that takes any text of some form lists no values.
        let value = spec.values.get(usize::from(byte) % spec.values.len().max(1))?;
        Some((spec.key.to_string(), (*value).to_string()))
    });
    let setup = Setup { seats: least + seats % (most - least + 1), options: options.collect(), ..Setup::default() };
    visit(game.id(), Follow { setup: &setup, bytes }).expect("the game is listed");
});
