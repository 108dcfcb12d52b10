//! The product's program, for those who start it themselves. Must never inherit a token from the
//! environment.

use std::path::Path;
use std::process::{Command, Stdio};

/// The program, run in this folder with these arguments and no settings.
pub(crate) fn program(dir: &Path, arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_houston"));
    program
        .args(arguments)
        .env_clear()
        .current_dir(dir)
        .stdin(Stdio::null());
    program
}
