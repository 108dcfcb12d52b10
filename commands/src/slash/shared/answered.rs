//! Frame of every slash command: its work is done, and its caller is answered.

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::ui::reply::Reply;

/// Answers the caller of a slash command with what this work comes to.
pub(crate) async fn answered<'c, W>(
    ctx: Ctx<'c>,
    work: impl FnOnce(&'c App, Caller) -> W,
) -> Result<(), ServeError>
where
    W: Future<Output = Result<Reply, ServeError>> + Send,
{
    let app = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = work(app, who.clone());
    app.services.answer(&who, &to, work).await;
    Ok(())
}
