//! Tricks (levées): which cards may be played, and which one wins. Knows no player.

use super::card::{Card, Colour};

/// Why a card may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// The colour that was led must be followed.
    MustFollow {
        /// The colour.
        colour: Colour,
    },
    /// A player who cannot follow must trump (couper).
    MustTrump {
        /// The trump colour.
        trump: Colour,
    },
    /// A player who cannot follow must play a higher trump than those there are (surcouper).
    MustOvertrump {
        /// The highest trump so far.
        over: Card,
    },
}

/// Checks that a card of this hand may be played into a trick.
///
/// # Errors
/// Why not.
pub fn may_play(hand: &[Card], trick: &[Card], trump: Colour, card: Card) -> Result<(), WhyNot> {
    let Some(led) = trick.first().map(|first| first.colour()) else {
        return Ok(());
    };
    let has = |colour| hand.iter().any(|mine| mine.colour() == colour);
    // T13, T14: following is enough, in trumps too.
    if has(led) {
        return if card.colour() == led {
            Ok(())
        } else {
            Err(WhyNot::MustFollow { colour: led })
        };
    }
    // T32: without a higher trump a lower one; without any trump, any card.
    if !has(trump) {
        return Ok(());
    }
    let over = highest(trick, trump);
    let can_beat = |over: &Card| hand.iter().any(|mine| mine.is_above(*over));
    match over {
        Some(over) if can_beat(&over) && !card.is_above(over) => {
            Err(WhyNot::MustOvertrump { over })
        }
        _ if card.colour() == trump => Ok(()),
        _ => Err(WhyNot::MustTrump { trump }),
    }
}

/// The cards of a hand that may be played into a trick.
pub fn playable(hand: &[Card], trick: &[Card], trump: Colour) -> Vec<Card> {
    let legal = |card: &Card| may_play(hand, trick, trump, *card).is_ok();
    hand.iter().copied().filter(legal).collect()
}

/// Index of the card that wins a trick, counted from the first played: the highest trump, or
/// without any the highest of the colour that was led. `None` for an empty trick.
pub fn winning(trick: &[Card], trump: Colour) -> Option<usize> {
    let led = trick.first()?.colour();
    let best = highest(trick, trump).or_else(|| highest(trick, led))?;
    trick.iter().position(|&card| card == best)
}

fn highest(cards: &[Card], colour: Colour) -> Option<Card> {
    let of_colour = cards.iter().filter(|card| card.colour() == colour);
    of_colour.min_by_key(|card| card.rank()).copied()
}
