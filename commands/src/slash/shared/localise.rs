//! Gives every command, option and choice its names and descriptions in each language.
//!
//! The Rust names are identifiers; what people read comes from `text`.

use std::borrow::Cow;

use text::Lang;

use crate::slash::context::Command;
use crate::table::keys::command_key;

/// A place where `text` has no words for a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Missing(pub String);

/// Fills in the words of these commands and of all that is under them.
///
/// # Errors
/// The keys for which there are no words, in any language.
pub(crate) fn localise(commands: &mut [Command]) -> Result<(), Vec<Missing>> {
    let mut missing = Vec::new();
    for command in commands {
        localise_command(command, "", &mut missing);
    }
    if missing.is_empty() {
        Ok(())
    } else {
        Err(missing)
    }
}

/// Fills in the words of a command and of everything under it. `parent` is the path of the command
/// above.
fn localise_command(command: &mut Command, parent: &str, missing: &mut Vec<Missing>) {
    let path = format!("{parent}-{}", command.name);
    let words = CommandWords::find(&format!("cmd{path}"), missing);
    command.name_localizations = words.names;
    command.description = Some(words.about);
    command.description_localizations = words.abouts;
    for parameter in &mut command.parameters {
        let words = CommandWords::find(&command_key("opt", &path, &parameter.name), missing);
        parameter.name_localizations = words.names;
        parameter.description = Some(words.about);
        parameter.description_localizations = words.abouts;
        for choice in parameter.choices.to_mut() {
            let one = format!("{}-{}", parameter.name, choice.name);
            let words = CommandWords::labels(&command_key("choice", &path, &one), missing);
            choice.localizations = words.names;
            choice.name = words.name;
        }
    }
    for sub in &mut command.subcommands {
        localise_command(sub, &path, missing);
    }
}

/// Words by Discord locale.
type Localised = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Words of a command, an option or a choice.
struct CommandWords {
    /// In English, Discord's own default.
    name: Cow<'static, str>,
    about: Cow<'static, str>,
    names: Localised,
    abouts: Localised,
}

impl CommandWords {
    /// Words of a choice, which has no description.
    fn labels(key: &str, missing: &mut Vec<Missing>) -> Self {
        let value = |lang| text::message(lang, spoken(lang, key)).or_else(|| language_name(key));
        Self {
            name: Cow::Owned(required(key, value(Lang::En), missing)),
            about: Cow::Borrowed(""),
            names: in_every_language(key, value, missing),
            abouts: Cow::Borrowed(&[]),
        }
    }

    /// Words of a command or an option.
    fn find(key: &str, missing: &mut Vec<Missing>) -> Self {
        let about = |lang| text::attribute(lang, spoken(lang, key), "about");
        let described = format!("{key}.about");
        Self {
            about: Cow::Owned(required(&described, about(Lang::En), missing)),
            abouts: in_every_language(&described, about, missing),
            ..Self::labels(key, missing)
        }
    }
}

/// Key of a command's words in a language. A game that does not speak it has its `open` called as
/// in every game, because texts of all games name it.
fn spoken(lang: Lang, key: &str) -> &str {
    match key.ends_with("-open") && !text::is_translated(lang, key) {
        true => "cmd-open",
        false => key,
    }
}

/// Name of the language that a choice of `/server` stands for, which its speakers give it.
fn language_name(key: &str) -> Option<String> {
    let code = key.strip_prefix("choice-server-language-")?;
    let mut all = Lang::ALL.into_iter();
    all.find(|lang| lang.code() == code).map(Lang::name)
}

/// Words of a key in every language. Languages that lack them are added to `missing`.
fn in_every_language(
    key: &str,
    value: impl Fn(Lang) -> Option<String>,
    missing: &mut Vec<Missing>,
) -> Localised {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let words = required(key, value(lang), missing);
        for locale in lang.discord_locales() {
            all.push((Cow::Borrowed(locale.as_str()), Cow::Owned(words.clone())));
        }
    }
    Cow::Owned(all)
}

/// Words of a key; empty, and added to `missing`, if there are none.
fn required(key: &str, value: Option<String>, missing: &mut Vec<Missing>) -> String {
    value.unwrap_or_else(|| {
        missing.push(Missing(key.to_owned()));
        String::new()
    })
}
