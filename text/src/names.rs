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
    in_messages: Vec<String>,
    /// The seat that reads it alone: that player is spoken to, not of.
    reader: Option<Seat>,
}

impl Names {
    /// The names in seat order. `plain` are for pictures and alt texts and are cleaned here;
    /// `in_messages` are for message texts: already escaped, or mentions.
    pub fn new(plain: Vec<String>, in_messages: Vec<String>) -> Self {
        let plain = plain.iter().map(|name| clean(name, NAME)).collect();
        Self {
            plain,
            in_messages,
            reader: None,
        }
    }

    /// Names for the player in this seat, when they alone read: in message texts they are *you*.
    #[must_use]
    pub fn read_by(self, seat: Seat, lang: Lang) -> Self {
        let Self {
            plain,
            mut in_messages,
            ..
        } = self;
        if let Some(own) = in_messages.get_mut(seat.index()) {
            *own = say("reader").tr(lang);
        }
        Self {
            plain,
            in_messages,
            reader: Some(seat),
        }
    }

    /// Names for a picture's words, which are the same for everyone who looks at it.
    #[must_use]
    pub(crate) fn in_pictures(&self) -> Self {
        Self {
            plain: self.plain.clone(),
            in_messages: self.plain.clone(),
            reader: None,
        }
    }

    /// True if the player in this seat reads it, alone.
    pub(crate) fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// Name for pictures and alt texts.
    pub fn plain(&self, seat: Seat) -> &str {
        name_or_placeholder(&self.plain, seat)
    }

    /// Name for message texts: in lists and after prepositions. A sentence about a player names
    /// them by `Phrase::with_player`.
    pub fn in_message(&self, seat: Seat) -> &str {
        name_or_placeholder(&self.in_messages, seat)
    }
}

impl Phrase {
    /// Adds a player in this role. The argument `<role>-you` says whether they read it themselves,
    /// so that the sentence can speak to them.
    pub fn with_player(self, role: &'static str, names: &Names, seat: Seat) -> Self {
        let you = if names.is_reader(seat) { "yes" } else { "no" };
        self.with(role, names.in_message(seat).to_owned())
            .with(format!("{role}-you"), you)
    }
}

/// Name of a seat; a placeholder where it has no usable one, so that it still gets a sentence.
fn name_or_placeholder(names: &[String], seat: Seat) -> &str {
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
        let called = |seat: u8| {
            (
                names.plain(Seat::new(seat)),
                names.in_message(Seat::new(seat)),
            )
        };
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
                    .with_player("name", names, Seat::new(seat))
                    .tr(lang)
            };
            [of(0), of(1)]
        };
        let own = names().read_by(Seat::new(0), Lang::Fr);
        assert_eq!(says(&own, Lang::Fr), ["Tu as", "**Bob** a"]);
        assert_eq!(
            (own.in_message(Seat::new(0)), own.plain(Seat::new(0))),
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
