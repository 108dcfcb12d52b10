//! Metrics about the work of owners: by game, kind and outcome. They identify no one.

use crate::error::{ActError, TableError};
use crate::table::TableAction;
use games::Game;

/// A result that is counted by its outcome.
pub(super) trait Countable {
    /// The label of the outcome in the metrics.
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

/// Counts a result, and hands it back.
pub(super) fn count_result<G: Game, C: Countable>(kind: &'static str, done: C) -> C {
    count::<G>(kind, done.outcome());
    done
}

/// Counts an act with this outcome.
pub(super) fn count<G: Game>(kind: &'static str, outcome: &'static str) {
    let counter = metrics::counter!(
        "houston_acts_total", "game" => G::ID, "kind" => kind, "outcome" => outcome
    );
    counter.increment(1);
}

/// Kinds of acts beside the actions that every table knows.
const OTHERS: [&str; 3] = ["act", "options", "silence"];

/// Registers the failure metrics at zero, so that monitoring sees the first failure.
pub fn count_from_nought(games: &[&'static str]) {
    for game in games {
        for kind in OTHERS.iter().chain(TableAction::WORDS) {
            metrics::counter!(
                "houston_acts_total", "game" => *game, "kind" => *kind, "outcome" => "failed"
            )
            .increment(0);
        }
    }
}
