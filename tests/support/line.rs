//! A command as a person types it: `/planetaire hide cells:D3 F5 B7 H1`.

use serde_json::{Map, Value};

/// The command's name with its subcommands, and its options.
pub(super) fn read(line: &str) -> (String, Map<String, Value>) {
    let mut names = Vec::new();
    let mut options: Vec<(String, String)> = Vec::new();
    for word in line.trim_start_matches('/').split(' ') {
        match (word.split_once(':'), options.last_mut()) {
            (Some((name, value)), _) => options.push((name.to_owned(), value.to_owned())),
            // An option's value goes on until the next option.
            (None, Some((_, value))) => {
                value.push(' ');
                value.push_str(word);
            }
            (None, None) => names.push(word),
        }
    }
    let options = options.into_iter();
    let options = options.map(|(name, value)| (name, Value::String(value)));
    (names.join(" "), options.collect())
}
