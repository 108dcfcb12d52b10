//! Verbs of a game: a seat's actions by name, each with its arguments and its meaning.
//!
//! One table a game, and everything is made from it: commands, components, forms, typed words,
//! notation, hints and computer players. Knows no language: names are identifiers, as in a
//! notation, and never change.

use super::game::Game;
use super::said::{Said, Spelled};
use super::seat::Seat;

/// A named action.
pub struct GameCommand<G: Game> {
    /// Name, for commands, notation and the keys of its words.
    pub name: &'static str,
    /// Arguments, in order.
    pub takes: &'static [VerbArg<G>],
    /// Meaning, given this view.
    pub means: Means<G>,
    /// Says whether it is offered to this seat now, as far as the seat can see.
    pub may: fn(&G::View, Seat) -> bool,
    /// When the player is asked to confirm it.
    pub confirm: Confirm<G>,
    /// Inputs by which it can be given.
    pub inputs: Inputs,
}

/// The action that words mean in this view, or why they mean none.
pub type Means<G> =
    fn(&<G as Game>::View, &Said) -> Result<<G as Game>::Action, <G as Game>::Refusal>;

/// The words that can stand somewhere, given what the seat sees and what is said before it. They
/// are taken from what the seat sees and never tried on the state: a refusal may tell what another
/// seat hides.
pub type Offers<G> = fn(&<G as Game>::View, Seat, &Said) -> Vec<String>;

/// Something that a verb takes. An empty word is among what it offers where leaving it out means
/// something.
pub type VerbArg<G> = Arg<Offers<G>>;

/// Something that a verb or a record command takes.
pub struct Arg<F> {
    /// Name, for commands.
    pub name: &'static str,
    /// Kind of words.
    pub kind: Kind,
    /// Need for the argument.
    pub needed: Needed,
    /// Words that can stand here now; `None` where they cannot be listed.
    pub offers: Option<F>,
}

/// Kind of an argument's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A word; everything that is left when it is the last.
    Word,
    /// A whole number, within these bounds.
    Number {
        /// The least that is ever meant.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Such a number before a colon, in front of everything else: `2: 3 AGA`.
    Before {
        /// The least that is ever meant.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A word of these.
    Choice(&'static [&'static str]),
}

/// Need for an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// Always needed.
    Always,
    /// Optional: without it the verb means something else.
    AtWill,
    /// Optional: without it the verb finds it by what is seen.
    Understood,
}

/// When a player is asked to confirm an action.
pub enum Confirm<G: Game> {
    /// No second question: it can be changed, or costs little.
    Never,
    /// A second question where a slip makes it: by a component, or in words without the verb.
    OfSlips,
    /// A second question always: it cannot be taken back, no matter how it was given.
    Always,
    /// A second question always, but only where this seat sees that it comes to something costly.
    Where(fn(&G::View, Seat) -> bool),
}

/// Inputs by which a verb can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inputs {
    /// People, as a command and in direct messages.
    All,
    /// People, in direct messages alone.
    MessagesOnly,
    /// People, as a command alone.
    CommandOnly,
    /// Components and the notation alone.
    ComponentsOnly,
}

impl<G: Game> GameCommand<G> {
    /// A verb that takes nothing, is offered always and never asked once more.
    pub const fn new(name: &'static str, means: Means<G>) -> Self {
        Self {
            name,
            takes: &[],
            means,
            may: |_, _| true,
            confirm: Confirm::Never,
            inputs: Inputs::All,
        }
    }

    /// Verb with these arguments.
    #[must_use]
    pub const fn takes(self, takes: &'static [VerbArg<G>]) -> Self {
        Self { takes, ..self }
    }

    /// Verb offered only then.
    #[must_use]
    pub const fn when(self, may: fn(&G::View, Seat) -> bool) -> Self {
        Self { may, ..self }
    }

