//! The one message of a table that calls those whom it waits for.

use sessions::{CallPost, Called, MarkChange, MessageId, Room, Target};

use super::Post;
use crate::calling::Call;
use crate::calls;
use crate::counter::Counter;
use crate::fault::Fault;

impl Post<'_> {
    /// The one message that calls: it goes when nobody it calls is waited for, and a new one takes
    /// its place when somebody else is.
    pub(super) async fn call(&self, counter: &dyn Counter, room: &Room) -> Result<(), Fault> {
        let (house, id) = (self.house, self.table.id());
        let marks = self.table.marks().await?;
        let asked = counter.owing(house, id).await?;
        let due = calls::due(house, room, &marks, &asked).await?;
        if due.here.is_empty() && !calls::is_spent(room, &marks) {
            return Ok(());
        }
        let old = marks.call.as_ref();
        let mut before = calls::still(room, &marks);
        before.retain(|called| !due.here.iter().any(|due| due.seat == called.seat));
        let whom: Vec<Called> = due.here.iter().chain(&before).copied().collect();
        let call = (&marks, Call::Here(due.here, before));
        let message = match whom.is_empty() {
            true => None,
            false => counter.call(house, id, call).await?,
        };
        let Some(message) = message else {
            if let Some(old) = old {
                self.remove(old.posted()).await?;
            }
            self.table.mark(MarkChange::CallGone).await?;
            return Ok(());
        };
        let nonce = self.nonce('c');
        let intended = self.intend(Target::Call, nonce, &marks).await?;
        let is_old = |id: MessageId| old.is_some_and(|old| old.message == id);
        let standing = intended.standing(house, self.channel).await?;
        let mut standing = standing.iter().rev();
        let found = standing.find(|it| it.is_call_of(id) && !is_old(it.message));
        if let Some(old) = old {
            self.remove(old.posted()).await?;
        }
        let message = match found {
            Some(found) => found.message,
            None => {
                let sender = &house.sender;
                sender.post(self.channel, message, &intended.nonce).await?
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
}
