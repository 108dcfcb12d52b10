//! Discord in and out: verbs, desks, component ids, and the one file that sends.
