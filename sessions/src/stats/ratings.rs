//! Ratings by Glicko-2: a period for each game, in which everybody played against everybody whom
//! they did better or worse than. Who plays with all the others, not against them, plays against
//! the mission, which is as strong as a new player.
//!
//! They depend on the order of the games, so the last ones are kept one by one and put in order,
//! as in [`super::streak`]. They are whole numbers between two games: what is stored is what was
//! counted, to the last digit.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::ends::{Finish, GameEnd};
use crate::ids::{Millis, TableId, UserId};

/// Version of the formula. Another one has every game rated once more, from the journals.
const FORMULA: u32 = 1;
/// Last games that are kept one by one: more than end on a server at the same moment.
const KEPT: usize = 16;
/// Deviation of a mission: it is not known exactly, and never better.
const MISSION_DEVIATION: f64 = 50.0;
/// Unit in which a rating and its deviation are kept: thousandths.
const THOUSAND: f64 = 1e3;
/// Unit in which a volatility is kept: billionths.
const BILLION: f64 = 1e9;

/// Ratings of a game on a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ratings {
    formula: u32,
    /// The last games, the latest at the end.
    recent: Vec<RatedGame>,
    /// Ratings by the games before them.
    before: BTreeMap<UserId, StoredRating>,
}

/// A game that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RatedGame {
    at: Millis,
    table: TableId,
    people: Vec<(UserId, Finish)>,
    /// True where all of them win or lose together.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    together: bool,
}

/// A rating as it is stored: thousandths, billionths of the volatility, and the number of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StoredRating(i64, i64, i64, u32);

/// Rating of a person in one game on one server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The rating; who is new has 1500.
    pub value: i64,
    /// Greatest distance of the true one from it, in 19 of 20 cases.
    pub margin: i64,
    /// Number of games that it is from.
    pub games: u32,
}

impl Default for Ratings {
    fn default() -> Self {
        Self {
            formula: FORMULA,
            recent: Vec::new(),
            before: BTreeMap::new(),
        }
    }
}

impl Default for StoredRating {
    fn default() -> Self {
        Self::new(Glicko2Rating::new(), 0)
    }
}

impl StoredRating {
    /// A rating as it is stored: in whole numbers.
    fn new(rating: Glicko2Rating, games: u32) -> Self {
        // Far below what would not fit.
        let whole = |value: f64, unit: f64| (value * unit).round() as i64;
        Self(
            whole(rating.rating, THOUSAND),
            whole(rating.deviation, THOUSAND),
            whole(rating.volatility, BILLION),
            games,
        )
    }

    /// The rating to compute with.
    fn rating(self) -> Glicko2Rating {
        let part = |value: i64, unit: f64| value as f64 / unit;
        Glicko2Rating {
            rating: part(self.0, THOUSAND),
            deviation: part(self.1, THOUSAND),
            volatility: part(self.2, BILLION),
        }
    }

    /// The rating as people see it.
    fn rounded(self) -> Rating {
        let Glicko2Rating {
            rating, deviation, ..
        } = self.rating();
        Rating {
            value: rating.round() as i64,
            margin: (1.96 * deviation).round() as i64,
            games: self.3,
        }
    }
}

/// The place of an end among those of a game: nobody is better or worse than others of their place,
/// unless they share the first one.
const fn place(finish: Finish) -> u8 {
    match finish {
        Finish::Won | Finish::Drawn => 0,
        Finish::Lost => 1,
        Finish::Left => 2,
    }
}

/// The outcome between two people of a game, for the first one; `None` where there is none.
fn outcome(own: Finish, other: Finish) -> Option<Outcomes> {
    match place(own).cmp(&place(other)) {
        std::cmp::Ordering::Less => Some(Outcomes::WIN),
        std::cmp::Ordering::Greater => Some(Outcomes::LOSS),
        std::cmp::Ordering::Equal if own == Finish::Drawn => Some(Outcomes::DRAW),
        std::cmp::Ordering::Equal => None,
    }
}

