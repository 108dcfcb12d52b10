//! Frame of every slash command: runs its work and answers its caller.

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::ui::reply::Reply;

/// Answers the caller of a slash command with the reply of this work.
pub(crate) async fn answer_command<'c, W>(
    ctx: Ctx<'c>,
    work: impl FnOnce(&'c App, Caller) -> W,
) -> Result<(), ServeError>
where
    W: Future<Output = Result<Reply, ServeError>> + Send,
{
    let app = ctx.framework.user_data;
    let (who, to) = caller::from_command(ctx.interaction);
    let work = work(app, who.clone());
    app.services.answer(&who, &to, work).await;
    Ok(())
}
