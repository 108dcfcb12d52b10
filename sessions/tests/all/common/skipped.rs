//! Reports skipped checks where the person running the tests sees it.

use std::io::Write;

/// What this machine lacks.
pub(crate) fn skipped(why: &str) {
    let line = format!("SKIPPED: {why}\n");
    // Not what the harness keeps to itself when a test passes.
    let _ = std::io::stderr().lock().write_all(line.as_bytes());
}
