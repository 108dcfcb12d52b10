//! Picks one after the other, in the argument of a component: cards to give, packets to take,
//! decoys. Knows no rule.

use games::terre_lune::{Card, Claim, Decoy, Mineral, Refusal, Sought};

/// Separator of numbers in an argument.
const DOT: char = '.';
/// Sign before a claim that still needs a deposit.
const OPEN: char = '-';
/// Greatest number of decoys that fit into a component's id.
pub(super) const MOST_DECOYS: usize = 24;

/// The numbers in an argument.
pub(super) fn numbers(argument: &str) -> Vec<u8> {
    let parts = argument.split(DOT);
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// An argument of these numbers.
pub(super) fn joined(numbers: &[u8]) -> String {
    let parts: Vec<String> = numbers.iter().map(u8::to_string).collect();
    parts.join(&DOT.to_string())
}

/// Argument of these numbers with one more, or without it if it was there: in their order, as what
/// was picked first does not matter.
pub(super) fn toggled(picked: &[u8], number: u8) -> String {
    let mut picked = picked.to_vec();
    match picked.iter().position(|&other| other == number) {
        Some(found) => {
            picked.remove(found);
        }
        None => picked.push(number),
    }
    picked.sort_unstable();
    joined(&picked)
}

/// The argument that picks these cards.
pub(super) fn of_cards(cards: impl IntoIterator<Item = Card>) -> String {
    let numbers: Vec<u8> = cards.into_iter().map(u8::from).collect();
    joined(&numbers)
}

/// The cards that an argument picks.
pub(super) fn cards(argument: &str) -> Result<Vec<Card>, Refusal> {
    let numbers = numbers(argument).into_iter();
    let cards: Result<Vec<Card>, _> = numbers.map(Card::try_from).collect();
    cards.map_err(|_| Refusal::Unreadable {
        sought: Sought::Card,
        said: argument.to_owned(),
    })
}

/// The kinds of claims in the order of their numbers in an argument.
fn kinds() -> impl Iterator<Item = Claim> {
    Mineral::ALL
        .into_iter()
        .map(Claim::On)
        .chain([Claim::Exhausted])
}

/// A claim's number in an argument.
pub(super) fn claim_number(claim: Claim) -> String {
    let number = kinds().position(|kind| kind == claim);
    number.unwrap_or_default().to_string()
}

/// A deposit's number in an argument.
pub(super) fn deposit_number(mineral: Mineral) -> String {
    (mineral as usize).to_string()
}

/// Value of a digit.
fn digit(sign: char) -> Option<usize> {
    sign.to_digit(10).map(|digit| digit as usize)
}

/// Decoys in an argument, of two digits each: the claim and the deposit. `None` for an argument of
/// another kind.
pub(super) fn decoys(argument: &str) -> Option<Vec<Decoy>> {
    let (laid, _) = argument.split_once(OPEN).unwrap_or((argument, ""));
    let digits: Option<Vec<usize>> = laid.chars().map(digit).collect();
    let digits = digits?;
    let pair = |pair: &[usize]| {
        let [claim, with] = *pair else { return None };
        Some(Decoy {
            claim: kinds().nth(claim)?,
            with: *Mineral::ALL.get(with)?,
        })
    };
    digits.chunks(2).map(pair).collect()
}

/// Claim in an argument that still needs a deposit.
pub(super) fn open_claim(argument: &str) -> Option<Claim> {
    let (_, open) = argument.split_once(OPEN)?;
    kinds().nth(open.parse().ok()?)
}

/// The argument after a choice: first a claim, then its deposit.
pub(super) fn more_decoys(argument: &str, chosen: Option<&str>) -> String {
    match (argument.split_once(OPEN), chosen) {
        (Some((laid, open)), Some(deposit)) => format!("{laid}{open}{deposit}"),
        (None, Some(claim)) => format!("{argument}{OPEN}{claim}"),
        (_, None) => argument.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_toggle_on_and_off() {
        assert_eq!(toggled(&[], 3), "3");
        assert_eq!(toggled(&[3], 17), "3.17");
        assert_eq!(toggled(&[17], 3), "3.17");
        assert_eq!(toggled(&[3, 17], 3), "17");
        assert_eq!(numbers("3.17"), [3, 17]);
        assert_eq!(numbers(""), Vec::<u8>::new());
        let all: Vec<Card> = Card::all().collect();
        assert_eq!(cards(&of_cards(all.clone())), Ok(all));
        assert!(cards("99").is_err());
    }

    #[test]
    fn decoys_are_built_from_two_choices() {
        let first = more_decoys("", Some(&claim_number(Claim::Exhausted)));
        assert_eq!(open_claim(&first), Some(Claim::Exhausted));
        assert_eq!(decoys(&first), Some(vec![]));
        let second = more_decoys(&first, Some(&deposit_number(Mineral::Iron)));
        assert_eq!(open_claim(&second), None);
        let laid = Decoy {
            claim: Claim::Exhausted,
            with: Mineral::Iron,
        };
        assert_eq!(decoys(&second), Some(vec![laid]));
        assert_eq!(decoys("x"), None);
        assert_eq!(decoys("123"), None);
        assert_eq!(decoys("99"), None);
    }
}
