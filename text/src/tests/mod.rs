//! Laws over all words: every key in every language, used, within limits, well set.

mod commands;
mod feats;
mod games;
mod heard;
mod lessons;
pub(crate) mod readable;
mod source;
mod spoken;
mod style;
mod translations;
mod usage;
pub(crate) mod viewers;
