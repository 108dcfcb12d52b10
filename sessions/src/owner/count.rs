//! What owners do, counted for whoever watches: by game, by kind, and by what came of it. Names
//! nobody.

use crate::error::{ActError, TableError};
use crate::table::Demand;
use games::Game;

/// What came of something.
pub(super) trait Countable {
    fn outcome(&self) -> &'static str;
}

impl<T, G: Game> Countable for Result<T, ActError<G>> {
    fn outcome(&self) -> &'static str {
        match self {
            Ok(_) => "done",
            Err(ActError::Refused(_) | ActError::Table(_)) => "refused",
            Err(ActError::Failed(_)) => "failed",
        }
    }
}

impl<T> Countable for Result<T, TableError> {
    fn outcome(&self) -> &'static str {
        match self {
            Ok(_) => "done",
            Err(TableError::Refused(_)) => "refused",
            Err(TableError::Failed(_)) => "failed",
        }
    }
}

/// Counts one, and hands it back.
pub(super) fn counted<G: Game, C: Countable>(kind: &'static str, done: C) -> C {
    count::<G>(kind, done.outcome());
    done
}

pub(super) fn count<G: Game>(kind: &'static str, outcome: &'static str) {
    let counter = metrics::counter!(
        "houston_acts_total", "game" => G::ID, "kind" => kind, "outcome" => outcome
    );
    counter.increment(1);
}

/// What else is counted of a table than demands.
const OTHERS: [&str; 3] = ["act", "options", "silence"];

/// Begins what is counted of failures, so that whoever watches sees the first one.
pub fn count_from_nought(games: &[&'static str]) {
    for game in games {
        for kind in OTHERS.into_iter().chain(DEMANDS) {
            metrics::counter!(
                "houston_acts_total", "game" => *game, "kind" => kind, "outcome" => "failed"
            )
            .increment(0);
        }
    }
}

/// What demands are called.
const DEMANDS: [&str; 19] = [
    "join", "leave", "start", "close", "dissolve", "host", "invite", "decline", "unkeep", "here",
    "seat", "unseat", "propose", "agree", "oppose", "resume", "undo", "advice", "replaced",
];

/// What a demand is called.
pub(super) const fn name(demand: &Demand) -> &'static str {
    match demand {
        Demand::Join(_) => "join",
        Demand::Leave => "leave",
        Demand::Start => "start",
        Demand::AskClose => "close",
        Demand::Dissolve => "dissolve",
        Demand::PassHost { .. } => "host",
        Demand::Invite { .. } => "invite",
        Demand::Decline => "decline",
        Demand::Unkeep => "unkeep",
        Demand::Move { .. } => "here",
        Demand::Seat(_) => "seat",
        Demand::Unseat => "unseat",
        Demand::Propose(_) => "propose",
        Demand::Agree(_) => "agree",
        Demand::Oppose(_) => "oppose",
        Demand::Resume => "resume",
        Demand::TakeBack(_) => "undo",
        Demand::Advise => "advice",
        Demand::Replaced => "replaced",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_demand_is_counted_from_nought() {
        let source = include_str!("count.rs");
        let arms = source
            .lines()
            .filter_map(|line| line.trim().strip_prefix("Demand::")?.split_once("=> \""));
        let named: Vec<&str> = arms.map(|(_, name)| name.trim_end_matches("\",")).collect();
        assert_eq!(named, DEMANDS);
    }
}
