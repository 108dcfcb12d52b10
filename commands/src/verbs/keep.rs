//! What people keep from game to game, by command: it takes no table.

use sessions::ErrandError;
use text::Lang;

use crate::app::{Ctx, Fault};
use crate::caller;
use crate::desk::{Desk, ErrandOf};
use crate::send::Reply;

/// Runs an errand of whoever asks, and tells what came of it.
pub async fn run<D: Desk>(ctx: Ctx<'_>, errand: ErrandOf<D>) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    let work = async {
        let sessions = &house.sessions;
        let ran = sessions.errand::<D>(who.place.guild, who.user, who.key, errand.clone());
        match ran.await {
            Ok(_) => Ok(Reply::words(D::ran(who.lang, Ok(&errand)))),
            Err(ErrandError::Refused(refusal)) => Ok(Reply::words(D::ran(who.lang, Err(&refusal)))),
            Err(ErrandError::Failed(failure)) => Err(failure.into()),
        }
    };
    house.answer(&who, &door, work).await;
    Ok(())
}

/// Tells whoever asks what he keeps.
pub async fn show<D: Desk>(
    ctx: Ctx<'_>,
    told: impl FnOnce(Lang, &D::Record) -> String,
) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    let work = async {
        let own = house.sessions.kept::<D>(who.place.guild, who.user).await?;
        let record = own.open_for(who.user).unwrap_or_default();
        Ok(Reply::words(told(who.lang, &record)))
    };
    house.answer(&who, &door, work).await;
    Ok(())
}

/// What whoever asks keeps, for autocomplete.
pub async fn own<D: Desk>(ctx: Ctx<'_>) -> Option<D::Record> {
    let house = ctx.framework.user_data;
    let (who, _) = caller::of_command(ctx.interaction);
    let own = house.sessions.kept::<D>(who.place.guild, who.user).await;
    own.ok()?.open_for(who.user)
}
