//! The table of a game's components: each word with what it does. Words never change: buttons in
//! channels work for ever.

use text::Lang;

use super::{GameUi, Page, Step, Tapped};
use crate::ui::message::{Required, Style};

/// A component.
pub(crate) struct Component<D: GameUi> {
    /// Its word.
    pub word: &'static str,
    /// The argument that tells it apart from others of the same word.
    pub of: Option<&'static str>,
    /// Its label's key and its style, where it is a button.
    pub button: Option<(&'static str, Style)>,
    /// What using it does.
    pub does: Effect<D>,
}

/// What using a component does.
pub(crate) enum Effect<D: GameUi> {
    /// It says a verb.
    Says(Says),
    /// It opens this form.
    Asks(&'static Modal<D>),
    /// It turns to the console's page of its own name, with these words.
    Turns(Wording),
    /// It calls a function of the game's UI.
    Means(fn(&D::View, &Tapped<'_>) -> Step<D>),
}

/// How a component says a verb.
#[derive(Clone, Copy)]
pub(crate) struct Says {
    /// The verb's name.
    pub verb: &'static str,
    /// What it carries, as words.
    pub words: Wording,
    /// How sure it is that the player means it.
    pub door: Certainty,
    /// The page of the console that follows, where more is to come.
    pub then: Option<fn(&str) -> Page>,
}

/// What a component carries, as words.
pub(super) type Wording = fn(&Tapped<'_>) -> String;

/// Nothing.
pub(crate) fn nothing(_: &Tapped<'_>) -> String {
    String::new()
}

/// What its id carries.
pub(crate) fn argument(tapped: &Tapped<'_>) -> String {
    tapped.argument.to_owned()
}

/// What was chosen.
pub(crate) fn chosen(tapped: &Tapped<'_>) -> String {
    tapped.chosen.unwrap_or_default().to_owned()
}

/// The first letter of what was chosen.
pub(crate) fn initial(tapped: &Tapped<'_>) -> String {
    chosen(tapped).chars().take(1).collect()
}

/// What its id carries, and then what was chosen.
pub(crate) fn joined(tapped: &Tapped<'_>) -> String {
    [tapped.argument, &chosen(tapped)].concat()
}

/// The same, as two words.
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

/// How sure it is that a player means what was said; decides whether they are asked to confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// The verb was named: a command, a form, a typed verb.
    Named,
    /// A component, or words without a verb: a slip is easily made.
    Slip,
    /// It was asked once more.
    Sure,
}

/// A form.
pub(crate) struct Modal<D: GameUi> {
    /// What is filled in.
    pub fills: Fills,
    /// The key of its title.
    pub title: &'static str,
    /// What is asked.
    pub label: fn(Lang, &D::View) -> String,
    /// An example.
    pub example: fn(Lang) -> String,
    /// What stands there already, given what the button carries.
    pub value: fn(Lang, &D::View, &str) -> String,
    /// Whether it may be left empty.
    pub required: Required,
}

/// What is filled in a form.
pub(crate) enum Fills {
    /// The words of this verb or record command.
    GameCommand(&'static str),
    /// The same, or one of these verbs by name: `ship D4`.
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

    /// The same, after it was asked once more.
    pub(crate) const fn sure(word: &'static str, verb: &'static str, words: Wording) -> Self {
        Self::saying(word, verb, words, Certainty::Sure, None)
    }

    /// The same, of which more is to come: this page of the console follows.
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

    /// The same component, told apart from others of its word by this argument.
    #[must_use]
    pub(crate) const fn of(self, argument: &'static str) -> Self {
        Self {
            of: Some(argument),
            ..self
        }
    }

    /// The same component as a button.
    #[must_use]
    pub(crate) const fn button(self, key: &'static str, style: Style) -> Self {
        Self {
            button: Some((key, style)),
            ..self
        }
    }
}
