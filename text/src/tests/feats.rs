//! Every feat that people can try to beat has its words in each language, and no words are there
//! for anything else.

use std::collections::BTreeSet;

use super::source::messages;
use crate::feats::{BEST, ONCE, key};
use crate::{Lang, Words, feat, feat_of_game};

fn check<G: Words>() {
    let feats = G::HONOURS.feats;
    for (how, lang) in [BEST, ONCE]
        .into_iter()
        .flat_map(|how| Lang::ALL.map(|lang| (how, lang)))
        .filter(|(_, lang)| G::speaks(*lang))
    {
        let start = key::<G>(how, "");
        let asked: BTreeSet<String> = feats.iter().map(|feat| key::<G>(how, feat.name)).collect();
        let keys = messages(lang).into_keys();
        let there: BTreeSet<String> = keys.filter(|key| key.starts_with(&start)).collect();
        assert_eq!(there, asked, "{lang:?}");
        for done in feats {
            for said in [
                feat::<G>(lang, done.name, 37),
                feat_of_game::<G>(lang, done.name, 37),
            ] {
                assert!(said.contains("37"), "{said}");
            }
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
