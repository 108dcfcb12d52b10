//! `/me settings`: what the user has set for all their tables.

mod describe;
mod panel;
pub(super) mod parse;
mod zones;

use std::time::Duration;

use serenity::all::CreateAutocompleteResponse;
use sessions::{Calls, Millis, Person, Quiet, Zone};
use text::say;

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::choices::choices;
use crate::slash::tables;
use crate::ui::message::Message;
use crate::ui::reply::Reply;
use parse::{OrNone, Until};

/// Longest absence that can be set at once.
const LONGEST: Duration = Duration::from_hours(60 * 24);

choices! {
    /// Manner of calling them when it is their turn.
    ByCall: Calls = [
        ("mention", Calls::Mention),
        ("dm", Calls::Dm),
        ("digest", Calls::Digest),
        ("never", Calls::Never),
    ]
}

choices! {
    /// Choice to hide their statistics from others.
    Unlisted: bool = [("listed", false), ("hidden", true)]
}

choices! {
    /// Hours before the end of a decision of several days at which they are reminded.
    Reminder: Option<u16> = [
        ("never", None),
        ("1h", Some(1)),
        ("3h", Some(3)),
        ("6h", Some(6)),
        ("12h", Some(12)),
        ("24h", Some(24)),
        ("48h", Some(48)),
    ]
}

#[expect(
    clippy::too_many_arguments,
    reason = "poise takes each option of a command for an argument"
)]
#[poise::command(slash_command)]
pub(crate) async fn settings(
    ctx: Ctx<'_>,
    calls: Option<ByCall>,
    #[min = 0]
    #[max = 23]
    digest: Option<u8>,
    reminders: Option<Reminder>,
    #[autocomplete = "zones"] zone: Option<String>,
    #[autocomplete = "hours"] quiet: Option<String>,
    #[autocomplete = "days"] away: Option<String>,
    statistics: Option<Unlisted>,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        let options = TypedOptions {
            calls,
            digest,
            reminders,
            zone: zone.as_deref(),
            quiet: quiet.as_deref(),
            away: away.as_deref(),
            statistics,
        };
        match options.read() {
            Ok(change) => set(app, &who, change).await,
            Err(wrong) => Ok(Reply::words(say(wrong).tr(who.lang))),
        }
    })
    .await
}

/// Completions of `zone`.
async fn zones(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    zones::completions(typed, ctx.framework.user_data.services.sessions.now())
}

/// Completions of `quiet`.
async fn hours(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (who, _) = caller::from_command(ctx.interaction);
    parse::hours(who.lang, typed)
}

/// Completions of `away`.
async fn days(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (who, _) = caller::from_command(ctx.interaction);
    parse::days(who.lang, typed)
}

/// Options as they were typed.
struct TypedOptions<'t> {
    calls: Option<ByCall>,
    digest: Option<u8>,
    reminders: Option<Reminder>,
    zone: Option<&'t str>,
    quiet: Option<&'t str>,
    away: Option<&'t str>,
    statistics: Option<Unlisted>,
}

/// Settings that the user changes; `None` leaves one as it is.
#[derive(Default)]
pub(crate) struct SettingsChange {
    calls: Option<Calls>,
    reminders: Option<Option<u16>>,
    zone: Option<Zone>,
    quiet: Option<OrNone<Quiet>>,
    digest: Option<u8>,
    away: Option<OrNone<Until>>,
    statistics: Option<bool>,
}

impl TypedOptions<'_> {
    /// Reads the options; the error is the key of what is wrong with them.
    fn read(self) -> Result<SettingsChange, &'static str> {
        let zone = self
            .zone
            .map(|said| Zone::read(said).ok_or("settings-zone-unread"));
        let quiet = self
            .quiet
            .map(|said| parse::quiet(said).ok_or("settings-quiet-unread"));
        let away = self
            .away
            .map(|said| parse::away(said).ok_or("settings-away-unread"));
        // Naming an hour for the digest turns it on.
        let digest = self.digest.map(|_| Calls::Digest);
        Ok(SettingsChange {
            calls: self.calls.map(|calls| calls.meant).or(digest),
            digest: self.digest,
            away: away.transpose()?,
            reminders: self.reminders.map(|reminder| reminder.meant),
            zone: zone.transpose()?,
            quiet: quiet.transpose()?,
            statistics: self.statistics.map(|statistics| statistics.meant),
        })
    }
}

impl SettingsChange {
    /// Applies the change; `away` is the day of return.
    fn apply(&self, person: &mut Person, away: Option<Millis>) {
        person.calls = self.calls.unwrap_or(person.calls);
        if let Some(reminder) = self.reminders {
            person.reminded = reminder;
            person.unreminded = reminder.is_none();
        }
        if let Some(zone) = &self.zone {
            person.zone = Some(zone.clone());
        }
        if let Some(quiet) = self.quiet {
            person.quiet = quiet.into();
        }
        person.digest.hour = self.digest.unwrap_or(person.digest.hour);
        if self.away.is_some() {
            person.away = away;
        }
        person.unlisted = self.statistics.unwrap_or(person.unlisted);
    }
}

/// Reads a component of the panel, with the choice in it.
pub(crate) fn read(id: &str, chosen: Option<&str>) -> Option<SettingsChange> {
    panel::read(id, chosen)
}

/// Changes the caller's settings and shows them all.
pub(crate) async fn set(
    app: &App,
    who: &Caller,
    change: SettingsChange,
) -> Result<Reply, ServeError> {
    let (services, now) = (&app.services, app.services.sessions.now());
    let known = services
        .sessions
        .person(who.user)
        .await?
        .unwrap_or_default();
    if let (Some(OrNone::This(_)), None, None) = (change.quiet, &change.zone, &known.zone) {
        return Ok(Reply::words(say("settings-quiet-where").tr(who.lang)));
    }
    // Tables are not told: private settings must not show in any channel. The exception is an
    // absence, because correspondence tables wait for it.
    let back = match &change.away {
        Some(OrNone::This(until)) => {
            let zone = change.zone.as_ref().or(known.zone.as_ref());
            let back = until.moment(&zone.cloned().unwrap_or_default(), now);
            let Some(back) = back.filter(|back| *back > now && now.until(*back) <= LONGEST) else {
                return Ok(Reply::words(say("settings-away-unread").tr(who.lang)));
            };
            Some(back)
        }
        Some(OrNone::None) | None => None,
    };
    let apply = |person: &mut Person| change.apply(person, back);
    let person = services.sessions.change_person(who.user, apply).await?;
    if change.away.is_some()
        && let Err(failure) = services.sessions.tell_tables(who.user).await
    {
        tracing::warn!(%failure, "some tables learn only later that the player is away");
    }
    let mut said = describe::all(who.lang, &person, now);
    if change.away == Some(OrNone::None) {
        // The user now learns what was held back while they were away.
        let tables = tables::table_list(app, who).await?;
        let tables = tables.unwrap_or_else(|| say("table-none-of-yours").tr(who.lang));
        said = format!("{said}\n\n{tables}");
    }
    Ok(Reply::update(Message {
        rows: panel::rows(who.lang, &person),
        ..Message::words(said)
    }))
}
