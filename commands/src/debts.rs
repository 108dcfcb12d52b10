//! What a table owes: to its channel, and to its people. Computed from the journal and the marks,
//! so that no failure and no crash forgets any of it. It pays nothing itself.
//!
//! A debt is paid, or still owed, or its creditor is gone: there is no fourth way.

use std::time::Duration;

use sessions::{
    ChannelId, MarkChange, Marks, Millis, Room, Shut, Status, Table, Target, Trouble, UserId,
    Version,
};

use tokio::time::Instant;

use crate::calls::{self, DueCall};
use crate::fault::Fault;
use crate::floor::Floor;
use crate::invited;
use crate::trouble::SendError;

/// How long a refusal without a reason lasts before people are told of it.
const PASSING: Duration = Duration::from_secs(60);

/// What came of paying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Payment {
    /// It stands there.
    Paid,
    /// It does not stand there yet.
    Owed(Why),
    /// Everything stands there but the board, which has its turn then.
    Later(Instant),
    /// Its place is gone for good, as far as anybody can tell: nobody tries again by himself.
    Gone,
}

/// Why something is still owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Why {
    /// The place takes nothing, for a reason that its people were told and can mend.
    Shut,
    /// This very thing was refused: time or people must mend it.
    Refused,
    /// Discord answers nobody, or not us: as soon as anything works again, this may too.
    Ailing,
}

impl From<&SendError> for Why {
    fn from(error: &SendError) -> Self {
        match error {
            SendError::Ailing(_) => Self::Ailing,
            _ => Self::Refused,
        }
    }
}

/// What a table owes.
pub(crate) struct Debts {
    /// All that it owes as of this version.
    pub version: Version,
    /// The channel, when something is owed there.
    pub channel: Option<ChannelId>,
    /// To whom something is owed in their DMs.
    pub people: Vec<UserId>,
    /// When it will owe a call, if nothing happens before.
    pub next_call: Option<Millis>,
}

impl Debts {
    /// What a table owes now.
    pub(crate) async fn of(floor: &Floor, table: &Table) -> Result<Self, Fault> {
        let room = table.room().await?;
        let marks = table.marks().await?;
        let mut people = untold(&room, &marks, floor.house.sessions.now());
        let mut calls = DueCall::default();
        if let Some(counter) = floor.counter(table.game()) {
            let asked = counter.owing(&floor.house, table.id()).await?;
            calls = calls::due(&floor.house, &room, &marks, &asked).await?;
            for owing in asked {
                let asked = marks.seat(owing.seat).has_asked(owing.user, owing.moment());
                if !asked && !people.contains(&owing.user) {
                    people.push(owing.user);
                }
            }
        }
        for user in calls.privately() {
            if !people.contains(&user) {
                people.push(user);
            }
        }
        let invited = invited::due(&floor.house, &room, &marks).await?;
        for user in &invited.aside {
            if !people.contains(user) {
                people.push(*user);
            }
        }
        let next_call = [calls.next, invited.later].into_iter().flatten().min();
        let brought = floor.house.courier.brought(table.id());
        let calls = !calls.here.is_empty() || calls::is_spent(&room, &marks);
        let calls = calls || invited.owes_channel();
        let owes = owes_channel(&room, &marks, brought) || calls && marks.shut.is_none();
        let channel = owes.then_some(room.place.channel);
        Ok(Self {
            version: room.version,
            channel,
            people,
            next_call,
        })
    }

    /// Whether it owes nothing.
    pub(crate) const fn is_none(&self) -> bool {
        self.channel.is_none() && self.people.is_empty()
    }
}

/// Whether anything is owed to the channel: a board or a message that stays, or a look whether it
/// takes them again. Everything up to `brought` is known to stand there.
pub(crate) fn owes_channel(room: &Room, marks: &Marks, brought: Version) -> bool {
    if let Some(shut) = &marks.shut {
        // Nobody misses the last words of a closed table in a channel that is no more.
        return !(shut.trouble.is_final() && room.status == Status::Closed);
    }
    marks.settled.max(brought) < room.public || owes_board(room, marks)
}

/// Whether the board does not show, where it should, what changed for everyone.
pub(crate) fn owes_board(room: &Room, marks: &Marks) -> bool {
    let shows = |board: &sessions::BoardPost| {
        board.channel == room.place.channel && board.shown >= room.public
    };
    let intended = marks.intent(Target::Board).is_some();
    let wished = intended || marks.buried || !marks.unreachable.is_empty();
    wished || !marks.board.as_ref().is_some_and(shows)
}

/// Who should be told that the table's place takes nothing, and was not. A refusal without a reason
/// may pass by itself.
pub(crate) fn untold(room: &Room, marks: &Marks, now: Millis) -> Vec<UserId> {
    let lasts = |shut: &&Shut| shut.trouble != Trouble::Refused || shut.since.until(now) >= PASSING;
    let Some(shut) = marks.shut.as_ref().filter(lasts) else {
        return Vec::new();
    };
    let concerns = match room.status {
        Status::Lobby | Status::Playing => true,
        // The last reveal is awaited; afterwards nobody needs the channel.
        Status::Over { .. } => marks.settled < room.public,
        Status::Closed => false,
    };
    if !concerns {
        return Vec::new();
    }
    let people = room.people().map(|(_, player)| player.user);
    people.filter(|user| !shut.told.contains(user)).collect()
}

/// Notes that nothing is owed any more, and says whether that is so.
pub(crate) async fn settle(floor: &Floor, table: &Table) -> Result<bool, Fault> {
    let debts = Debts::of(floor, table).await?;
    if !debts.is_none() {
        return Ok(false);
    }
    match debts.next_call {
        // Whoever finds it after a crash must know that somebody is to be called.
        Some(at) => {
            let house = &floor.house;
            let due = table.room().await?.next_due();
            house.alarms.set(&house.sessions, table.id(), at, due);
            house.courier.owes_nothing_yet(table.id());
        }
        None => {
            if table.marks().await?.settled < debts.version {
                table.mark(MarkChange::Settled(debts.version)).await?;
            }
            floor.house.courier.owes_nothing(table.id());
        }
    }
    let (id, version) = (table.id().0, debts.version.0);
    let until = debts.next_call.map(|at| at.0);
    tracing::debug!(table = id, version, until, "owes nothing");
    Ok(true)
}
