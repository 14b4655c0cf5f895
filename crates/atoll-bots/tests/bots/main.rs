//! Bots of all games: what they are told, what they choose, and how strong they are.

/// A test of each game, in a module: `in_every_game!(name, function)` runs `function::<State>()`.
macro_rules! in_every_game {
    ($name:ident, $check:ident) => {
        mod $name {
            #[test]
            fn south_seas() {
                super::$check::<south_seas::State>();
            }

            #[test]
            fn maori() {
                super::$check::<maori::State>();
            }

            #[test]
            fn santa_cruz() {
                super::$check::<santa_cruz::State>();
            }
        }
    };
}

mod decisions;
mod features;
mod matches;
mod wander;
