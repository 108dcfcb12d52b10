//! Mentions of the bot in a channel, answered with the front door.

use serenity::all::{Message as DiscordMessage, UserId as BotId};
use sessions::{GuildId, UserId};
use text::Lang;

use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::slash::front_door;
use crate::ui::message::Private;

/// True if a message on a server names the bot. A reply to one of our messages mentions the bot
/// too, but does not name it.
pub(crate) fn is_mention(me: BotId, message: &DiscordMessage) -> bool {
    let content = &message.content;
    message.guild_id.is_some()
        && [format!("<@{me}>"), format!("<@!{me}>")]
            .iter()
            .any(|name| content.contains(name))
}

/// Answers a mention; a failure is logged.
pub(crate) async fn answer_mention(app: &App, message: &DiscordMessage) {
    if let Err(fault) = try_answer(app, message).await {
        tracing::warn!(%fault, "a mention was not answered");
    }
}

/// Answers a mention.
async fn try_answer(app: &App, message: &DiscordMessage) -> Result<(), ServeError> {
    let page = front_door::message(app, language(app, message).await?).await?;
    let sent = app
        .services
        .sender
        .reply(message, None, Private::Open(page));
    sent.await?;
    Ok(())
}

/// Language of the answer: the server's where one is set, else the author's, as far as it is known.
async fn language(app: &App, message: &DiscordMessage) -> Result<Lang, ServeError> {
    let sessions = &app.services.sessions;
    let guild = message.guild_id.map(|guild| GuildId(guild.get()));
    if let Some(set) = sessions.server_rules(guild).await?.language {
        return Ok(Lang::of_locale(&set.0));
    }
    let person = sessions.person(UserId(message.author.id.get())).await?;
    let known = person.map(|person| person.locale.0);
    let known = known.filter(|locale| !locale.is_empty());
    let detected = || Lang::from_words(&message.content).unwrap_or(Lang::En);
    Ok(known.map_or_else(detected, |locale| Lang::of_locale(&locale)))
}
