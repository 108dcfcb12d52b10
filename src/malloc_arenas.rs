//! Keeps glibc to two heaps. By default it makes up to eight a core, and each keeps what its
//! threads once needed: 600 tables take a third more memory then. glibc reads the number when a
//! process starts, so this one starts its own program again, in the same process.

use std::os::unix::process::CommandExt as _;
use std::process::Command;

const SETTING: &str = "MALLOC_ARENA_MAX";

/// Starts this program again with two heaps, unless the operator has set how many there are.
pub fn keep_two() {
    if !cfg!(target_env = "gnu") || std::env::var_os(SETTING).is_some() {
        return;
    }
    let mut arguments = std::env::args_os();
    let (Ok(program), Some(called)) = (std::env::current_exe(), arguments.next()) else {
        return;
    };
    let mut again = Command::new(program);
    again.arg0(called).args(arguments).env(SETTING, "2");
    // Where it fails, it goes on with more heaps: that costs memory, nothing else.
    let _ = again.exec();
}
