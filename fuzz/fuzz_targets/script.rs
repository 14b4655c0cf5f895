//! Scripts: any text is answered.

#![no_main]

use atoll_catalog::Script;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(script) = Script::parse(text) {
        let _ = script.run(|_| {});
    }
});
