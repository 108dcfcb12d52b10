//! Words are set as a printer would.

use super::source::messages;
use crate::Lang;

#[test]
fn apostrophes_are_curved() {
    for lang in Lang::ALL {
        for (key, made) in messages(lang) {
            for text in made.texts {
                assert!(!text.contains('\''), "{lang:?} {key}: {text}");
            }
        }
    }
}

#[test]
fn french_punctuation_never_begins_a_line() {
    for (key, made) in messages(Lang::Fr) {
        for text in made.texts {
            for torn in [" :", " ;", " !", " ?", " »", "« "] {
                assert!(
                    !text.contains(torn),
                    "{key}: a no-break space belongs into {torn:?}: {text}"
                );
            }
        }
    }
}
