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
use crate::requests::moderation;
use crate::ui::access::{self, Lacks};

/// Most channels that are checked at once.
const MOST: usize = 200;
/// Most channels that a line names.
const NAMED: usize = 20;

/// Text of the check: this channel, those of news and with games, and those that are allowed, which
/// are all unless some were chosen.
pub(super) async fn text(
    app: &App,
    who: &Caller,
    (guild, rules): (GuildId, &ServerRules),
) -> Result<String, ServeError> {
    let (sessions, sender) = (&app.services.sessions, &app.services.sender);
    let since = Instant::now();
    let all = sender.channels(guild).await?;
    let mut channels = vec![who.place.channel];
    channels.extend(rules.news);
    for table in sessions.tables_on(guild) {
        if let Some(table) = sessions.table(table).await? {
            channels.push(table.room().await?.place.channel);
        }
    }
    channels.extend(match rules.channels.is_empty() {
        true => &all,
        false => &rules.channels,
    });
    let mut seen = BTreeSet::new();
    channels.retain(|channel| seen.insert(*channel));
    channels.truncate(MOST);
    let mut alike: Vec<(Lacks, Vec<ChannelId>)> = Vec::new();
    for channel in &channels {
        let place = Venue {
            channel: *channel,
            ..who.place.clone()
        };
        let lacks = Box::pin(sender.look(&place, since)).await?;
        match alike.iter_mut().find(|(known, _)| *known == lacks) {
            Some((_, like_this)) => like_this.push(*channel),
            None => alike.push((lacks, vec![*channel])),
        }
    }
    let heading = say("server-check").with("count", channels.len());
    let mut lines = vec![heading.tr(who.lang)];
    for (lacks, channels) in alike {
        lines.extend(lines_about(who.lang, &channels, lacks));
    }
    Ok(lines.join("\n"))
}

/// Lines about channels: that all is well there, or what is missing and what does not work without
/// it.
fn lines_about(lang: Lang, channels: &[ChannelId], lacks: Lacks) -> Vec<String> {
    let line = move |key| format!("-# {}", say(key).tr(lang));
    let without = |bits| access::consequences(bits).map(line);
    let names = names(lang, channels);
    let about = |key: &'static str| say(key).with("channel", names.clone());
    let mut lines = Vec::new();
    if let Some(trouble) = lacks.trouble {
        lines.push(reason_sentence(lang, &names, trouble));
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

/// The channels, as Discord shows them; the number of those that are too many to name.
fn names(lang: Lang, channels: &[ChannelId]) -> String {
    let (named, others) = channels.split_at(channels.len().min(NAMED));
    let names = moderation::channel_names(named);
    match others.len() {
        0 => names,
        others => say("server-check-others")
            .with("channels", names)
            .with("count", others)
            .tr(lang),
    }
}
