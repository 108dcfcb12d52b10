//! Check of the bot's permissions in the channels that matter, with what does not work without
//! them.

use std::collections::BTreeSet;
use std::time::Instant;

use sessions::{ChannelId, GuildId, ServerRules, Trouble, Venue};
use text::{Lang, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::outbox::places::reason_sentence;
use crate::requests::app::App;
use crate::ui::access::{self, Lacks};

/// Most channels that are checked at once.
const MOST: usize = 20;

/// Text of the check: this channel, those that are allowed, that of news, and those with games.
pub(super) async fn text(
    app: &App,
    who: &Caller,
    (guild, rules): (GuildId, &ServerRules),
) -> Result<String, ServeError> {
    let sessions = &app.services.sessions;
    let mut channels = vec![who.place.channel];
    channels.extend(&rules.channels);
    channels.extend(rules.news);
    for table in sessions.tables_on(guild) {
        if let Some(table) = sessions.table(table).await? {
            channels.push(table.room().await?.place.channel);
        }
    }
    let mut seen = BTreeSet::new();
    channels.retain(|channel| seen.insert(*channel));
    channels.truncate(MOST);
    let mut lines = vec![say("server-check").tr(who.lang)];
    let since = Instant::now();
    for channel in channels {
        let place = Venue {
            channel,
            ..who.place.clone()
        };
        let lacks = Box::pin(app.services.sender.look(&place, since)).await?;
        lines.extend(channel_lines(who.lang, channel, lacks));
    }
    Ok(lines.join("\n"))
}

/// Lines about a channel: that all is well, or what is missing and what does not work without it.
fn channel_lines(lang: Lang, channel: ChannelId, lacks: Lacks) -> Vec<String> {
    let line = move |key| format!("-# {}", say(key).tr(lang));
    let without = |bits| access::consequences(bits).map(line);
    let about = |key: &'static str| say(key).with("channel", format!("<#{channel}>"));
    let mut lines = Vec::new();
    if let Some(trouble) = lacks.trouble {
        lines.push(reason_sentence(lang, channel, trouble));
    }
    let missing = match lacks.trouble {
        Some(Trouble::Lacking(bits)) => bits,
        _ => 0,
    };
    lines.extend(without(missing));
    let for_threads = lacks.for_threads & !missing;
    if for_threads != 0 {
        let permissions = access::permission_names(lang, for_threads);
        let needed = about("server-check-threads").with("permissions", permissions);
        lines.push(needed.tr(lang));
        lines.extend(without(for_threads));
    }
    if lines.is_empty() {
        lines.push(about("server-check-fine").tr(lang));
    }
    lines
}
