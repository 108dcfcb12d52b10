//! Keys of the words of commands and their options in `text`.

use text::Lang;

/// Key of the words of a command, an option or a choice (`kind` is `cmd`, `opt` or `choice`) of the
/// command with this path; where it has none of its own, the key for all commands of that name,
/// such as `opt-open-pace`.
pub(crate) fn command_key(kind: &str, path: &str, rest: &str) -> String {
    let own = format!("{kind}{path}-{rest}");
    let command = path.rsplit('-').next().unwrap_or(path);
    let common = format!("{kind}-{command}-{rest}");
    if !text::has(Lang::En, &own) && text::has(Lang::En, &common) {
        return common;
    }
    own
}
