//! `/server`: settings that the managers of a server make for it.

use serenity::all::{InteractionContext, Permissions};
use sessions::{Closers, ServerRules};
use text::{Lang, say};

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::slash::context::{Command, Ctx};
use crate::slash::shared::answer_command::answer_command;
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
    answer_command(ctx, |app, who| async move {
        set(&app.services, &who, change).await
    })
    .await
}

/// Limits the command to servers, and at first to those who manage them.
pub(super) fn limit_to_managers(command: &mut Command) {
    command.interaction_context = Some(vec![InteractionContext::Guild]);
    command.default_member_permissions = Permissions::MANAGE_GUILD;
}

/// Changes a server's rules, if the caller manages it, and shows them all.
async fn set(
    services: &Services,
    who: &Caller,
    change: impl Fn(&mut ServerRules) + Send,
) -> Result<Reply, ServeError> {
    // Checked here too, regardless of who the server lets see the command.
    let guild = who.place.guild.filter(|_| who.rights.manage_server);
    let Some(guild) = guild else {
        return Ok(Reply::words(say("server-not-yours").tr(who.lang)));
    };
    let sessions = &services.sessions;
    let rules = sessions.set_server_rules(guild, who.key, change).await?;
    Ok(Reply::words(describe(who.lang, &rules)))
}

/// A server's rules in words.
fn describe(lang: Lang, rules: &ServerRules) -> String {
    let language = match &rules.language {
        Some(set) => say(match Lang::of_locale(&set.0) {
            Lang::En => "server-language-en",
            Lang::Fr => "server-language-fr",
        }),
        None => say("server-language-servers"),
    };
    let pace = say("server-pace").with(
        "pace",
        lobby::pace_phrase(rules.pace.unwrap_or_default()).tr(lang),
    );
    let closers = say(match rules.closers {
        Closers::Seated => "server-close-seated",
        Closers::Managers => "server-close-managers",
    });
    let lines = [say("server-heading"), language, pace, closers];
    lines.map(|line| line.tr(lang)).join("\n")
}
