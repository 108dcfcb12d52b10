//! A sentence for everything, in every language, within the limits, for all that a fight does.

mod fight;
mod sentences;
