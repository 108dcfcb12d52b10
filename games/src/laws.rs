//! The laws that every game is put through.
