//! A message that stands once, whichever process brings it. It is claimed in the marks before it is
//! posted, and noted there afterwards, each over what was seen of its slot: the store says who is
//! first. A process that finds a claim posts with its nonce, after a crash or beside another one. One that
//! comes second drops what it was about to do, or takes away what it posted too late.

use sessions::{
    ChannelId, Intent, MarkChange, Marks, MessageId, Millis, Nonce, Posted, Slot, Table, Target,
    Version,
};

use crate::fault::Fault;
use crate::house::House;
use crate::standing::StandingMessage;
use crate::trouble::SendError;

/// Which messages are the one that is meant.
pub(crate) type IsIt<'i> = &'i (dyn Fn(&StandingMessage) -> bool + Send + Sync);

/// A slot as it was seen, and the post that is to be made there.
#[derive(Clone)]
pub(crate) struct Claim<'c> {
    house: &'c House,
    table: &'c Table,
    slot: Slot,
    /// Since when it has been claimed, if that was before a crash or a failure, or by another process:
    /// it may stand there.
    pub since: Option<Millis>,
}

impl<'c> Claim<'c> {
    /// What these marks tell of a slot.
    pub(crate) fn seen(
        (house, table): (&'c House, &'c Table),
        target: Target,
        marks: &Marks,
    ) -> Self {
        let slot = marks.slot(target);
        let since = slot.intent().map(|intent| intent.at);
        Self {
            house,
            table,
            slot,
            since,
        }
    }

    /// What Discord shall know the post by; nothing before it is claimed.
    pub(crate) fn nonce(&self) -> &str {
        self.slot.intent().map_or("", |intent| &intent.nonce.0)
    }

    /// The post is about to be made: by the nonce that it was claimed with before, or by this one.
    pub(crate) async fn made(self, nonce: String, version: Version) -> Result<Self, Fault> {
        match self.slot.intent() {
            Some(_) => Ok(self),
            None => self.over(nonce, version, None).await,
        }
    }

    /// Another post is about to be made, by this nonce; it may have been under way for so long.
    pub(crate) async fn over(
        self,
        nonce: String,
        version: Version,
        since: Option<Millis>,
    ) -> Result<Self, Fault> {
        // A process that was stopped for a while may have missed that another one brings it now.
        if !self.house.sessions.serves(self.table.id()) {
            return Err(Fault::Elsewhere);
        }
        let target = self.slot.target();
        let intent = Intent {
            target,
            nonce: Nonce(nonce),
            version,
            at: since.unwrap_or_else(|| self.house.sessions.now()),
        };
        let intend = MarkChange::Intend(intent);
        let marks = self.table.mark_over(&self.slot, intend).await?;
        let slot = marks.ok_or(Fault::Again)?.slot(target);
        Ok(Self {
            slot,
            since,
            ..self
        })
    }

    /// What we posted since it was claimed, in case it was made. Discord remembers nonces for minutes
    /// only.
    pub(crate) async fn standing(&self, channel: ChannelId) -> Result<Vec<StandingMessage>, Fault> {
        Ok(match self.since {
            Some(since) => self.house.sender.posted_since(channel, since).await?,
            None => Vec::new(),
        })
    }

    /// Notes what became of it, unless another process was first.
    pub(crate) async fn note(&self, change: MarkChange) -> Result<(), Fault> {
        let marks = self.table.mark_over(&self.slot, change).await?;
        marks.map(drop).ok_or(Fault::Again)
    }

    /// Notes a post that was made. Where another process was first it goes, if that one posted another.
    pub(crate) async fn note_post(
        &self,
        change: MarkChange,
        posted: Posted,
        kind: Kind<'_>,
    ) -> Result<(), Fault> {
        let noted = self.note(change).await;
        if !matches!(noted, Err(Fault::Again)) {
            return noted;
        }
        let marks = self.table.marks().await?;
        if marks.intent(self.slot.target()) != self.slot.intent() {
            let named = match kind {
                Kind::Film => marks.film.map(|film| film.message),
                Kind::Passes | Kind::Stays(_) => marks.message(self.slot.target()),
            };
            match kind {
                Kind::Film | Kind::Passes if named == Some(posted.message) => {}
                Kind::Film | Kind::Passes => takes_away(self.house, posted).await?,
                Kind::Stays(is_it) => {
                    let since = self.slot.intent().map_or(Millis(0), |intent| intent.at);
                    yields(self.house, posted, named, (since, is_it)).await?;
                }
            }
        }
        noted
    }
}

/// What becomes of a message when the next of its kind comes.
#[derive(Clone, Copy)]
pub(crate) enum Kind<'k> {
    /// It goes: of all, the one stands that the marks name.
    Passes,
    /// The same, and the marks name it as the film.
    Film,
    /// It stays, as the first one that is it.
    Stays(IsIt<'k>),
}

/// Takes a post of ours away if it came after the one that stands: the one that is named, or else the
/// first that is it since a moment.
pub(crate) async fn yields(
    house: &House,
    posted: Posted,
    named: Option<MessageId>,
    (since, is_it): (Millis, IsIt<'_>),
) -> Result<(), Fault> {
    let first = match named {
        Some(named) => Some(named),
        None => {
            let standing = house.sender.posted_since(posted.channel, since).await?;
            let first = standing.into_iter().find(|it| is_it(it));
            first.map(|it| it.message)
        }
    };
    match first.is_some_and(|first| first < posted.message) {
        true => takes_away(house, posted).await,
        false => Ok(()),
    }
}

async fn takes_away(house: &House, posted: Posted) -> Result<(), Fault> {
    let Posted { channel, message } = posted;
    tracing::info!(%message, "another process posted it first: this one goes");
    match house.sender.delete(channel, message).await {
        Ok(()) | Err(SendError::NoMessage) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
