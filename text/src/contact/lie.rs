//! Places of the tiles in words: as the eye sees them at a glance. Enough to play by; not enough to
//! compute the distance of a flight, which is the game.

use std::f64::consts::TAU;

use games::contact::{SpacePoint, TileView, View};

use super::shown::tile;
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Hours on a clock.
const HOURS: i32 = 12;
/// The middle of the square that the tiles lie in.
const MIDDLE: SpacePoint = SpacePoint {
    x: 20 * SpacePoint::UNIT,
    y: 20 * SpacePoint::UNIT,
};
/// Distance below which a tile lies *at* the middle, or *at* another tile: about one tile's breadth
/// is between their edges at most.
const BESIDE: f64 = 6.5 * SpacePoint::UNIT as f64;

/// A line for each direction from the middle, the nearest tile first, and one that tells which
/// tiles lie side by side.
pub(super) fn positions(lang: Lang, view: &View) -> Vec<String> {
    let mut tiles: Vec<&TileView> = view.tiles.iter().collect();
    tiles.sort_by(|a, b| distance_from_middle(a).total_cmp(&distance_from_middle(b)));
    let named = |seen: &[&TileView]| {
        let names: Vec<String> = seen.iter().map(|seen| tile(lang, seen.tile)).collect();
        names.join(", ")
    };
    let (middle, around): (Vec<_>, Vec<_>) = tiles
        .iter()
        .partition(|seen| distance_from_middle(seen) < BESIDE / 2.0);
    let mut lines = Vec::new();
    if !middle.is_empty() {
        let phrase = say("contact-describe-middle").with("tiles", named(&middle));
        lines.push(phrase.tr(lang));
    }
    let hours = (1..=HOURS).filter_map(|hour| {
        let there: Vec<_> = around
            .iter()
            .copied()
            .filter(|seen| self::hour(seen) == hour)
            .collect();
        let phrase = say("contact-describe-hour")
            .with("hour", hour)
            .with("tiles", named(&there));
        (!there.is_empty()).then(|| phrase.tr(lang))
    });
    lines.push(format!("{}.", hours.collect::<Vec<_>>().join(" · ")));
    let pairs = side_by_side(&view.tiles);
    let pairs =
        pairs.map(|(one, other)| format!("{}–{}", tile(lang, one.tile), tile(lang, other.tile)));
    let pairs: Vec<String> = pairs.collect();
    if !pairs.is_empty() {
        let phrase = say("contact-describe-beside").with("pairs", pairs.join(", "));
        lines.push(phrase.tr(lang));
    }
    lines
}

/// Each pair of tiles that lie close to each other.
fn side_by_side(tiles: &[TileView]) -> impl Iterator<Item = (&TileView, &TileView)> {
    let after = |nth: usize| tiles.iter().skip(nth + 1);
    let pairs = tiles
        .iter()
        .enumerate()
        .flat_map(move |(nth, one)| after(nth).map(move |other| (one, other)));
    pairs.filter(|(one, other)| distance(one.at, other.at) < BESIDE)
}

fn distance_from_middle(seen: &TileView) -> f64 {
    distance(MIDDLE, seen.at)
}

fn distance(one: SpacePoint, other: SpacePoint) -> f64 {
    f64::from(other.x - one.x).hypot(f64::from(other.y - one.y))
}

/// Direction of a tile from the middle, as hours of a clock.
fn hour(seen: &TileView) -> i32 {
    let (right, up) = (seen.at.x - MIDDLE.x, MIDDLE.y - seen.at.y);
    let turn = f64::from(right).atan2(f64::from(up)) / TAU;
    // Below 13 and above -7: it fits.
    let hour = (turn * f64::from(HOURS)).round() as i32;
    match hour.rem_euclid(HOURS) {
        0 => HOURS,
        hour => hour,
    }
}
