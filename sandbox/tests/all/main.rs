//! What the sandbox does and refuses, a file a matter. One binary, because each more is built and
//! linked by itself.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on says so by panicking"
)]

mod clock;
mod common;
mod crowd;
mod gateway;
mod interactions;
mod outages;
mod page;
mod people;
mod places;
mod secure;
mod strictness;
mod terms;
