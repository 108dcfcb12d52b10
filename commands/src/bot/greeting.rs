//! Greeting of a server that has just invited the bot: the front door, once, in its system channel.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Guild, UserId as BotId};
use sessions::{ChannelId, GuildId, Key, Millis};
use text::{Lang, say};

use crate::app::fault::ServeError;
use crate::requests::app::{App, SharedApp};
use crate::slash::front_door;
use crate::ui::access;

/// Time after an invitation within which a server is greeted.
const FRESH: Duration = Duration::from_hours(24);

/// Place and words of a greeting.
struct Greeting {
    guild: GuildId,
    channel: ChannelId,
    lang: Lang,
}

/// Greets a server if it is new and we may write there.
pub(crate) fn greet_if_new(app: &SharedApp, me: BotId, guild: &Guild) {
    let Some(greeting) = greeting(guild, me, app.services.sessions.now()) else {
        return;
    };
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(fault) = greet(&app, greeting).await {
            tracing::warn!(%fault, "a server was not greeted");
        }
    });
}

/// Greeting for a server; `None` if it is not new, or we may not write in its system channel.
fn greeting(guild: &Guild, me: BotId, now: Millis) -> Option<Greeting> {
    let joined = u64::try_from(guild.joined_at.timestamp_millis()).ok()?;
    let channel = guild.channels.get(&guild.system_channel_id?)?;
    let granted = guild.user_permissions_in(channel, guild.members.get(&me)?);
    let is_fresh = Millis(joined).until(now) <= FRESH;
    let may = access::missing_permissions(granted, channel.kind) == 0;
    (is_fresh && may).then(|| Greeting {
        guild: GuildId(guild.id.get()),
        channel: ChannelId(channel.id.get()),
        lang: Lang::of_locale(&guild.preferred_locale),
    })
}

/// Posts a greeting, unless the server was greeted before.
async fn greet(app: &App, to: Greeting) -> Result<(), ServeError> {
    let services = &app.services;
    let rules = services.sessions.server_rules(Some(to.guild)).await?;
    if rules.greeted {
        return Ok(());
    }
    let lang = rules
        .language
        .map_or(to.lang, |set| Lang::of_locale(&set.0));
    let owner = say("greeting-owner").tr(lang);
    let message = front_door::message(app, lang).await?;
    let message = message.map(|message| message.with_last_lines(lang, &owner));
    // Noted first: a greeting that is lost is better than one that comes twice.
    let key = Key(to.guild.0);
    services
        .sessions
        .set_server_rules(to.guild, key, |rules| rules.greeted = true)
        .await?;
    let nonce = format!("hello{:x}", to.guild.0);
    services.sender.post(to.channel, message, &nonce).await?;
    Ok(())
}
