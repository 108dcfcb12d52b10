//! `/table verify`, `/table replay` and `/table review`: of the table of this channel, or of an
//! older one by its number.

use sessions::TableId;
use text::say;

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::outbox::places;
use crate::requests::any::Origin;
use crate::requests::app::App;
use crate::requests::find::{table_for, table_number};
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::ui::ids::{Request, TableVerb};
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn verify(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1_000_000_000]
    table: Option<i64>,
) -> Result<(), ServeError> {
    serve(ctx, table, TableVerb::Verify).await
}

#[poise::command(slash_command)]
pub(crate) async fn replay(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1_000_000_000]
    number: Option<i64>,
) -> Result<(), ServeError> {
    serve(ctx, number, TableVerb::Replay).await
}

#[poise::command(slash_command)]
pub(crate) async fn review(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1_000_000_000]
    number: Option<i64>,
) -> Result<(), ServeError> {
    serve(ctx, number, TableVerb::Review).await
}

/// Serves a verb at the table with this number, or at that of the channel.
async fn serve(ctx: Ctx<'_>, number: Option<i64>, verb: TableVerb) -> Result<(), ServeError> {
    let named = number.and_then(table_number);
    let request = Request::Table(verb);
    answer_command(ctx, |app, who| async move {
        if let Some(table) = named {
            return by_number(app, &who, table, &request).await;
        }
        let (table, any_game) = table_for(app, &who, None).await?;
        let served = any_game.serve(&who, table, (&request, Origin::WORDS));
        places::with_channel_warning(&app.services, &who, table, served).await
    })
    .await
}

/// Serves a request at a table, open or closed: one of this channel, or at which the user sits.
/// Users who cannot see a channel learn nothing of what is played there.
async fn by_number(
    app: &App,
    who: &Caller,
    id: TableId,
    request: &Request,
) -> Result<Reply, ServeError> {
    // The same words for a table that is elsewhere and for one that never was.
    let none = || {
        let none = say("table-not-here").with("table", id.to_string());
        Reply::words(none.tr(who.lang))
    };
    let Some(table) = app.services.sessions.table(id).await? else {
        return Ok(none());
    };
    let room = table.room().await?;
    let is_here = room.place.channel == who.place.channel;
    match app.any_game(table.game()) {
        Some(any_game) if is_here || room.seat_of(who.user).is_some() => {
            any_game.serve(who, id, (request, Origin::WORDS)).await
        }
        _ => Ok(none()),
    }
}
