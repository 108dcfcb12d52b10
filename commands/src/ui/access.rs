//! Permissions of the bot in a channel: asked of Discord when it refused something, or when they
//! may have changed. Reads and never sends.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use serenity::all::{Channel, ChannelType, GuildChannel, Http, Member, PartialGuild, Permissions};
use sessions::{ChannelId, Trouble, Venue};
use text::{Lang, say};

use crate::ui::send_error::SendError;

/// Permissions that a table needs in a channel, with the keys of their names and of what does not
/// work without them; a thread has a
/// permission of its own for writing. The bot asks for these when it is invited, and misses them
/// when they are gone.
const NEEDED: [(Permissions, &str, &str); 5] = [
    (
        Permissions::VIEW_CHANNEL,
        "table-permission-view",
        "table-without-view",
    ),
    (
        Permissions::SEND_MESSAGES,
        "table-permission-send",
        "table-without-send",
    ),
    (
        Permissions::SEND_MESSAGES_IN_THREADS,
        "table-permission-threads",
        "table-without-threads",
    ),
    (
        Permissions::ATTACH_FILES,
        "table-permission-files",
        "table-without-files",
    ),
    (
        Permissions::READ_MESSAGE_HISTORY,
        "table-permission-history",
        "table-without-history",
    ),
];

/// Permission to open threads, with such keys. The bot asks for it too, and does without where it
/// is not granted.
const OPENS_THREADS: (Permissions, &str, &str) = (
    Permissions::CREATE_PUBLIC_THREADS,
    "table-permission-open-threads",
    "table-without-open-threads",
);

/// Permissions that the bot asks for when it is invited.
pub(crate) fn asked_permissions() -> Permissions {
    needed_permissions() | OPENS_THREADS.0
}

/// Permissions that are not granted in a channel and without which no table can stand in a new
/// thread there, as bits.
fn missing_for_threads(granted: Permissions) -> u64 {
    let opens = OPENS_THREADS.0 - granted;
    opens.bits() | missing_permissions(granted, ChannelType::PublicThread)
}

/// True if a table can stand in a new thread of a channel of this kind with these permissions.
pub(crate) fn may_open_threads(granted: Permissions, kind: ChannelType) -> bool {
    kind == ChannelType::Text && missing_for_threads(granted) == 0
}

/// Permissions that a table needs, in any kind of channel.
pub(crate) fn needed_permissions() -> Permissions {
    NEEDED
        .into_iter()
        .map(|(permission, ..)| permission)
        .collect()
}

/// Permissions that a table needs in a channel of this kind and that are not granted, as bits.
pub(crate) fn missing_permissions(granted: Permissions, kind: ChannelType) -> u64 {
    let unasked = if is_thread(kind) {
        Permissions::SEND_MESSAGES
    } else {
        Permissions::SEND_MESSAGES_IN_THREADS
    };
    (needed_permissions() - unasked - granted).bits()
}

/// Names of permissions, given as bits.
pub(crate) fn permission_names(lang: Lang, bits: u64) -> String {
    let names: Vec<String> = keys(bits).map(|key| say(key).tr(lang)).collect();
    names.join(", ")
}

/// Keys of the names of permissions.
fn keys(bits: u64) -> impl Iterator<Item = &'static str> {
    among(bits).map(|(_, name, _)| name)
}

/// Keys of what does not work without permissions, given as bits.
pub(crate) fn consequences(bits: u64) -> impl Iterator<Item = &'static str> {
    among(bits).map(|(.., without)| without)
}

/// Permissions that we ask for and that are among these bits.
fn among(bits: u64) -> impl Iterator<Item = (Permissions, &'static str, &'static str)> {
    let among = Permissions::from_bits_truncate(bits);
    let named = NEEDED.into_iter().chain([OPENS_THREADS]);
    named.filter(move |(it, ..)| among.contains(*it))
}

const fn is_thread(kind: ChannelType) -> bool {
    matches!(
        kind,
        ChannelType::NewsThread | ChannelType::PrivateThread | ChannelType::PublicThread
    )
}

/// A server, and the bot as its member.
#[derive(Clone)]
struct Server {
    guild: PartialGuild,
    member: Option<Member>,
}

/// Permissions that the bot lacks in a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lacks {
    /// Reason why the place refuses our messages, if it does.
    pub trouble: Option<Trouble>,
    /// Permissions that are missing for tables in threads of the place, as bits; where it can have
    /// none, no bits.
    pub for_threads: u64,
}

impl From<Trouble> for Lacks {
    fn from(trouble: Trouble) -> Self {
        Self {
            trouble: Some(trouble),
            for_threads: 0,
        }
    }
}

