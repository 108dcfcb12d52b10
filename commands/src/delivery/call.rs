//! The one message of a table that calls those whom it waits for.

use games::{Everyone, To};
use sessions::{CallPost, Called, MarkChange, Marks, MessageId, Posted, Room, Target};

use super::Post;
use crate::calling::Call;
use crate::calls;
use crate::claim::{Claim, Kind};
use crate::counter::Counter;
use crate::fault::Fault;
use crate::message::Message;
use crate::standing::StandingMessage;

impl Post<'_> {
    /// The one message that calls: it goes when nobody it calls is waited for, and a new one takes
    /// its place when somebody else is.
    pub(super) async fn call(&self, counter: &dyn Counter, room: &Room) -> Result<(), Fault> {
        let house = self.house;
        let marks = self.table.marks().await?;
        let (new, mut whom) = self.whom(counter, room, &marks).await?;
        let seen = Claim::seen((house, self.table), Target::Call, &marks);
        if new.is_empty() && !calls::is_spent(room, &marks) && seen.since.is_none() {
            return Ok(());
        }
        let old = marks.call.as_ref();
        let mut left = self.left(&seen, old).await?;
        let is_new = !new.is_empty();
        let message = self.message(counter, &marks, &new, &whom).await?;
        let calls_them = |it: &StandingMessage| {
            let calls = |new: &To<Everyone, Message>| new.map_ref(|new| it.calls_as(new)).open();
            is_new && message.as_ref().is_some_and(calls)
        };
        let found = left.iter().rposition(calls_them);
        let found = found.map(|at| left.remove(at).message);
        let claim = match left.is_empty() {
            true => seen,
            // What another process posted a moment ago is taken away only once it is ours to say, and Discord
            // keeps what bears a nonce that it has just seen.
            false => {
                let since = seen.since;
                seen.over(self.nonce('c'), self.version, since).await?
            }
        };
        let Some(message) = message else {
            self.clear(&left, old).await?;
            return claim.note(MarkChange::CallGone).await;
        };
        if let Some(old) = old.filter(|_| !is_new) {
            // Whoever was to be called has decided since, and those before him are called already.
            self.clear(&left, None).await?;
            let called = MarkChange::Called(old.clone());
            return claim.note(called).await;
        }
        let channel = self.channel;
        let (claim, id) = if let Some(found) = found {
            self.clear(&left, old).await?;
            // It tells what happened until it was posted.
            house.sender.edit(channel, found, message).await?;
            (claim, found)
        } else {
            let claim = claim.made(self.nonce('c'), self.version).await?;
            self.clear(&left, old).await?;
            // That may have waited for Discord: whoever has decided meanwhile is not called.
            let room = self.table.room().await?;
            let (new, still) = self.whom(counter, &room, &marks).await?;
            whom = still;
            let Some(message) = self.message(counter, &marks, &new, &whom).await? else {
                return claim.note(MarkChange::CallGone).await;
            };
            let posted = house.sender.post(channel, message.clone(), claim.nonce());
            let id = posted.await?;
            if self.is_another_call(&claim, id, &message).await? {
                return Err(Fault::Again);
            }
            (claim, id)
        };
        let post = CallPost {
            channel,
            message: id,
            whom,
        };
        let (posted, called) = (post.posted(), MarkChange::Called(post));
        claim.note_post(called, posted, Kind::Passes).await
    }

    /// Whether another process posted by the same nonce, and calls others.
    async fn is_another_call(
        &self,
        claim: &Claim<'_>,
        id: MessageId,
        message: &To<Everyone, Message>,
    ) -> Result<bool, Fault> {
        let standing = claim.standing(self.channel).await?;
        let posted = standing.iter().find(|it| it.message == id);
        let calls_them =
            |it: &StandingMessage| message.map_ref(|message| it.calls_as(message)).open();
        Ok(posted.is_some_and(|it| !calls_them(it)))
    }

    /// Those who are to be called now, and all whom the message names: also those who were called before
    /// and are waited for still.
    async fn whom(
        &self,
        counter: &dyn Counter,
        room: &Room,
        marks: &Marks,
    ) -> Result<(Vec<Called>, Vec<Called>), Fault> {
        let asked = counter.owing(self.house, self.table.id()).await?;
        let new = calls::due(self.house, room, marks, &asked).await?.here;
        let mut whom = calls::still(room, marks);
        whom.retain(|called| !new.iter().any(|new| new.seat == called.seat));
        whom.splice(0..0, new.iter().copied());
        Ok((new, whom))
    }

    /// The message that calls them; `None` when there is nobody to call.
    async fn message(
        &self,
        counter: &dyn Counter,
        marks: &Marks,
        new: &[Called],
        whom: &[Called],
    ) -> Result<Option<To<Everyone, Message>>, Fault> {
        if whom.is_empty() {
            return Ok(None);
        }
        let call = Call::Here(new.to_vec(), whom[new.len()..].to_vec());
        counter
            .call(self.house, self.table.id(), (marks, call))
            .await
    }

    /// What was about to call somebody when it was cut short, and stands there: perhaps those whom it
    /// calls have decided since.
    async fn left(
        &self,
        seen: &Claim<'_>,
        old: Option<&CallPost>,
    ) -> Result<Vec<StandingMessage>, Fault> {
        // Whoever was stopped for a while may have missed that another one calls now.
        if !self.house.sessions.serves(self.table.id()) {
            return Err(Fault::Elsewhere);
        }
        let mut left = seen.standing(self.channel).await?;
        let is_old = |id: MessageId| old.is_some_and(|old| old.message == id);
        left.retain(|it| it.is_call_of(self.table.id()) && !is_old(it.message));
        Ok(left)
    }

    /// Deletes what calls nobody any more.
    async fn clear(&self, left: &[StandingMessage], old: Option<&CallPost>) -> Result<(), Fault> {
        let channel = self.channel;
        let left = left.iter().map(|StandingMessage { message, .. }| Posted {
            channel,
            message: *message,
        });
        for post in left.chain(old.map(CallPost::posted)) {
            self.remove(post).await?;
        }
        Ok(())
    }
}
