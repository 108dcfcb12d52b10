//! `/table verify`: replays a finished game and checks it against its fair-play codes; while it
//! runs, the codes so far.

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

static VERIFY: Request = Request::Table(TableVerb::Verify);

#[poise::command(slash_command)]
pub(crate) async fn verify(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1_000_000_000]
    table: Option<i64>,
) -> Result<(), ServeError> {
    let named = table.and_then(table_number);
    answer_command(ctx, |app, who| async move {
        if let Some(table) = named {
            return by_number(app, &who, table).await;
        }
        let (table, any_game) = table_for(app, &who, None).await?;
        let served = any_game.serve(&who, table, (&VERIFY, Origin::WORDS));
        places::with_channel_warning(&app.services, &who, table, served).await
    })
    .await
}

/// Check of a table by its number, open or closed: one of this channel, or at which the user sits.
/// Users who cannot see a channel learn nothing of what is played there.
async fn by_number(app: &App, who: &Caller, id: TableId) -> Result<Reply, ServeError> {
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
            any_game.serve(who, id, (&VERIFY, Origin::WORDS)).await
        }
        _ => Ok(none()),
    }
}
