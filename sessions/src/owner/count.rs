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
