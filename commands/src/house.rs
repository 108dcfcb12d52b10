//! What every handler can reach, whatever the game: the tables, what sends, what draws. It knows no
//! game and no counter, and holds nothing that would be missed after a restart.

use sessions::Sessions;

use crate::advisers::Advisers;
use crate::alarms::Alarms;
use crate::consoles::Consoles;
use crate::easel::Easel;
use crate::folds::Folds;
use crate::health::Health;
use crate::presses::Presses;
use crate::rounds::Courier;
use crate::seed::Chance;
use crate::send::Sender;
use crate::servers::Servers;
use crate::thoughts::Thoughts;

/// What every handler can reach.
pub(crate) struct House {
    /// The tables.
    pub sessions: Sessions,
    /// What sends.
    pub sender: Sender,
    /// What shows tables in their channels.
    pub courier: Courier,
    /// Consoles that may still be on somebody's screen.
    pub consoles: Consoles,
    /// When boards may be edited.
    pub folds: Folds,
    /// What is being answered with the board.
    pub presses: Presses,
    /// When tables are to be looked at again.
    pub alarms: Alarms,
    /// What servers are called.
    pub servers: Servers,
    /// Where pictures are drawn.
    pub easel: Easel,
    /// How the bot does.
    pub health: Health,
    /// Where new tables' chance comes from.
    pub chance: Chance,
    /// Who thinks for people who ask.
    pub advisers: Advisers,
    /// What was thought of games that are over.
    pub thoughts: Thoughts,
}

impl House {
    /// A house where nobody has been yet.
    pub(crate) fn new(
        sessions: Sessions,
        sender: Sender,
        (chance, advisers): (Chance, Advisers),
    ) -> Self {
        Self {
            sessions,
            sender,
            courier: Courier::default(),
            consoles: Consoles::default(),
            folds: Folds::default(),
            presses: Presses::default(),
            alarms: Alarms::default(),
            servers: Servers::default(),
            easel: Easel::default(),
            health: Health::default(),
            chance,
            advisers,
            thoughts: Thoughts::default(),
        }
    }
}
