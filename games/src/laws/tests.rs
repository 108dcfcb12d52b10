//! Laws' own tests.
