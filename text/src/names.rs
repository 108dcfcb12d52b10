//! Names of the people in the seats.

use games::Seat;

use crate::escape::clean;
use crate::fit::NAME;
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;

/// Display names by seat.
#[derive(Clone, Debug, Default)]
pub struct Names {
    plain: Vec<String>,
    shown: Vec<String>,
    /// The seat that reads it alone: that player is spoken to, not of.
    reader: Option<Seat>,
}

impl Names {
    /// The names in seat order. `plain` are for pictures and alt texts and are cleaned here;
    /// `shown` are for message texts: already escaped, or mentions.
    pub fn new(plain: Vec<String>, shown: Vec<String>) -> Self {
        let plain = plain.iter().map(|name| clean(name, NAME)).collect();
        Self {
            plain,
            shown,
            reader: None,
        }
    }

    /// Names for the player in this seat, when they alone read: in message texts they are *you*.
    #[must_use]
    pub fn read_by(self, seat: Seat, lang: Lang) -> Self {
        let Self {
            plain, mut shown, ..
        } = self;
        if let Some(own) = shown.get_mut(seat.index()) {
            *own = say("reader").tr(lang);
        }
        Self {
            plain,
            shown,
            reader: Some(seat),
        }
    }

    /// Names for a picture's words, which are the same for everyone who looks at it.
    #[must_use]
    pub(crate) fn in_pictures(&self) -> Self {
        Self {
            plain: self.plain.clone(),
            shown: self.plain.clone(),
            reader: None,
        }
    }

    /// True if the player in this seat reads it, alone.
    pub(crate) fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// For pictures and alt texts.
    pub fn plain(&self, seat: Seat) -> &str {
        named(&self.plain, seat)
    }

    /// For message texts: in lists and after prepositions. A sentence about a player names them by
    /// `Phrase::named`.
    pub fn shown(&self, seat: Seat) -> &str {
        named(&self.shown, seat)
    }
}

impl Phrase {
    /// Adds a player in this role. The argument `<role>-you` says whether they read it themselves,
    /// so that the sentence can speak to them.
    pub fn named(self, role: &'static str, names: &Names, seat: Seat) -> Self {
        let you = if names.is_reader(seat) { "yes" } else { "no" };
        self.with(role, names.shown(seat).to_owned())
            .with(format!("{role}-you"), you)
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
    fn every_seat_has_a_name() {
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
    fn private_text_addresses_its_reader() {
        let names = || {
            let names = vec!["Ada".to_owned(), "Bob".to_owned()];
            Names::new(names.clone(), names)
        };
        let says = |names: &Names, lang| {
            let of = |seat| {
                say("who-did")
                    .named("name", names, Seat::new(seat))
                    .tr(lang)
            };
            [of(0), of(1)]
        };
        let told = names().read_by(Seat::new(0), Lang::Fr);
        assert_eq!(says(&told, Lang::Fr), ["Tu as", "**Bob** a"]);
        assert_eq!(
            (told.shown(Seat::new(0)), told.plain(Seat::new(0))),
            ("toi", "Ada")
        );
        assert_eq!(says(&names(), Lang::En), ["**Ada**", "**Bob**"]);
    }

    #[test]
    fn plain_names_are_limited() {
        let names = Names::new(vec!["W".repeat(500)], vec![]);
        assert_eq!(names.plain(Seat::new(0)).chars().count(), NAME);
    }
}
