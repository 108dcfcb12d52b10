//! Sentences about personal bests.

use std::borrow::Cow;

use crate::fluent_bundles::{has, keyed, say};
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

/// A defeat of a person who played with computers alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defeat {
    /// Points of the computer that won, and of the person, where the game counts any.
    pub points: Option<(u32, u32)>,
    /// The computer's feat, where it has done one.
    pub feat: Option<u32>,
    /// Points that the person lacked to win.
    pub lacked: Option<u32>,
}

/// Sentence about a defeat by the computer of this name.
pub fn defeat<G: Words>(lang: Lang, name: String, defeat: Defeat) -> String {
    let key = format!("{}-defeat", G::KEYS);
    let (theirs, own) = defeat.points.unwrap_or_default();
    let counted = defeat.points.is_some() && defeat.lacked.is_some() && has(lang, &key);
    let said = match counted {
        true => keyed(Cow::Owned(key)),
        false => say("finale-defeat"),
    };
    said.with("name", name)
        .with("theirs", theirs)
        .with("own", own)
        .with("feat", defeat.feat.unwrap_or_default())
        .with("lacked", defeat.lacked.unwrap_or_default())
        .tr(lang)
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
