//! The one message of a table that calls those whom it waits for.

use sessions::{CallPost, Called, MarkChange, MessageId, Posted, Room, Target};

use super::Post;
use crate::calling::Call;
use crate::calls;
use crate::counter::Counter;
use crate::fault::Fault;
use crate::intended::Intended;
use crate::standing::StandingMessage;

impl Post<'_> {
    /// The one message that calls: it goes when nobody it calls is waited for, and a new one takes
    /// its place when somebody else is.
    pub(super) async fn call(&self, counter: &dyn Counter, room: &Room) -> Result<(), Fault> {
        let (house, id) = (self.house, self.table.id());
        let marks = self.table.marks().await?;
        let asked = counter.owing(house, id).await?;
        let due = calls::due(house, room, &marks, &asked).await?;
        let intended = marks.intent(Target::Call).map(Intended::before);
        if due.here.is_empty() && !calls::is_spent(room, &marks) && intended.is_none() {
            return Ok(());
        }
        let old = marks.call.as_ref();
        let mut left = self.left(intended.as_ref(), old).await?;
        let is_new = !due.here.is_empty();
        let mut before = calls::still(room, &marks);
        before.retain(|called| !due.here.iter().any(|due| due.seat == called.seat));
        let whom: Vec<Called> = due.here.iter().chain(&before).copied().collect();
        let new = due.here.clone();
        let call = (&marks, Call::Here(due.here, before));
        let message = match whom.is_empty() {
            true => None,
            false => counter.call(house, id, call).await?,
        };
        let Some(message) = message else {
            self.clear(&left, old).await?;
            self.table.mark(MarkChange::CallGone).await?;
            return Ok(());
        };
        if let Some(old) = old.filter(|_| !is_new) {
            // Whoever was to be called has decided since, and those before him are called already.
            self.clear(&left, None).await?;
            self.table.mark(MarkChange::Called(old.clone())).await?;
            return Ok(());
        }
        let calls_them = |it: &StandingMessage| message.map_ref(|new| it.calls_as(new)).open();
        let found = left.iter().rposition(calls_them);
        let found = found.map(|at| left.remove(at).message);
        let message = match found {
            Some(found) => {
                self.clear(&left, old).await?;
                // It tells what happened until it was posted.
                house.sender.edit(self.channel, found, message).await?;
                found
            }
            None => {
                let nonce = match intended.filter(|_| left.is_empty()) {
                    Some(intended) => intended.nonce,
                    // Discord keeps what bears one that it has just seen.
                    None => {
                        let nonce = self.nonce('c');
                        let (table, version) = (self.table, self.version);
                        Intended::now(house, table, Target::Call, nonce, version)
                            .await?
                            .nonce
                    }
                };
                self.clear(&left, old).await?;
                // That may have waited for Discord: whoever has decided meanwhile is not called.
                let room = self.table.room().await?;
                let due = calls::due(house, &room, &self.table.marks().await?, &asked).await?;
                if new.iter().any(|called| !due.here.contains(called)) {
                    return Box::pin(self.call(counter, &room)).await;
                }
                house.sender.post(self.channel, message, &nonce).await?
            }
        };
        let post = CallPost {
            channel: self.channel,
            message,
            whom,
        };
        self.table.mark(MarkChange::Called(post)).await?;
        Ok(())
    }

    /// What was about to call somebody when it was cut short, and stands there: perhaps those whom it
    /// calls have decided since.
    async fn left(
        &self,
        intended: Option<&Intended>,
        old: Option<&CallPost>,
    ) -> Result<Vec<StandingMessage>, Fault> {
        let Some(intended) = intended else {
            return Ok(Vec::new());
        };
        // Whoever was stopped for a while may have missed that another one calls now.
        if !self.house.sessions.serves(self.table.id()) {
            return Err(Fault::Elsewhere);
        }
        let mut left = intended.standing(self.house, self.channel).await?;
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
