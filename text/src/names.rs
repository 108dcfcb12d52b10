//! What the people in the seats are called.

use games::Seat;

use crate::escape::clean;

/// The most characters of a name that a picture or an alt text holds.
const LONGEST: usize = 32;

/// Display names by seat.
#[derive(Clone, Debug)]
pub struct Names {
    plain: Vec<String>,
    shown: Vec<String>,
}

impl Names {
    /// The names in seat order. `plain` are for pictures and alt texts and are cleaned here;
    /// `shown` are for message texts: already escaped, or mentions.
    pub fn new(plain: Vec<String>, shown: Vec<String>) -> Self {
        let plain = plain.iter().map(|name| clean(name, LONGEST)).collect();
        Self { plain, shown }
    }

    /// For pictures and alt texts.
    pub fn plain(&self, seat: Seat) -> &str {
        named(&self.plain, seat)
    }

    /// For message texts.
    pub fn shown(&self, seat: Seat) -> &str {
        named(&self.shown, seat)
    }
}

/// A seat without a usable name still gets a sentence.
fn named(names: &[String], seat: Seat) -> &str {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name,
        Some(_) | None => "?",
    }
}
