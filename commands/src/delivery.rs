//! Brings one table's news: its keepsakes, its board, and the consoles of those who owe a secret.
//!
//! Before each post its nonce is written down. Whoever finds that after a crash looks whether the
//! post stands there already, and else posts with the same nonce: it never stands there twice.
//! What a post replaces goes before the post is noted, so that a crash between leaves no trace.

use std::time::Duration;

use games::{Everyone, To};
use sessions::{
    BoardPost, Change, ChannelId, EventNumber, Marks, MessageId, Millis, Table, TableId, Target,
    Version,
};

use crate::app::{Fault, House};
use crate::board::Board;
use crate::intended::Intended;
use crate::message::Message;
use crate::prompt::ask;
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
    // What happens from here on is brought when the table is handed out again.
    let version = table.room().await?.version;
    if marks.settled >= version && !repost {
        return Ok(());
    }
    // First the secrets: the board tells whose DMs are closed.
    let mut asked = Ok(());
    for prompt in counter.prompts(house, id).await? {
        asked = asked.and(ask(house, &table, version, prompt).await);
    }
    let Some(board) = counter.board(house, id, &marks).await? else {
        return Ok(());
    };
    let post = Post {
        house,
        table: &table,
        channel: table.room().await?.place.channel,
        version: board.version,
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
        let buried = repost || !board.keepsakes.is_empty();
        if buried {
            // After a crash between, the board still comes below what it must come below.
            let nonce = self.nonce('b');
            self.intend(Target::Board, nonce, &marks).await?;
        }
        for (nth, (number, keepsake)) in board.keepsakes.into_iter().enumerate() {
            self.keepsake(number, nth, keepsake, &marks).await?;
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
        nth: usize,
        message: To<Everyone, Message>,
        marks: &Marks,
    ) -> Result<(), Fault> {
        // Several may be posted within a millisecond.
        let nonce = format!("{}.{nth}", self.nonce('k'));
        let target = Target::Keepsake(number);
        let intended = self.intend(target, nonce, marks).await?;
        let text = message.map_ref(|message| message.text.clone()).open();
        let standing = intended.standing(self.house, self.channel).await?;
        if !standing.iter().any(|standing| standing.says(&text)) {
            let sender = &self.house.sender;
            sender.post(self.channel, message, &intended.nonce).await?;
        }
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
        let (courier, table) = (&self.house.courier, self.table.id());
        let told = message.clone().open();
        if let Some(old) = old.as_ref().filter(stays) {
            if courier.shows(table, &told) {
                return self.shown(old.message, old.posted_at).await;
            }
            let edited = self
                .house
                .sender
                .edit(self.channel, old.message, message.clone())
                .await;
            match edited {
                Ok(()) => {
                    courier.shown(table, &told);
                    return self.shown(old.message, old.posted_at).await;
                }
                // Somebody deleted it, or it grew old: a new one takes its place.
                Err(SendError::Gone | SendError::TooOld) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.post_board(message, marks, old).await?;
        courier.shown(table, &told);
        Ok(())
    }

    async fn post_board(
        &self,
        message: To<Everyone, Message>,
        marks: &Marks,
        old: Option<BoardPost>,
    ) -> Result<(), Fault> {
        let nonce = self.nonce('b');
        let intended = self.intend(Target::Board, nonce, marks).await?;
        let sender = &self.house.sender;
        let text = message.map_ref(|message| message.text.clone()).open();
        let is_old = |id: MessageId| old.as_ref().is_some_and(|old| old.message == id);
        let standing = intended.standing(self.house, self.channel).await?;
        let standing = standing.into_iter().rev();
        let mut standing = standing.filter(|standing| standing.is_board_of(self.table.id(), &text));
        let id = match standing.find(|standing| !is_old(standing.message)) {
            Some(standing) => standing.message,
            None => {
                let message = message.clone();
                sender.post(self.channel, message, &intended.nonce).await?
            }
        };
        if intended.since.is_some() {
            // It may have been posted before the crash, showing less.
            sender.edit(self.channel, id, message).await?;
        }
        if let Some(old) = old.filter(|old| old.message != id) {
            match sender.delete(old.channel, old.message).await {
                Ok(()) | Err(SendError::Gone) => {}
                // The intent stays, so whoever tries again knows of both.
                Err(error) => return Err(error.into()),
            }
        }
        self.shown(id, self.now()).await?;
        self.house.courier.at_bottom(self.channel);
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

    /// Notes that a post is about to be made, if that was not noted before.
    async fn intend(
        &self,
        target: Target,
        nonce: String,
        marks: &Marks,
    ) -> Result<Intended, Fault> {
        match marks.intent(target) {
            Some(intent) => Ok(Intended::before(intent)),
            None => Intended::now(self.house, self.table, target, nonce, self.version).await,
        }
    }

    /// Shorter than the 25 characters that Discord takes, and new for each post. Everyone may see
    /// it: it must not count what only one seat does.
    fn nonce(&self, kind: char) -> String {
        let moment = self.now().0 % 1_000_000_000;
        format!("{kind}{}-{moment}", self.table.id())
    }

    fn now(&self) -> Millis {
        self.house.sessions.now()
    }
}
