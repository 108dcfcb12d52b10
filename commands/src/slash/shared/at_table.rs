//! Frame of every slash command about the table of this channel: finds the table, does something
//! there, and answers.

use poise::BoxFuture;
use sessions::{TableAction, TableId};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::outbox::places;
use crate::requests::any::{AnyGame, Origin};
use crate::requests::app::App;
use crate::requests::find::table_for;
use crate::requests::table_actions::act;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::ui::ids::Request;
use crate::ui::reply::Reply;

/// A caller of a command, and the table that it is about.
pub(crate) struct AtTable<'a> {
    /// The app.
    pub app: &'a App,
    /// Caller of the command.
    pub who: &'a Caller,
    /// The table.
    pub table: TableId,
    /// Game of the table.
    pub any_game: &'a dyn AnyGame,
}

/// Does something at the table of this channel.
pub(crate) async fn at_table(
    ctx: Ctx<'_>,
    does: impl for<'a> FnOnce(AtTable<'a>) -> BoxFuture<'a, Result<Reply, ServeError>> + Send,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        let (table, any_game) = table_for(app, &who, None).await?;
        let done = does(AtTable {
            app,
            who: &who,
            table,
            any_game,
        });
        places::with_channel_warning(&app.services, &who, table, done).await
    })
    .await
}

/// Does an action at the table of this channel.
pub(crate) async fn act_here(ctx: Ctx<'_>, action: TableAction) -> Result<(), ServeError> {
    at_table(ctx, |at| {
        Box::pin(act(&at.app.services, at.who, at.table, action))
    })
    .await
}

/// Sends a request to the table of this channel.
pub(crate) async fn serve(ctx: Ctx<'_>, request: Request) -> Result<(), ServeError> {
    at_table(ctx, |at| {
        let served = async move {
            let request = (&request, Origin::WORDS);
            at.any_game.serve(at.who, at.table, request).await
        };
        Box::pin(served)
    })
    .await
}
