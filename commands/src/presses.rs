//! Presses on a board that are answered with the board itself: shown at once, and at no cost of the
//! requests that all tables share.
//!
//! While one is being answered, the courier leaves that table's board alone; and of several, one at
//! a time looks at the table and shows it, so that the later state is never painted over. It keeps
//! nothing that a restart would miss, and must never show a private view.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sessions::{MessageId, TableId, Target};
use tokio::sync::{Notify, OwnedMutexGuard};

use crate::app::{Fault, House};
use crate::caller::Caller;
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
    sum: u64,
    /// How often the courier had shown the board before.
    before: u64,
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
        let before = house.courier.shown_times(self.table);
        let Some(board) = counter.face(house, self.table).await? else {
            return Ok(None);
        };
        let told = board.clone().open();
        self.showing = Some(Showing {
            sum: crate::courier::sum(&told),
            before,
            _turn: turn,
        });
        Ok(Some(Answer::Board(board)))
    }

    /// The answer arrived, or it did not.
    pub async fn done(self, house: &House, delivered: bool) {
        let Some(showing) = self.showing else {
            return;
        };
        let here = is_board(house, self.table, self.on).await.unwrap_or(false);
        let sum = Some(showing.sum).filter(|_| delivered && here);
        house.courier.pressed(self.table, sum, showing.before);
    }
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
