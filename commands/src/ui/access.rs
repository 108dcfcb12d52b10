//! What we may do in a channel: asked of Discord when it refused something, or when that may have
//! changed. It reads and never sends.

use serenity::all::{Channel, ChannelType, GuildChannel, Http, PartialGuild, Permissions};
use sessions::{Trouble, Venue};
use text::{Lang, say};

use crate::ui::send_error::SendError;

/// What a table needs in a channel, with the key of its name; a thread has a permission of its own
/// for writing. The bot asks for these when it is invited, and misses them when they are gone.
const NEEDED: [(Permissions, &str); 5] = [
    (Permissions::VIEW_CHANNEL, "table-permission-view"),
    (Permissions::SEND_MESSAGES, "table-permission-send"),
    (
        Permissions::SEND_MESSAGES_IN_THREADS,
        "table-permission-threads",
    ),
    (Permissions::ATTACH_FILES, "table-permission-files"),
    (
        Permissions::READ_MESSAGE_HISTORY,
        "table-permission-history",
    ),
];

/// A place, as we see it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChannelAccess {
    /// Why it takes nothing; nothing when it should.
    pub trouble: Option<Trouble>,
    /// What its server is called, if Discord still tells.
    pub server: Option<String>,
    /// What the channel is called, if Discord still tells.
    pub channel: Option<String>,
}

/// Everything that a table needs, in any kind of channel.
pub(crate) fn needed() -> Permissions {
    NEEDED
        .into_iter()
        .map(|(permission, _)| permission)
        .collect()
}

/// What is missing of what a table needs, as bits.
pub(crate) fn lacking(granted: Permissions, kind: ChannelType) -> u64 {
    let unasked = if is_thread(kind) {
        Permissions::SEND_MESSAGES
    } else {
        Permissions::SEND_MESSAGES_IN_THREADS
    };
    (needed() - unasked - granted).bits()
}

/// The names of these permissions.
pub(crate) fn names(lang: Lang, bits: u64) -> String {
    let names: Vec<String> = keys(bits).map(|key| say(key).tr(lang)).collect();
    names.join(", ")
}

fn keys(bits: u64) -> impl Iterator<Item = &'static str> {
    let among = Permissions::from_bits_truncate(bits);
    let named = NEEDED
        .into_iter()
        .filter(move |(it, _)| among.contains(*it));
    named.map(|(_, key)| key)
}

const fn is_thread(kind: ChannelType) -> bool {
    matches!(
        kind,
        ChannelType::NewsThread | ChannelType::PrivateThread | ChannelType::PublicThread
    )
}

/// Looks at a place.
pub(crate) async fn look(http: &Http, place: &Venue) -> Result<ChannelAccess, SendError> {
    let mut sight = ChannelAccess::default();
    // In a DM there is nothing to grant.
    let Some(guild) = place.guild else {
        return Ok(sight);
    };
    let guild = match asked(http.get_guild(serenity::all::GuildId::new(guild.0)).await)? {
        Ok(guild) => guild,
        Err(_) => {
            sight.trouble = Some(Trouble::Expelled);
            return Ok(sight);
        }
    };
    sight.server = Some(guild.name.clone());
    let channel = match channel_of(http, place.channel.0).await? {
        Ok(channel) => channel,
        Err(trouble) => {
            sight.trouble = Some(trouble);
            return Ok(sight);
        }
    };
    sight.channel = Some(channel.name.clone());
    let Some(granted) = granted(http, &guild, &channel).await? else {
        sight.trouble = Some(Trouble::Expelled);
        return Ok(sight);
    };
    let thread = channel.thread_metadata.as_ref();
    let locked = thread.is_some_and(|thread| thread.locked);
    sight.trouble = match lacking(granted, channel.kind) {
        // Managing threads allows writing in locked ones as well.
        0 if locked && !granted.manage_threads() => Some(Trouble::Locked),
        0 => None,
        bits => Some(Trouble::Lacking(bits)),
    };
    Ok(sight)
}

/// The channel, or why we cannot see it.
async fn channel_of(http: &Http, id: u64) -> Result<Result<GuildChannel, Trouble>, SendError> {
    let channel = http.get_channel(serenity::all::ChannelId::new(id)).await;
    Ok(match asked(channel)? {
        Ok(Channel::Guild(channel)) => Ok(channel),
        Ok(_) | Err(SendError::NoPlace) => Err(Trouble::Deleted),
        Err(_) => Err(Trouble::Lacking(Permissions::VIEW_CHANNEL.bits())),
    })
}

/// What we are granted there; nothing when we are no member.
async fn granted(
    http: &Http,
    guild: &PartialGuild,
    channel: &GuildChannel,
) -> Result<Option<Permissions>, SendError> {
    // The bot's user and its application share their id.
    let Some(me) = http.application_id() else {
        return Ok(None);
    };
    let me = serenity::all::UserId::new(me.get());
    let Ok(member) = asked(http.get_member(guild.id, me).await)? else {
        return Ok(None);
    };
    let parent = channel.parent_id.filter(|_| is_thread(channel.kind));
    let Some(parent) = parent else {
        return Ok(Some(guild.user_permissions_in(channel, &member)));
    };
    Ok(match channel_of(http, parent.get()).await? {
        // A thread is as open as its channel.
        Ok(parent) => Some(guild.user_permissions_in(&parent, &member)),
        Err(_) => Some(Permissions::empty()),
    })
}

/// An answer, or a refusal that tells something; else Discord does not tell.
fn asked<T>(answer: serenity::Result<T>) -> Result<Result<T, SendError>, SendError> {
    match answer.map_err(SendError::from) {
        Ok(answer) => Ok(Ok(answer)),
        Err(error) if error.is_of_the_place() => Ok(Err(error)),
        // Unknown member.
        Err(SendError::Other(said)) if said.starts_with("404 ") => Ok(Err(SendError::NoPlace)),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permissions_depend_on_channel_kind() {
        let all = needed();
        for kind in [ChannelType::Text, ChannelType::PublicThread] {
            assert_eq!(lacking(all, kind), 0);
            assert_eq!(keys(lacking(Permissions::empty(), kind)).count(), 4);
        }
        let no_history = all - Permissions::READ_MESSAGE_HISTORY;
        let missing = keys(lacking(no_history, ChannelType::Text));
        assert_eq!(missing.collect::<Vec<_>>(), ["table-permission-history"]);
    }
}
