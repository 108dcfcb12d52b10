//! Laws over all words: every key in every language, used, within limits, well set.

mod commands;
mod keys;
mod source;
mod typography;
mod usage;
