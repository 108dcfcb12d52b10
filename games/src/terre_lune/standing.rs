//! Points that each cosmonaut would have if a rocket came home now, as far as a viewer can know
//! them: others' claims and deposits are secret, but not how many there are, and what the viewer
//! holds or has seen is not theirs.

use super::mineral::{Claim, Mineral};
use super::state::PRIMES;
use super::view::{OwnView, RocketView, View};
use crate::core::seat::Seat;

/// Points of a cosmonaut, with the prime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// Their points.
    pub points: u16,
    /// True if they have exactly so many; else they have at most so many.
    pub is_exact: bool,
}

impl View {
    /// Standings if the viewer landed now, theirs first: with the primes, once they can win one.
    /// Empty for who does not play, or is out.
    pub fn standings(&self) -> Vec<Standing> {
        let rocket = self.me.and_then(|me| self.rocket(me));
        let (Some(own), Some(rocket)) = (&self.own, rocket.filter(|it| it.place.is_some())) else {
            return Vec::new();
        };
        let lands = rocket.been_on_moon;
        let prime = |prime: u16, it: &RocketView| match lands && it.been_on_moon {
            true => prime,
            false => 0,
        };
        let mine = Standing {
            seat: rocket.seat,
            points: own.points + prime(PRIMES[0], rocket),
            is_exact: true,
        };
        let others = self.rockets.iter();
        let others = others.filter(|it| it.seat != rocket.seat && it.place.is_some());
        let others = others.map(|it| {
            let most = most_points(own, (it.claims, it.deposits));
            Standing {
                seat: it.seat,
                points: most + prime(PRIMES[1], it),
                is_exact: most == 0,
            }
        });
        std::iter::once(mine).chain(others).collect()
    }

    /// True if the viewer is certain to win by landing now.
    pub fn landing_wins(&self) -> bool {
        let standings = self.standings();
        let (mine, others) = standings.split_first().unzip();
        let beats = |mine: &Standing| {
            others
                .unwrap_or_default()
                .iter()
                .all(|it| it.points < mine.points)
        };
        mine.is_some_and(beats)
    }
}

/// The most that so many claims and deposits of another can come to.
fn most_points(own: &OwnView, (claims, deposits): (u8, u8)) -> u16 {
    let is_mine = |mineral: &Mineral| {
        let packed = || own.packets.iter().any(|(deposit, _)| deposit == mineral);
        let seen = || own.seen.iter().any(|(_, seen)| seen == mineral);
        own.deposits.contains(mineral) || seen() || packed()
    };
    let packed = || own.packets.iter().flat_map(|(_, claims)| claims);
    let held = |mineral: Mineral| {
        let held = own.claims.iter().chain(packed());
        held.filter(|claim| **claim == Claim::On(mineral)).count()
    };
    let left: Vec<(u16, usize)> = Mineral::ALL
        .into_iter()
        .filter(|mineral| !is_mine(mineral))
        .map(|mineral| {
            let left = usize::from(mineral.claims()).saturating_sub(held(mineral));
            (mineral.points(), left)
        })
        .collect();
    // The dearest claims of each choice of so many minerals: at most 256 choices.
    let choices = (0..1_u16 << left.len()).filter(|it| it.count_ones() <= u32::from(deposits));
    let worth = |choice: u16| -> u16 {
        let chosen = left.iter().enumerate();
        let chosen = chosen.filter(|(nth, _)| choice >> nth & 1 == 1);
        let each = chosen.flat_map(|(_, (points, left))| std::iter::repeat_n(*points, *left));
        each.take(usize::from(claims)).sum()
    };
    choices.map(worth).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(own: &OwnView, counts: (u8, u8), most: u16) {
        assert_eq!(most_points(own, counts), most, "{counts:?}");
    }

    #[test]
    fn most_points_are_those_of_the_dearest_claims_that_another_can_hold() {
        let mut own = OwnView {
            hand: Vec::new(),
            claims: Vec::new(),
            deposits: Vec::new(),
            points: 0,
            peek: None,
            seen: Vec::new(),
            packets: Vec::new(),
        };
        check(&own, (0, 0), 0);
        check(&own, (5, 0), 0);
        check(&own, (1, 1), 500);
        check(&own, (2, 1), 600);
        check(&own, (3, 1), 750);
        check(&own, (3, 2), 1_100);
        own.claims = vec![Claim::On(Mineral::Titanium), Claim::On(Mineral::Water)];
        check(&own, (1, 1), 400);
        check(&own, (2, 1), 600);
        own.deposits = vec![Mineral::Aluminium];
        check(&own, (2, 1), 500);
        check(&own, (3, 1), 600);
    }
}