/// Discord's recent answers about servers and channels, for all tables that stand there.
#[derive(Clone, Default)]
pub(crate) struct Lookups {
    servers: AnswerCache<Option<Server>>,
    channels: AnswerCache<Result<GuildChannel, Trouble>>,
}

impl Lookups {
    /// Looks up what we lack in a place. An answer younger than `since` is not asked for again.
    pub(crate) async fn look(
        &self,
        http: &Http,
        place: &Venue,
        since: Instant,
    ) -> Result<Lacks, SendError> {
        // In a DM there is nothing to grant.
        let Some(guild) = place.guild else {
            return Ok(Lacks::default());
        };
        let server = self.servers.get(guild.0, since, server(http, guild.0));
        let Some(Server { guild, member }) = server.await? else {
            return Ok(Trouble::Expelled.into());
        };
        let channel = match self.channel(http, place.channel.0, since).await? {
            Ok(channel) => channel,
            Err(trouble) => return Ok(trouble.into()),
        };
        let Some(member) = member else {
            return Ok(Trouble::Expelled.into());
        };
        let parent = channel.parent_id.filter(|_| is_thread(channel.kind));
        let granted = match parent {
            None => guild.user_permissions_in(&channel, &member),
            Some(parent) => match self.channel(http, parent.get(), since).await? {
                // A thread is as open as its channel.
                Ok(parent) => guild.user_permissions_in(&parent, &member),
                Err(_) => Permissions::empty(),
            },
        };
        let thread = channel.thread_metadata.as_ref();
        let locked = thread.is_some_and(|thread| thread.locked);
        let trouble = match missing_permissions(granted, channel.kind) {
            // Managing threads allows writing in locked ones as well.
            0 if locked && !granted.manage_threads() => Some(Trouble::Locked),
            0 => None,
            bits => Some(Trouble::Lacking(bits)),
        };
        let for_threads = match channel.kind {
            ChannelType::Text => missing_for_threads(granted),
            _ => 0,
        };
        Ok(Lacks {
            trouble,
            for_threads,
        })
    }

    /// True if a channel is a thread that we opened.
    pub(crate) async fn is_own(&self, http: &Http, channel: u64) -> Result<bool, SendError> {
        let recently = Instant::now();
        let recently = recently.checked_sub(ANSWER_LIFETIME).unwrap_or(recently);
        let channel = self.channel(http, channel, recently).await?;
        let owner = channel.ok().and_then(|channel| channel.owner_id);
        let me = http.application_id();
        Ok(owner
            .zip(me)
            .is_some_and(|(owner, me)| owner.get() == me.get()))
    }

    /// The channels of a server that take messages, from the top, threads not included. What
    /// Discord tells of them is remembered.
    pub(crate) async fn channels_of(
        &self,
        http: &Http,
        guild: u64,
    ) -> Result<Vec<ChannelId>, SendError> {
        let at = Instant::now();
        let channels = http.get_channels(serenity::all::GuildId::new(guild)).await;
        let mut channels = channels.map_err(SendError::from)?;
        channels.retain(|it| matches!(it.kind, ChannelType::Text | ChannelType::News));
        channels.sort_by_key(|it| (it.position, it.id));
        for channel in &channels {
            self.channels
                .insert(channel.id.get(), at, Ok(channel.clone()));
        }
        Ok(channels.iter().map(|it| ChannelId(it.id.get())).collect())
    }

    /// Channel, or why the bot cannot see it, from the cache or from Discord.
    async fn channel(
        &self,
        http: &Http,
        id: u64,
        since: Instant,
    ) -> Result<Result<GuildChannel, Trouble>, SendError> {
        self.channels.get(id, since, channel(http, id)).await
    }
}

/// Time for which an answer is remembered.
const ANSWER_LIFETIME: Duration = Duration::from_secs(60);

/// Discord's answers by the id of what was asked about. People who ask at the same time wait for
/// one answer together.
#[derive(Clone)]
struct AnswerCache<T>(Arc<Mutex<HashMap<u64, Arc<Question<T>>>>>);

/// Time of a question, and its answer.
type Question<T> = tokio::sync::Mutex<Option<(Instant, Result<T, SendError>)>>;

impl<T> Default for AnswerCache<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T: Clone> AnswerCache<T> {
    /// Remembers an answer that Discord gave to another question, at this time.
    fn insert(&self, id: u64, at: Instant, answer: T) {
        let question = tokio::sync::Mutex::new(Some((at, Ok(answer))));
        self.0.lock().insert(id, Arc::new(question));
    }

