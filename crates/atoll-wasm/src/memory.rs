//! How bytes come in and go out: the page and the module share memory, so that a text is a place and a length.
//!
//! A page asks for room with `buf_alloc`, writes its question there and gives place and length to `call`, which frees the
//! question and answers place and length of the answer in one number: the place in the upper half. The page reads the
//! answer and gives it back to `buf_free`.

#![expect(unsafe_code, reason = "raw places are what a page and a module of WebAssembly can exchange")]

/// Room for so many bytes.
#[unsafe(no_mangle)]
extern "C" fn buf_alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0u8; length].into_boxed_slice()).cast()
}

/// Takes back what [`buf_alloc`] or [`call`] gave.
///
/// # Safety
///
/// Place and length are those of such a buffer, which is given back once.
#[unsafe(no_mangle)]
unsafe extern "C" fn buf_free(place: *mut u8, length: usize) {
    // SAFETY: the caller promises that this is a boxed slice that was let go of by `Box::into_raw`, and is taken back once.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(place, length)) });
}

/// Answers the question that lies in a buffer, which it takes back.
///
/// # Safety
///
/// As [`buf_free`].
#[unsafe(no_mangle)]
unsafe extern "C" fn call(place: *mut u8, length: usize) -> u64 {
    // SAFETY: the caller promises the same as for `buf_free`.
    let question = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(place, length)) };
    let answer = crate::answer(&question).into_boxed_slice();
    let length = answer.len() as u64;
    let place = Box::into_raw(answer).cast::<u8>() as u64;
    place << 32 | length
}