impl RatedGame {
    /// Rates everybody who played.
    fn rate(&self, ratings: &mut BTreeMap<UserId, StoredRating>) {
        let before = |user: &UserId| ratings.get(user).copied().unwrap_or_default();
        let config = Glicko2Config::new();
        let mission = Glicko2Rating {
            deviation: MISSION_DEVIATION,
            ..Glicko2Rating::new()
        };
        let mut after = Vec::new();
        for (nth, (user, finish)) in self.people.iter().enumerate() {
            let others = self.people.iter().enumerate();
            let others = others.filter(|(other, _)| *other != nth && !self.together);
            let against = others.filter_map(|(_, (other, ended))| {
                Some((before(other).rating(), outcome(*finish, *ended)?))
            });
            let mut results: Vec<(Glicko2Rating, Outcomes)> = against.collect();
            if self.together {
                let outcome = match finish {
                    Finish::Won | Finish::Drawn => Outcomes::WIN,
                    Finish::Lost | Finish::Left => Outcomes::LOSS,
                };
                results.push((mission, outcome));
            }
            if results.is_empty() {
                continue;
            }
            let own = before(user);
            let rating = glicko2_rating_period(&own.rating(), &results, &config);
            after.push((*user, StoredRating::new(rating, own.3.saturating_add(1))));
        }
        ratings.extend(after);
    }
}

impl Ratings {
    /// True if they are by today's formula.
    pub(super) const fn is_current(&self) -> bool {
        self.formula == FORMULA
    }

    /// All ratings after the last game; none if they are by another formula.
    pub(super) fn all(&self) -> BTreeMap<UserId, Rating> {
        if !self.is_current() {
            return BTreeMap::new();
        }
        let mut ratings = self.before.clone();
        self.recent.iter().for_each(|game| game.rate(&mut ratings));
        let shown = ratings.into_iter();
        shown
            .map(|(user, rating)| (user, rating.rounded()))
            .collect()
    }

    /// Counts the end of a game.
    pub(super) fn count(&mut self, end: &GameEnd) {
        let order = (end.at, end.table);
        let place = self
            .recent
            .partition_point(|game| (game.at, game.table) < order);
        let people = end.people.iter().map(|own| (own.user, own.finish));
        let game = RatedGame {
            at: end.at,
            table: end.table,
            people: people.collect(),
            together: end.together,
        };
        self.recent.insert(place, game);
        if self.recent.len() > KEPT {
            self.recent.remove(0).rate(&mut self.before);
        }
    }

    /// The people of the last games, and those with a rating from before.
    pub(crate) fn people_mut(
        &mut self,
    ) -> (
        impl Iterator<Item = &mut UserId>,
        &mut BTreeMap<UserId, StoredRating>,
    ) {
        let recent = self.recent.iter_mut().flat_map(|game| &mut game.people);
        (recent.map(|(user, _)| user), &mut self.before)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Among;
    use super::super::ends::Finisher;
    use super::*;

    fn end(nth: u64, together: bool, people: &[(u64, Finish)]) -> GameEnd {
        let finisher = |(user, finish): &(u64, Finish)| Finisher {
            user: UserId(*user),
            finish: *finish,
            feats: Vec::new(),
        };
        GameEnd {
            table: TableId(nth),
            at: Millis(nth),
            guild: None,
            game: "chess",
            among: Among::People,
            together,
            puzzle: None,
            people: people.iter().map(finisher).collect(),
        }
    }

    fn ratings(ends: &[GameEnd]) -> Ratings {
        let mut ratings = Ratings::default();
        ends.iter().for_each(|end| ratings.count(end));
        ratings
    }

    /// Chance that is the same in every run.
    struct Dice(u64);

    impl Dice {
        fn next(&mut self) -> f64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = self.0;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (mixed ^ (mixed >> 31)) as f64 / u64::MAX as f64
        }
    }

    /// Everybody's place among the others by a value.
    fn ranks(values: &[f64]) -> Vec<f64> {
        let better = |one: f64| values.iter().filter(|other| **other > one).count();
        values.iter().map(|value| better(*value) as f64).collect()
    }

    /// Spearman's rank correlation.
    fn correlation(one: &[f64], other: &[f64]) -> f64 {
        let (one, other) = (ranks(one), ranks(other));
        let squares = one.iter().zip(&other).map(|(a, b)| (a - b).powi(2));
        let many = one.len() as f64;
        1.0 - 6.0 * squares.sum::<f64>() / (many * (many * many - 1.0))
    }

