//! Words of the process to its user: the answer to standard output, complaints to standard error.
//! Nothing else writes there but the log.

use std::io::{self, ErrorKind, Write};

use anyhow::{Context, Result};

/// Says a line, or several.
///
/// # Errors
/// It cannot be written, unless no one reads it any more.
pub fn say(lines: &str) -> Result<()> {
    match lines {
        "" => Ok(()),
        lines => write(format!("{}\n", lines.trim_end_matches('\n')).as_bytes()),
    }
}

/// Writes just this.
///
/// # Errors
/// As above.
pub fn write(bytes: &[u8]) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        // A reader that closed the pipe has read enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done.context("cannot write to standard output"),
    }
}

/// Says what went wrong.
pub fn complain(lines: &str) {
    // There is nowhere left to say that this failed.
    let _ = writeln!(io::stderr().lock(), "{}", lines.trim_end_matches('\n'));
}
