//! The owners that are awake: hands every question to the one owner of its table, and wakes it.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::{mpsc, oneshot};

use crate::error::Failure;
use crate::ids::TableId;
use crate::owner::ask::{Ask, OwnerStart, Shared};
use crate::owner::catalogue::Catalogue;
use crate::table::journal_error::JournalError;

/// Questions that wait at a table before the askers have to.
const MAILBOX_SIZE: usize = 64;

/// Most owners that are awake: then the one that was asked longest ago is sent to sleep. Each holds
/// a table with the states that it went through, and reading a table again takes less than a
/// millisecond.
const MAX_AWAKE: usize = 512;

/// The owners that are awake.
pub(crate) struct Registry {
    pub shared: Arc<Shared>,
    pub catalogue: Catalogue,
    awake: Mutex<Awake>,
    /// Ends when no owner is left.
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

struct Awake {
    owners: HashMap<TableId, AwakeOwner>,
    /// Counts the questions.
    asked: u64,
    /// Every owner holds a clone; `None` once no more owners may wake.
    alive: Option<mpsc::Sender<()>>,
}

/// An owner that is awake.
struct AwakeOwner {
    asks: mpsc::Sender<Ask>,
    /// Number of the last question for it.
    asked: u64,
    /// True when it was told to go to sleep since.
    sent_to_sleep: bool,
}

impl Awake {
    /// The owner of a table, for another question.
    fn owner(&mut self, table: TableId) -> Option<mpsc::Sender<Ask>> {
        self.asked += 1;
        let owner = self.owners.get_mut(&table)?;
        (owner.asked, owner.sent_to_sleep) = (self.asked, false);
        Some(owner.asks.clone())
    }

    /// Makes room for one more: the one that was asked longest ago goes to sleep.
    fn make_room(&mut self) {
        if self.owners.len() < MAX_AWAKE {
            return;
        }
        let idle = self
            .owners
            .values_mut()
            .filter(|owner| !owner.sent_to_sleep);
        if let Some(idle) = idle.min_by_key(|owner| owner.asked) {
            // One with a full mailbox is at work.
            idle.sent_to_sleep = idle.asks.try_send(Ask::Rest).is_ok();
            if !idle.sent_to_sleep {
                self.asked += 1;
                idle.asked = self.asked;
            }
        }
    }
}

impl Registry {
    pub(crate) fn new(shared: Arc<Shared>, catalogue: Catalogue) -> Self {
        let (alive, ended) = mpsc::channel(1);
        Self {
            shared,
            catalogue,
            awake: Mutex::new(Awake {
                owners: HashMap::new(),
                asked: 0,
                alive: Some(alive),
            }),
            ended: tokio::sync::Mutex::new(ended),
        }
    }

    /// Hands a question to a table's owner, waking it if it sleeps.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        table: TableId,
        game: &'static str,
        mut ask: Ask,
    ) -> Result<(), Failure> {
        loop {
            let owner = self.owner(table, game)?;
            match owner.send(ask).await {
                Ok(()) => return Ok(()),
                // It fell asleep between the two lines above.
                Err(mpsc::error::SendError(back)) => {
                    self.forget(table, &owner);
                    ask = back;
                }
            }
        }
    }

    /// Has every awake owner read its table again.
    pub(crate) async fn reload(&self) {
        let owners: Vec<_> = {
            let awake = self.awake.lock();
            awake.owners.values().map(|it| it.asks.clone()).collect()
        };
        for owner in owners {
            let (answer, done) = oneshot::channel();
            // Who falls asleep now has nothing in memory.
            if owner.send(Ask::Reload(answer)).await.is_ok() {
                let _ = done.await;
            }
        }
    }

    /// The mailbox of a table's owner, which is woken if it sleeps.
    fn owner(
        self: &Arc<Self>,
        table: TableId,
        game: &'static str,
    ) -> Result<mpsc::Sender<Ask>, Failure> {
        let mut awake = self.awake.lock();
        if let Some(owner) = awake.owner(table) {
            return Ok(owner);
        }
        let alive = awake.alive.clone().ok_or(Failure::Stopping { table })?;
        let starter = self.catalogue.starter(game);
        let starter = starter.ok_or_else(|| JournalError::OtherGame {
            table,
            game: game.to_owned(),
        })?;
        let (owner, asks) = mpsc::channel(MAILBOX_SIZE);
        awake.make_room();
        let new = AwakeOwner {
            asks: owner.clone(),
            asked: awake.asked,
            sent_to_sleep: false,
        };
        awake.owners.insert(table, new);
        let registry = Arc::downgrade(self);
        let may_sleep = move |asks: &mut mpsc::Receiver<Ask>| match registry.upgrade() {
            Some(registry) => registry.lets_sleep(table, asks),
            None => {
                asks.close();
                true
            }
        };
        let start = OwnerStart {
            table,
            shared: Arc::clone(&self.shared),
            asks,
            may_sleep: Box::new(may_sleep),
            alive,
        };
        starter.start(start);
        Ok(owner)
    }

    /// Removes an owner that fell asleep.
    fn forget(&self, table: TableId, owner: &mpsc::Sender<Ask>) {
        let mut awake = self.awake.lock();
        let same = |it: &AwakeOwner| it.asks.same_channel(owner);
        if awake.owners.get(&table).is_some_and(same) {
            awake.owners.remove(&table);
        }
    }

    /// Lets an owner go to sleep, unless it was asked something meanwhile; returns whether it does.
    /// The next question wakes another one, so that no table has two.
    fn lets_sleep(&self, table: TableId, asks: &mut mpsc::Receiver<Ask>) -> bool {
        let mut awake = self.awake.lock();
        if !asks.is_empty() {
            return false;
        }
        asks.close();
        if awake
            .owners
            .get(&table)
            .is_some_and(|it| it.asks.is_closed())
        {
            awake.owners.remove(&table);
        }
        true
    }

    /// Lets all owners finish what they were asked, and wakes none any more.
    pub(crate) async fn stop(&self) {
        {
            let mut awake = self.awake.lock();
            awake.owners.clear();
            awake.alive = None;
        }
        // No one ever sends: the channel closes with the last owner.
        self.ended.lock().await.recv().await;
    }

    /// Number of owners that are awake.
    pub(crate) fn awake(&self) -> usize {
        self.awake.lock().owners.len()
    }
}
