//! The table of a game's components: each word with what it does. Words never change: buttons in
//! channels work for ever.

use text::Lang;

use super::{GameUi, Page, Step, Tapped};
use crate::ui::message::{Required, Style};

/// A button or select of a game, and its effect.
pub(crate) struct Component<D: GameUi> {
    /// Word of the component in ids.
    pub word: &'static str,
    /// Argument that tells it apart from others of the same word.
    pub argument: Option<&'static str>,
    /// Key of the label and style, for a button.
    pub button: Option<(&'static str, Style)>,
    /// Effect of using it.
    pub does: Effect<D>,
}

/// Effect of using a component.
pub(crate) enum Effect<D: GameUi> {
    /// Does a game command.
    Says(Says),
    /// Opens this form.
    Asks(&'static Modal<D>),
    /// Turns to the page of the console with its own word and these words as argument.
    Turns(Wording),
    /// Calls a function of the game's UI.
    Means(fn(&D::View, &Tapped<'_>) -> Step<D>),
}

/// A game command that a component does.
#[derive(Clone, Copy)]
pub(crate) struct Says {
    /// Name of the game command.
    pub verb: &'static str,
    /// Words after it.
    pub words: Wording,
    /// Certainty that the player means it.
    pub certainty: Certainty,
    /// Page of the console that follows, where more is to come; it is made from the words.
    pub then: Option<fn(&str) -> Page>,
}

/// Function that makes the words of a command from the use of a component.
pub(super) type Wording = fn(&Tapped<'_>) -> String;

/// No words.
pub(crate) fn nothing(_: &Tapped<'_>) -> String {
    String::new()
}

/// Words of the component's argument.
pub(crate) fn argument(tapped: &Tapped<'_>) -> String {
    tapped.argument.to_owned()
}

/// Words that were chosen in a select.
pub(crate) fn chosen(tapped: &Tapped<'_>) -> String {
    tapped.chosen.unwrap_or_default().to_owned()
}

/// First letter of the chosen words.
pub(crate) fn initial(tapped: &Tapped<'_>) -> String {
    chosen(tapped).chars().take(1).collect()
}

/// Argument and chosen words as one word.
pub(crate) fn joined(tapped: &Tapped<'_>) -> String {
    [tapped.argument, &chosen(tapped)].concat()
}

/// Argument and chosen words as two words.
pub(crate) fn both(tapped: &Tapped<'_>) -> String {
    format!("{} {}", tapped.argument, chosen(tapped))
}

/// Letters of the argument, each a word.
pub(crate) fn letters(tapped: &Tapped<'_>) -> String {
    spaced(tapped.argument)
}

/// Letters, each a word.
pub(crate) fn spaced(letters: &str) -> String {
    let letters: Vec<String> = letters.chars().map(String::from).collect();
    letters.join(" ")
}

/// Certainty that a player means what they did; decides whether they are asked once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// The verb was named: a command, a form, a typed verb.
    Named,
    /// A component, or words without a verb: a slip is easily made.
    Slip,
    /// Sure: it was asked once more.
    Sure,
}

/// A form of a game.
pub(crate) struct Modal<D: GameUi> {
    /// Command that its text is for.
    pub fills: Fills,
    /// Key of its title.
    pub title: &'static str,
    /// Label of its field.
    pub label: fn(Lang, &D::View) -> String,
    /// An example.
    pub example: fn(Lang) -> String,
    /// Text in the field before anything is typed; the last parameter is the button's argument.
    pub value: fn(Lang, &D::View, &str) -> String,
    /// Need to fill it.
    pub required: Required,
}

/// Command that the text of a form is for.
pub(crate) enum Fills {
    /// This game command or record command.
    GameCommand(&'static str),
    /// The first game command, or one of the others by name: `ship D4`.
    Among(&'static str, &'static [&'static str]),
}

impl<D: GameUi> Component<D> {
    const fn new(word: &'static str, does: Effect<D>) -> Self {
        Self {
            word,
            argument: None,
            button: None,
            does,
        }
    }

    /// The component with this word and argument.
    pub(crate) fn find(word: &str, argument: &str) -> Option<&'static Self> {
        let mut parts = D::COMPONENTS.iter().filter(|part| part.word == word);
        parts.find(|part| part.argument.is_none_or(|own| own == argument))
    }

    /// Component that turns to the page of the console with its own word.
    pub(crate) const fn page(word: &'static str, words: Wording) -> Self {
        Self::new(word, Effect::Turns(words))
    }

    /// Component that does a game command with these words.
    pub(crate) const fn says(word: &'static str, verb: &'static str, words: Wording) -> Self {
        Self::say_verb(word, verb, words, Certainty::Slip, None)
    }

    /// Component that does a game command after the player was asked once more.
    pub(crate) const fn sure(word: &'static str, verb: &'static str, words: Wording) -> Self {
        Self::say_verb(word, verb, words, Certainty::Sure, None)
    }

    /// Component that does a game command of which more is to come: this page of the console
    /// follows.
    pub(crate) const fn stays(
        word: &'static str,
        verb: &'static str,
        words: Wording,
        then: fn(&str) -> Page,
    ) -> Self {
        Self::say_verb(word, verb, words, Certainty::Slip, Some(then))
    }

    /// Component that does a game command.
    const fn say_verb(
        word: &'static str,
        verb: &'static str,
        words: Wording,
        certainty: Certainty,
        then: Option<fn(&str) -> Page>,
    ) -> Self {
        Self::new(
            word,
            Effect::Says(Says {
                verb,
                words,
                certainty,
                then,
            }),
        )
    }

    /// Component that opens a form.
    pub(crate) const fn asks(word: &'static str, modal: &'static Modal<D>) -> Self {
        Self::new(word, Effect::Asks(modal))
    }

    /// Component whose step is computed by a function of the game.
    pub(crate) const fn means(
        word: &'static str,
        means: fn(&D::View, &Tapped<'_>) -> Step<D>,
    ) -> Self {
        Self::new(word, Effect::Means(means))
    }

    /// The component, told apart from others of its word by this argument.
    #[must_use]
    pub(crate) const fn with_argument(self, argument: &'static str) -> Self {
        Self {
            argument: Some(argument),
            ..self
        }
    }

    /// The component as a button with this label and style.
    #[must_use]
    pub(crate) const fn button(self, key: &'static str, style: Style) -> Self {
        Self {
            button: Some((key, style)),
            ..self
        }
    }
}
