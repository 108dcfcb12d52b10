//! Messages: a key, its arguments, and the Fluent bundles that turn them into sentences.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use crate::lang::Lang;

type WordBundle = FluentBundle<FluentResource>;

/// Parses the messages of a language.
fn bundle(lang: Lang) -> WordBundle {
    // A folder is named by a well-formed code, as a test holds; plurals go by it.
    let mut bundle = WordBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    // Isolating marks would show up in pictures and between markdown signs.
    bundle.set_use_isolating(false);
    for file in lang.files() {
        // A test holds every file free of errors.
        let resource = FluentResource::try_new(file.messages.to_owned());
        let resource = resource.unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Messages of a language, parsed once.
fn bundle_for(lang: Lang) -> &'static WordBundle {
    static PARSED: [OnceLock<WordBundle>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];
    PARSED[lang.index()].get_or_init(|| bundle(lang))
}

/// Finds in a language, or else in English.
fn find<T>(lang: Lang, found: impl Fn(Lang) -> Option<T>) -> Option<T> {
    found(lang).or_else(|| found(Lang::En))
}

/// A text in a language; nothing where it lacks an argument or a message that it is built from. The
/// English one, behind which there is no other, is said with the gap.
fn format(lang: Lang, pattern: &Pattern<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let mut errors = Vec::new();
    let text = bundle_for(lang).format_pattern(pattern, args, &mut errors);
    (errors.is_empty() || lang == Lang::En).then(|| text.into_owned())
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

    /// The sentence in a language; in English where the language lacks it. One that English lacks
    /// too, which the tests forbid, gives its key.
    pub fn tr(&self, lang: Lang) -> String {
        let said = find(lang, |lang| {
            let pattern = bundle_for(lang).get_message(&self.key)?.value()?;
            format(lang, pattern, Some(&self.args))
        });
        said.unwrap_or_else(|| self.key.clone().into_owned())
    }
}

/// The text of a message that needs no arguments, such as a command's name.
pub fn message(lang: Lang, key: &str) -> Option<String> {
    has(lang, key).then(|| keyed(Cow::Owned(key.to_owned())).tr(lang))
}

/// An attribute of a message, such as the `.about` of a command.
pub fn attribute(lang: Lang, key: &str, attr: &str) -> Option<String> {
    find(lang, |lang| {
        let message = bundle_for(lang).get_message(key)?;
        format(lang, message.get_attribute(attr)?.value(), None)
    })
}

/// True if people of this language read a message with this key, maybe in English.
pub fn has(lang: Lang, key: &str) -> bool {
    is_translated(lang, key) || is_translated(Lang::En, key)
}

/// True if the language itself has a message with this key.
pub fn is_translated(lang: Lang, key: &str) -> bool {
    bundle_for(lang).has_message(key)
}
