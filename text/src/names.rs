//! What the people in the seats are called.

use games::Seat;

use crate::escape::clean;
use crate::fit::NAME;

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
        let plain = plain.iter().map(|name| clean(name, NAME)).collect();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_is_called_something() {
        let names = Names::new(
            vec!["A\u{202E}da".to_owned(), "\u{200B}".to_owned()],
            vec!["<@7>".to_owned(), String::new()],
        );
        let called = |seat: u8| (names.plain(Seat::new(seat)), names.shown(Seat::new(seat)));
        assert_eq!(called(0), ("Ada", "<@7>"));
        assert_eq!(called(1), ("?", "?"));
        assert_eq!(called(9), ("?", "?"));
    }

    #[test]
    fn a_plain_name_is_not_long() {
        let names = Names::new(vec!["W".repeat(500)], vec![]);
        assert_eq!(names.plain(Seat::new(0)).chars().count(), NAME);
    }
}
