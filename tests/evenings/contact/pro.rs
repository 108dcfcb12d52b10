//! The pro variant, won on another day than the one on which the table was opened.

use std::time::Duration;

use super::{begun, keepsake, plays_on};
use crate::support::Evening;

const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cleo", "en-US")];

#[test]
fn won_pro_mission_ends_with_a_certificate_of_its_day() {
    let evening = Evening::hurried("contact_pro", "en-US", THREE);
    let options = " level:Pro practice:None pace:By correspondence";
    let people = begun(&evening, &["Ada", "Bob", "Cleo"], options);
    plays_on(&people, 1..=11);
    evening.discord_ages(Duration::from_hours(26));
    plays_on(&people, 12..=12);
    people[1]
        .sees_on_the_board("Mission accomplished")
        .sees("of 42 points");
    let certificate = keepsake(&people[2], "**correct**");
    let alt = certificate.alt();
    assert!(
        alt.starts_with("A certificate for Ada, Bob and Cleo"),
        "{alt}"
    );
    // By Discord's own clock: `2026-11-08T…`.
    let posted = certificate.message["timestamp"].as_str().unwrap();
    let (year, day) = (&posted[..4], posted[8..10].trim_start_matches('0'));
    let date = format!(" of 42 points on {day} ");
    assert!(alt.contains(&date) && alt.contains(year), "{alt}: {posted}");
    certificate.picture();
}
