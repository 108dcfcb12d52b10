//! A session of a caller at a table: what they see there through their own view (`screens.rs`), and
//! what they do there (`actions.rs`).
//!
//! Generic over the game; its `AnyGame` uses it for everything that a person does.

mod actions;
mod advice;
mod agreeing;
mod card;
mod follow;
mod history;
mod look_back;
mod record_changes;
mod replaying;
mod reviewing;
mod reviews;
mod riddles;
mod screens;
mod undo;
mod verifying;

pub(crate) use history::since_the_last_move;
pub(crate) use record_changes::run_record_change;
pub(crate) use reviews::soundness;
#[cfg(test)]
pub(crate) use verifying::pledges_so_far;

use games::{Seat, To};
use sessions::{Room, Sessions, Snapshot, Status, TableId, TypedTable, UserId};
use text::say;

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::refused::Refused;
use crate::app::services::Services;
use crate::game::ui::GameUi;
use crate::ui::ids::Stamp;
use crate::ui::reply::Reply;

/// A table of a game, as the caller finds it.
pub(crate) struct PlayerSession<'h, D: GameUi> {
    services: &'h Services,
    /// The caller.
    who: &'h Caller,
    /// The table.
    table: TypedTable<D>,
    /// State of the table.
    now: Snapshot<D>,
    /// The caller's seat there, if they play.
    pub seat: Option<Seat>,
    /// The caller's record of this game.
    record: D::Record,
}

/// Opens a session of the caller at a table.
///
/// # Errors
/// There is none of this game, or it cannot be read.
pub(crate) async fn open_session<'h, D: GameUi>(
    services: &'h Services,
    who: &'h Caller,
    id: TableId,
) -> Result<PlayerSession<'h, D>, ServeError> {
    let table = services.sessions.table_of::<D>(id).await?;
    let table = table.ok_or(Refused::NoTable)?;
    let now = table.snapshot().await?;
    let seat = now.room().seat_of(who.user);
    let record = record_of::<D>(&services.sessions, now.room(), who.user).await?;
    Ok(PlayerSession {
        services,
        who,
        table,
        now,
        seat,
        record,
    })
}

/// A person's record in this table's game, for them alone.
pub(crate) async fn record_of<D: GameUi>(
    sessions: &Sessions,
    room: &Room,
    user: UserId,
) -> Result<D::Record, ServeError> {
    // A record of no size holds nothing: no page of it is read.
    if size_of::<D::Record>() == 0 {
        return Ok(D::Record::default());
    }
    let own = sessions.record::<D>(room.place.guild, user).await?;
    Ok(own.open_as(user).unwrap_or_default())
}

impl<'h, D: GameUi> PlayerSession<'h, D> {
    /// The caller's view, if they play here.
    fn view(&self) -> Option<To<Seat, D::View>> {
        self.now.seat_view(self.seat?)
    }

    /// Gives the caller's own view to `read`; `None` if they have none.
    pub(crate) fn read_view<T>(&self, read: impl FnOnce(&D::View) -> T) -> Option<T> {
        let seat = self.seat?;
        self.view()?.map(|view| read(&view)).open_for(seat)
    }

    /// Reply about why the user has no board of their own here.
    pub(crate) fn no_board(&self) -> Reply {
        let key = match (&self.now.room().status, self.seat) {
            (Status::Over { .. }, None) => "table-refused-over",
            (Status::Closed, None) => "table-refused-closed",
            (_, None) => "table-refused-not-seated",
            (_, Some(_)) => "table-console-lobby",
        };
        Reply::words(say(key).tr(self.who.lang))
    }

    /// Reply to a person who wants to look back at a game that isn't over, by its key while it is
    /// played; of one that was closed, nothing is ever revealed.
    fn not_over(&self, running: &'static str) -> Reply {
        let key = match self.now.room().status {
            Status::Closed => "replay-closed",
            _ => running,
        };
        Reply::words(say(key).tr(self.who.lang))
    }

    /// The session after the table or the record has changed.
    fn with_state(&self, now: Snapshot<D>, seat: Seat, record: D::Record) -> Self {
        Self {
            services: self.services,
            who: self.who,
            table: self.table.clone(),
            now,
            seat: Some(seat),
            record,
        }
    }

    /// True if a component is from another moment of the game.
    pub(crate) fn is_stale(&self, stamp: Stamp) -> bool {
        self.stamp() != Some(stamp)
    }

    /// The moment of the game.
    fn stamp(&self) -> Option<Stamp> {
        let view = self.now.public_view();
        view.map(|view| D::stamp(&view.open()))
    }
}
