//! Reads what players of De la Terre à la Lune say, by word, letter or component: places, cards,
//! colours, spots. Both languages are read, whatever the case and the accents.

use games::Seat;
use games::terre_lune::{
    Action, Card, Claim, Colour, Decoy, Heading, Node, Palier, Place, Refusal, Route, Shove,
    Sought, Spot,
};
use text::terre_lune::{Verb, colour_of, mineral_of, node_of, verb};

/// Something that could not be read.
fn unreadable<T>(sought: Sought, said: &str) -> Result<T, Refusal> {
    let said = said.trim().to_owned();
    Err(Refusal::Unreadable { sought, said })
}

/// The words of something, without the small ones between them.
fn words(said: &str) -> Vec<&str> {
    let between = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';' | '+');
    said.split(between)
        .filter(|word| !word.is_empty() && verb(word) != Some(Verb::And))
        .collect()
}

/// The way that ends at a place: `Beta`, `TB4`, `Terre–Bêta 4`.
pub(super) fn way(said: &str) -> Result<Action, Refusal> {
    match place(said) {
        Some(to) => Ok(Action::Go(to)),
        None => unreadable(Sought::Place, said),
    }
}

/// A node, or a palier: which way one heads there, the rules know.
pub(super) fn place(said: &str) -> Option<Place> {
    let spaced = said.replace(['-', '–', '/'], " ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    match *words.as_slice() {
        [code] => node_of(code).map(Place::At).or_else(|| coded(code)),
        [first, last, number] if node_of(first).is_some() && node_of(last).is_some() => {
            palier(node_of(first)?, node_of(last)?, number)
        }
        // `TB 4`, or `sur la Lune`.
        [.., before, last] => coded(&format!("{before}{last}"))
            .or_else(|| node_of(last).map(Place::At))
            .or_else(|| coded(last)),
        [] => None,
    }
}

/// A palier by its code, such as `TB4`.
fn coded(code: &str) -> Option<Place> {
    let digits = code.find(|letter: char| letter.is_ascii_digit())?;
    let (letters, number) = code.split_at(digits);
    let mut ends = letters.split("").filter(|letter| !letter.is_empty());
    let (first, last) = (node_of(ends.next()?)?, node_of(ends.next()?)?);
    match ends.next() {
        None => palier(first, last, number),
        Some(_) => None,
    }
}

fn palier(first: Node, last: Node, number: &str) -> Option<Place> {
    let joins = |route: &Route| route.ends() == (first, last) || route.ends() == (last, first);
    let route = Route::ALL.into_iter().find(joins)?;
    Palier::new(route, number.parse().ok()?, Heading::Up).map(Place::On)
}

/// One card: `R7`, `bleu 3`, `MOLAB rouge`.
pub(super) fn card(said: &str) -> Result<Card, Refusal> {
    match cards(said)?.as_slice() {
        [card] => Ok(*card),
        _ => unreadable(Sought::Card, said),
    }
}

