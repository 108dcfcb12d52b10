//! De la Terre à la Lune by example: each sentence of the text that moves, takes or fights.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod ambush;
mod challenge;
mod landing;
mod pirate;
mod race;
mod stations;
mod tricks;
mod ways;

use games::terre_lune::{Node, Place};

const EARTH: Place = Place::At(Node::Earth);
const MOON: Place = Place::At(Node::Moon);
