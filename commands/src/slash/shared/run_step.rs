//! Frame of the slash commands of games: finds the table and carries out a step there.

use crate::app::fault::ServeError;
use crate::game::ui::{GameUi, Step};
use crate::outbox::places;
use crate::requests::find::table_for;
use crate::requests::session::open_session;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::ui::reply::Carrier;

/// Carries out the step that `read` makes of the caller's view.
pub(crate) async fn run_step<D: GameUi>(
    ctx: Ctx<'_>,
    read: impl FnOnce(&D::View) -> Step<D> + Send,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        let (table, _) = table_for(app, &who, Some(D::ID)).await?;
        let played = async {
            let session = open_session::<D>(&app.services, &who, table).await?;
            session
                .carry_out(session.read_view(read), Carrier::Public)
                .await
        };
        places::with_channel_warning(&app.services, &who, table, played).await
    })
    .await
}
