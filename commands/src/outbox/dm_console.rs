//! The one message of a table in a person's DMs, where an answer in the DM takes its place or shows
//! the game again. It sends nothing.

use sessions::{Marks, Posted, Slot, Status, Table, TableId, UserId};

use crate::app::fault::ServeError;
use crate::outbox::deliver::{asked, lives};
use crate::requests::app::App;
use crate::table::secrets_due::SecretDue;
use crate::ui::reply::ShownConsole;

/// A table, and how a person stands there who plays.
async fn of(
    app: &App,
    id: TableId,
    user: UserId,
) -> Result<Option<(Table, SecretDue)>, ServeError> {
    let services = &app.services;
    let (Some(any_game), Some(table)) = (app.game_at(id), services.sessions.table(id).await?)
    else {
        return Ok(None);
    };
    if table.room().await?.status != Status::Playing {
        return Ok(None);
    }
    let mut all = any_game.secrets_due(id).await?.into_iter();
    Ok(all.find(|it| it.user == user).map(|owing| (table, owing)))
}

/// Words in a DM were answered with this console: it takes the place of the message before it.
pub(crate) async fn adopt(
    app: &App,
    (id, user): (TableId, UserId),
    posted: Posted,
    living: Option<ShownConsole>,
) -> Result<(), ServeError> {
    let Some((table, owing)) = of(app, id, user).await? else {
        return adopt_last(app, (id, user), posted).await;
    };
    let room = table.room().await?;
    let (now, version) = (app.services.sessions.now(), room.version);
    let is_behind = living.is_some_and(|it| it.public != room.public);
    let takes = move |marks: &mut Marks| {
        lives(marks, owing, posted, now);
        let slot = marks.slot_mut(Slot::Prompt(owing.seat));
        slot.quiet = owing.is_due;
        if is_behind {
            slot.shown.0 = 0;
        }
        marks.unsettle(version);
    };
    table.note(takes).await?;
    app.services.sessions.touch(id);
    Ok(())
}

/// Adopts the answer to words that ended the game: it is the message that comes to say how it
/// ended.
async fn adopt_last(
    app: &App,
    (id, user): (TableId, UserId),
    posted: Posted,
) -> Result<(), ServeError> {
    let sessions = &app.services.sessions;
    let Some(table) = sessions.table(id).await? else {
        return Ok(());
    };
    let room = table.room().await?;
    let seat = room.people().find(|(_, player)| player.user == user);
    let (Status::Over { .. }, Some((seat, _)), true) =
        (&room.status, seat, room.place.guild.is_some())
    else {
        return Ok(());
    };
    let takes = move |marks: &mut Marks| {
        let slot = marks.slot_mut(Slot::Prompt(seat));
        slot.replace(posted);
        slot.told = vec![user];
    };
    table.note(takes).await?;
    sessions.touch(id);
    Ok(())
}

/// A press on that message was answered in its place: nothing is left to show there.
pub(crate) async fn shown(
    app: &App,
    (user, on): (UserId, Option<sessions::MessageId>),
    living: ShownConsole,
) -> Result<(), ServeError> {
    let Some((table, owing)) = of(app, living.table, user).await? else {
        return Ok(());
    };
    if table.room().await?.public != living.public {
        return Ok(());
    }
    let shows = move |marks: &mut Marks| {
        let slot = marks.slot_mut(Slot::Prompt(owing.seat));
        if slot.post.map(|it| it.message) == on {
            slot.quiet = owing.is_due;
            asked(marks, owing);
        }
    };
    table.note(shows).await?;
    Ok(())
}
