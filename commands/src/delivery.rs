//! Brings what a table owes to its channel: the messages that stay, each for itself, and its board.
//!
//! Each post is claimed before it is made and noted afterwards (`claim.rs`), so that it never stands there
//! twice. What a post replaces goes before the post is noted, so that a crash between leaves no trace.

mod call;
mod invite;

pub(crate) use invite::nth;

use std::time::Duration;

use games::{Everyone, To};
use sessions::{
    BoardPost, ChannelId, Dm, EventNumber, MarkChange, Marks, MessageId, Millis, Posted, Room,
    Table, Target, Version,
};

use tokio::time::Instant;

use crate::board::{Keepsakes, TableBoard};
use crate::calls;
use crate::claim::{Claim, IsIt, Kind};
use crate::counter::Counter;
use crate::debts::{Payment, owes_board, owes_channel};
use crate::easel::Wanted;
use crate::fault::Fault;
use crate::floor::Floor;
use crate::house::House;
use crate::invited;
use crate::message::Message;
use crate::places;
use crate::standing::StandingMessage;
use crate::trouble::SendError;

/// A board that moved up that far is posted anew.
const SCROLLED: u32 = 5;
/// Discord limits edits of messages that are older than an hour.
const FRESH: Duration = Duration::from_secs(50 * 60);

/// Brings everything that a table owes to its channel, when it still stands there.
pub(crate) async fn deliver(
    floor: &Floor,
    table: &Table,
    channel: ChannelId,
) -> Result<Payment, Fault> {
    let Some(counter) = floor.counter(table.game()) else {
        return Ok(Payment::Gone);
    };
    let house = &floor.house;
    let looks = house.courier.take_look(table.id());
    let (marks, room) = (table.marks().await?, table.room().await?);
    if room.place.channel != channel {
        // It stands elsewhere, and has its debts there.
        house.sessions.touch(table.id());
        return Ok(Payment::Paid);
    }
    let brought = house.courier.brought(table.id());
    let asked = counter.owing(house, table.id()).await?;
    let calls = calls::due(house, &room, &marks, &asked).await?;
    let invited = invited::due(house, &room, &marks).await?;
    let calls = !calls.here.is_empty() || calls::is_spent(&room, &marks) || invited.owes_channel();
    let idle = marks.settled.max(brought) >= room.public && !owes_board(&room, &marks) && !calls;
    // Where a look told why nothing is taken, only a look tells that it is over: an edit may pass,
    // and a board that shows all of it asks Discord nothing.
    let seen = |shut: &sessions::Shut| shut.trouble != sessions::Trouble::Refused;
    let known = marks.shut.as_ref();
    if looks || (idle && known.is_some()) || known.is_some_and(seen) {
        let outcome = places::look(house, table, &room).await?;
        if idle || outcome != Payment::Paid {
            return Ok(outcome);
        }
    }
    if !owes_channel(&room, &marks, brought) && !calls {
        return Ok(Payment::Paid);
    }
    let post = Post {
        house,
        table,
        channel,
        version: room.version,
    };
    match post.all(counter, &room, &marks).await {
        Ok(Some(turn)) => Ok(Payment::Later(turn)),
        Ok(None) => {
            house.courier.has_brought(table.id(), room.version);
            if room.public == room.version {
                let took = room.changed_at.until(house.sessions.now());
                metrics::histogram!("houston_board_seconds", "game" => room.game).record(took);
            }
            places::takes(house, table, &room).await
        }
        Err(Fault::Send(error)) if error.is_of_the_place() => {
            places::refuses(house, table, &room, &error).await
        }
        Err(fault) => Err(fault),
    }
}

/// What stands at the bottom.
#[derive(Clone, Copy)]
enum Below {
    /// The board, under what stays.
    Board,
    /// A film, under the board.
    Film,
}

/// The films at the end of what stays, which come below the board: whoever must scroll to one has
/// missed it, for it plays once.
fn below(keepsakes: &mut Keepsakes) -> Keepsakes {
    let is_film = |message: &To<Everyone, Message>| {
        let fleeting = message.map_ref(Message::is_fleeting);
        fleeting.open()
    };
    let films = keepsakes.iter().rev();
    let films = films.take_while(|(_, message)| is_film(message)).count();
    keepsakes.split_off(keepsakes.len() - films)
}

