//! Lists of words, and texts that must not grow beyond a limit.

use crate::lang::Lang;
use crate::phrase::say;

/// `A`, `A and B`, `A, B and C`.
pub(crate) fn all_of(lang: Lang, mut items: Vec<String>) -> String {
    match items.pop() {
        None => String::new(),
        Some(only) if items.is_empty() => only,
        Some(last) => say("list-and")
            .with("first", items.join(", "))
            .with("last", last)
            .tr(lang),
    }
}

/// A text of at most `limit` characters: the tests show that ours fit, and whatever a name may
/// still do to them ends here.
pub(crate) fn fit(text: String, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        None => text,
        Some(_) => text.chars().take(limit - 1).chain(['…']).collect(),
    }
}
