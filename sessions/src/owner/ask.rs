//! Questions to the owner of a table, its answers, and all that it starts with. Knows neither
//! owners nor who wakes them.

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
use crate::table::{ActRequest, Acted, Snapshot, Suggestion, TableAction};

/// Knows what this process serves.
pub(crate) trait Serving: Send + Sync {
    /// Tells whether the tables of this server, or those in DMs, are this process's to serve.
    fn serves(&self, guild: Option<GuildId>) -> bool;
}

/// All that the owners of one process share.
pub(crate) struct Shared {
    pub store: Arc<Repository>,
    pub clock: Arc<Clock>,
    pub index: Index,
    pub changes: Arc<Changes>,
    /// The times in which no player could act.
    pub outages: Outages,
    /// Times at which people invited each other of late.
    pub invitations: InvitationTimes,
    /// Knows what this process serves; `None` where it is alone.
    pub serving: Option<Arc<dyn Serving>>,
}

impl Shared {
    /// Tells whether a table's posts, deadlines and computers are this process's matter now.
    pub(crate) fn serves(&self, table: TableId) -> bool {
        let serving = self.serving.as_ref();
        serving.is_none_or(|serving| serving.serves(self.index.guild(table)))
    }
}

/// All that an owner starts with.
pub(crate) struct OwnerStart {
    pub table: TableId,
    pub shared: Arc<Shared>,
    pub asks: mpsc::Receiver<Ask>,
    /// Decides whether it may go to sleep; then it takes no more questions.
    pub may_sleep: MaySleep,
    /// Held as long as it lives.
    pub alive: mpsc::Sender<()>,
}

/// Decides whether an owner with this mailbox may go to sleep.
pub(crate) type MaySleep = Box<dyn Fn(&mut mpsc::Receiver<Ask>) -> bool + Send>;

pub(crate) type AnswerTo<T> = oneshot::Sender<T>;

/// A change of the marks; gives `false` when it no longer applies. It may be made several times,
/// each time to what others have written meanwhile.
pub(crate) type MarksChange = dyn Fn(&mut Marks) -> bool + Send + Sync;

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
    /// Changes the marks; `None` is the answer where nothing was written.
    ChangeMarks(Box<MarksChange>, AnswerTo<Result<Option<Marks>, Failure>>),
    Tick(AnswerTo<Result<Ticked, Failure>>),
    /// Reads the table again: other content is stored of it, under the same version.
    Reload(AnswerTo<()>),
    /// Many other owners are awake, and this one has been idle for the longest time.
    Rest,
    /// A [`TypedAsk`] of the table's game.
    Typed(Box<dyn Any + Send>),
}

/// A question that only an owner of this very game understands.
pub(crate) enum TypedAsk<G: Game> {
    Act(ActRequest<G>, AnswerTo<Result<Acted<G>, ActError<G>>>),
    Agree(Suggestion<G>, AnswerTo<Result<Snapshot<G>, TableError>>),
    Look(AnswerTo<Result<Snapshot<G>, Failure>>),
}

/// An action that is done, and durable.
#[derive(Clone, Debug)]
pub struct Done {
    /// The table after it; when the key was repeated, the table as it is now.
    pub room: Arc<Room>,
    /// The entry that this key made.
    pub version: Version,
    /// True when this key had been done before, so that nothing was done now.
    pub repeated: bool,
}

/// Result of looking after a table's deadlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ticked {
    /// Every deadline that had passed was handled, if any.
    Done,
    /// A player's time is over, but the question never reached them.
    Unasked,
    /// A player's time is over, but an outage keeps everyone from acting now.
    Unheard,
}
