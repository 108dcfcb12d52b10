//! A sentence for everything, in every language, within the limits, whatever a fight does.

mod fight;
mod sentences;
