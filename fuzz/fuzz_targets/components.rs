//! Component files of every game: any text is answered.

#![no_main]

use atoll_catalog::{Setup, games};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in games() {
        if game.check_components(text).is_ok() {
            let setup = Setup { seats: 2, components: Some(text.to_string()), ..Setup::default() };
            let table = game.table(&setup).expect("a valid set makes a table");
            let hash = table.components_hash();
            if let Some(file) = table.setup().components {
                assert_eq!(game.check_components(&file), Ok(hash), "a written set is read back");
            }
        }
    }
});
