//! Records: any text is answered, and what is read is written back to the same text.

#![no_main]

use atoll_catalog::{Record, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        let written = record.to_text();
        let again = Record::parse(&written).expect("a written record is read back");
        assert_eq!(again.to_text(), written);
        let _ = verify(&record);
    }
});
