//! The largest placard: where it can be read, every placard can.

use games::Seat;
use text::{Lang, Names, Words};

use crate::placard::{Label, Placard, PlacardRow, placard};
use crate::scene::Scene;

/// Placard with every row and note that it can have.
pub(super) fn largest_placard(lang: Lang, names: &Names) -> Scene {
    let row = |nth: u8, label: Label| PlacardRow {
        place: matches!(label, Label::Person(_)).then_some(usize::from(nth) + 1),
        label,
        cells: vec!["128".to_owned(), "64".to_owned(), "12 (24)".to_owned()],
        share: (u32::from(nth), 9),
        own: nth == 3,
    };
    macro_rules! games {
        ($($name:ident: $game:ty,)+) => {
            [$((computers::<$game>(lang), bests::<$game>(lang))),+]
        };
    }
    let (rows, notes): (Vec<Label>, Vec<Vec<String>>) =
        games::each_game!(games).into_iter().unzip();
    let people = (0..5).map(|nth| Label::Person(Seat::new(nth)));
    let full = Placard {
        title: Label::Person(Seat::new(0)),
        caption: text::say("stats-league-caption")
            .with("games", 1_288)
            .with("among", "computers")
            .tr(lang),
        heads: ["stats-head-games", "stats-head-won", "stats-head-streak"]
            .map(|key| text::say(key).tr(lang))
            .to_vec(),
        rows: (0..)
            .zip(rows.into_iter().chain(people))
            .map(|(nth, label)| row(nth, label))
            .collect(),
        notes: notes.into_iter().flatten().collect(),
    };
    placard(&full, lang, names)
}

/// The label of a row for games against computers.
fn computers<G: Words>(lang: Lang) -> Label {
    let label = text::say("stats-among-computers").with("game", G::title(lang));
    Label::Words(label.tr(lang))
}

/// The notes of a game's best feats.
fn bests<G: Words>(lang: Lang) -> Vec<String> {
    let feats = G::HONOURS.feats.iter();
    let note = |feat| {
        text::say("stats-best")
            .with("game", G::title(lang))
            .with("feat", text::feat::<G>(lang, feat, 128))
            .tr(lang)
    };
    feats.map(|feat| note(feat.name)).collect()
}
