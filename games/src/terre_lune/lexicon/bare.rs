//! Meaning of words without a verb in De la Terre à la Lune: a card, a place, or numbers where
//! those are awaited. Reads none of them.

use super::{Lexicon, Vocable};
use crate::terre_lune::state::Stage;
use crate::terre_lune::view::View;

impl Lexicon {
    /// The verb that the words mean in this view; `None` for prose.
    pub fn verb_of(&self, view: &View, said: &str) -> Option<&'static str> {
        let numbers = !said.is_empty() && said.chars().all(|c| c.is_ascii_digit() || c == ' ');
        if numbers {
            let looks = view
                .turn
                .as_ref()
                .is_some_and(|turn| !turn.prospects.is_empty());
            return match view.expects {
                Some((_, Stage::Seizing)) => Some("seize"),
                _ => looks.then_some("prospect"),
            };
        }
        let first = said.split(|c: char| !c.is_alphabetic()).next()?;
        // The two highest cards have names of their own.
        if matches!((self.other)(first), Some(Vocable::Molab | Vocable::Mobex)) {
            return Some("play");
        }
        let (letters, more) = (first.chars().count(), said.len() > first.len());
        // Prose is no misspelt card or place: it gets the list of what can be typed.
        if (self.colour)(first).is_some() && more {
            return Some("play");
        }
        let node = |letter: char| (self.node)(&letter.to_string()).is_some();
        let coded = letters == 2 && more && first.chars().all(node);
        (coded || self.place(said).is_ok()).then_some("go")
    }
}
