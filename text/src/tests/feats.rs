//! Whatever people try to do better than ever has its words in each language, and no words are there for
//! anything else.

use std::collections::BTreeSet;

use super::source::messages;
use crate::feats::key;
use crate::{Lang, Words, feat};

fn check<G: Words>() {
    let start = key::<G>("");
    let feats = G::honours().feats;
    assert!(!feats.is_empty(), "{} has no record to break", G::ID);
    let asked: BTreeSet<String> = feats.iter().map(|feat| key::<G>(feat.name)).collect();
    for lang in Lang::ALL {
        let keys = messages(lang).into_keys();
        let there: BTreeSet<String> = keys.filter(|key| key.starts_with(&start)).collect();
        assert_eq!(there, asked, "{lang:?}");
        for done in feats {
            let said = feat::<G>(lang, done.name, 37);
            assert!(said.contains("37"), "{said}");
        }
    }
}

macro_rules! feats {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            check::<$game>();
        }
    )+};
}

games::each_game!(feats);
