//! What somebody changes of what he keeps, by whichever door: one errand, there where the door says
//! that his record is.

use games::ErrandOf;
use sessions::{ErrandError, GuildId};

use crate::bot::context::Services;
use crate::game::ui::{GameUi, Shelf};
use crate::input::caller::Caller;
use crate::input::fault::ServeError;

/// Runs an errand of whoever asks on what he keeps on this server, or everywhere; what he is told
/// of it, and what he keeps after it unless it was refused.
///
/// # Errors
/// Nobody knows whether it was run.
pub(crate) async fn run_errand<D: GameUi>(
    services: &Services,
    who: &Caller,
    guild: Option<GuildId>,
    errand: ErrandOf<D>,
) -> Result<(String, Option<D::Record>), ServeError> {
    let sessions = &services.sessions;
    let ran = sessions.errand::<D>(guild, who.user, who.key, errand.clone());
    match ran.await {
        Ok(ran) => {
            let record = ran.own.open_as(who.user).unwrap_or_default();
            let told = D::Record::ran(who.lang, Ok((&errand, &record)));
            Ok((told, Some(record)))
        }
        Err(ErrandError::Refused(refusal)) => Ok((D::Record::ran(who.lang, Err(&refusal)), None)),
        Err(ErrandError::Failed(failure)) => Err(failure.into()),
    }
}
