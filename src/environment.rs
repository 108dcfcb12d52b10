//! The settings' names and defaults (`.env.example`), and what is set in the environment and in a
//! `.env` file. It interprets no value, and never shows one: it may be the token.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

use crate::{dotenv, nearest};

/// Every setting: its meaning, its name and its default.
pub const EXAMPLE: &str = include_str!("../.env.example");

/// The setting without which there is a sandbox.
const TOKEN: &str = "DISCORD_TOKEN";

/// Everything that is set, or seems to be meant as a setting. The environment wins.
pub(crate) fn values() -> Result<BTreeMap<String, String>> {
    let mut values = match std::fs::read_to_string(".env") {
        Ok(file) => dotenv::parse(&file)?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => BTreeMap::new(),
        Err(error) => return Err(error).context("cannot read .env"),
    };
    for (name, value) in std::env::vars_os() {
        // What cannot be written in letters is no name of ours.
        let meant = |name: &&str| is_ours(name) || is_nearly_the_token(name);
        let Some(name) = name.to_str().filter(meant) else {
            continue;
        };
        let value = value
            .to_str()
            .with_context(|| format!("{name} is not valid UTF-8 text"))?;
        values.insert(name.to_owned(), dotenv::unquoted(value).to_owned());
    }
    Ok(values)
}

/// The name and default of every setting; an empty default stands for none.
pub(crate) fn settings() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = EXAMPLE.lines().filter_map(|line| line.strip_prefix("# "));
    lines
        .filter_map(|line| line.split_once('='))
        .filter(|(name, _)| name.chars().all(|it| it.is_ascii_uppercase() || it == '_'))
}

/// Checks that every name is a setting, and that no value is broken.
///
/// # Errors
/// The first one that is not so.
pub(crate) fn check_names(values: &BTreeMap<String, String>) -> Result<()> {
    for (name, value) in values.iter().filter(|(name, _)| is_ours(name)) {
        if without_value(name) != name {
            bail!("{} must be set as {0}=value", without_value(name));
        }
        if !settings().any(|(known, _)| known == name) {
            bail!(
                "{name} is not a setting{}. `houston settings` lists them all",
                suggestion(name)
            );
        }
        if value.chars().any(char::is_control) {
            bail!("{name} contains a line break or another control character: type it again");
        }
    }
    Ok(())
}

/// Refuses a misspelt token name: its user does not want the sandbox that starts without a token.
///
/// # Errors
/// There is no token, and a name that is nearly its own.
pub(crate) fn refuse_misspelt_token(values: &BTreeMap<String, String>) -> Result<()> {
    if values.get(TOKEN).is_some_and(|token| !token.is_empty()) {
        return Ok(());
    }
    match values.keys().find(|name| is_nearly_the_token(name)) {
        Some(name) => bail!(
            "{TOKEN} is not set, but {:?} is: if that is the token, rename it",
            without_value(name)
        ),
        None => Ok(()),
    }
}

/// A name, cut before what seems to be a value without a sign between them.
fn without_value(name: &str) -> &str {
    let is_of_a_name =
        |character: char| character.is_alphanumeric() || character == '_' || !character.is_ascii();
    let end = name.find(|character| !is_of_a_name(character));
    end.map_or(name, |end| &name[..end])
}

/// True if a variable is for us, however it is spelled.
fn is_ours(name: &str) -> bool {
    name == TOKEN || plain(name).starts_with("HOUSTON_")
}

fn is_nearly_the_token(name: &str) -> bool {
    name != TOKEN && nearest::nearest_word(&plain(name), std::iter::once(TOKEN)).is_some()
}

/// A name in capitals, without invisible characters.
fn plain(name: &str) -> String {
    let seen = name.chars().filter(char::is_ascii_graphic);
    seen.map(|character| character.to_ascii_uppercase())
        .collect()
}

/// The setting that the user probably meant by this.
fn suggestion(name: &str) -> String {
    let near = nearest::nearest_word(&plain(name), settings().map(|(known, _)| known));
    near.map_or_else(String::new, |known| format!(" (did you mean {known}?)"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str) -> BTreeMap<String, String> {
        BTreeMap::from([(name.to_owned(), "hush".to_owned())])
    }

    #[test]
    fn misspelt_setting_suggests_the_right_name() {
        for (wrong, right) in [
            ("HOUSTON_DAT", "HOUSTON_DATA"),
            ("houston_data", "HOUSTON_DATA"),
            ("\u{200b}HOUSTON_DATA", "HOUSTON_DATA"),
            ("HOUSTON_SANBOX_PORT", "HOUSTON_SANDBOX_PORT"),
            ("HOUSTON_LOGS", "HOUSTON_LOG"),
        ] {
            let error = check_names(&of(wrong)).unwrap_err().to_string();
            assert!(error.contains(&format!("did you mean {right}?")), "{error}");
        }
        let error = check_names(&of("HOUSTON_WEATHER_FORECAST")).unwrap_err();
        assert!(!error.to_string().contains("did you mean"), "{error}");
        assert!(check_names(&of("PATH")).is_ok());
    }

    #[test]
    fn value_in_the_place_of_a_name_stays_hidden() {
        let error = check_names(&of("HOUSTON_STORE: postgres://a:hush@b/c?d")).unwrap_err();
        let error = error.to_string();
        assert_eq!(error, "HOUSTON_STORE must be set as HOUSTON_STORE=value");
        assert!(!error.contains("hush"), "{error}");
    }

    #[test]
    fn misnamed_token_does_not_start_a_sandbox() {
        for wrong in [
            "DISCORD_TOKN",
            "discord_token",
            "\u{200b}DISCORD_TOKEN",
            "DISCORD_BOT_TOKEN",
        ] {
            let mut values = of(wrong);
            let error = refuse_misspelt_token(&values).unwrap_err().to_string();
            assert!(error.contains("DISCORD_TOKEN is not set"), "{error}");
            assert!(!error.contains("hush"), "{error}");
            values.insert(TOKEN.to_owned(), "x".to_owned());
            assert!(refuse_misspelt_token(&values).is_ok());
        }
        for other in ["DISCORD_WEBHOOK_URL", "GITHUB_TOKEN", "PATH"] {
            assert!(refuse_misspelt_token(&of(other)).is_ok(), "{other}");
        }
    }
}
