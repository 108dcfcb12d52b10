//! Services that every handler can reach, for any game: the tables, the sender, the render pool.
//! They know no game and no `AnyGame`, and hold nothing that would be missed after a restart.

use std::hash::{BuildHasher as _, RandomState};

use sessions::{ChannelId, MessageId, Room, Sessions, Table, TableId, UserId};

use crate::app::chance::Chance;
use crate::app::fault::ServeError;
use crate::app::health::Health;
use crate::app::nights::Nights;
use crate::app::open_consoles::Consoles;
use crate::app::queues::Queues;
use crate::app::refused::Refused;
use crate::app::server_names::ServerNames;
use crate::app::throttle::Throttle;
use crate::app::turns::Turns;
use crate::ui::pool::RenderPool;
use crate::ui::send::Sender;
use crate::ui::send_error::SendError;

/// Services that every handler can reach.
pub(crate) struct Services {
    /// The tables.
    pub sessions: Sessions,
    /// Sender of everything.
    pub sender: Sender,
    /// Queues of what is to be delivered where.
    pub queues: Queues,
    /// Number of this run of the process in claims of posts; 0 where no other process runs beside
    /// it.
    pub run: u64,
    /// Consoles that users may still have on their screens.
    pub consoles: Consoles,
    /// Pace of the edits of boards.
    pub throttle: Throttle,
    /// Tables whose board was pressed and is being shown as the answer.
    pub presses: Turns<TableId>,
    /// People whose words in our DMs are being answered.
    pub in_dms: Turns<UserId>,
    /// People of whom a console is being renewed: what answers them next comes after it.
    pub renewals: Turns<UserId>,
    /// Messages that are being deleted.
    pub deletions: Turns<MessageId>,
    /// Puzzles whose count is being shown.
    pub riddles: Turns<MessageId>,
    /// Channels in which a thread is being opened.
    pub threads: Turns<ChannelId>,
    /// Game nights that are looked after.
    pub nights: Nights,
    /// Names of servers.
    pub server_names: ServerNames,
    /// Threads where pictures are drawn.
    pub pool: RenderPool,
    /// Health of the bot.
    pub health: Health,
    /// Source of new tables' chance.
    pub chance: Chance,
    /// Receiver of results that the operator allows inside their own network.
    pub own_receiver: Option<String>,
}

impl Services {
    /// Services at start, with nothing cached yet.
    pub(crate) fn new(
        sessions: Sessions,
        sender: Sender,
        (chance, own_receiver): (Chance, Option<String>),
    ) -> Self {
        let run = match sessions.is_one_of_several() {
            true => RandomState::new().hash_one(sessions.now().0),
            false => 0,
        };
        Self {
            sessions,
            sender,
            queues: Queues::default(),
            run,
            consoles: Consoles::default(),
            throttle: Throttle::default(),
            presses: Turns::default(),
            in_dms: Turns::default(),
            renewals: Turns::default(),
            deletions: Turns::default(),
            riddles: Turns::default(),
            threads: Turns::default(),
            nights: Nights::default(),
            server_names: ServerNames::default(),
            pool: RenderPool::default(),
            health: Health::default(),
            chance,
            own_receiver,
        }
    }

    /// The table with this number.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub(crate) async fn table(&self, id: TableId) -> Result<Table, ServeError> {
        let table = self.sessions.table(id).await?;
        Ok(table.ok_or(Refused::NoTable)?)
    }

    /// Name of the server of a table; `None` if the bot is no member any more. The gateway tells
    /// it; before it has, Discord is asked.
    pub(crate) async fn server_name(&self, room: &Room) -> Result<Option<String>, ServeError> {
        let Some(guild) = room.place.guild else {
            return Ok(None);
        };
        if let Some(name) = self.server_names.get(guild) {
            return Ok(Some(name));
        }
        match self.sender.server_name(guild).await {
            Ok(name) => {
                self.server_names.set(guild, &name);
                Ok(Some(name))
            }
            Err(error @ SendError::Unavailable(_)) => Err(error.into()),
            // We are no more there.
            Err(_) => Ok(None),
        }
    }
}
