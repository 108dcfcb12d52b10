//! Messages: a key, its arguments, and the Fluent bundles that turn them into sentences.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use games::each_game;

use crate::lang::Lang;
use crate::messages::Messages;

type WordBundle = FluentBundle<FluentResource>;

static EN: LazyLock<WordBundle> = LazyLock::new(|| bundle(Lang::En));
static FR: LazyLock<WordBundle> = LazyLock::new(|| bundle(Lang::Fr));

/// Messages that belong to no game, in the order of [`Lang::ALL`].
const COMMON: [&[&str]; Lang::ALL.len()] = [
    &[
        include_str!("../locales/en/advice.ftl"),
        include_str!("../locales/en/common.ftl"),
        include_str!("../locales/en/daily.ftl"),
        include_str!("../locales/en/table.ftl"),
        include_str!("../locales/en/lesson.ftl"),
        include_str!("../locales/en/lobby.ftl"),
        include_str!("../locales/en/commands.ftl"),
        include_str!("../locales/en/picture.ftl"),
        include_str!("../locales/en/privacy.ftl"),
        include_str!("../locales/en/stats.ftl"),
        include_str!("../locales/en/wishes.ftl"),
    ],
    &[
        include_str!("../locales/fr/advice.ftl"),
        include_str!("../locales/fr/common.ftl"),
        include_str!("../locales/fr/daily.ftl"),
        include_str!("../locales/fr/table.ftl"),
        include_str!("../locales/fr/lesson.ftl"),
        include_str!("../locales/fr/lobby.ftl"),
        include_str!("../locales/fr/commands.ftl"),
        include_str!("../locales/fr/picture.ftl"),
        include_str!("../locales/fr/privacy.ftl"),
        include_str!("../locales/fr/stats.ftl"),
        include_str!("../locales/fr/wishes.ftl"),
    ],
];

macro_rules! of_games {
    ($($name:ident: $game:ty,)+) => {
        [$(<$game as Messages>::SOURCES),+]
    };
}

/// The messages of a language, file by file.
pub(crate) fn sources(lang: Lang) -> impl Iterator<Item = &'static str> {
    let all = all_sources().into_iter();
    all.flat_map(move |files| files[lang as usize]).copied()
}

/// The messages of all games, then each game's own, in the order of [`Lang::ALL`].
pub(crate) fn all_sources() -> Vec<[&'static [&'static str]; Lang::ALL.len()]> {
    let of_games: &[[&[&str]; Lang::ALL.len()]] = &each_game!(of_games);
    std::iter::once(&COMMON).chain(of_games).copied().collect()
}

/// Parses the messages of a language.
fn bundle(lang: Lang) -> WordBundle {
    // "en" and "fr" are well formed, and a test counts plurals in both.
    let mut bundle = WordBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    // Isolating marks would show up in pictures and between markdown signs.
    bundle.set_use_isolating(false);
    for source in sources(lang) {
        // A test holds every file free of errors.
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Messages of a language, parsed once.
fn bundle_for(lang: Lang) -> &'static WordBundle {
    match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    }
}

/// The message with this key, and its bundle: in English where a game does not speak the language.
fn find_message(lang: Lang, key: &str) -> Option<(&'static WordBundle, FluentMessage<'static>)> {
    let bundles = [bundle_for(lang), bundle_for(Lang::En)].into_iter();
    let mut found = bundles.filter_map(|bundle| Some((bundle, bundle.get_message(key)?)));
    found.next()
}

/// A message with its arguments, in no language yet.
#[must_use]
pub struct Phrase {
    key: Cow<'static, str>,
    args: FluentArgs<'static>,
}

/// The message with this key.
///
/// ```
/// use text::{Lang, say};
/// assert_eq!(say("list-and").with("first", "A1").with("last", "B2").tr(Lang::Fr), "A1 et B2");
/// ```
pub fn say(key: &'static str) -> Phrase {
    keyed(Cow::Borrowed(key))
}

/// The message with a key that was put together.
pub(crate) fn keyed(key: Cow<'static, str>) -> Phrase {
    Phrase {
        key,
        args: FluentArgs::new(),
    }
}

impl Phrase {
    /// Adds an argument. Text that a player chose must come through [`crate::escape`] first.
    pub fn with(
        mut self,
        name: impl Into<Cow<'static, str>>,
        value: impl Into<FluentValue<'static>>,
    ) -> Self {
        self.args.set(name, value);
        self
    }

    /// The sentence in a language. A missing message, which the tests forbid, gives its key.
    pub fn tr(&self, lang: Lang) -> String {
        let found = find_message(lang, &self.key);
        let Some((bundle, pattern)) = found.and_then(|(bundle, it)| Some((bundle, it.value()?)))
        else {
            return self.key.clone().into_owned();
        };
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&self.args), &mut errors);
        sentence.into_owned()
    }
}

/// The text of a message that needs no arguments, such as a command's name.
pub fn message(lang: Lang, key: &str) -> Option<String> {
    has(lang, key).then(|| keyed(Cow::Owned(key.to_owned())).tr(lang))
}

/// An attribute of a message, such as the `.about` of a command.
pub fn attribute(lang: Lang, key: &str, attr: &str) -> Option<String> {
    let (bundle, message) = find_message(lang, key)?;
    let pattern = message.get_attribute(attr)?.value();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, None, &mut errors);
    Some(text.into_owned())
}

/// True if people of this language read a message with this key, maybe in English.
pub fn has(lang: Lang, key: &str) -> bool {
    find_message(lang, key).is_some()
}

/// True if the language itself has a message with this key.
pub fn is_translated(lang: Lang, key: &str) -> bool {
    bundle_for(lang).has_message(key)
}
