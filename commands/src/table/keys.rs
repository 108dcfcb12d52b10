//! Keys of the words of commands and their options in `text`.

use text::Lang;

/// Key of a command's own words; where it has none, that of all commands of its name, such as
/// `opt-open-pace`.
pub(crate) fn command_key(kind: &str, path: &str, rest: &str) -> String {
    let own = format!("{kind}{path}-{rest}");
    let command = path.rsplit('-').next().unwrap_or(path);
    let common = format!("{kind}-{command}-{rest}");
    if !text::has(Lang::En, &own) && text::has(Lang::En, &common) {
        return common;
    }
    own
}
