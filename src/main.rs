//! The process: reads the settings and runs Houston.

fn main() {}
