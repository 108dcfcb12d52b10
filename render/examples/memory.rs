//! What pictures keep in memory: before the first one, after the warm-up, and after a second one.

#![expect(clippy::print_stdout, reason = "an example reports")]

use std::fs;
use std::time::Instant;

fn main() {
    println!("at start          {}", resident());
    let start = Instant::now();
    warm_up();
    println!("after the warm-up {} in {:?}", resident(), start.elapsed());
    let start = Instant::now();
    warm_up();
    println!("after a second    {} in {:?}", resident(), start.elapsed());
}

/// Draws what the pictures of every game are made of.
fn warm_up() {
    macro_rules! each {
        ($($name:ident: $game:ty,)+) => {
            $(render::warm_up::<$game>();)+
        };
    }
    games::each_game!(each);
}

/// The process's own count, where the system keeps one.
fn resident() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.unwrap_or("VmRSS: unknown").to_owned()
}
