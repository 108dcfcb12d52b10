//! The bot is killed, at chosen moments and at random ones, and started again on the same data
//! while Discord goes on. Nobody may notice anything but a pause.

#[path = "../support/mod.rs"]
mod support;

mod windows;
