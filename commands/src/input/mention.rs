//! A mention of the bot in a channel: the front door is the answer.

use serenity::all::{Message as Written, UserId as BotId};
use sessions::{GuildId, UserId};
use text::Lang;

use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::slash::door;
use crate::ui::message::Private;

/// True if this message calls us: an answer to one of ours, which mentions us too, does not.
pub(crate) fn calls(me: BotId, message: &Written) -> bool {
    let content = &message.content;
    message.guild_id.is_some()
        && [format!("<@{me}>"), format!("<@!{me}>")]
            .iter()
            .any(|name| content.contains(name))
}

/// Answers a mention.
pub(crate) async fn answered(app: &App, message: &Written) {
    if let Err(fault) = answer(app, message).await {
        tracing::warn!(%fault, "a mention was not answered");
    }
}

async fn answer(app: &App, message: &Written) -> Result<(), ServeError> {
    let door = door::message(app, language(app, message).await?).await?;
    let sent = app
        .services
        .sender
        .reply(message, None, Private::Open(door));
    sent.await?;
    Ok(())
}

/// The server's language where one is set, else the caller's, as far as it is known.
async fn language(app: &App, message: &Written) -> Result<Lang, ServeError> {
    let sessions = &app.services.sessions;
    let guild = message.guild_id.map(|guild| GuildId(guild.get()));
    if let Some(set) = sessions.server_rules(guild).await?.language {
        return Ok(Lang::of_locale(&set.0));
    }
    let person = sessions.person(UserId(message.author.id.get())).await?;
    let known = person.map(|person| person.locale.0);
    let known = known.filter(|locale| !locale.is_empty());
    let told = || Lang::told_by(&message.content).unwrap_or(Lang::En);
    Ok(known.map_or_else(told, |locale| Lang::of_locale(&locale)))
}
