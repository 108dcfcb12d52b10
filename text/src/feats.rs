//! Sentences about personal bests.

use std::borrow::Cow;

use crate::fluent_bundles::keyed;
use crate::game_text::Words;
use crate::lang::Lang;

/// A feat of a game, as a person's best.
pub fn feat<G: Words>(lang: Lang, name: &str, value: u32) -> String {
    feat_sentence::<G>(lang, (BEST, name), value)
}

/// Like [`feat`], for the time when it was done.
pub fn feat_of_game<G: Words>(lang: Lang, name: &str, value: u32) -> String {
    feat_sentence::<G>(lang, (ONCE, name), value)
}

/// Beginning of the keys about feats, after the game's own beginning.
pub(crate) const BEST: &str = "feat";
pub(crate) const ONCE: &str = "deed";

fn feat_sentence<G: Words>(lang: Lang, (how, name): (&str, &str), value: u32) -> String {
    keyed(Cow::Owned(key::<G>(how, name)))
        .with("value", value)
        .tr(lang)
}

/// The key of its words.
pub(crate) fn key<G: Words>(how: &str, name: &str) -> String {
    format!("{}-{how}-{name}", G::KEYS)
}
