//! What the owner of a table is born with, is asked, and answers. Knows neither owners nor who
//! wakes them.

use std::any::Any;
use std::sync::Arc;

use games::Game;
use tokio::sync::{mpsc, oneshot};

use crate::clock::Clock;
use crate::delivery::dirty::Changes;
use crate::delivery::marks::Marks;
use crate::error::{ActError, Failure, TableError};
use crate::ids::{GuildId, Key, TableId, UserId, Version};
use crate::index::Index;
use crate::outage::Outages;
use crate::owner::invitation_times::InvitationTimes;
use crate::repository::Repository;
use crate::table::room::Room;
use crate::table::{Acted, Snapshot, Suggestion, TableAction, Wish};

/// Says what is this process's to serve.
pub(crate) trait Serving: Send + Sync {
    /// Whether the tables of this server, or those in DMs, are.
    fn serves(&self, guild: Option<GuildId>) -> bool;
}

/// What every owner needs.
pub(crate) struct Shared {
    pub store: Arc<Repository>,
    pub clock: Arc<Clock>,
    pub index: Index,
    pub changes: Arc<Changes>,
    /// The times in which no player could act.
    pub outages: Outages,
    /// How often people invited each other of late.
    pub invitations: InvitationTimes,
    /// What this process serves, where others serve too.
    pub serving: Option<Arc<dyn Serving>>,
}

impl Shared {
    /// Whether a table's posts, deadlines and computers are this process's matter now.
    pub(crate) fn serves(&self, table: TableId) -> bool {
        let serving = self.serving.as_ref();
        serving.is_none_or(|serving| serving.serves(self.index.guild(table)))
    }
}

/// What an owner is born with.
pub(crate) struct OwnerStart {
    pub table: TableId,
    pub shared: Arc<Shared>,
    pub asks: mpsc::Receiver<Ask>,
    /// Asked whether it may go to sleep; then it takes no more questions.
    pub sleeps: Sleeps,
    /// Held as long as it lives.
    pub life: mpsc::Sender<()>,
}

/// Whether an owner with this mailbox may go to sleep.
pub(crate) type Sleeps = Box<dyn Fn(&mut mpsc::Receiver<Ask>) -> bool + Send>;

pub(crate) type AnswerTo<T> = oneshot::Sender<T>;

/// A change of the delivery state; `false` where it is about what is not so any more. It may be
/// made several times, each time to what others have noted meanwhile.
pub(crate) type Note = dyn Fn(&mut Marks) -> bool + Send + Sync;

/// A question to an owner.
pub(crate) enum Ask {
    Table {
        user: UserId,
        key: Key,
        action: Box<TableAction>,
        answer: AnswerTo<Result<Done, TableError>>,
    },
    Replace {
        by: TableId,
        answer: AnswerTo<Result<Done, TableError>>,
    },
    Room(AnswerTo<Result<Arc<Room>, Failure>>),
    Marks(AnswerTo<Result<Marks, Failure>>),
    /// `None` is the answer where nothing was noted.
    Note(Box<Note>, AnswerTo<Result<Option<Marks>, Failure>>),
    Tick(AnswerTo<Result<Ticked, Failure>>),
    /// What is known of the table is not what is kept any more, though its version is.
    Reload(AnswerTo<()>),
    /// Many other owners are awake, and this one has been idle for the longest time.
    Rest,
    /// A [`TypedAsk`] of the table's game.
    Typed(Box<dyn Any + Send>),
}

/// What only an owner of this very game understands.
pub(crate) enum TypedAsk<G: Game> {
    Act(Wish<G>, AnswerTo<Result<Acted<G>, ActError<G>>>),
    Agree(Suggestion<G>, AnswerTo<Result<Snapshot<G>, TableError>>),
    Look(AnswerTo<Result<Snapshot<G>, Failure>>),
}

/// What was asked for is done, and durable.
#[derive(Clone, Debug)]
pub struct Done {
    /// The table after it; when the key was repeated, the table as it is now.
    pub room: Arc<Room>,
    /// The entry that this key made.
    pub version: Version,
    /// Whether this key had been done before, so that nothing was done now.
    pub repeated: bool,
}

/// What came of looking after a table's deadlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ticked {
    /// Nothing is due now.
    Done,
    /// A player's time is over, but the question never reached them.
    Unasked,
    /// A player's time is over, but an outage keeps everyone from acting now.
    Unheard,
}
