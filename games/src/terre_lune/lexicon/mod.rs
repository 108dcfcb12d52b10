//! Reads places, cards, colours and spots as people write them: `TB4`, `R7 B3`, `blue forward`.
//! Knows the notation's words alone; other languages bring a lexicon of their own.

mod actions;
mod bare;
#[cfg(test)]
mod tests;

pub(super) use actions::NONE;

use super::action::Decoy;
use super::board::{Node, Route};
use super::card::{Card, Colour};
use super::mineral::{Claim, Mineral};
use super::place::{Heading, Palier, Place, Shove};
use super::refusal::{Refusal, Sought};
use super::state::Spot;
use crate::core::said::quoted;
use crate::core::seat::Seat;

/// What words stand for, in one language or several.
#[derive(Clone, Copy)]
pub struct Lexicon {
    /// The colour that a word or a letter stands for.
    pub colour: fn(&str) -> Option<Colour>,
    /// The node that a word or a letter stands for.
    pub node: fn(&str) -> Option<Node>,
    /// The mineral that a word or a symbol stands for.
    pub mineral: fn(&str) -> Option<Mineral>,
    /// What any other word stands for.
    pub other: fn(&str) -> Option<Vocable>,
}

/// What a word stands for that names nothing on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vocable {
    /// A small word between others, which says nothing.
    Between,
    /// The highest card of a colour.
    Molab,
    /// The second highest.
    Mobex,
    /// Forward, of a push.
    Forward,
    /// Backward, of a push.
    Backward,
    /// An exhausted deposit.
    Exhausted,
}

/// How a push is named: forward, backward.
pub(super) const SHOVES: [&str; 2] = ["forward", "backward"];
/// How the claim on an exhausted deposit is named.
pub(super) const EXHAUSTED: &str = "exhausted";

/// Something that could not be read.
fn unreadable<T>(sought: Sought, said: &str) -> Result<T, Refusal> {
    let said = quoted(said);
    Err(Refusal::Unreadable { sought, said })
}

/// Whether a word is a name, or its first letter.
fn is(word: &str, name: &str) -> bool {
    word.eq_ignore_ascii_case(name) || word.eq_ignore_ascii_case(&name[..1])
}

impl Lexicon {
    /// The notation's own words.
    pub const NOTATION: Self = Self {
        colour: |word| {
            let mut colours = Colour::ALL.into_iter();
            colours.find(|colour| is(word, colour.name()))
        },
        node: |word| {
            let mut nodes = Node::ALL.into_iter();
            let coded = |node: &Node| {
                let letter = |said: char| said.eq_ignore_ascii_case(&node.letter());
                word.len() == 1 && word.starts_with(letter)
            };
            // By what it is called on the board, or by the notation.
            nodes.find(|node| coded(node) || is(word, node.name()))
        },
        mineral: |word| {
            let mut minerals = Mineral::ALL.into_iter();
            minerals.find(|mineral| word.eq_ignore_ascii_case(mineral.symbol()))
        },
        other: |word| match word {
            _ if word == SHOVES[0] => Some(Vocable::Forward),
            _ if word == SHOVES[1] => Some(Vocable::Backward),
            EXHAUSTED => Some(Vocable::Exhausted),
            _ => None,
        },
    };

