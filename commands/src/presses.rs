//! Presses on a board that are answered with the board itself: shown at once, and at no cost of the
//! requests that all tables share.
//!
//! While one is being answered, the courier leaves that table's board alone; and of several, one at
//! a time looks at the table and shows it, so that the later state is never painted over. It keeps
//! nothing that a restart would miss, and must never show a private view.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sessions::{BoardPost, Change, MessageId, TableId, Target, UserId, Version};
use tokio::sync::{Notify, OwnedMutexGuard};

use crate::app::{Fault, House};
use crate::caller::Caller;
use crate::easel::Wanted;
use crate::message::Answer;
use crate::send::{Carrier, Door, Reply};

/// How long the courier waits for them at most: an interaction lives no longer without an answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// The presses that are being answered, by table.
#[derive(Clone, Default)]
pub struct Presses {
    open: Arc<Mutex<HashMap<TableId, Open>>>,
    answered: Arc<Notify>,
}

#[derive(Default)]
struct Open {
    many: usize,
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl Presses {
    fn begin(&self, table: TableId) -> Held {
        self.lock().entry(table).or_default().many += 1;
        Held {
            presses: self.clone(),
            table,
        }
    }

    /// Waits until no press on this table's board waits for its answer.
    pub async fn answered(&self, table: TableId) {
        let answered = async {
            loop {
                let next = self.answered.notified();
                if !self.lock().contains_key(&table) {
                    return;
                }
                next.await;
            }
        };
        // Whoever takes longer is overtaken: the board is then shown twice, and rightly.
        let _ = tokio::time::timeout(PATIENCE, answered).await;
    }

    /// Waits until no other press shows this table's board.
    async fn turn(&self, table: TableId) -> Option<OwnedMutexGuard<()>> {
        let turn = Arc::clone(&self.lock().get(&table)?.turn);
        Some(turn.lock_owned().await)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Open>> {
        // No code panics while it holds this.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Holds the courier back for as long as it lives.
struct Held {
    presses: Presses,
    table: TableId,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.presses.lock();
        if let Some(table) = open.get_mut(&self.table) {
            table.many -= 1;
            if table.many == 0 {
                open.remove(&self.table);
            }
        }
        drop(open);
        self.presses.answered.notify_waiters();
    }
}

/// A press on the board that a table has now.
pub struct Press {
    table: TableId,
    /// The board.
    on: MessageId,
    held: Option<Held>,
    /// What the answer shows, while it is on its way.
    showing: Option<Showing>,
}

struct Showing {
    version: Version,
    unreachable: Vec<UserId>,
    /// What the marks told of the board before.
    before: Option<BoardPost>,
    _turn: Option<OwnedMutexGuard<()>>,
}

impl Press {
    /// A press by this person, if the message that he used is his table's present board.
    pub async fn of(
        house: &House,
        who: &Caller,
        door: &mut Door,
        table: TableId,
    ) -> Result<Option<Self>, Fault> {
        let Some(on) = who.on else {
            return Ok(None);
        };
        let is_private = door.carrier == Carrier::Private && who.place.guild.is_some();
        if is_private || !is_board(house, table, on).await? {
            return Ok(None);
        }
        door.carrier = Carrier::Board;
        Ok(Some(Self {
            table,
            on,
            held: Some(house.presses.begin(table)),
            showing: None,
        }))
    }

    /// The board in the place of an answer that tells no more than it.
    pub async fn answer(&mut self, house: &House, reply: Reply) -> Result<Reply, Fault> {
        let Answer::Seen(told) = reply.answer else {
            // What is only for him leaves the board to the courier.
            self.held = None;
            return Ok(reply);
        };
        let turn = house.presses.turn(self.table).await;
        let answer = match self.face(house, turn).await? {
            Some(answer) => answer,
            None => Answer::Say(told),
        };
        Ok(Reply { answer, ..reply })
    }

    /// The board as it is now, whoever changed it last; `None` when it is no more here.
    async fn face(
        &mut self,
        house: &House,
        turn: Option<OwnedMutexGuard<()>>,
    ) -> Result<Option<Answer>, Fault> {
        let game = house.sessions.game_of(self.table);
        let Some(counter) = game.and_then(|game| house.counter(game)) else {
            return Ok(None);
        };
        if !is_board(house, self.table, self.on).await? {
            return Ok(None);
        }
        let before = board_of(house, self.table).await?;
        let Some(board) = counter.board(house, self.table, Wanted::Now).await? else {
            return Ok(None);
        };
        self.showing = Some(Showing {
            version: board.version,
            unreachable: board.unreachable,
            before,
            _turn: turn,
        });
        Ok(Some(Answer::Board(board.message)))
    }

    /// The answer arrived, or it did not: what the board shows is marked, or is owed once more.
    pub async fn done(mut self, house: &House, delivered: bool) {
        if let Some(showing) = self.showing.take()
            && let Err(fault) = self.note(house, &showing, delivered).await
        {
            // The courier shows the board once more.
            tracing::warn!(table = self.table.0, %fault, "what a board shows was not marked");
        }
    }

    async fn note(&self, house: &House, showing: &Showing, delivered: bool) -> Result<(), Fault> {
        let Some(table) = house.sessions.table(self.table).await? else {
            return Ok(());
        };
        let marks = table.marks().await?;
        if marks.intent(Target::Board).is_some() {
            // Another one is about to take its place.
            return Ok(());
        }
        let Some(board) = marks.board.filter(|board| board.message == self.on) else {
            return Ok(());
        };
        // Did the courier show it meanwhile, nobody knows which of the two stands there.
        let alone = showing.before.as_ref() == Some(&board);
        if delivered && alone {
            let post = BoardPost {
                shown: showing.version,
                unreachable: showing.unreachable.clone(),
                ..board
            };
            table.mark(Change::Board(post)).await?;
        } else {
            table.mark(Change::Stale).await?;
            house.sessions.touch(self.table);
        }
        Ok(())
    }
}

/// What the marks tell of a table's board.
async fn board_of(house: &House, table: TableId) -> Result<Option<BoardPost>, Fault> {
    Ok(match house.sessions.table(table).await? {
        Some(table) => table.marks().await?.board,
        None => None,
    })
}

/// Whether a message is the board that its table has now.
async fn is_board(house: &House, table: TableId, message: MessageId) -> Result<bool, Fault> {
    let Some(table) = house.sessions.table(table).await? else {
        return Ok(false);
    };
    let marks = table.marks().await?;
    Ok(match &marks.board {
        Some(board) => board.message == message,
        // The first one is there before we have heard that it is.
        None => marks.intent(Target::Board).is_some(),
    })
}