/// One table's posts to its channel.
struct Post<'p> {
    house: &'p House,
    table: &'p Table,
    channel: ChannelId,
    version: Version,
}

impl Post<'_> {
    /// Brings all of it; tells when the board has its turn, if that is not now.
    async fn all(
        &self,
        counter: &dyn Counter,
        room: &Room,
        marks: &Marks,
    ) -> Result<Option<Instant>, Fault> {
        let (house, id) = (self.house, self.table.id());
        let mut kept = Ok(());
        let mut last = Vec::new();
        if marks.settled.max(house.courier.brought(id)) < room.public {
            let mut keepsakes = counter.keepsakes(house, id, marks).await?;
            last = below(&mut keepsakes);
            for (nth, (number, message)) in keepsakes.into_iter().enumerate() {
                kept = self.keepsake((number, nth), message, Below::Board).await;
                match &kept {
                    Ok(()) => {}
                    // What is refused for its own sake must not hold up the board as well.
                    Err(Fault::Send(SendError::Other(_))) => break,
                    Err(_) => return kept.map(|()| None),
                }
            }
        }
        let is_new =
            |(number, _): &(EventNumber, _)| marks.intent(Target::Keepsake(*number)).is_none();
        if kept.is_ok() && last.iter().any(is_new) {
            // What is shown once is seen where people look: the board comes down to it first.
            self.table.mark(MarkChange::Buried(self.version)).await?;
        }
        let marks = self.table.marks().await?;
        let owes_board = owes_board(room, &marks);
        if owes_board
            && kept.is_ok()
            && self.stays(&marks).is_some()
            && let Err(turn) = house.folds.leave(id)
        {
            return Ok(Some(turn));
        }
        if owes_board && let Some(board) = counter.board(house, id, Wanted::Soon).await? {
            self.board(board, &marks).await?;
            for user in marks.unreachable {
                // He opened his DMs meanwhile.
                let person = house.sessions.person(user).await?;
                if person.is_none_or(|person| person.dm != Dm::Closed) {
                    self.table.mark(MarkChange::Reachable(user)).await?;
                }
            }
        }
        // All that may have waited for Discord: whoever has decided or answered meanwhile is not called.
        let room = self.table.room().await?;
        self.call(counter, &room).await?;
        self.invitations(counter, &room).await?;
        if kept.is_ok() {
            for (nth, (number, message)) in last.into_iter().enumerate() {
                self.keepsake((number, nth), message, Below::Film).await?;
            }
        }
        kept.map(|()| None)
    }

    /// The board that stands there, if it is to be edited rather than posted anew.
    fn stays<'m>(&self, marks: &'m Marks) -> Option<&'m BoardPost> {
        marks.board.as_ref().filter(|old| {
            old.channel == self.channel
                && !marks.buried
                && marks.intent(Target::Board).is_none()
                && self.house.courier.below(self.channel) < SCROLLED
                && old.posted_at.until(self.now()) < FRESH
        })
    }

    /// A message that stays.
    async fn keepsake(
        &self,
        (number, nth): (EventNumber, usize),
        message: To<Everyone, Message>,
        below: Below,
    ) -> Result<(), Fault> {
        // Those before it may have waited for Discord for so long that another process served the table.
        let marks = self.table.marks().await?;
        if number < marks.keepsakes {
            return Ok(());
        }
        // Several may be posted within a millisecond.
        let nonce = format!("{}.{nth}", self.nonce('k'));
        let claim = self.claim(Target::Keepsake(number), nonce, &marks).await?;
        let text = message.map_ref(|message| message.text.to_string()).open();
        let passes = message.map_ref(Message::is_film).open();
        let is_it = |it: &StandingMessage| it.says(&text);
        let posted = self.bring(&claim, message, &is_it).await?;
        if passes {
            // It takes the place of the one before it: who plays all evening scrolls past none of them.
            if let Some(old) = marks.film.filter(|old| *old != posted) {
                self.remove(old).await?;
            }
            let film = MarkChange::Film(posted);
            claim.note_post(film, posted, Kind::Film).await?;
        }
        let change = match below {
            Below::Board => MarkChange::Keepsake(number),
            Below::Film => MarkChange::Last(number),
        };
        let kind = match passes {
            true => Kind::Film,
            false => Kind::Stays(&is_it),
        };
        claim.note_post(change, posted, kind).await
    }

    /// Makes a post that was claimed, unless it stands there already.
    async fn bring(
        &self,
        claim: &Claim<'_>,
        message: To<Everyone, Message>,
        is_it: IsIt<'_>,
    ) -> Result<Posted, Fault> {
        let channel = self.channel;
        let standing = claim.standing(channel).await?;
        let message = match standing.iter().find(|it| is_it(it)) {
            Some(stands) => stands.message,
            None => {
                let sender = &self.house.sender;
                sender.post(channel, message, claim.nonce()).await?
            }
        };
        Ok(Posted { channel, message })
    }

    /// Deletes a message of ours that has had its time.
    async fn remove(&self, old: Posted) -> Result<(), Fault> {
        match self.house.sender.delete(old.channel, old.message).await {
            Ok(()) | Err(SendError::NoMessage) => Ok(()),
            // The home that the table moved away from need not let us in once more.
            Err(error) if old.channel != self.channel && error.is_of_the_place() => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// The one board message: edited while it is recent and near the bottom, else posted anew.
    async fn board(&self, board: TableBoard, marks: &Marks) -> Result<(), Fault> {
        match self.stays(marks) {
            Some(old) => self.edit_board(board, marks, old).await,
            None => self.post_board(board, marks).await,
        }
    }

    async fn edit_board(
        &self,
        board: TableBoard,
        marks: &Marks,
        old: &BoardPost,
    ) -> Result<(), Fault> {
        let seen = Claim::seen((self.house, self.table), Target::Board, marks);
        let sender = &self.house.sender;
        let edited = sender.edit(self.channel, old.message, board.message);
        match edited.await {
            Ok(()) => {
                let post = BoardPost {
                    shown: board.version,
                    unreachable: board.unreachable,
                    ..old.clone()
                };
                self.shows(&seen, post).await
            }
            // Somebody deleted it, it grew old, or its thread was put away: a new one takes its place,
            // if it is the board still.
            Err(SendError::NoMessage | SendError::TooOld | SendError::Archived) => {
                let buried = MarkChange::Buried(self.version);
                seen.note(buried).await?;
                Err(Fault::Again)
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn post_board(&self, board: TableBoard, marks: &Marks) -> Result<(), Fault> {
        let nonce = self.nonce('b');
        let claim = self.claim(Target::Board, nonce, marks).await?;
        let (sender, channel) = (&self.house.sender, self.channel);
        let (message, old) = (board.message, &marks.board);
        let text = message.map_ref(|message| message.text.to_string()).open();
        let is_old = |id: MessageId| old.as_ref().is_some_and(|old| old.message == id);
        let is_it =
            |it: &StandingMessage| it.is_board_of(self.table.id(), &text) && !is_old(it.message);
        let mut standing = claim.standing(channel).await?.into_iter().rev();
        let id = match standing.find(is_it) {
            Some(standing) => standing.message,
            None => {
                let message = message.clone();
                sender.post(channel, message, claim.nonce()).await?
            }
        };
        if claim.since.is_some() {
            // It may have been posted before, showing less.
            sender.edit(channel, id, message).await?;
        }
        if let Some(old) = old.as_ref().filter(|old| old.message != id) {
            // When that fails the intent stays, so whoever tries again knows of both.
            self.remove(old.posted()).await?;
        }
        let post = BoardPost {
            channel,
            message: id,
            shown: board.version,
            posted_at: self.now(),
            unreachable: board.unreachable,
        };
        self.shows(&claim, post).await?;
        self.house.courier.at_bottom(channel);
        Ok(())
    }

    /// The board shows this. Where another process showed it meanwhile, it is not known whose was the last.
    async fn shows(&self, claim: &Claim<'_>, post: BoardPost) -> Result<(), Fault> {
        let (id, posted) = (post.message, post.posted());
        let change = MarkChange::Board(post);
        let noted = claim.note_post(change, posted, Kind::Passes).await;
        let marks = match &noted {
            Err(Fault::Again) => self.table.marks().await?,
            _ => return noted,
        };
        if marks.message(Target::Board) == Some(id) {
            self.table.mark(MarkChange::Stale).await?;
        }
        noted
    }

    /// Claims a post that is about to be made, if that was not done before.
    async fn claim(
        &self,
        target: Target,
        nonce: String,
        marks: &Marks,
    ) -> Result<Claim<'_>, Fault> {
        let seen = Claim::seen((self.house, self.table), target, marks);
        seen.made(nonce, self.version).await
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
