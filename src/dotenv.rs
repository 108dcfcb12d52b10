//! Reads a `.env` file as shells and other tools write it. What it holds is never repeated: it may
//! be the token.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

/// The values by their names.
///
/// # Errors
/// A line is not `NAME=value`; the error says which.
pub(crate) fn parse(file: &str) -> Result<BTreeMap<String, String>> {
    let mut values = BTreeMap::new();
    // Some editors begin a file with a mark of its encoding.
    let file = file.strip_prefix('\u{feff}').unwrap_or(file);
    for (number, line) in file.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let number = number + 1;
        let exported = line.strip_prefix("export");
        let exported = exported.filter(|rest| rest.starts_with([' ', '\t']));
        let line = exported.unwrap_or(line);
        let (name, value) = line
            .split_once('=')
            .with_context(|| format!("line {number} of .env must look like NAME=value"))?;
        let value = value_of(value.trim()).with_context(|| {
            format!("line {number} of .env has an unclosed quote, or text after it")
        })?;
        if values.insert(name.trim().to_owned(), value).is_some() {
            bail!("line {number} of .env sets a name a second time: remove one");
        }
    }
    Ok(values)
}

/// Value after the sign: in quotes to their end, else up to a comment.
fn value_of(written: &str) -> Option<String> {
    let Some(quote) = written.chars().next().filter(|c| matches!(c, '"' | '\'')) else {
        // A comment begins after a space: values may hold the sign.
        let starts = |(at, _): &(usize, &str)| {
            let before = written.get(..*at).unwrap_or_default();
            before.is_empty() || before.ends_with([' ', '\t'])
        };
        let comment = written.match_indices('#').find(starts);
        let end = comment.map_or(written.len(), |(at, _)| at);
        return Some(written.get(..end)?.trim_end().to_owned());
    };
    let (value, after) = written.get(1..)?.split_once(quote)?;
    let after = after.trim_start();
    (after.is_empty() || after.starts_with('#')).then(|| value.to_owned())
}

/// Value without the quotes around it, which some tools pass on.
pub(crate) fn unquoted(value: &str) -> &str {
    let value = value.trim();
    for quote in ['"', '\''] {
        let inside = value
            .strip_prefix(quote)
            .and_then(|rest| rest.strip_suffix(quote));
        if let Some(inside) = inside {
            return inside;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, value: &str) {
        let values = parse(line).unwrap();
        assert_eq!(
            values.get("NAME").map(String::as_str),
            Some(value),
            "{line}"
        );
    }

    #[test]
    fn values_are_read_with_quotes_and_comments() {
        check("NAME=there", "there");
        check("NAME = \"there\"", "there");
        check("NAME='there'", "there");
        check("NAME=\"there\" # a note", "there");
        check("NAME='there'# a note", "there");
        check("NAME=there # a note", "there");
        check("NAME=there  and here\t# a note", "there  and here");
        check("NAME=a#b", "a#b");
        check("NAME=\"a # b\"", "a # b");
        check("NAME=", "");
        check("NAME= # nothing", "");
        check("export NAME=there", "there");
        check("export\tNAME=there", "there");
        check("\u{feff}NAME=there", "there");
        check("\u{feff}export NAME=\"there\"\r\nOTHER=1\r\n", "there");
        check("# a note\r\n\r\nNAME=there\r\n", "there");
    }

    #[test]
    fn errors_name_the_line_without_its_contents() {
        for file in [
            "hush",
            "A=1\nNAME=\"hush",
            "NAME=\"hush\" hush",
            "NAME=hush\nNAME=hush",
            "NAME:hush=\nNAME:hush=",
        ] {
            let error = parse(file).unwrap_err().to_string();
            assert!(error.contains("of .env"), "{error}");
            assert!(!error.contains("hush"), "{error}");
        }
    }

    #[test]
    fn only_paired_quotes_are_removed() {
        for (given, value) in [
            ("\"a\"", "a"),
            ("'a'", "a"),
            (" a ", "a"),
            ("\"a", "\"a"),
            ("\"", "\""),
        ] {
            assert_eq!(unquoted(given), value);
        }
    }
}
