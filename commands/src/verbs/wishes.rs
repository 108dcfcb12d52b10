//! What people want of a table, whatever it plays and through whatever door.

use games::Seat;
use sessions::{
    Closers, Closing, MarkChange, Motion, Skill, Table, TableError, TableId, TableRefusal, UserId,
    Version,
};
use text::{Phrase, say};

use crate::caller::{self, Caller};
use crate::debts::Payment;
use crate::fault::Fault;
use crate::find::{Found, table_for};
use crate::floor::Ctx;
use crate::house::House;
use crate::message::{Answer, Private};
use crate::motions::noted;
use crate::places;
use crate::refused::refused;
use crate::reply::Reply;
use crate::words;

/// What somebody wants of a table.
#[derive(Clone, Debug)]
pub(crate) enum TableWish {
    /// Sit down.
    Join,
    /// Get up.
    Leave,
    /// Begin.
    Start,
    /// Bring the board back to the bottom.
    Show,
    /// Close it.
    Close,
    /// He was asked and does not come.
    Decline,
    /// Keep no seat any more.
    Unkeep,
    /// Make somebody else the host.
    PassHost(UserId),
    /// Have a computer sit down, or the last one get up.
    Computer(Option<Skill>),
    /// Ask the others for something.
    Propose(Motion),
    /// Ask that this person, who is gone, gives up his seat.
    Dismiss(UserId),
    /// Ask that whoever sits there does.
    DismissFrom(Seat),
    /// Agree to what that entry brought.
    Agree(Version),
    /// Say no to it.
    Oppose(Version),
    /// Let the paused game go on.
    Resume,
}

