//! The legal-card rule of De la Terre à la Lune, exhaustively over small hands and tricks, and
//! compared with the text's sentences written down once more.

use games::terre_lune::{Card, Colour, WhyNot, may_play, playable, winning};

/// The text, sentence by sentence: each duty yields the cards that fulfil it, if the hand has any.
fn by_the_text(hand: &[Card], trick: &[Card], trump: Colour) -> Vec<Card> {
    if trick.is_empty() {
        return hand.to_vec();
    }
    let pick = |wanted: &dyn Fn(&Card) -> bool| -> Vec<Card> {
        hand.iter().copied().filter(|card| wanted(card)).collect()
    };
    // "Il faut suivre dans la couleur."
    let follow = pick(&|card| card.colour() == trick[0].colour());
    // "Quand on ne peut pas suivre, on doit couper, voire surcouper."
    let above_all = |card: &Card| {
        let trumps = trick.iter().filter(|other| other.colour() == trump);
        card.colour() == trump && trumps.clone().all(|other| card.rank() < other.rank())
    };
    let overtrump = pick(&above_all);
    let cut = pick(&|card| card.colour() == trump);
    // "Sinon il faut renoncer en défaussant une carte de son choix."
    [follow, overtrump, cut, hand.to_vec()]
        .into_iter()
        .find(|cards| !cards.is_empty())
        .unwrap()
}

#[track_caller]
fn check(hand: &[Card], trick: &[Card], trump: Colour) {
    let legal = playable(hand, trick, trump);
    assert_eq!(
        legal,
        by_the_text(hand, trick, trump),
        "{hand:?} {trick:?} {trump:?}"
    );
    for &card in hand {
        let may = may_play(hand, trick, trump, card);
        assert_eq!(may.is_ok(), legal.contains(&card));
        let right = match may {
            Ok(()) => true,
            Err(WhyNot::MustFollow { colour }) => legal.iter().all(|c| c.colour() == colour),
            Err(WhyNot::MustTrump { trump: colour }) => {
                colour == trump && legal.iter().all(|c| c.colour() == trump)
            }
            Err(WhyNot::MustOvertrump { over }) => legal.iter().all(|c| c.is_above(over)),
        };
        assert!(right, "{hand:?} {trick:?} {trump:?} {card:?}: {may:?}");
    }
}

/// All orders of `count` different cards of a deck, after these.
fn tricks(deck: &[Card], count: usize, sofar: &mut Vec<Card>, look: &mut impl FnMut(&[Card])) {
    look(sofar);
    if count == 0 {
        return;
    }
    for &card in deck {
        if !sofar.contains(&card) {
            sofar.push(card);
            tricks(deck, count - 1, sofar, look);
            sofar.pop();
        }
    }
}

fn hands(deck: &[Card], most: usize) -> Vec<Vec<Card>> {
    let mut hands: Vec<Vec<Card>> = vec![Vec::new()];
    for &card in deck {
        let with: Vec<Vec<Card>> = hands
            .iter()
            .filter(|hand| hand.len() < most)
            .map(|hand| [hand.as_slice(), &[card]].concat())
            .collect();
        hands.extend(with);
    }
    hands.retain(|hand| !hand.is_empty());
    hands
}

#[test]
fn legal_cards_of_small_hands_follow_the_rules() {
    // Three cards of each of three colours: led, trump, and another; tricks of up to three.
    let deck: Vec<Card> = Card::all()
        .filter(|card| card.colour() != Colour::Green && [1, 4, 8].contains(&card.rank()))
        .collect();
    let mut checked = 0u32;
    let hands = hands(&deck, 3);
    tricks(&deck, 3, &mut Vec::new(), &mut |trick| {
        for hand in &hands {
            if hand.iter().any(|card| trick.contains(card)) {
                continue;
            }
            for trump in Colour::ALL {
                check(hand, trick, trump);
                checked += 1;
            }
        }
    });
    // Over trick lengths t: 9·8·…·(10-t) tricks, hands of 1 to 3 of the 9-t other cards, 4 trumps.
    assert_eq!(checked, (129 + 9 * 92 + 72 * 63 + 504 * 41) * 4);
}

#[test]
fn legal_cards_of_every_pair_follow_the_rules() {
    let deck: Vec<Card> = Card::all().collect();
    let hands = hands(&deck, 2);
    tricks(&deck, 1, &mut Vec::new(), &mut |trick| {
        for hand in &hands {
            for trump in Colour::ALL {
                check(hand, trick, trump);
            }
        }
    });
}

#[test]
fn highest_trump_wins_else_highest_of_the_led_colour() {
    let deck: Vec<Card> = Card::all().collect();
    tricks(&deck, 2, &mut Vec::new(), &mut |trick| {
        for trump in Colour::ALL {
            let [first, second] = trick else { continue };
            let beats = if first.colour() == second.colour() {
                second.rank() < first.rank()
            } else {
                second.colour() == trump
            };
            assert_eq!(
                winning(trick, trump),
                Some(usize::from(beats)),
                "{trick:?} {trump:?}"
            );
        }
    });
    assert_eq!(winning(&[], Colour::Red), None);
    // The MOLAB loses to the lowest trump, and a discard never wins.
    let card = |colour, rank| Card::new(colour, rank).unwrap();
    let trick = [
        card(Colour::Red, 5),
        card(Colour::Blue, 1),
        card(Colour::Red, 1),
    ];
    assert_eq!(winning(&trick, Colour::Yellow), Some(2));
    let cut = [
        card(Colour::Red, 1),
        card(Colour::Yellow, 8),
        card(Colour::Blue, 1),
    ];
    assert_eq!(winning(&cut, Colour::Yellow), Some(1));
}
