//! The handle to a table whatever it plays.

use std::sync::Arc;

use tokio::sync::oneshot;

use crate::ask::{Ask, Done, Ticked};
use crate::computer::Skill;
use crate::error::{Failure, TableError};
use crate::ids::{Key, TableId, UserId, Version};
use crate::marks::{MarkChange, Marks};
use crate::motion::Motion;
use crate::player::Player;
use crate::registry::Registry;
use crate::room::{Room, Status};
use crate::slot::Slot;
use crate::table::Demand;

/// What came of asking for a table to be closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closing {
    /// It is closed.
    Closed,
    /// These people have to ask too.
    Waiting {
        /// Who.
        missing: Vec<UserId>,
    },
}

/// A table. Cheap to clone; holds nothing of the table itself.
#[derive(Clone)]
pub struct Table {
    pub(crate) registry: Arc<Registry>,
    pub(crate) id: TableId,
    pub(crate) game: &'static str,
}

impl Table {
    /// Its number.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The id of the game that it plays.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// Sits down in the next seat of a lobby, or again in the seat that he left. In a running game
    /// he asks the table to welcome him in an empty seat, or in that of somebody who is gone.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn join(&self, player: Player, key: Key) -> Result<Done, TableError> {
        self.verb(player.user, key, Demand::Join(player)).await
    }

    /// Gets up. The seat of a running game stays empty until somebody joins.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn leave(&self, user: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Leave).await
    }

    /// The host starts the game with the people seated.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn start(&self, user: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Start).await
    }

    /// Wants the table closed: the host of a lobby at once, in a running game together with
    /// everybody who sits there, anybody where nothing has happened for long.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn ask_close(&self, user: UserId, key: Key) -> Result<Closing, TableError> {
        let done = self.verb(user, key, Demand::AskClose).await?;
        Ok(if done.room.status == Status::Closed {
            Closing::Closed
        } else {
            Closing::Waiting {
                missing: done.room.missing_to_close(),
            }
        })
    }

    /// Closes it, whoever sits there: for somebody who may on that server.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn dissolve(&self, user: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Dissolve).await
    }

    /// Has a computer sit down: in a lobby at the host's word, in a running game if the others agree.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn seat(&self, user: UserId, skill: Skill, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Seat(skill)).await
    }

    /// Has the last computer of a lobby get up.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn unseat(&self, user: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Unseat).await
    }

    /// Asks the others for something; it is so when all agree who are there.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn propose(
        &self,
        user: UserId,
        motion: Motion,
        key: Key,
    ) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Propose(motion)).await
    }

    /// Agrees to what that entry brought.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn agree(&self, user: UserId, to: Version, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Agree(to)).await
    }

    /// Says no to what that entry brought; it is off.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn oppose(&self, user: UserId, to: Version, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Oppose(to)).await
    }

    /// Lets a paused game go on.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn resume(&self, user: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Resume).await
    }

    /// Takes back what this person did last, that one of his acts if he says which; or asks the others,
    /// where they have built on it.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn take_back(
        &self,
        user: UserId,
        nth: Option<u64>,
        key: Key,
    ) -> Result<Done, TableError> {
        self.verb(user, key, Demand::TakeBack(nth)).await
    }

    /// Notes that somebody asked for advice, where everybody may know.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn asks_advice(&self, user: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Advise).await
    }

    /// The host makes somebody else who sits there the host.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn pass_host(&self, user: UserId, to: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::PassHost { to }).await
    }

    /// Whoever sits there asks somebody to the table, before the game.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn invite(&self, user: UserId, guest: Player, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Invite { guest }).await
    }

    /// Whoever was asked does not come.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn decline(&self, user: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Decline).await
    }

    /// The host gives the seats that are kept to anybody.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn unkeep(&self, user: UserId, key: Key) -> Result<Done, TableError> {
        self.verb(user, key, Demand::Unkeep).await
    }

    /// Roster, host, pace, status, deadlines, version.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub async fn room(&self) -> Result<Arc<Room>, Failure> {
        self.ask(Ask::Room).await?
    }

    /// What has been shown to whom.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub async fn marks(&self) -> Result<Marks, Failure> {
        self.ask(Ask::Marks).await?
    }

    /// Marks what was shown. A killed process does not lose it.
    ///
    /// # Errors
    /// When it could not be kept.
    pub async fn mark(&self, change: MarkChange) -> Result<Marks, Failure> {
        let over = None;
        let marked = self.ask(|answer| Ask::Mark {
            over,
            change,
            answer,
        });
        let stopping = Failure::Stopping { table: self.id };
        marked.await??.ok_or(stopping)
    }

    /// The same where the slot that it changes is still as it was seen; `None`, and nothing is marked, where
    /// another change was first.
    ///
    /// # Errors
    /// When it could not be kept.
    pub async fn mark_over(
        &self,
        seen: &Slot,
        change: MarkChange,
    ) -> Result<Option<Marks>, Failure> {
        let over = Some(seen.clone());
        self.ask(|answer| Ask::Mark {
            over,
            change,
            answer,
        })
        .await?
    }

    /// Lets the rules play for whoever's time has run out.
    pub(crate) async fn tick(&self) -> Result<Ticked, Failure> {
        self.ask(Ask::Tick).await?
    }

    pub(crate) async fn verb(
        &self,
        user: UserId,
        key: Key,
        verb: Demand,
    ) -> Result<Done, TableError> {
        self.ask(|answer| Ask::Verb {
            user,
            key,
            verb,
            answer,
        })
        .await?
    }

    /// Another table takes the place of this one, which is over.
    pub(crate) async fn replace(&self, by: TableId) -> Result<Done, TableError> {
        self.ask(|answer| Ask::Replace { by, answer }).await?
    }

    pub(super) async fn ask<T>(
        &self,
        make: impl FnOnce(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Failure> {
        let (answer, answered) = oneshot::channel();
        self.registry.ask(self.id, self.game, make(answer)).await?;
        answered
            .await
            .map_err(|_| Failure::Stopping { table: self.id })
    }
}
