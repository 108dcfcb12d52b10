//! The page, played in a real browser: headless Chromium, driven over WebDriver, on the product's
//! own binary. Where Chromium or its driver is absent the tests say so and pass. Must never reach
//! anything but loopback.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test that cannot go on says so by panicking, and a measure is read by people"
)]

mod contact;
mod driver;
mod house;
mod lobby;
mod one_screen;
mod phone;
mod planetaire;
mod reading;
mod recovery;
mod safety;
#[path = "../../sessions/tests/all/common/skipped.rs"]
mod skipped;
mod solo;
#[path = "../support/mod.rs"]
mod support;
mod window;
mod workbench;

/// What a test needs: the product, and a window on it. Nothing when there is no browser here.
fn begin(query: &str) -> Option<(house::House, window::Window)> {
    let Some(driver) = driver::Driver::start() else {
        skipped::skipped("there is no chromium, or no chromedriver");
        return None;
    };
    let house = house::House::start();
    let window = window::Window::open(driver, &format!("{}/{query}", house.address()));
    Some((house, window))
}
