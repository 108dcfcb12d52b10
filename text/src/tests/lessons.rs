//! Every beat of a lesson has its words, everything else one tries has kind ones, and no words are
//! there for anything else.

use std::collections::BTreeSet;

use super::source::messages;
use crate::{Lang, Words};

/// The keys that a game's lesson asks for.
fn asked<G: Words>() -> BTreeSet<String> {
    let Some(lesson) = G::LESSON else {
        return BTreeSet::new();
    };
    let key = |name: &str| format!("{}-lesson-{name}", G::KEYS);
    let beats = lesson.beats.iter().flat_map(|beat| {
        let others = beat.others.iter();
        let others = others.map(|(name, _)| format!("{}.{name}", key(beat.name)));
        others.chain([key(beat.name)]).collect::<Vec<_>>()
    });
    beats.chain([key("end")]).collect()
}

fn check<G: Words>() {
    let start = format!("{}-lesson-", G::KEYS);
    for lang in Lang::ALL.into_iter().filter(|lang| G::speaks(*lang)) {
        let keys = messages(lang).into_keys();
        let there: BTreeSet<String> = keys.filter(|key| key.starts_with(&start)).collect();
        assert_eq!(there, asked::<G>(), "{lang:?}");
    }
}

macro_rules! lessons {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            check::<$game>();
        }
    )+};
}

games::each_game!(lessons);
