//! The end of a game, for everybody who played it. Holds no more of the game than that.

use games::{Better, Pending, Seat, Spoken, Winning};
use serde::{Deserialize, Serialize};

use crate::ids::{GuildId, Millis, TableId, UserId};
use crate::table::puzzle::Puzzle;
use crate::table::room::Room;

/// End of a game for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finish {
    /// Won, alone or with all the others.
    Won,
    /// Shared the first place with others.
    Drawn,
    /// Played to the end without winning.
    Lost,
    /// Left, and did not come back.
    Left,
}

impl Finish {
    /// The end of a game with these winners for a seat.
    pub(super) fn new<G: Spoken>(winners: &[Seat], seat: Seat) -> Self {
        match G::HONOURS.winning {
            _ if !winners.contains(&seat) => Self::Lost,
            Winning::Apart if winners.len() > 1 => Self::Drawn,
            Winning::Apart | Winning::Together => Self::Won,
        }
    }

    /// The word for it in results.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
            Self::Left => "left",
        }
    }
}

/// Company in which a player played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Among {
    /// At least one more person.
    People,
    /// Computers only.
    Computers,
    /// No one.
    Nobody,
}

/// End of a game.
#[derive(Clone, Debug)]
pub(crate) struct GameEnd {
    pub table: TableId,
    pub at: Millis,
    pub guild: Option<GuildId>,
    pub game: &'static str,
    pub among: Among,
    /// True where all of them win or lose together.
    pub together: bool,
    /// The puzzle of a day that it was, where it was over in time to count.
    pub puzzle: Option<Puzzle>,
    /// Everyone who played, including those who left, but not computers.
    pub people: Vec<Finisher>,
}

/// A person who played.
#[derive(Clone, Debug)]
pub(crate) struct Finisher {
    pub user: UserId,
    pub finish: Finish,
    /// Their results, by the names of the game's feats.
    pub feats: Vec<(&'static str, Better, u32)>,
}

impl GameEnd {
    /// True if it counts for the ratings of a server.
    pub(crate) fn counts_in(&self, guild: GuildId) -> bool {
        self.guild == Some(guild) && self.among == Among::People
    }

    /// The end of a table's game; `None` while it goes on, where no person played, and for
    /// practice, which counts nowhere.
    pub(crate) fn new<G: Spoken>(room: &Room, end: &G::State, at: Millis) -> Option<Self> {
        let Pending::Over { winners } = G::pending(end) else {
            return None;
        };
        if room.practice.is_some() {
            return None;
        }
        let finish = |seat: Seat| Finish::new::<G>(&winners, seat);
        let feats = |seat: Seat| {
            let done = G::HONOURS.earned(end, seat).into_iter();
            done.map(|(feat, value)| (feat.name, feat.better, value))
                .collect()
        };
        let seated = room.people().map(|(seat, player)| Finisher {
            user: player.user,
            finish: finish(seat),
            feats: feats(seat),
        });
        let mut people: Vec<Finisher> = seated.collect();
        let gone = room.left.iter().map(|(user, _)| *user);
        let gone = gone.filter(|user| !user.is_computer() && room.seat_of(*user).is_none());
        people.extend(gone.map(|user| Finisher {
            user,
            finish: Finish::Left,
            feats: Vec::new(),
        }));
        let among = match people.len() {
            0 => return None,
            1 if room.computers().next().is_some() => Among::Computers,
            1 => Among::Nobody,
            _ => Among::People,
        };
        Some(Self {
            table: room.table,
            at,
            guild: room.place.guild,
            game: G::ID,
            among,
            together: G::HONOURS.winning == Winning::Together,
            puzzle: room.puzzle.filter(|puzzle| at < puzzle.counts_until()),
            people,
        })
    }
}
