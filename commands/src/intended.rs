//! A post that is about to be made: noted before it is made, so that whoever finds the note after
//! a crash neither forgets the post nor makes it twice. It sends nothing.

use sessions::{ChannelId, Intent, MarkChange, Millis, Nonce, Table, Target, Version};

use crate::fault::Fault;
use crate::house::House;
use crate::standing::StandingMessage;

/// A post that is about to be made.
pub(crate) struct Intended {
    /// What Discord shall know it by.
    pub nonce: String,
    /// Since when, if that was before a crash or a failure: it may stand there.
    pub since: Option<Millis>,
}

impl Intended {
    /// A post that was intended before.
    pub(crate) fn before(intent: &Intent) -> Self {
        Self {
            nonce: intent.nonce.0.clone(),
            since: Some(intent.at),
        }
    }

    /// Notes that a post is about to be made.
    pub(crate) async fn now(
        house: &House,
        table: &Table,
        target: Target,
        nonce: String,
        version: Version,
    ) -> Result<Self, Fault> {
        // Whoever was stopped for a while may have missed that it is not his to say any more.
        if !house.sessions.serves(table.id()) {
            return Err(Fault::Elsewhere);
        }
        let intent = Intent {
            target,
            nonce: Nonce(nonce.clone()),
            version,
            at: house.sessions.now(),
        };
        table.mark(MarkChange::Intend(intent)).await?;
        Ok(Self { nonce, since: None })
    }

    /// What we posted since then, in case it was made. Discord remembers nonces for minutes only.
    pub(crate) async fn standing(
        &self,
        house: &House,
        channel: ChannelId,
    ) -> Result<Vec<StandingMessage>, Fault> {
        Ok(match self.since {
            Some(since) => house.sender.posted_since(channel, since).await?,
            None => Vec::new(),
        })
    }
}
