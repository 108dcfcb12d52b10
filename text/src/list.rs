//! Lists of words.

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// List of items: `A`, `A and B`, `A, B and C`.
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