    /// The words of something, without the small ones between them.
    fn words<'s>(&self, said: &'s str) -> Vec<&'s str> {
        let between = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';' | '+');
        said.split(between)
            .filter(|word| !word.is_empty() && (self.other)(word) != Some(Vocable::Between))
            .collect()
    }

    /// A place: `Beta`, `TB4`, `Terre–Bêta 4`. Which way one heads there, the rules know.
    ///
    /// # Errors
    /// What was said is no place.
    pub fn place(&self, said: &str) -> Result<Place, Refusal> {
        let spaced = said.replace(['-', '–', '/'], " ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let node = |word| (self.node)(word);
        let place = match *words.as_slice() {
            [code] => node(code).map(Place::At).or_else(|| self.coded(code)),
            [first, last, number] if node(first).is_some() && node(last).is_some() => {
                palier(node(first), node(last), number)
            }
            // `TB 4`, or `sur la Lune`.
            [.., before, last] => self
                .coded(&format!("{before}{last}"))
                .or_else(|| node(last).map(Place::At))
                .or_else(|| self.coded(last)),
            [] => None,
        };
        place.map_or_else(|| unreadable(Sought::Place, said), Ok)
    }

    /// A palier by its code, such as `TB4`.
    fn coded(&self, code: &str) -> Option<Place> {
        let digits = code.find(|letter: char| letter.is_ascii_digit())?;
        let (letters, number) = code.split_at(digits);
        let mut ends = letters.split("").filter(|letter| !letter.is_empty());
        let (first, last) = (ends.next()?, ends.next()?);
        match ends.next() {
            None => palier((self.node)(first), (self.node)(last), number),
            Some(_) => None,
        }
    }

    /// One card: `R7`, `bleu 3`, `MOLAB rouge`.
    ///
    /// # Errors
    /// What was said is no card, or several.
    pub fn card(&self, said: &str) -> Result<Card, Refusal> {
        match self.cards(said)?.as_slice() {
            [card] => Ok(*card),
            _ => unreadable(Sought::Card, said),
        }
    }

    /// Cards, in the order in which they are named.
    ///
    /// # Errors
    /// There is none, or something else is among them.
    pub fn cards(&self, said: &str) -> Result<Vec<Card>, Refusal> {
        let mut cards = Vec::new();
        let (mut colour, mut rank) = (None, None);
        for word in self.words(said) {
            if let Some((short, number)) = self.short(word) {
                (colour, rank) = (Some(short), Some(number));
            } else if let Some(number) = self.rank(word) {
                rank = Some(number);
            } else if let Some(named) = (self.colour)(word) {
                colour = Some(named);
            } else {
                return unreadable(Sought::Card, word);
            }
            if let (Some(of), Some(number)) = (colour, rank) {
                match Card::new(of, number) {
                    Some(card) => cards.push(card),
                    None => return unreadable(Sought::Card, word),
                }
                (colour, rank) = (None, None);
            }
        }
        if cards.is_empty() || colour.is_some() || rank.is_some() {
            return unreadable(Sought::Card, said);
        }
        Ok(cards)
    }

    /// A colour and a number in one word: `R7`.
    fn short(&self, word: &str) -> Option<(Colour, u8)> {
        let digits = word.find(|letter: char| letter.is_ascii_digit())?;
        let (colour, number) = word.split_at(digits);
        Some(((self.colour)(colour)?, number.parse().ok()?))
    }

    fn rank(&self, word: &str) -> Option<u8> {
        match (self.other)(word) {
            Some(Vocable::Molab) => Some(1),
            Some(Vocable::Mobex) => Some(2),
            _ => word.parse().ok(),
        }
    }

    /// A spot of the Moon: `3`, `at spot 3`.
    ///
    /// # Errors
    /// What was said is no spot.
    pub fn spot(&self, said: &str) -> Result<Spot, Refusal> {
        let words = self.words(said);
        let number = words.last().and_then(|last| last.parse().ok());
        let spot = number.and_then(Spot::numbered);
        spot.map_or_else(|| unreadable(Sought::Spot, said), Ok)
    }

    /// A trump colour.
    ///
    /// # Errors
    /// What was said is no colour.
    pub fn trump(&self, said: &str) -> Result<Colour, Refusal> {
        (self.colour)(said.trim()).map_or_else(|| unreadable(Sought::Colour, said), Ok)
    }

    /// Whose rocket it is: by its colour, or by the number of the seat.
    fn rocket(&self, word: &str) -> Option<Seat> {
        let numbered = || word.parse::<u8>().ok()?.checked_sub(1).map(Seat::new);
        (self.colour)(word).map(Colour::seat).or_else(numbered)
    }

    /// A push: `bleu avant`.
    ///
    /// # Errors
    /// There is no opponent, no way, or something else.
    pub fn push(&self, said: &str) -> Result<(Seat, Shove), Refusal> {
        let (mut target, mut shove) = (None, None);
        for word in self.words(said) {
            match (self.rocket(word), (self.other)(word)) {
                (Some(seat), _) => target = Some(seat),
                (None, Some(Vocable::Forward)) => shove = Some(Shove::Forward),
                (None, Some(Vocable::Backward)) => shove = Some(Shove::Backward),
                _ => return unreadable(Sought::Opponent, word),
            }
        }
        match (target, shove) {
            (Some(target), Some(shove)) => Ok((target, shove)),
            (None, _) => unreadable(Sought::Opponent, said),
            (Some(_), None) => unreadable(Sought::Shove, said),
        }
    }

    /// An ambush: the opponent's rocket, then the trump colour: `bleu rouge`.
    ///
    /// # Errors
    /// One of the two is missing or cannot be read.
    pub fn ambush(&self, said: &str) -> Result<(Seat, Colour), Refusal> {
        let words = self.words(said);
        let Some(word) = words.first() else {
            return unreadable(Sought::Opponent, said);
        };
        let Some(target) = self.rocket(word) else {
            return unreadable(Sought::Opponent, word);
        };
        let trump = self.trump(words.get(1).copied().unwrap_or_default())?;
        Ok((target, trump))
    }

    /// Decoys: `ZR avec FE, épuisé avec SI`; nothing at all is none.
    ///
    /// # Errors
    /// One of them cannot be read.
    pub fn decoys(&self, said: &str) -> Result<Vec<Decoy>, Refusal> {
        let parts = said.split([',', ';']);
        let parts = parts.filter(|part| !part.trim().is_empty());
        parts.map(|part| self.decoy(part)).collect()
    }

    fn decoy(&self, said: &str) -> Result<Decoy, Refusal> {
        let claim_of = |word| match (self.other)(word) {
            Some(Vocable::Exhausted) => Some(Claim::Exhausted),
            _ => (self.mineral)(word).map(Claim::On),
        };
        let read = match *self.words(said).as_slice() {
            [claim, with] => claim_of(claim).zip((self.mineral)(with)),
            _ => None,
        };
        match read {
            Some((claim, with)) => Ok(Decoy { claim, with }),
            None => unreadable(Sought::Decoy, said),
        }
    }

    /// Packets by their numbers, as people count: `1 3`.
    ///
    /// # Errors
    /// One of the words is no number.
    pub fn packets(&self, said: &str) -> Result<Vec<u8>, Refusal> {
        let number = |word: &str| {
            let counted = word.parse::<u16>().ok().and_then(|it| it.checked_sub(1));
            let number = counted.and_then(|number| u8::try_from(number).ok());
            number.map_or_else(|| unreadable(Sought::Packet, word), Ok)
        };
        self.words(said).into_iter().map(number).collect()
    }
}

fn palier(first: Option<Node>, last: Option<Node>, number: &str) -> Option<Place> {
    let (first, last) = (first?, last?);
    let joins = |route: &Route| route.ends() == (first, last) || route.ends() == (last, first);
    let route = Route::ALL.into_iter().find(joins)?;
    Palier::new(route, number.parse().ok()?, Heading::Up).map(Place::On)
}
