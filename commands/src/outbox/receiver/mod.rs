//! A server's receiver of results: a program elsewhere that its owner has set, to which the result
//! of each finished game is sent, until it says that it has it.

pub(crate) mod address;
mod parcel;

use std::time::Duration;

use sessions::{GuildId, Receiver, ServerRules, Table, UserId};
use text::{Lang, Phrase, say};

use self::parcel::{PATIENCE, Parcel};
use crate::app::dm_channels;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::history::results;
use crate::outbox::retry::{Outcome, Reason};
use crate::ui::message::{Message, Private};
use crate::ui::send::Ring;
use crate::ui::send_error::SendError;

/// Time after which a receiver that has nothing is given up.
const GIVEN_UP: Duration = Duration::from_hours(48);

/// Sends the result of a table's game to its server's receiver.
pub(super) async fn deliver(
    services: &Services,
    table: &Table,
    guild: GuildId,
) -> Result<Outcome, ServeError> {
    let sessions = &services.sessions;
    let rules = sessions.server_rules(Some(guild)).await?;
    let Some(receiver) = rules.receiver.as_ref().filter(|it| it.wants_anything()) else {
        return Ok(Outcome::Sent);
    };
    if table.marks().await?.reported {
        return Ok(Outcome::Sent);
    }
    if receiver.is_off() {
        return tell_owner(services, (guild, &rules), receiver).await;
    }
    let result = sessions.result(table.id()).await?;
    // Older games were finished before anyone wanted their results.
    let Some(result) = result.filter(|it| it.ended >= receiver.since) else {
        return note_reported(table).await;
    };
    let now = sessions.now();
    let id = results::id(&result);
    let parcel = Parcel {
        id: &id,
        body: results::json(&result).to_string(),
        at: now.0 / 1_000,
        secret: receiver.secret.show(),
    };
    let own = services.own_receiver.as_deref();
    let sent = match address::read(&receiver.address, own) {
        Ok(url) => parcel.send(&url, own, PATIENCE).await,
        Err(error) => Err(error.into()),
    };
    let since = receiver.since;
    let Err(error) = sent else {
        // First of all, so that nothing else that fails has it sent again.
        let outcome = note_reported(table).await?;
        if receiver.failing.is_some() {
            let works = |it: &mut Receiver| it.failing = None;
            sessions.note_receiver((guild, since), works).await?;
        }
        return Ok(outcome);
    };
    tracing::debug!(table = table.id().0, %error, "a result was not received");
    let failing = receiver.failing.unwrap_or(now);
    let is_lost = failing.until(now) >= GIVEN_UP;
    let fails = move |it: &mut Receiver| {
        it.failing = Some(failing);
        it.is_given_up |= is_lost;
    };
    sessions.note_receiver((guild, since), fails).await?;
    Ok(Outcome::Pending(Reason::Refused))
}

/// Notes that a table's result has arrived, or is not wanted.
async fn note_reported(table: &Table) -> Result<Outcome, ServeError> {
    table.note(|marks| marks.reported = true).await?;
    Ok(Outcome::Sent)
}

/// Tells the person who set a receiver that it was given up.
async fn tell_owner(
    services: &Services,
    (guild, rules): (GuildId, &ServerRules),
    receiver: &Receiver,
) -> Result<Outcome, ServeError> {
    let sessions = &services.sessions;
    let nonce = format!("hook{user:x}", user = receiver.by.0);
    let words = say("server-receiver-given-up");
    write_to(services, rules, receiver.by, (words, &nonce)).await?;
    let notified = |it: &mut Receiver| it.is_owner_notified = true;
    let since = receiver.since;
    sessions.note_receiver((guild, since), notified).await?;
    Ok(Outcome::Sent)
}

/// Writes this to a person of a server, where they take DMs.
pub(super) async fn write_to(
    services: &Services,
    rules: &ServerRules,
    user: UserId,
    (words, nonce): (Phrase, &str),
) -> Result<(), ServeError> {
    if user.is_forgotten() {
        return Ok(());
    }
    let known = services.sessions.person(user).await?;
    let locale = known.map(|person| person.locale).or(rules.language.clone());
    let lang = locale.map_or(Lang::En, |locale| Lang::of_locale(&locale.0));
    let channel = match dm_channels::known_channel(services, user).await? {
        Some(channel) => channel,
        None => match services.sender.dm_channel(user).await {
            Ok(channel) => channel,
            Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
            Err(_) => return Ok(()),
        },
    };
    let message = Message::words(words.tr(lang));
    let written = services.sender.dm(
        channel,
        None,
        Private::Open(games::To::everyone(message)),
        (nonce, Ring::Loud),
    );
    match written.await {
        Err(error @ SendError::Unavailable(_)) => Err(error.into()),
        // They do not want to be told.
        _ => Ok(()),
    }
}
