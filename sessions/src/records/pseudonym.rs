//! Pseudonyms of people in a record: `a`, `b`, and so on, in the order in which they sat down.
//! Computers are called by what they are.

use std::sync::Arc;

use games::Game;

use crate::ids::{UserId, Version};
use crate::table::computer::Skill;
use crate::table::player::{Locale, Player};
use crate::table::{Effect, Steps};

/// Letters for people; later ones get a number too.
const LETTERS: u64 = 26;

/// Replaces people by pseudonyms, and numbers the steps from 1.
pub(super) fn anonymize<G: Game>(steps: &Steps<G>) -> Steps<G> {
    let mut met: Vec<UserId> = Vec::new();
    let mut number = |user: UserId| {
        if user.is_computer() {
            return user;
        }
        let known = met.iter().position(|it| *it == user);
        let at = known.unwrap_or_else(|| {
            met.push(user);
            met.len() - 1
        });
        UserId(at as u64 + 1)
    };
    let mut anonymous = Steps::none();
    for (at, step) in (1..).zip(steps.iter()) {
        let seats = step.seats.iter().map(|seat| {
            let user = number(seat.as_ref()?.user);
            Some(player(user))
        });
        let seats: Arc<[Option<Player>]> = seats.collect();
        let place = |version: &Version| {
            let earlier = steps.iter().position(|it| it.version == *version)?;
            Some(Version(earlier as u64 + 1))
        };
        anonymous.push(Effect {
            version: Version(at),
            before: None,
            by: None,
            left: None,
            back: step.back.iter().filter_map(place).collect(),
            seats,
            ..step.clone()
        });
    }
    anonymous
}

/// A player with nothing but their pseudonym.
pub(super) fn player(user: UserId) -> Player {
    Player {
        user,
        name: name(user),
        locale: Locale::default(),
    }
}

/// The pseudonym of a player.
pub(super) fn name(user: UserId) -> String {
    if let Some(skill) = user.skill() {
        let first = Player::computer(skill, 0).user;
        return format!("{}-{}", skill.word(), user.0 - first.0 + 1);
    }
    let at = user.0.saturating_sub(1);
    // Below 26.
    let letter = char::from(b'a' + (at % LETTERS) as u8);
    match at / LETTERS {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// The player with a pseudonym.
pub(super) fn user(name: &str) -> Option<UserId> {
    if let Some((skill, nth)) = name.split_once('-') {
        let nth: u8 = nth.parse().ok()?;
        return Some(Player::computer(Skill::read(skill)?, nth.checked_sub(1)?).user);
    }
    let (letter, round) = name.split_at_checked(1)?;
    let letter = letter.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let round: u64 = match round {
        "" => 0,
        round => round.parse().ok()?,
    };
    Some(UserId(round.checked_mul(LETTERS)? + u64::from(letter) + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pseudonyms_round_trip() {
        let strong = Player::computer(Skill::Strong, 2).user;
        for (number, called) in [
            (UserId(1), "a"),
            (UserId(26), "z"),
            (UserId(27), "a1"),
            (strong, "strong-3"),
        ] {
            assert_eq!((&*name(number), user(called)), (called, Some(number)));
        }
        for nobody in ["", "1", "A", "é", "ab", "grand-1", "easy-0"] {
            assert_eq!(user(nobody), None, "{nobody}");
        }
    }
}
