//! Whom a request is counted as that comes through a proxy: whatever the header says, never as this machine, which is not
//! counted, and always as one that is written like it again.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(address) = atoll_server::fuzzing::forwarded(text) {
        assert!(!address.to_canonical().is_loopback(), "{text:?} is not counted");
        assert_eq!(address.to_string().parse(), Ok(address));
    }
});
