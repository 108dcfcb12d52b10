//! Every word that a player reads, in French and English.
