//! `/server`: settings that the managers of a server make for it.

use serenity::all::{InteractionContext, Permissions};
use sessions::{Closers, GuildId, ServerRules};
use text::{Lang, say};

use crate::app::caller::{self, Caller, May};
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::slash::context::{Command, Ctx};
use crate::slash::shared::answered::answered;
use crate::slash::shared::choices::choices;
use crate::slash::shared::together::PaceChoice;
use crate::table::lobby;
use crate::ui::reply::Reply;

/// Name of the command.
pub(super) const NAME: &str = "server";

choices! {
    /// In which language tables speak: this one, or the server's own.
    Language: Option<Lang> = [
        ("en", Some(Lang::En)),
        ("fr", Some(Lang::Fr)),
        ("server", None),
    ]
}

choices! {
    /// People who may close tables of others.
    ByClosers: Closers = [
        ("seated", Closers::Seated),
        ("managers", Closers::Managers),
    ]
}

#[poise::command(slash_command)]
pub(crate) async fn server(
    ctx: Ctx<'_>,
    language: Option<Language>,
    pace: Option<PaceChoice>,
    close: Option<ByClosers>,
) -> Result<(), ServeError> {
    let change = move |rules: &mut ServerRules| {
        if let Some(language) = language {
            rules.language = language.meant.map(caller::locale);
        }
        rules.pace = pace.map_or(rules.pace, |pace| Some(pace.meant));
        rules.closers = close.map_or(rules.closers, |close| close.meant);
    };
    answered(ctx, |app, who| async move {
        set(&app.services, &who, change).await
    })
    .await
}

/// Limits the command to servers, and at first to those who manage them.
pub(super) fn of_servers(command: &mut Command) {
    command.interaction_context = Some(vec![InteractionContext::Guild]);
    command.default_member_permissions = Permissions::MANAGE_GUILD;
}

async fn set(
    services: &Services,
    who: &Caller,
    change: impl Fn(&mut ServerRules) + Send,
) -> Result<Reply, ServeError> {
    let Some(guild) = who.place.guild.filter(|_| may(who.may)) else {
        return Ok(Reply::words(say("server-not-yours").tr(who.lang)));
    };
    let rules = changed(services, who, guild, change).await?;
    Ok(Reply::words(told(who.lang, &rules)))
}

/// Checked here too, regardless of who the server lets see the command.
const fn may(may: May) -> bool {
    may.manage_server
}

async fn changed(
    services: &Services,
    who: &Caller,
    guild: GuildId,
    change: impl Fn(&mut ServerRules) + Send,
) -> Result<ServerRules, ServeError> {
    let sessions = &services.sessions;
    Ok(sessions.set_server_rules(guild, who.key, change).await?)
}

/// Settings in words.
fn told(lang: Lang, rules: &ServerRules) -> String {
    let language = match &rules.language {
        Some(set) => say(match Lang::of_locale(&set.0) {
            Lang::En => "server-language-en",
            Lang::Fr => "server-language-fr",
        }),
        None => say("server-language-servers"),
    };
    let pace =
        say("server-pace").with("pace", lobby::pace(rules.pace.unwrap_or_default()).tr(lang));
    let closers = say(match rules.closers {
        Closers::Seated => "server-close-seated",
        Closers::Managers => "server-close-managers",
    });
    let lines = [say("server-heading"), language, pace, closers];
    lines.map(|line| line.tr(lang)).join("\n")
}
