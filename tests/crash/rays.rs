//! What a player who plays Planétaire alone has done, as `/table describe` tells it.

use std::collections::BTreeSet;

use crate::support::Person;

/// The margins that they fired from.
#[track_caller]
pub(crate) fn rays_of(person: &Person<'_>) -> BTreeSet<String> {
    rays_in(person.plays("/table describe").text())
}

/// The same, from what they were told.
#[track_caller]
pub(crate) fn rays_in(text: &str) -> BTreeSet<String> {
    let (_, round) = text
        .split_once("Round 1: sky hidden by ")
        .unwrap_or_else(|| panic!("no round: {text:?}"));
    let mut rays = BTreeSet::new();
    for ray in round.lines().filter_map(|line| line.strip_prefix("- ")) {
        let margin = ray.split(' ').next().unwrap_or_default();
        let new = rays.insert(margin.to_owned());
        assert!(new, "{margin} was fired from twice");
    }
    rays
}
