//! Steps by the slash commands of all games: finding the table and carrying out a step there.

use crate::app::fault::ServeError;
use crate::game::ui::{GameUi, Step};
use crate::outbox::places;
use crate::requests::find::table_for;
use crate::requests::session::session;
use crate::slash::context::Ctx;
use crate::slash::shared::answered::answered;
use crate::ui::reply::Carrier;

/// Carries out the step that the caller's own view makes of what they asked.
pub(crate) async fn seen<D: GameUi>(
    ctx: Ctx<'_>,
    read: impl FnOnce(&D::View) -> Step<D> + Send,
) -> Result<(), ServeError> {
    answered(ctx, |app, who| async move {
        let (table, _) = table_for(app, &who, Some(D::ID)).await?;
        let played = async {
            let session = session::<D>(&app.services, &who, table).await?;
            session.step(session.own(read), Carrier::Public).await
        };
        places::with_channel_warning(&app.services, &who, table, played).await
    })
    .await
}
