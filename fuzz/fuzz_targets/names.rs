//! Names: any text is answered; what is taken is kept as it is, and told apart from itself.

#![no_main]

use atoll_protocol::limits::{NAME_LENGTH, NAME_UNITS};
use atoll_protocol::name::{apart, looks_like, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(name) = read(text) else { return };
    assert_eq!(read(&name).as_ref(), Ok(&name), "a name is a name");
    assert!(name.encode_utf16().count() <= NAME_UNITS && name.trim() == name);
    if name.is_empty() {
        return;
    }
    let second = apart(&name, &[&name]);
    let third = apart(&name, &[&name, &second]);
    assert!(!looks_like(&name, &second) && !looks_like(&second, &third), "{name:?} {second:?} {third:?}");
    assert!(second.chars().count() <= NAME_UNITS + NAME_LENGTH);
});
