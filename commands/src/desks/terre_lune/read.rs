//! What players of De la Terre à la Lune wish, by word, letter or component. Both languages are
//! read, whatever the case and the accents; how, their lexicon knows.

use games::terre_lune::{Action, Refusal};
use text::terre_lune::LEXICON;

type Read = Result<Action, Refusal>;

/// The way that ends at a place: `Beta`, `TB4`, `Terre–Bêta 4`.
pub(super) fn go(said: &str) -> Read {
    LEXICON.place(said).map(Action::Go)
}

/// A look at a spot of the Moon: `3`, `at spot 3`.
pub(super) fn prospect(said: &str) -> Read {
    LEXICON.spot(said).map(Action::Prospect)
}

/// Cards that go away: `R7 B3`.
pub(super) fn exchange(said: &str) -> Read {
    LEXICON.cards(said).map(Action::Exchange)
}

/// A push: `bleu avant`.
pub(super) fn push(said: &str) -> Read {
    let (target, shove) = LEXICON.push(said)?;
    Ok(Action::Push { target, shove })
}

/// A défi with a trump colour.
pub(super) fn challenge(said: &str) -> Read {
    let trump = LEXICON.trump(said)?;
    Ok(Action::Challenge { trump })
}

/// An ambush: the opponent's rocket, then the trump colour: `bleu rouge`.
pub(super) fn ambush(said: &str) -> Read {
    let (target, trump) = LEXICON.ambush(said)?;
    Ok(Action::Ambush { target, trump })
}

/// A card: `R7`, `bleu 3`, `MOLAB rouge`.
pub(super) fn play(said: &str) -> Read {
    LEXICON.card(said).map(Action::Play)
}

/// Decoys: `ZR avec FE, épuisé avec SI`; nothing at all is none.
pub(super) fn pack(said: &str) -> Read {
    LEXICON.decoys(said).map(Action::Pack)
}

/// Packets by their numbers, as people count: `1 3`.
pub(super) fn seize(said: &str) -> Read {
    LEXICON.packets(said).map(Action::Seize)
}
