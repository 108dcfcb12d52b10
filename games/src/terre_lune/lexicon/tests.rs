//! The notation of De la Terre à la Lune, there and back, and everything else that may be said.

use super::*;

const WORDS: Lexicon = Lexicon::NOTATION;

#[test]
fn written_words_round_trip() {
    for node in Node::ALL.into_iter().map(Place::At) {
        assert_eq!(WORDS.place(&node.to_string()), Ok(node));
    }
    for route in Route::ALL {
        for number in 1..=route.paliers() {
            let place = Palier::new(route, number, Heading::Up)
                .map(Place::On)
                .unwrap();
            assert_eq!(WORDS.place(&place.to_string()), Ok(place));
        }
    }
    // Boards call them otherwise.
    assert_eq!(WORDS.place("EB4"), WORDS.place("TB4"));
    assert_eq!(WORDS.place("am3"), WORDS.place("AL3"));
    for card in Card::all() {
        assert_eq!(WORDS.card(&card.to_string()), Ok(card));
    }
    for colour in Colour::ALL {
        assert_eq!(WORDS.trump(colour.name()), Ok(colour));
        assert_eq!(Colour::from_seat(colour.seat()), colour);
    }
    for spot in Spot::all() {
        assert_eq!(WORDS.spot(&spot.number().to_string()), Ok(spot));
    }
}

#[test]
fn invalid_words_are_refused() {
    for said in ["", "TB6", "EB6", "AG2", "TB", "nowhere", "é4"] {
        assert!(WORDS.place(said).is_err(), "{said}");
    }
    for said in ["", "R9", "R0", "red", "7", "X4", "R7 blue", "R7 B3 x"] {
        assert!(WORDS.cards(said).is_err(), "{said}");
    }
    assert!(WORDS.card("R7 B3").is_err());
    assert!(WORDS.push("blue").is_err() && WORDS.push("forward").is_err());
    assert!(WORDS.ambush("blue").is_err());
    assert!(WORDS.decoys("FE").is_err());
    assert!(WORDS.packets("0").is_err());
    assert!(WORDS.spot("9").is_err());
}

proptest::proptest! {
    #[test]
    fn refusals_quote_any_input(said in "\\PC{0,60}") {
        let refusals = [
            WORDS.place(&said).err(),
            WORDS.cards(&said).err(),
            WORDS.push(&said).err(),
            WORDS.ambush(&said).err(),
            WORDS.decoys(&said).err(),
            WORDS.packets(&said).err(),
        ];
        for refusal in refusals.into_iter().flatten() {
            let quoted = matches!(refusal, Refusal::Unreadable { said: quoted, .. } if said.contains(&quoted));
            proptest::prop_assert!(quoted);
        }
    }
}