    /// Verb that asks to be confirmed.
    #[must_use]
    pub const fn confirm(self, confirm: Confirm<G>) -> Self {
        Self { confirm, ..self }
    }

    /// Verb of direct messages alone.
    #[must_use]
    pub const fn messages_only(self) -> Self {
        Self {
            inputs: Inputs::MessagesOnly,
            ..self
        }
    }

    /// Verb of components and the notation alone.
    #[must_use]
    pub const fn components_only(self) -> Self {
        Self {
            inputs: Inputs::ComponentsOnly,
            ..self
        }
    }

    /// The words after the verb, each in its place; the last place takes the rest.
    pub fn split(&self, rest: &str) -> Said {
        split(self.takes, rest)
    }

    /// The other way round.
    pub fn join(&self, said: &Said) -> Spelled {
        let words = self.takes.iter().zip(said.places());
        let words = words.map(|(arg, word)| match arg.kind {
            Kind::Before { .. } if !word.is_empty() => format!("{word}:"),
            _ => word.clone(),
        });
        Spelled::new(self.name, words)
    }

    /// Everything that can be said with it in this view and that can be listed, whether or not the
    /// verb is offered now.
    pub(super) fn sayings(&self, view: &G::View, seat: Seat) -> Vec<Said> {
        let first = vec![Said::default()];
        self.takes.iter().fold(first, |sayings, arg| {
            let words = |said: &Said| arg.offers.map_or_else(Vec::new, |of| of(view, seat, said));
            let longer = |said: &Said| {
                let words = words(said).into_iter();
                words.map(|word| said.with(word)).collect::<Vec<_>>()
            };
            sayings.iter().flat_map(longer).collect()
        })
    }
}

/// Words, each in the place of what is taken; the last place takes the rest.
pub(super) fn split<F>(takes: &[Arg<F>], rest: &str) -> Said {
    let mut rest = rest.trim();
    let stands_before = |arg: &Arg<F>| matches!(arg.kind, Kind::Before { .. });
    let last = takes.iter().rposition(|arg| !stands_before(arg));
    let mut said = Said::default();
    for (place, arg) in takes.iter().enumerate() {
        let (word, left) = match arg.kind {
            Kind::Before { .. } => before(rest).unwrap_or(("", rest)),
            _ if Some(place) == last => (rest, ""),
            _ => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        said = said.with(word);
        rest = left.trim_start();
    }
    said
}

/// A number before a colon, and what comes after it.
fn before(rest: &str) -> Option<(&str, &str)> {
    let (number, after) = rest.split_once(':')?;
    let number = number.trim();
    let plain = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    plain.then_some((number, after))
}

impl<F: Copy> Arg<F> {
    /// A needed argument of this kind.
    pub const fn new(name: &'static str, kind: Kind) -> Self {
        Self {
            name,
            kind,
            needed: Needed::Always,
            offers: None,
        }
    }

    /// Argument where these words can stand.
    #[must_use]
    pub const fn offering(self, offers: F) -> Self {
        Self {
            offers: Some(offers),
            ..self
        }
    }

    /// Argument with this need.
    #[must_use]
    pub const fn needed(self, needed: Needed) -> Self {
        Self { needed, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::{Arg, Kind, Said, split};

    #[test]
    fn only_a_number_may_precede_the_colon() {
        const TAKES: [Arg<()>; 2] = [
            Arg::new("number", Kind::Before { least: 1, most: 9 }),
            Arg::new("rest", Kind::Word),
        ];
        for (words, number, rest) in [
            ("2: 3 AGA", "2", "3 AGA"),
            (" 2 :3 AGA", "2", "3 AGA"),
            ("3 AGA", "", "3 AGA"),
            ("two: 3 AGA", "", "two: 3 AGA"),
            ("2b: 3 AGA", "", "2b: 3 AGA"),
            (": 3 AGA", "", ": 3 AGA"),
        ] {
            assert_eq!(split(&TAKES, words), Said::new([number, rest]), "{words}");
        }
    }
}
