//! Actions of people at a table, independent of its game: the one vocabulary from a press, a
//! command or a word to the facts. `actions.rs` decides the outcome.

use crate::ids::{UserId, Version};
use crate::table::computer::Skill;
use crate::table::player::{Player, Venue};
use crate::table::vote::Vote;

/// Action of a person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// Sits down in the next seat of a lobby, or again in the seat that they left. In a running
    /// game this asks the table to welcome them in an empty seat, or in that of a person who is
    /// gone.
    Join(Player),
    /// Gets up. The seat of a running game stays empty until a person joins.
    Leave,
    /// The host starts the game with the people seated.
    Start,
    /// Wants the table closed: the host of a lobby at once, in a running game together with
    /// everyone who sits there, every user where nothing has happened for long.
    Close,
    /// Closes it, no matter who sits there. The caller knows that this person may on that server.
    Dissolve,
    /// The host takes another person's seat before the game.
    Remove(UserId),
    /// Takes a person's seat at any time; when the game is over, their part in a rematch. The
    /// caller knows that this person may on that server.
    Expel(UserId),
    /// Shows a person under this name, or by their seat where it is empty. The caller knows that
    /// this person may on that server.
    Rename(Player),
    /// The host makes another person who sits there the host.
    PassHost(UserId),
    /// Asks a person to the table, before the game.
    Invite(Player),
    /// Was asked, and does not come.
    Decline,
    /// The host gives the reserved seats to everyone.
    Unkeep,
    /// Moves the table to a channel that this person may use, and where no other table is.
    Move(Venue),
    /// Others want the channel of a game that one person plays: it goes on in that person's DMs,
    /// or ends if they have not played yet.
    GiveWay(Option<Venue>),
    /// Has a computer sit down: in a lobby at the host's word, in a running game if the others
    /// agree.
    Seat(Skill),
    /// Has the last computer of a lobby get up.
    Unseat,
    /// Asks the others for something; it is so when all agree who are there.
    Propose(Vote),
    /// Agrees to what this entry brought.
    Agree(Version),
    /// Says no to what this entry brought; it is off.
    Oppose(Version),
    /// Lets a paused game go on.
    Resume,
    /// Wants to play once more with the same people, when the game is over.
    Rematch,
    /// Takes back what this person did last, or that one of their acts; or asks the others, where
    /// they have built on it.
    TakeBack(Option<u64>),
    /// Asks for advice, where everybody sees that.
    Advise,
}

/// The words of actions, and all of them in a list.
macro_rules! words {
    ($($action:pat => $word:literal,)*) => {
        impl TableAction {
            /// The word of every action.
            pub(crate) const WORDS: &[&str] = &[$($word),*];

            /// The word for it in component ids and in metrics. Never changes.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self {
                    $($action => $word,)*
                }
            }
        }
    };
}

words! {
    Self::Join(_) => "join",
    Self::Leave => "leave",
    Self::Start => "start",
    Self::Close => "close",
    Self::Dissolve => "dissolve",
    Self::Remove(_) => "remove",
    Self::Expel(_) => "expel",
    Self::Rename(_) => "rename",
    Self::PassHost(_) => "host",
    Self::Invite(_) => "invite",
    Self::Decline => "decline",
    Self::Unkeep => "unkeep",
    Self::Move(_) => "here",
    Self::GiveWay(_) => "give-way",
    Self::Seat(_) => "seat",
    Self::Unseat => "unseat",
    Self::Propose(_) => "propose",
    Self::Agree(_) => "agree",
    Self::Oppose(_) => "oppose",
    Self::Resume => "resume",
    Self::Rematch => "rematch",
    Self::TakeBack(_) => "undo",
    Self::Advise => "advice",
}