/// Cards, in the order in which they are named.
pub(super) fn cards(said: &str) -> Result<Vec<Card>, Refusal> {
    let mut cards = Vec::new();
    let (mut colour, mut rank) = (None, None);
    for word in words(said) {
        if let Some((short, number)) = short(word) {
            (colour, rank) = (Some(short), Some(number));
        } else if let Some(number) = rank_of(word) {
            rank = Some(number);
        } else if let Some(named) = colour_of(word) {
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
fn short(word: &str) -> Option<(Colour, u8)> {
    let digits = word.find(|letter: char| letter.is_ascii_digit())?;
    let (colour, number) = word.split_at(digits);
    Some((colour_of(colour)?, number.parse().ok()?))
}

fn rank_of(word: &str) -> Option<u8> {
    match verb(word) {
        Some(Verb::Molab) => Some(1),
        Some(Verb::Mobex) => Some(2),
        _ => word.parse().ok(),
    }
}

/// A spot of the Moon: `3`, `at spot 3`.
pub(super) fn spot(said: &str) -> Result<Spot, Refusal> {
    let number = words(said).last().and_then(|last| last.parse().ok());
    match number.and_then(Spot::numbered) {
        Some(spot) => Ok(spot),
        None => unreadable(Sought::Spot, said),
    }
}

/// A défi with a trump colour.
pub(super) fn challenge(said: &str) -> Result<Action, Refusal> {
    let trump = colour(said)?;
    Ok(Action::Challenge { trump })
}

fn colour(said: &str) -> Result<Colour, Refusal> {
    colour_of(said).map_or_else(|| unreadable(Sought::Colour, said), Ok)
}

/// The seat whose rocket has this colour.
pub(super) fn seat_of(colour: Colour) -> Seat {
    let seats = Seat::all(Colour::ALL.len() as u8);
    let mut seats = seats.filter(|&seat| Colour::of(seat) == colour);
    // Each colour is a seat's.
    seats.next().unwrap_or(Seat::new(0))
}

/// A push: `bleu avant`.
pub(super) fn push(said: &str) -> Result<Action, Refusal> {
    let (mut target, mut shove) = (None, None);
    for word in words(said) {
        match (colour_of(word), verb(word)) {
            (Some(colour), _) => target = Some(seat_of(colour)),
            (None, Some(Verb::Forward)) => shove = Some(Shove::Forward),
            (None, Some(Verb::Backward | Verb::PutBack)) => shove = Some(Shove::Backward),
            _ => return unreadable(Sought::Opponent, word),
        }
    }
    match (target, shove) {
        (Some(target), Some(shove)) => Ok(Action::Push { target, shove }),
        (None, _) => unreadable(Sought::Opponent, said),
        (Some(_), None) => unreadable(Sought::Shove, said),
    }
}

/// An ambush: the opponent's rocket, then the trump colour: `bleu rouge`.
pub(super) fn ambush(said: &str) -> Result<Action, Refusal> {
    let words = words(said);
    let Some(rocket) = words.first() else {
        return unreadable(Sought::Opponent, said);
    };
    let Some(rocket) = colour_of(rocket) else {
        return unreadable(Sought::Opponent, rocket);
    };
    let trump = colour(words.get(1).copied().unwrap_or_default())?;
    let target = seat_of(rocket);
    Ok(Action::Ambush { target, trump })
}

/// Decoys: `ZR avec FE, épuisé avec SI`; nothing at all is none.
pub(super) fn decoys(said: &str) -> Result<Vec<Decoy>, Refusal> {
    let parts = said.split([',', ';']);
    let parts = parts.filter(|part| !part.trim().is_empty());
    parts.map(decoy).collect()
}

fn decoy(said: &str) -> Result<Decoy, Refusal> {
    let claim_of = |word| match verb(word) {
        Some(Verb::Exhausted) => Some(Claim::Exhausted),
        _ => mineral_of(word).map(Claim::On),
    };
    let words = words(said);
    let read = match *words.as_slice() {
        [claim, with] => claim_of(claim).zip(mineral_of(with)),
        _ => None,
    };
    match read {
        Some((claim, with)) => Ok(Decoy { claim, with }),
        None => unreadable(Sought::Decoy, said),
    }
}

/// Packets by their numbers, as people count: `1 3`.
pub(super) fn packets(said: &str) -> Result<Vec<u8>, Refusal> {
    let number = |word: &str| match word.parse::<u8>().ok().and_then(|it| it.checked_sub(1)) {
        Some(number) => Ok(number),
        None => unreadable(Sought::Packet, word),
    };
    words(said).into_iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use games::terre_lune::{Mineral, Station};

    use super::*;

    #[test]
    fn places_are_read_in_both_languages() {
        let on = |route, number| Palier::new(route, number, Heading::Up).map(Place::On);
        for (said, expected) in [
            ("Bêta", Some(Place::At(Node::Station(Station::Beta)))),
            ("la lune", Some(Place::At(Node::Moon))),
            ("MOON", Some(Place::At(Node::Moon))),
            ("TB4", on(Route::EarthBeta, 4)),
            ("eb4", on(Route::EarthBeta, 4)),
            ("BT4", on(Route::EarthBeta, 4)),
            ("tb 4", on(Route::EarthBeta, 4)),
            ("Terre–Bêta 4", on(Route::EarthBeta, 4)),
            ("Alpha-Lune 3", on(Route::AlphaMoon, 3)),
            ("al3", on(Route::AlphaMoon, 3)),
            ("au palier AL3", on(Route::AlphaMoon, 3)),
            ("TB6", None),
            ("AG2", None),
            ("TB", None),
            ("", None),
            ("nowhere", None),
        ] {
            assert_eq!(place(said), expected, "{said}");
        }
    }

    #[test]
    fn cards_are_read_in_both_languages() {
        let card = |colour, rank| Card::new(colour, rank).unwrap();
        let pair = vec![card(Colour::Red, 7), card(Colour::Blue, 3)];
        for said in [
            "R7 B3",
            "r7, b3",
            "rouge 7 bleu 3",
            "7 red and 3 blue",
            "R7 et bleu 3",
        ] {
            assert_eq!(cards(said), Ok(pair.clone()), "{said}");
        }
        assert_eq!(cards("V8 J1"), cards("G8 y1"));
        assert_eq!(super::card("MOLAB rouge"), Ok(card(Colour::Red, 1)));
        assert_eq!(super::card("green mobex"), Ok(card(Colour::Green, 2)));
        for nonsense in ["", "R9", "R0", "rouge", "7", "X4", "R7 bleu", "R7 B3 x"] {
            assert!(cards(nonsense).is_err(), "{nonsense}");
        }
        assert!(super::card("R7 B3").is_err());
        assert!(cards(&"9".repeat(5_000)).is_err());
    }

    #[test]
    fn the_rest_is_read_too() {
        assert_eq!(packets("1 3"), Ok(vec![0, 2]));
        assert!(packets("0").is_err());
        assert_eq!(spot("at spot 3"), spot("3"));
        assert!(spot("9").is_err());
        assert!(spot("").is_err());
        let forward = Action::Push {
            target: Seat::new(2),
            shove: Shove::Forward,
        };
        assert_eq!(push("bleue avant"), Ok(forward.clone()));
        assert_eq!(push("forward blue"), Ok(forward));
        assert!(push("bleue").is_err());
        assert!(push("avant").is_err());
        let ambushed = Action::Ambush {
            target: Seat::new(2),
            trump: Colour::Red,
        };
        assert_eq!(ambush("bleu rouge"), Ok(ambushed));
        assert!(ambush("bleu").is_err());
        let laid = Decoy {
            claim: Claim::Exhausted,
            with: Mineral::Iron,
        };
        assert_eq!(decoys("épuisé avec FE"), Ok(vec![laid]));
        assert_eq!(decoys("exhausted with iron,"), Ok(vec![laid]));
        assert_eq!(decoys(" "), Ok(vec![]));
        assert!(decoys("FE").is_err());
        for colour in Colour::ALL {
            assert_eq!(Colour::of(seat_of(colour)), colour);
        }
    }
}
