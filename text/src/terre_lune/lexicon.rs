//! Words that players of De la Terre à la Lune may type, in every language.

use games::terre_lune::{Lexicon, TerreLune, Vocable};

use super::terms::{colour_of, mineral_of, node_of, term_of};
use crate::{Word, Words};

/// The words of every language, in any case and with or without accents.
pub const LEXICON: Lexicon = Lexicon {
    colour: colour_of,
    node: node_of,
    mineral: mineral_of,
    other: term,
};

/// Term that a typed word means.
fn term(word: &str) -> Option<Vocable> {
    // The word for pushing back is the same as for putting a deposit back.
    let back = || {
        (TerreLune::parse_word(word) == Some(Word::GameCommand("putback")))
            .then_some(Vocable::Backward)
    };
    term_of(word).or_else(back)
}

#[cfg(test)]
mod tests {
    use games::Seat;
    use games::terre_lune::{
        Card, Claim, Colour, Decoy, Heading, Mineral, Node, Palier, Place, Route, Shove, Station,
    };

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
            assert_eq!(LEXICON.place(said).ok(), expected, "{said}");
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
            assert_eq!(LEXICON.cards(said), Ok(pair.clone()), "{said}");
        }
        assert_eq!(LEXICON.cards("V8 J1"), LEXICON.cards("G8 y1"));
        assert_eq!(LEXICON.card("MOLAB rouge"), Ok(card(Colour::Red, 1)));
        assert_eq!(LEXICON.card("green mobex"), Ok(card(Colour::Green, 2)));
        for nonsense in ["", "R9", "R0", "rouge", "7", "X4", "R7 bleu", "R7 B3 x"] {
            assert!(LEXICON.cards(nonsense).is_err(), "{nonsense}");
        }
        assert!(LEXICON.card("R7 B3").is_err());
        assert!(LEXICON.cards(&"9".repeat(5_000)).is_err());
    }

    #[test]
    fn other_words_are_read_in_both_languages() {
        assert_eq!(LEXICON.packets("1 3"), Ok(vec![0, 2]));
        assert!(LEXICON.packets("0").is_err());
        assert_eq!(LEXICON.spot("at spot 3"), LEXICON.spot("3"));
        assert!(LEXICON.spot("9").is_err());
        assert!(LEXICON.spot("").is_err());
        let forward = (Seat::new(2), Shove::Forward);
        assert_eq!(LEXICON.push("bleue avant"), Ok(forward));
        assert_eq!(LEXICON.push("forward blue"), Ok(forward));
        let back = (Seat::new(2), Shove::Backward);
        assert_eq!(LEXICON.push("blue back"), Ok(back));
        assert!(LEXICON.push("bleue").is_err());
        assert!(LEXICON.push("avant").is_err());
        let ambushed = (Seat::new(2), Colour::Red);
        assert_eq!(LEXICON.ambush("bleu rouge"), Ok(ambushed));
        assert!(LEXICON.ambush("bleu").is_err());
        let laid = Decoy {
            claim: Claim::Exhausted,
            with: Mineral::Iron,
        };
        assert_eq!(LEXICON.decoys("épuisé avec FE"), Ok(vec![laid]));
        assert_eq!(LEXICON.decoys("exhausted with iron,"), Ok(vec![laid]));
        assert_eq!(LEXICON.decoys(" "), Ok(vec![]));
        assert!(LEXICON.decoys("FE").is_err());
    }
}