    /// Answer about this id that is no older than `since`; `ask` is awaited if there is none.
    async fn get(
        &self,
        id: u64,
        since: Instant,
        ask: impl Future<Output = Result<T, SendError>>,
    ) -> Result<T, SendError> {
        let question = {
            let mut all = self.0.lock();
            all.retain(|_, question| {
                let is_asked = Arc::strong_count(question) > 1;
                let lasts = |known: &Option<(Instant, _)>| {
                    known
                        .as_ref()
                        .is_some_and(|(at, _)| at.elapsed() < ANSWER_LIFETIME)
                };
                is_asked || question.try_lock().is_ok_and(|known| lasts(&known))
            });
            Arc::clone(all.entry(id).or_default())
        };
        let mut known = question.lock().await;
        if let Some((at, answer)) = &*known
            && *at >= since
        {
            return answer.clone();
        }
        let at = Instant::now();
        let answer = ask.await;
        *known = Some((at, answer.clone()));
        answer
    }
}

/// Server with this id; `None` if the bot is no member any more.
async fn server(http: &Http, id: u64) -> Result<Option<Server>, SendError> {
    let id = serenity::all::GuildId::new(id);
    let Ok(guild) = answer_or_refusal(http.get_guild(id).await)? else {
        return Ok(None);
    };
    // The bot's user and its application share their id.
    let Some(me) = http.application_id() else {
        return Ok(Some(Server {
            guild,
            member: None,
        }));
    };
    let me = serenity::all::UserId::new(me.get());
    let member = answer_or_refusal(http.get_member(id, me).await)?.ok();
    Ok(Some(Server { guild, member }))
}

/// Channel with this id, or why the bot cannot see it.
async fn channel(http: &Http, id: u64) -> Result<Result<GuildChannel, Trouble>, SendError> {
    let channel = http.get_channel(serenity::all::ChannelId::new(id)).await;
    Ok(match answer_or_refusal(channel)? {
        Ok(Channel::Guild(channel)) => Ok(channel),
        Ok(_) | Err(SendError::NoPlace) => Err(Trouble::Deleted),
        Err(_) => Err(Trouble::Lacking(Permissions::VIEW_CHANNEL.bits())),
    })
}

/// Sorts an answer of Discord: `Ok(Err(_))` is a refusal that tells something about the place,
/// `Err` a failure that tells nothing.
fn answer_or_refusal<T>(answer: serenity::Result<T>) -> Result<Result<T, SendError>, SendError> {
    match answer.map_err(SendError::from) {
        Ok(answer) => Ok(Ok(answer)),
        Err(error) if error.is_channel_error() => Ok(Err(error)),
        // Unknown member.
        Err(SendError::Other(said)) if said.starts_with("404 ") => Ok(Err(SendError::NoPlace)),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn answer_serves_all_whose_reason_is_older_than_its_question() {
        let (answers, asked) = (AnswerCache::default(), AtomicUsize::new(0));
        let ask = || async {
            tokio::task::yield_now().await;
            match asked.fetch_add(1, Ordering::Relaxed) {
                0 => Ok("as it was"),
                _ => Err(SendError::Unavailable("busy".to_owned())),
            }
        };
        let begun = Instant::now();
        let looks = (0..150).map(|_| answers.get(1, begun, ask()));
        let seen = futures_util::future::join_all(looks).await;
        assert!(seen.into_iter().all(|it| it.ok() == Some("as it was")));
        assert_eq!(asked.load(Ordering::Relaxed), 1);
        // It changed since: all who heard of that ask once more, together, and fail together.
        let changed = Instant::now();
        let looks = (0..150).map(|_| answers.get(1, changed, ask()));
        let seen = futures_util::future::join_all(looks).await;
        assert!(seen.into_iter().all(|it| it.is_err()));
        assert_eq!(asked.load(Ordering::Relaxed), 2);
        // Another place is another question.
        assert!(answers.get(2, begun, ask()).await.is_err());
        assert_eq!(asked.load(Ordering::Relaxed), 3);
    }

    #[test]
    fn permissions_depend_on_channel_kind() {
        let all = needed_permissions();
        for kind in [ChannelType::Text, ChannelType::PublicThread] {
            assert_eq!(missing_permissions(all, kind), 0);
            assert_eq!(
                keys(missing_permissions(Permissions::empty(), kind)).count(),
                4
            );
        }
        assert!(may_open_threads(asked_permissions(), ChannelType::Text));
        assert!(!may_open_threads(
            asked_permissions(),
            ChannelType::PublicThread
        ));
        let missing = keys(missing_for_threads(all)).collect::<Vec<_>>();
        assert_eq!(missing, ["table-permission-open-threads"]);
        let no_history = all - Permissions::READ_MESSAGE_HISTORY;
        let missing = keys(missing_permissions(no_history, ChannelType::Text));
        assert_eq!(missing.collect::<Vec<_>>(), ["table-permission-history"]);
    }
}
