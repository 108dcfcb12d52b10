//! Changes to a person's record, the same for every entry point, which says where the record
//! belongs.

use games::RecordChangeOf;
use sessions::{GuildId, SessionError};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::game::ui::{GameUi, RecordUi};

/// Applies a change to the caller's record on this server, or everywhere. Returns a text about it
/// and, unless it was refused, the record after it.
///
/// # Errors
/// It is unknown whether it was applied.
pub(crate) async fn run_record_change<D: GameUi>(
    services: &Services,
    who: &Caller,
    guild: Option<GuildId>,
    record_change: RecordChangeOf<D>,
) -> Result<(String, Option<D::Record>), ServeError> {
    let sessions = &services.sessions;
    let ran = sessions.change_record::<D>(guild, who.user, who.key, record_change.clone());
    match ran.await {
        Ok(ran) => {
            let record = ran.own.open_as(who.user).unwrap_or_default();
            let text = D::Record::describe_change(who.lang, Ok((&record_change, &record)));
            Ok((text, Some(record)))
        }
        Err(SessionError::Refused(refusal)) => {
            Ok((D::Record::describe_change(who.lang, Err(&refusal)), None))
        }
        Err(SessionError::Failed(failure)) => Err(failure.into()),
    }
}
