//! Laws over all words: every key in every language, used, within limits, without leftovers.