/// Does what somebody wants of the table of this channel.
pub(crate) async fn here(ctx: Ctx<'_>, wish: TableWish) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, .. } => {
                places::truly(
                    &floor.house,
                    &who,
                    table,
                    Box::pin(grant(&floor.house, &who, table, wish)),
                )
                .await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// Does what somebody wants of a table.
pub(crate) async fn grant(
    house: &House,
    who: &Caller,
    table: TableId,
    wish: TableWish,
) -> Result<Reply, Fault> {
    let Some(table) = house.sessions.table(table).await? else {
        return Ok(Reply::words(say("table-none-such").tr(who.lang)));
    };
    if let TableWish::Show = wish {
        // What it asks of Discord would make every press as large.
        return Box::pin(show_again(house, who, &table)).await;
    }
    if let TableWish::Close = wish
        && may_dissolve(house, who, &table).await?
    {
        let key = who.key;
        return match table.dissolve(who.user, key).await {
            Ok(_) => Ok(Reply::words(say("table-closed-now").tr(who.lang))),
            Err(error) => refused(who.lang, error),
        };
    }
    match granted(who, &table, wish).await {
        Ok(answer) => Ok(Reply::open(answer)),
        Err(error) => refused(who.lang, error),
    }
}

/// Brings the board back to the bottom, if the channel takes it.
async fn show_again(house: &House, who: &Caller, table: &Table) -> Result<Reply, Fault> {
    let room = table.room().await?;
    table.mark(MarkChange::Buried(room.version)).await?;
    let seen = places::look(house, table, &room).await;
    // Whatever was seen: it may have been mended since.
    house.courier.afresh(table.id());
    house.sessions.touch(table.id());
    Ok(match seen {
        Ok(Payment::Paid) => Reply::words(say("table-shown").tr(who.lang)),
        Ok(_) => places::nothing(),
        Err(Fault::Send(_)) => Reply::words(say("table-shown-later").tr(who.lang)),
        Err(fault) => return Err(fault),
    })
}

/// Whether somebody who does not sit there may close the table all the same, by what is set for its
/// server. Where he used the command the table stands, or he sits there.
async fn may_dissolve(house: &House, who: &Caller, table: &Table) -> Result<bool, Fault> {
    if !who.may.manage_channel {
        return Ok(false);
    }
    let room = table.room().await?;
    if room.seat_of(who.user).is_some() || room.place.channel != who.place.channel {
        return Ok(false);
    }
    let rules = house.sessions.server_rules(room.place.guild).await?;
    Ok(rules.closers == Closers::Managers)
}

async fn granted(who: &Caller, table: &Table, wish: TableWish) -> Result<Answer, TableError> {
    let said = match wish {
        TableWish::Join => {
            let done = table.join(who.player(), who.key).await?;
            let seat = done.room.seat_of(who.user);
            if seat.is_none() {
                let open = done.room.motions.iter().find(|open| open.by == who.user);
                let missing = open.map(|open| done.room.missing(open)).unwrap_or_default();
                let asked =
                    say("table-seat-asked").with("names", words::mentions(who.lang, &missing));
                return Ok(Answer::words(asked.tr(who.lang)));
            }
            if matches!(done.room.status, sessions::Status::Lobby) {
                let number = seat.map_or(1, |seat| seat.index() + 1);
                say("table-joined").with("seat", number)
            } else {
                // More than the board tells: what he can see from now on.
                return Ok(Answer::words(say("table-taken-over").tr(who.lang)));
            }
        }
        TableWish::Leave => {
            let done = table.leave(who.user, who.key).await?;
            if matches!(done.room.status, sessions::Status::Playing) {
                say("table-left-running")
            } else {
                say("table-left")
            }
        }
        TableWish::Start => {
            table.start(who.user, who.key).await?;
            say("table-started")
        }
        TableWish::Show => say("table-shown"),
        TableWish::Decline => {
            table.decline(who.user, who.key).await?;
            say("invite-declined")
        }
        TableWish::Unkeep => {
            table.unkeep(who.user, who.key).await?;
            say("table-unkept")
        }
        TableWish::Close => match table.ask_close(who.user, who.key).await? {
            Closing::Closed => say("table-closed-now"),
            Closing::Waiting { missing } => {
                say("table-close-noted").with("names", words::mentions(who.lang, &missing))
            }
        },
        TableWish::PassHost(to) => {
            table.pass_host(who.user, to, who.key).await?;
            say("table-host-passed").with("name", words::mention(who.lang, to))
        }
        TableWish::Computer(Some(skill)) => {
            let done = table.seat(who.user, skill, who.key).await?;
            match done.room.status {
                sessions::Status::Lobby => say("computer-sits"),
                _ => noted(who.lang, &done.room, done.version),
            }
        }
        TableWish::Computer(None) => {
            table.unseat(who.user, who.key).await?;
            say("computer-gone")
        }
        TableWish::Propose(motion) => propose(who, table, motion).await?,
        TableWish::Dismiss(user) => {
            let seat = table.room().await?.seat_of(user);
            let seat = seat.ok_or(TableError::Refused(TableRefusal::NotGone))?;
            propose(who, table, Motion::Dismiss { seat, user }).await?
        }
        TableWish::DismissFrom(seat) => {
            let sits = table.room().await?.player(seat).map(|player| player.user);
            let user = sits.ok_or(TableError::Refused(TableRefusal::Settled))?;
            propose(who, table, Motion::Dismiss { seat, user }).await?
        }
        TableWish::Agree(number) => {
            let done = table.agree(who.user, number, who.key).await?;
            noted(who.lang, &done.room, number)
        }
        TableWish::Oppose(number) => {
            table.oppose(who.user, number, who.key).await?;
            say("table-motion-dropped")
        }
        TableWish::Resume => {
            table.resume(who.user, who.key).await?;
            say("table-resumed")
        }
    };
    Ok(Answer::Seen(Private::words(said.tr(who.lang))))
}

async fn propose(who: &Caller, table: &Table, motion: Motion) -> Result<Phrase, TableError> {
    let done = table.propose(who.user, motion.clone(), who.key).await?;
    let mut open = done.room.motions.iter();
    let number = open.find(|open| open.motion == motion);
    Ok(noted(
        who.lang,
        &done.room,
        number.map_or(done.version, |open| open.number),
    ))
}
