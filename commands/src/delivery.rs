//! Brings one table's news: its keepsakes, its board, and the consoles of those who owe a secret.
//!
//! Before each post its nonce is written down: whoever finds it after a crash posts with the same
//! one, and Discord keeps it from standing there twice.

use std::time::Duration;

use games::{Everyone, To};
use sessions::{
    BoardPost, Change, ChannelId, Dm, EventNumber, Intent, Marks, MessageId, Millis, Nonce, Person,
    Table, TableId, Target, UserId, Version,
};

use crate::app::{Fault, House};
use crate::board::Board;
use crate::counter::Prompt;
use crate::message::{Message, Private};
use crate::send::SendError;

/// A board that moved up that far is posted anew.
const SCROLLED: u32 = 5;
/// Discord limits edits of messages that are older than an hour.
const FRESH: Duration = Duration::from_secs(50 * 60);

/// Brings everything that a table owes.
pub async fn deliver(house: &House, id: TableId) -> Result<(), Fault> {
    let Some(table) = house.sessions.table(id).await? else {
        return Ok(());
    };
    let Some(counter) = house.counter(table.game()) else {
        return Ok(());
    };
    let marks = table.marks().await?;
    let repost = house.courier.take_repost(id);
    if marks.settled >= table.room().await?.version && !repost {
        return Ok(());
    }
    // First the secrets: the board tells whose DMs are closed.
    let mut asked = Ok(());
    for prompt in counter.prompts(house, id).await? {
        asked = asked.and(ask(house, &table, prompt).await);
    }
    let Some(board) = counter.board(house, id, &marks).await? else {
        return Ok(());
    };
    let version = board.version;
    let post = Post {
        house,
        table: &table,
        channel: table.room().await?.place.channel,
        version,
    };
    match post.all(board, marks, repost).await {
        // Whoever took our permission away, or the channel, knows why nothing comes.
        Err(Fault::Send(error @ (SendError::Forbidden | SendError::Gone))) => {
            tracing::warn!(table = id.0, %error, "a table cannot be shown in its channel");
        }
        other => other?,
    }
    asked?;
    table.mark(Change::Settled(version)).await?;
    Ok(())
}

/// One table's posts to its channel.
struct Post<'p> {
    house: &'p House,
    table: &'p Table,
    channel: ChannelId,
    version: Version,
}

