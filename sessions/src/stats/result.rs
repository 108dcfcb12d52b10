//! The result of a game, seat by seat, for those who run its server.

use games::{Pending, Seat, Spoken};

use crate::ids::{GuildId, Millis, TableId};
use crate::stats::Finish;
use crate::table::player::Player;
use crate::table::room::Room;

/// Result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Number of the table.
    pub table: TableId,
    /// The game's id.
    pub game: &'static str,
    /// The server where it ended.
    pub guild: Option<GuildId>,
    /// Time of its first move.
    pub began: Millis,
    /// Time of its end.
    pub ended: Millis,
    /// Results in the order of the seats, then those of people who left.
    pub seats: Vec<SeatResult>,
}

/// Result of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// The player, without a name where it is not to be shown.
    pub player: Player,
    /// The end of the game for them.
    pub finish: Finish,
    /// Their points, where the game counts any and they played to its end.
    pub points: Option<u32>,
}

impl GameResult {
    /// The result of a table's game, whose end has this state; `None` while it goes on.
    pub(crate) fn new<G: Spoken>(room: &Room, end: &G::State, began: Millis) -> Option<Self> {
        let Pending::Over { winners } = G::pending(end) else {
            return None;
        };
        let seated = room.players().map(|(seat, player)| SeatResult {
            seat,
            player: player.clone(),
            finish: Finish::new::<G>(&winners, seat),
            points: G::HONOURS.scored(end, seat),
        });
        let mut seats: Vec<SeatResult> = seated.collect();
        let gone = room.left.iter();
        let gone = gone.filter(|(user, _)| !user.is_computer() && room.seat_of(*user).is_none());
        seats.extend(gone.map(|(user, seat)| SeatResult {
            seat: *seat,
            player: room.departed(*user),
            finish: Finish::Left,
            points: None,
        }));
        Some(Self {
            table: room.table,
            game: G::ID,
            guild: room.place.guild,
            began,
            ended: room.changed_at,
            seats,
        })
    }
}
