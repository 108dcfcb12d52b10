//! The table of a game's components: each word with what it does. Words never change: buttons in
//! channels work for ever.

use text::Lang;

use super::{GameUi, Page, Step, Tapped};
use crate::ui::message::{Required, Style};

/// A component.
pub(crate) struct Component<D: GameUi> {
    /// Word of the component.
    pub word: &'static str,
    /// The argument that tells it apart from others of the same word.
    pub of: Option<&'static str>,
    /// Label's key and style, where it is a button.
    pub button: Option<(&'static str, Style)>,
    /// Effect of using it.
    pub does: Effect<D>,
}

/// Effect of using a component.
pub(crate) enum Effect<D: GameUi> {
    /// Says a verb.
    Says(Says),
    /// Opens this form.
    Asks(&'static Modal<D>),
    /// Turns to the console's page of its own name, with these words.
    Turns(Wording),
    /// Calls a function of the game's UI.
    Means(fn(&D::View, &Tapped<'_>) -> Step<D>),
}

/// Manner in which a component says a verb.
#[derive(Clone, Copy)]
pub(crate) struct Says {
    /// The verb's name.
    pub verb: &'static str,
    /// Words that it carries.
    pub words: Wording,
    /// Certainty that the player means it.
    pub door: Certainty,
    /// The page of the console that follows, where more is to come.
    pub then: Option<fn(&str) -> Page>,
}

/// Words that a component carries.
pub(super) type Wording = fn(&Tapped<'_>) -> String;

/// No words.
pub(crate) fn nothing(_: &Tapped<'_>) -> String {
    String::new()
}

/// Words of its id.
pub(crate) fn argument(tapped: &Tapped<'_>) -> String {
    tapped.argument.to_owned()
}

/// Chosen words.
pub(crate) fn chosen(tapped: &Tapped<'_>) -> String {
    tapped.chosen.unwrap_or_default().to_owned()
}

/// The first letter of what was chosen.
pub(crate) fn initial(tapped: &Tapped<'_>) -> String {
    chosen(tapped).chars().take(1).collect()
}

/// Words of its id, and then the chosen ones.
pub(crate) fn joined(tapped: &Tapped<'_>) -> String {
    [tapped.argument, &chosen(tapped)].concat()
}

/// Words of its id and the chosen ones, as two words.
pub(crate) fn both(tapped: &Tapped<'_>) -> String {
    format!("{} {}", tapped.argument, chosen(tapped))
}

/// The letters of what its id carries, each a word.
pub(crate) fn letters(tapped: &Tapped<'_>) -> String {
    spaced(tapped.argument)
}

/// Letters, each a word.
pub(crate) fn spaced(letters: &str) -> String {
    let letters: Vec<String> = letters.chars().map(String::from).collect();
    letters.join(" ")
}

/// Certainty that a player means what was said; decides whether they are asked to confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// The verb was named: a command, a form, a typed verb.
    Named,
    /// A component, or words without a verb: a slip is easily made.
    Slip,
    /// Sure: it was asked once more.
    Sure,
}

/// A form.
pub(crate) struct Modal<D: GameUi> {
    /// Target of what is filled in.
    pub fills: Fills,
    /// The key of its title.
    pub title: &'static str,
    /// Question.
    pub label: fn(Lang, &D::View) -> String,
    /// An example.
    pub example: fn(Lang) -> String,
    /// Text that stands there already, given what the button carries.
    pub value: fn(Lang, &D::View, &str) -> String,
    /// Need to fill it.
    pub required: Required,
}

/// Target of what is filled in a form.
pub(crate) enum Fills {
    /// The words of this verb or record command.
    GameCommand(&'static str),
    /// A verb's words, or one of these verbs by name: `ship D4`.
    Among(&'static str, &'static [&'static str]),
}

impl<D: GameUi> Component<D> {
    const fn new(word: &'static str, does: Effect<D>) -> Self {
        Self {
            word,
            of: None,
            button: None,
            does,
        }
    }

    /// The component of this word that carries this.
    pub(crate) fn named(word: &str, argument: &str) -> Option<&'static Self> {
        let mut parts = D::COMPONENTS.iter().filter(|part| part.word == word);
        parts.find(|part| part.of.is_none_or(|of| of == argument))
    }

    /// A component that turns to the console's page of its own name, with these words.
    pub(crate) const fn page(word: &'static str, words: Wording) -> Self {
        Self::new(word, Effect::Turns(words))
    }

    /// A component that says this verb with these words.
    pub(crate) const fn says(word: &'static str, verb: &'static str, words: Wording) -> Self {
        Self::saying(word, verb, words, Certainty::Slip, None)
    }

    /// Says a verb after it was asked once more.
    pub(crate) const fn sure(word: &'static str, verb: &'static str, words: Wording) -> Self {
        Self::saying(word, verb, words, Certainty::Sure, None)
    }

    /// Says a verb of which more is to come: this page of the console follows.
    pub(crate) const fn stays(
        word: &'static str,
        verb: &'static str,
        words: Wording,
        then: fn(&str) -> Page,
    ) -> Self {
        Self::saying(word, verb, words, Certainty::Slip, Some(then))
    }

    const fn saying(
        word: &'static str,
        verb: &'static str,
        words: Wording,
        door: Certainty,
        then: Option<fn(&str) -> Page>,
    ) -> Self {
        Self::new(
            word,
            Effect::Says(Says {
                verb,
                words,
                door,
                then,
            }),
        )
    }

    /// A component that opens this form.
    pub(crate) const fn asks(word: &'static str, sheet: &'static Modal<D>) -> Self {
        Self::new(word, Effect::Asks(sheet))
    }

    /// A component whose meaning this function of the game's UI computes.
    pub(crate) const fn means(
        word: &'static str,
        means: fn(&D::View, &Tapped<'_>) -> Step<D>,
    ) -> Self {
        Self::new(word, Effect::Means(means))
    }

    /// Component told apart from others of its word by this argument.
    #[must_use]
    pub(crate) const fn of(self, argument: &'static str) -> Self {
        Self {
            of: Some(argument),
            ..self
        }
    }

    /// Component as a button.
    #[must_use]
    pub(crate) const fn button(self, key: &'static str, style: Style) -> Self {
        Self {
            button: Some((key, style)),
            ..self
        }
    }
}
