//! Applies what other processes wrote to what is cached in memory here: table cards, remembered
//! people, and people who were forgotten.

use std::collections::BTreeSet;
use std::sync::{Arc, Weak};

use tokio::sync::watch;

use crate::ids::{TableId, UserId};
use crate::owner::registry::Registry;
use crate::owner::reload::reload_for;
use crate::people::known::People;
use crate::store::{ChangeFeed, StoreChange, StoreError, StoredCard};

/// Many changes in one.
#[derive(Default)]
struct MergedChanges {
    /// Tables whose card is not the newest.
    stale: BTreeSet<TableId>,
    /// Tables that the process serving them should look at again.
    touched: BTreeSet<TableId>,
    people: BTreeSet<UserId>,
    forgotten: BTreeSet<UserId>,
    everything: bool,
}

impl MergedChanges {
    /// Sorts changes: each table and person once.
    fn merge(registry: &Registry, changes: Vec<StoreChange>) -> Self {
        let mut all = Self::default();
        let index = &registry.shared.index;
        for change in changes {
            match change {
                // What this process wrote itself it knows already.
                StoreChange::Table(table, version) => {
                    if index.version(table).is_none_or(|known| known < version) {
                        all.stale.insert(table);
                    }
                }
                StoreChange::Touched(table) => {
                    all.touched.insert(table);
                }
                StoreChange::Person(user) => {
                    all.people.insert(user);
                }
                StoreChange::Forgotten(user) => {
                    all.forgotten.insert(user);
                }
                StoreChange::Everything => all.everything = true,
            }
        }
        all
    }
}

/// Applies the changes of a feed until `stop` ends.
pub(crate) async fn follow(
    mut change_feed: Box<dyn ChangeFeed>,
    (registry, people): (Weak<Registry>, Weak<People>),
    mut stop: watch::Receiver<()>,
) {
    loop {
        let changes = tokio::select! {
            _ = stop.changed() => return,
            changes = change_feed.next() => changes,
        };
        let (Some(registry), Some(people)) = (registry.upgrade(), people.upgrade()) else {
            return;
        };
        let all = MergedChanges::merge(&registry, changes);
        if all.everything {
            people.forget_all();
        }
        for user in all.people.iter().chain(&all.forgotten) {
            people.forget(*user);
        }
        for user in &all.forgotten {
            if let Err(failure) = reload_for(&registry, *user).await {
                tracing::warn!(
                    %failure,
                    "a table still shows a deleted player until it is next read"
                );
            }
        }
        if let Err(error) = update_cards(&registry, &all).await {
            // Each look at a table reads what was appended: only what is found by person or place
            // is behind, until it is told again.
            tracing::warn!(
                %error,
                "changes by other processes were not read; reading them with the next change"
            );
        }
    }
}

/// Brings all cards up to date at once, regardless of which changes were reported so far.
pub(crate) async fn read_all(registry: &Arc<Registry>) -> Result<(), StoreError> {
    let everything = MergedChanges {
        everything: true,
        ..MergedChanges::default()
    };
    update_cards(registry, &everything).await
}

/// Brings the cards up to date, and reports the tables that changed.
async fn update_cards(registry: &Arc<Registry>, all: &MergedChanges) -> Result<(), StoreError> {
    let (shared, catalogue) = (&registry.shared, &registry.catalogue);
    let cards = if all.everything {
        shared.store.active_cards().await?
    } else {
        let asked: Vec<TableId> = all.stale.union(&all.touched).copied().collect();
        if asked.is_empty() {
            return Ok(());
        }
        shared.store.cards(&asked).await?
    };
    for StoredCard { card, settled } in cards {
        let Some(game) = catalogue.id(&card.game) else {
            continue;
        };
        let table = card.table;
        let known = shared.index.version(table);
        let mut news = all.touched.contains(&table);
        if known.is_none_or(|known| known < card.version) {
            news |= shared.index.put_card(&card, game, settled);
        } else {
            shared.index.settle(table, settled);
        }
        if news {
            shared.changes.report(table);
        }
    }
    Ok(())
}
