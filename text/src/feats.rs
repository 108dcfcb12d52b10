//! What people try to do better than ever before, in words.

use std::borrow::Cow;

use crate::lang::Lang;
use crate::phrase::keyed;
use crate::words::Words;

/// A feat of a game, as somebody did it.
pub fn feat<G: Words>(lang: Lang, name: &str, value: u32) -> String {
    keyed(Cow::Owned(key::<G>(name)))
        .with("value", value)
        .tr(lang)
}

/// The key of its words.
pub(crate) fn key<G: Words>(name: &str) -> String {
    format!("{}-feat-{name}", G::KEYS)
}
