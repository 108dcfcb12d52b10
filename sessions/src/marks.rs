//! What each audience has been shown. Derived, never primary: losing all marks loses no game,
//! but something might be said twice.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, EventNumber, MessageId, Millis, UserId, Version};

/// What Discord knows a message by before it has an id: the same nonce is posted once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nonce(pub String);

/// The message that shows the board to everyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardPost {
    /// Where it is.
    pub channel: ChannelId,
    /// Which it is.
    pub message: MessageId,
    /// What it shows.
    pub shown: Version,
    /// When it was posted.
    pub posted_at: Millis,
}

/// What a post is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// The board for everyone.
    Board,
    /// A message that stays for this event, such as a reveal.
    Keepsake(EventNumber),
    /// A message to the person in a seat.
    Seat(Seat),
}

/// A post that is about to be made. Whoever finds it after a crash posts with the same nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intent {
    /// What for.
    pub target: Target,
    /// Under which nonce.
    pub nonce: Nonce,
    /// What it shows.
    pub version: Version,
    /// When it was written down: Discord forgets nonces after minutes.
    pub at: Millis,
}

/// What the person in a seat has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMarks {
    /// Who was asked to decide: nothing was shown to somebody who took over his seat.
    #[serde(default)]
    pub asked: Option<UserId>,
    /// Up to where he was.
    pub prompt: Version,
}

impl SeatMarks {
    /// Whether this person was asked to decide, as of this version.
    #[must_use]
    pub fn has_asked(&self, user: UserId, version: Version) -> bool {
        self.asked == Some(user) && self.prompt >= version
    }
}

/// What of a table has been shown to whom.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// The message that shows the board.
    pub board: Option<BoardPost>,
    /// Posts that are about to be made, one at most for each target.
    #[serde(default)]
    pub intents: Vec<Intent>,
    /// The next event whose keepsake has not been posted.
    #[serde(default)]
    pub keepsakes: EventNumber,
    /// By seat.
    #[serde(default)]
    pub seats: Vec<SeatMarks>,
    /// Everything that is owed up to this version is done. A table whose version is higher is
    /// handed to the outbox again at start.
    #[serde(default)]
    pub settled: Version,
}

/// A change of the marks.
#[derive(Clone, Debug)]
pub enum Change {
    /// A post is about to be made; replaces an older intent for the same target. Its version is
    /// not settled until it is said so again.
    Intend(Intent),
    /// The board message was posted or edited; its intent is done.
    Board(BoardPost),
    /// The keepsakes before this event are posted; their intents are done.
    Keepsakes(EventNumber),
    /// The person in a seat was asked to decide, as of this version; its intent is done.
    Prompt(Seat, UserId, Version),
    /// Everything that is owed up to this version is done.
    Settled(Version),
}

impl Marks {
    /// What the person in a seat has been shown.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> SeatMarks {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// The post that is about to be made for this target.
    #[must_use]
    pub fn intent(&self, target: Target) -> Option<&Intent> {
        self.intents.iter().find(|intent| intent.target == target)
    }

    /// The same after a change.
    pub(crate) fn apply(&mut self, change: Change) {
        match change {
            Change::Intend(intent) => {
                self.forget(intent.target);
                // Whoever finds the intent after a crash must know that something is owed.
                let before = Version(intent.version.0.saturating_sub(1));
                self.settled = self.settled.min(before);
                self.intents.push(intent);
            }
            Change::Board(post) => {
                self.forget(Target::Board);
                self.board = Some(post);
            }
            Change::Keepsakes(before) => {
                self.keepsakes = self.keepsakes.max(before);
                let done = |target| matches!(target, Target::Keepsake(event) if event < before);
                self.intents.retain(|intent| !done(intent.target));
            }
            Change::Prompt(seat, user, version) => {
                self.forget(Target::Seat(seat));
                let marks = self.seat_mut(seat);
                marks.prompt = match marks.asked == Some(user) {
                    true => marks.prompt.max(version),
                    false => version,
                };
                marks.asked = Some(user);
            }
            Change::Settled(version) => self.settled = self.settled.max(version),
        }
    }

    fn forget(&mut self, target: Target) {
        self.intents.retain(|intent| intent.target != target);
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut SeatMarks {
        if self.seats.len() <= seat.index() {
            self.seats.resize(seat.index() + 1, SeatMarks::default());
        }
        &mut self.seats[seat.index()]
    }
}