impl Post<'_> {
    async fn all(&self, board: Board, marks: Marks, repost: bool) -> Result<(), Fault> {
        let mut buried = repost;
        for (number, keepsake) in board.keepsakes {
            self.keepsake(number, keepsake, &marks).await?;
            buried = true;
        }
        if marks.keepsakes < board.events {
            self.table.mark(Change::Keepsakes(board.events)).await?;
        }
        self.board(board.message, &marks, buried).await
    }

    /// A message that stays.
    async fn keepsake(
        &self,
        number: EventNumber,
        message: To<Everyone, Message>,
        marks: &Marks,
    ) -> Result<(), Fault> {
        let target = Target::Keepsake(number);
        let (nonce, _) = self.intend(target, marks).await?;
        self.house
            .sender
            .post(self.channel, message, &nonce)
            .await?;
        let next = EventNumber(number.0 + 1);
        self.table.mark(Change::Keepsakes(next)).await?;
        Ok(())
    }

    /// The one board message: edited while it is recent and near the bottom, else posted anew.
    async fn board(
        &self,
        message: To<Everyone, Message>,
        marks: &Marks,
        buried: bool,
    ) -> Result<(), Fault> {
        let old = marks.board.clone();
        let stays = |old: &&BoardPost| {
            old.channel == self.channel
                && !buried
                && marks.intent(Target::Board).is_none()
                && self.house.courier.below(self.channel) < SCROLLED
                && old.posted_at.until(self.now()) < FRESH
        };
        if let Some(old) = old.as_ref().filter(stays) {
            let edited = self
                .house
                .sender
                .edit(self.channel, old.message, message.clone())
                .await;
            match edited {
                Ok(()) => {
                    self.shown(old.message, old.posted_at).await?;
                    return Ok(());
                }
                // Somebody deleted it, or it grew old: a new one takes its place.
                Err(SendError::Gone | SendError::TooOld) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.post_board(message, marks, old).await
    }

    async fn post_board(
        &self,
        message: To<Everyone, Message>,
        marks: &Marks,
        old: Option<BoardPost>,
    ) -> Result<(), Fault> {
        let (nonce, resumed) = self.intend(Target::Board, marks).await?;
        let sender = &self.house.sender;
        let id = sender.post(self.channel, message.clone(), &nonce).await?;
        if resumed {
            // It may have been posted before the crash, showing less.
            sender.edit(self.channel, id, message).await?;
        }
        self.shown(id, self.now()).await?;
        self.house.courier.at_bottom(self.channel);
        if let Some(old) = old.filter(|old| old.message != id) {
            match sender.delete(old.channel, old.message).await {
                Ok(()) | Err(SendError::Gone) => {}
                Err(error) => tracing::warn!(%error, "an old board stays in its channel"),
            }
        }
        Ok(())
    }

    async fn shown(&self, message: MessageId, posted_at: Millis) -> Result<(), Fault> {
        let post = BoardPost {
            channel: self.channel,
            message,
            shown: self.version,
            posted_at,
        };
        self.table.mark(Change::Board(post)).await?;
        Ok(())
    }

    /// The nonce of a post, and whether it was intended before a crash.
    async fn intend(&self, target: Target, marks: &Marks) -> Result<(String, bool), Fault> {
        if let Some(intent) = marks.intent(target) {
            return Ok((intent.nonce.0.clone(), true));
        }
        let nonce = match target {
            // Shorter than the 25 characters that Discord takes, and new for each post.
            Target::Board => {
                let moment = self.now().0 % 1_000_000;
                format!("b{}-{}-{moment}", self.table.id(), self.version)
            }
            Target::Keepsake(number) => format!("k{}-{number}", self.table.id()),
            Target::Seat(seat) => format!("s{}-{}-{}", self.table.id(), self.version, seat.index()),
        };
        let intent = Intent {
            target,
            nonce: Nonce(nonce.clone()),
            version: self.version,
            at: self.now(),
        };
        self.table.mark(Change::Intend(intent)).await?;
        Ok((nonce, false))
    }

    fn now(&self) -> Millis {
        self.house.sessions.now()
    }
}

/// Asks somebody in his DM for the secret that he owes, once for each moment of the game.
async fn ask(house: &House, table: &Table, prompt: Prompt) -> Result<(), Fault> {
    let marks = table.marks().await?;
    let moment = Version(u64::from(prompt.stamp.0) + 1);
    if marks.seat(prompt.seat).prompt >= moment {
        return Ok(());
    }
    if let Some(channel) = dm_of(house, prompt.user, table).await? {
        let nonce = format!("s{}-{}-{}", table.id(), prompt.stamp.0, prompt.seat.index());
        let sent = house
            .sender
            .dm(
                channel,
                Some(prompt.seat),
                Private::Seat(prompt.console),
                &nonce,
            )
            .await;
        match sent {
            Ok(_) => {}
            Err(SendError::ClosedDms | SendError::Forbidden | SendError::Gone) => {
                close_dm(house, prompt.user).await?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    table.mark(Change::Prompt(prompt.seat, moment)).await?;
    Ok(())
}

/// Where a person can be written to; `None` when he does not accept it.
async fn dm_of(house: &House, user: UserId, table: &Table) -> Result<Option<ChannelId>, Fault> {
    let known = house.sessions.person(user).await?;
    match known.as_ref().map(|person| person.dm) {
        Some(Dm::Open(channel)) => return Ok(Some(channel)),
        Some(Dm::Closed) => return Ok(None),
        Some(Dm::Unknown) | None => {}
    }
    match house.sender.dm_channel(user).await {
        Ok(channel) => {
            let room = table.room().await?;
            let player = room.players().find(|(_, player)| player.user == user);
            let person = known.or_else(|| {
                player.map(|(_, player)| Person {
                    locale: player.locale.clone(),
                    name: player.name.clone(),
                    dm: Dm::Unknown,
                })
            });
            if let Some(person) = person {
                let dm = Dm::Open(channel);
                house
                    .sessions
                    .put_person(user, Person { dm, ..person })
                    .await?;
            }
            Ok(Some(channel))
        }
        Err(SendError::ClosedDms | SendError::Forbidden) => {
            close_dm(house, user).await?;
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// Remembers that a person does not accept DMs: they are not tried again until he writes to us.
async fn close_dm(house: &House, user: UserId) -> Result<(), Fault> {
    let known = house.sessions.person(user).await?;
    let person = known.unwrap_or_else(|| Person {
        locale: Default::default(),
        name: String::new(),
        dm: Dm::Closed,
    });
    let dm = Dm::Closed;
    house
        .sessions
        .put_person(user, Person { dm, ..person })
        .await?;
    Ok(())
}
