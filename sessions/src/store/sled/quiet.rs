//! sled panics over some kinds of damage. The caller gets an error and tells it in its own words;
//! the panic itself is not printed.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;
use std::thread;

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Wraps the hook that tells of panics, once.
static WRAPPED: Once = Once::new();

/// Runs something whose panic is an error like others.
pub(super) fn quietly<T>(run: impl FnOnce() -> T) -> thread::Result<T> {
    WRAPPED.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                before(panic);
            }
        }));
    });
    QUIET.set(true);
    let run = panic::catch_unwind(AssertUnwindSafe(run));
    QUIET.set(false);
    run
}