    /// A club of fifty with known strengths, who meet at random in pairs and fours.
    #[test]
    fn club_of_fifty_is_ordered_by_strength() {
        const CLUB: u64 = 50;
        let strengths: Vec<f64> = (0..CLUB).map(|nth| 1000.0 + 20.0 * nth as f64).collect();
        let mut dice = Dice(7);
        let mut all = Ratings::default();
        let mut nth = 0;
        for (games_each, least) in [(10, 0.8), (20, 0.88), (60, 0.94)] {
            // Three people a game on average.
            while nth < CLUB * games_each / 3 {
                nth += 1;
                let seats = if nth % 2 == 0 { 2 } else { 4 };
                let mut people: Vec<u64> = Vec::new();
                while people.len() < seats {
                    let one = (dice.next() * CLUB as f64) as u64 % CLUB;
                    if !people.contains(&one) {
                        people.push(one);
                    }
                }
                // Who is 400 points better wins ten times as often.
                let weight = |one: &u64| 10_f64.powf(strengths[*one as usize] / 400.0);
                let mut left = dice.next() * people.iter().map(weight).sum::<f64>();
                let winner = people.iter().find(|one| {
                    left -= weight(one);
                    left <= 0.0
                });
                let winner = *winner.unwrap_or(&people[0]);
                let finish = |one: u64| {
                    if one == winner {
                        Finish::Won
                    } else {
                        Finish::Lost
                    }
                };
                let people: Vec<_> = people.iter().map(|one| (one + 1, finish(*one))).collect();
                all.count(&end(nth, false, &people));
            }
            let shown = all.all();
            let values = (1..=CLUB).map(|one| shown.get(&UserId(one)).map_or(1500, |it| it.value));
            let values: Vec<f64> = values.map(|value| value as f64).collect();
            let rho = correlation(&strengths, &values);
            let margins = shown.values().map(|it| it.margin).sum::<i64>() / CLUB as i64;
            println!("{games_each} games each: rank correlation {rho:.3}, margin {margins}");
            assert!(rho >= least, "{games_each} games each: {rho:.3}");
        }
    }

    #[test]
    fn order_of_counting_does_not_matter() {
        let results = [Finish::Won, Finish::Lost];
        let ends = (1..40).map(|nth| {
            let (one, other) = (nth % 5 + 1, nth % 3 + 6);
            let won = results[(nth % 2) as usize];
            let lost = results[(nth % 2 + 1) as usize % 2];
            end(nth, false, &[(one, won), (other, lost)])
        });
        let mut ends: Vec<GameEnd> = ends.collect();
        let whole = ratings(&ends);
        ends.swap(20, 21);
        ends.swap(30, 33);
        assert_eq!(ratings(&ends), whole);
        // What is stored is what was counted.
        let stored = serde_json::to_string(&whole).unwrap();
        assert_eq!(serde_json::from_str::<Ratings>(&stored).unwrap(), whole);
    }

    #[test]
    fn games_count_as_they_ended() {
        let value =
            |ratings: &Ratings, one: u64| ratings.all().get(&UserId(one)).map(|it| it.value);
        // The winner beat both; between those who lost there is nothing, and who left is last.
        let three = ratings(&[end(
            1,
            false,
            &[(1, Finish::Won), (2, Finish::Lost), (3, Finish::Left)],
        )]);
        assert!(value(&three, 1) > Some(1600) && value(&three, 2) == Some(1500));
        assert!(value(&three, 3) < Some(1400));
        let drawn = ratings(&[end(1, false, &[(1, Finish::Drawn), (2, Finish::Drawn)])]);
        assert_eq!(
            (value(&drawn, 1), value(&drawn, 2)),
            (Some(1500), Some(1500))
        );
        // A computer won: the people did as well as each other.
        let none = ratings(&[end(1, false, &[(1, Finish::Lost), (2, Finish::Lost)])]);
        assert_eq!(value(&none, 1), None);
        // A crew rises and falls together.
        let crew = |finish| ratings(&[end(1, true, &[(1, finish), (2, finish)])]);
        let (won, lost) = (crew(Finish::Won), crew(Finish::Lost));
        assert!(value(&won, 1) > Some(1600) && value(&won, 1) == value(&won, 2));
        assert!(value(&lost, 1) < Some(1400) && value(&lost, 1) == value(&lost, 2));
        let first = won.all()[&UserId(1)];
        assert!(first.games == 1 && first.margin < 686 && first.margin > 400);
    }

    #[test]
    fn ratings_by_another_formula_are_not_shown() {
        let mut old = ratings(&[end(1, false, &[(1, Finish::Won), (2, Finish::Lost)])]);
        old.formula = 0;
        assert!(old.all().is_empty() && !old.is_current());
    }
}
