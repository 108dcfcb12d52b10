//! Places on the board: their names, their codes, and what comes of stopping there.

use games::terre_lune::{Node, Place, Station, Stop};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// A station's name.
pub fn station(lang: Lang, station: Station) -> String {
    match station {
        Station::Alpha => say("terre_lune-station-alpha"),
        Station::Beta => say("terre_lune-station-beta"),
        Station::Gamma => say("terre_lune-station-gamma"),
        Station::Delta => say("terre_lune-station-delta"),
    }
    .tr(lang)
}

/// A node's name.
pub fn node(lang: Lang, node: Node) -> String {
    match node {
        Node::Earth => say("terre_lune-earth").tr(lang),
        Node::Moon => say("terre_lune-moon").tr(lang),
        Node::Station(at) => station(lang, at),
    }
}

/// A place in one word: a node's name, a palier's code, a cell of the orbit.
pub fn place(lang: Lang, place: Place) -> String {
    match place {
        Place::At(at) => node(lang, at),
        Place::On(palier) => palier.code(),
        Place::Adrift { at, .. } => format!("O{}", at.number()),
    }
}

/// A place with its preposition: `on the Moon`, `at Beta`, `2 steps from Alpha`.
pub(super) fn with_preposition(lang: Lang, place: Place) -> String {
    match place {
        Place::At(Node::Earth) => say("terre_lune-at-earth"),
        Place::At(Node::Moon) => say("terre_lune-at-moon"),
        Place::At(Node::Station(at)) => {
            say("terre_lune-at-station").with("station", station(lang, at))
        }
        Place::On(palier) => say("terre_lune-at-palier")
            .with("steps", palier.points_left())
            .with("node", node(lang, palier.toward()))
            .with("article", article(palier.toward())),
        Place::Adrift { at, from } => say("terre_lune-at-orbit")
            .with("cells", from.crossing().map_or(0, |cell| cell.until(at))),
    }
    .tr(lang)
}

/// Kind of a node by what its name takes before it: in most languages the Earth and the Moon an
/// article, and Alpha an apostrophe.
pub(super) const fn article(node: Node) -> &'static str {
    match node {
        Node::Earth => "earth",
        Node::Moon => "moon",
        Node::Station(Station::Alpha) => "alpha",
        Node::Station(_) => "station",
    }
}

/// Like [`at`], for a station.
pub(super) fn at_station(lang: Lang, station: Station) -> String {
    with_preposition(lang, Place::At(Node::Station(station)))
}

/// Tells what stopping here brings the player; `None` when it brings nothing.
pub fn stop(lang: Lang, stop: Stop) -> Option<String> {
    let phrase = match stop {
        Stop::Nothing => return None,
        Stop::Station { claims } => say("terre_lune-stop-station").with("claims", claims),
        Stop::Moon => say("terre_lune-stop-moon"),
        Stop::Earth { prime: None } => say("terre_lune-stop-earth"),
        Stop::Earth { prime: Some(prime) } => say("terre_lune-stop-home").with("prime", prime),
        Stop::Dragged { .. } => say("terre_lune-stop-dragged"),
        Stop::Collision { back: Some(back) } => {
            say("terre_lune-stop-collision").with("node", node(lang, back))
        }
        Stop::Collision { back: None } => say("terre_lune-stop-end"),
    };
    Some(phrase.tr(lang))
}
