//! Tables that are found when the sessions are opened, and what they have pending.

use std::time::Duration;

use crate::ids::TableId;
use crate::owner::ask::Shared;
use crate::owner::catalogue::Catalogue;
use crate::store::StoreError;
use crate::table::room::TableStage;

/// Tables that were found when the sessions were opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Startup {
    /// Tables that are not closed.
    pub open: usize,
    /// Tables with pending deliveries.
    pub undelivered: usize,
    /// Tables with a decision whose time ran out while no process was running.
    pub overdue: usize,
    /// Tables of games that are not in the catalogue, which stay as they are.
    pub unknown: Vec<TableId>,
    /// Time that opening took.
    pub took: Duration,
}

/// Fills the index with what the store knows.
pub(crate) async fn fill(shared: &Shared, catalogue: &Catalogue) -> Result<Startup, StoreError> {
    let mut startup = Startup {
        open: 0,
        undelivered: 0,
        overdue: 0,
        unknown: Vec::new(),
        took: Duration::ZERO,
    };
    let now = shared.clock.now();
    for listed in shared.store.active_cards().await? {
        let card = &listed.card;
        let Some(game) = catalogue.id(&card.game) else {
            tracing::error!(
                table = card.table.0,
                game = card.game,
                "a table plays a game that this Houston does not have; skipping it"
            );
            startup.unknown.push(card.table);
            continue;
        };
        shared.index.put_card(card, game, listed.settled);
        startup.open += usize::from(card.stage != TableStage::Closed);
        startup.overdue += usize::from(card.next_due.is_some_and(|due| due <= now));
        if listed.settled < card.version {
            startup.undelivered += 1;
            shared.changes.report(card.table);
        }
    }
    Ok(startup)
}
