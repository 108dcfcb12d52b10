//! Answers in a person's DMs that take the place of their console there, or show the game in it. It
//! sends nothing.

use sessions::{Marks, Posted, Slot, Status, Table, TableId, UserId};

use super::plan::{self, Task};
use super::plan_input::PlanInput;
use super::post::{Post, record_console, record_ping, record_prompt};
use crate::app::fault::ServeError;
use crate::app::queues::Destination;
use crate::requests::app::App;
use crate::table::secrets_due::SecretDue;
use crate::ui::reply::ShownConsole;

/// A running table, and the secret due there of a person who plays.
async fn find_table(
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
    let mut secrets = any_game.secrets_due(id).await?.into_iter();
    let due = secrets.find(|due| due.user == user);
    Ok(due.map(|due| (table, due)))
}

/// Records the console that answered a person's words in a DM: it takes the place of the message
/// before it.
pub(crate) async fn adopt(
    app: &App,
    (id, user): (TableId, UserId),
    posted: Posted,
    console: Option<ShownConsole>,
) -> Result<(), ServeError> {
    let Some((table, due)) = find_table(app, id, user).await? else {
        return adopt_last(app, (id, user), posted).await;
    };
    let room = table.room().await?;
    let (now, version) = (app.services.sessions.now(), room.version);
    let is_behind = console.is_some_and(|it| it.public != room.public);
    let in_dms = room.place.guild.is_none();
    let adopt = move |marks: &mut Marks| {
        record_console(marks, due, (posted, now));
        let slot = marks.slot_mut(Slot::Prompt(due.seat));
        slot.is_silent = due.is_due;
        if is_behind {
            slot.shown.0 = 0;
        } else if in_dms {
            marks.seat_mut(due.seat).shown = Some((user, version));
        }
        marks.unsettle(version);
    };
    table.note(adopt).await?;
    app.services.sessions.touch(id);
    Ok(())
}

/// Makes the answer to words that ended the game the person's message there, which will show the
/// result.
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
    let adopt = move |marks: &mut Marks| {
        let slot = marks.slot_mut(Slot::Prompt(seat));
        slot.replace(posted);
        slot.informed = vec![user];
    };
    table.note(adopt).await?;
    sessions.touch(id);
    Ok(())
}

/// Records that a press on this message was answered by editing it: nothing is left to show there.
pub(crate) async fn record_shown(
    app: &App,
    user: UserId,
    posted: Posted,
    console: ShownConsole,
) -> Result<(), ServeError> {
    let Some((table, due)) = find_table(app, console.table, user).await? else {
        return Ok(());
    };
    let marks = table.marks().await?;
    let prompt = marks.slot(Slot::Prompt(due.seat));
    let is_known = prompt.post == Some(posted) || prompt.to_delete.contains(&posted);
    let claims = [Slot::Prompt(due.seat), Slot::Ping(due.seat)];
    if !is_known && claims.iter().any(|slot| marks.intent(*slot).is_some()) {
        // It is there before we have heard that it is, and would not be found by its new text.
        record_wanted_ping(app, &table, user).await?;
        return adopt(app, (console.table, user), posted, Some(console)).await;
    }
    let room = table.room().await?;
    if room.public != console.public {
        app.services.sessions.touch(console.table);
        return Ok(());
    }
    let in_dms = room.place.guild.is_none();
    let shown = Some((user, console.public));
    let show = move |marks: &mut Marks| {
        let slot = marks.slot_mut(Slot::Prompt(due.seat));
        if slot.post == Some(posted) {
            slot.is_silent = due.is_due;
            record_prompt(marks, due);
            if in_dms {
                marks.seat_mut(due.seat).shown = shown;
            }
        }
    };
    table.note(show).await?;
    Ok(())
}

/// Records that a person was pinged, if the table wants to ping them by DM now.
async fn record_wanted_ping(app: &App, table: &Table, user: UserId) -> Result<(), ServeError> {
    let plan = plan::plan(&PlanInput::read(app, table).await?);
    let mut steps = plan.steps_to(Destination::Person(user));
    let ping = steps.find_map(|step| match &step.task {
        Task::Show(Post::Ping(called, _) | Post::Prompt(_, Some(called))) => Some(*called),
        _ => None,
    });
    if let Some(called) = ping {
        table.note(move |marks| record_ping(marks, called)).await?;
    }
    Ok(())
}
