//! Whether everything held: all that did not is told before the end.

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether anything did not hold.
static WRONG: AtomicBool = AtomicBool::new(false);

/// This must be so.
pub(crate) fn must(holds: bool, what: &str) {
    if !holds {
        println!("WRONG: {what}");
        WRONG.store(true, Ordering::Relaxed);
    }
}

/// Ends with an error where anything did not hold.
pub(crate) fn passes() {
    assert!(
        !WRONG.load(Ordering::Relaxed),
        "see above what did not hold"
    );
}
