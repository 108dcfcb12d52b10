//! The world of a sandbox: people, servers, channels, messages, commands, interactions, and who is
//! listening. One lock guards it whole. Must never do I/O: listeners get what happened by channel.

pub(crate) mod channels;
pub(crate) mod commands;
pub(crate) mod feed;
pub(crate) mod guilds;
pub(crate) mod interactions;
pub(crate) mod messages;
pub(crate) mod permissions;
mod posting;
mod threads;
pub(crate) use threads::Start;
pub(crate) mod users;

use crate::clock::Clock;
use crate::sessions::Gateway;
use crate::snowflake::{Snowflake, Snowflakes};
use channels::Channel;
use commands::Command;
use feed::Feed;
use guilds::Guild;
use interactions::{Interaction, OpenModal};
use messages::Blob;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use users::User;

pub(crate) struct World {
    pub clock: Arc<Clock>,
    ids: Snowflakes,
    pub bot: Snowflake,
    pub token: String,
    /// The permissions of the bot's own role.
    pub bot_role: u64,
    /// The token has been reset: no one is let in with it.
    pub revoked: bool,
    /// `http://host:port` of the plain side, where attachments are served.
    pub base_url: String,
    pub gateway_url: String,
    pub users: BTreeMap<Snowflake, User>,
    pub guilds: BTreeMap<Snowflake, Guild>,
    pub channels: BTreeMap<Snowflake, Channel>,
    pub commands: Vec<Command>,
    pub interactions: HashMap<Snowflake, Interaction>,
    pub interaction_tokens: HashMap<String, Snowflake>,
    pub modals: HashMap<Snowflake, OpenModal>,
    pub blobs: HashMap<Snowflake, Blob>,
    pub nonces: HashMap<(Snowflake, String), (Snowflake, u64)>,
    pub old_edits: Vec<(Snowflake, u64)>,
    pub dm_opens: Vec<u64>,
    pub feed: Feed,
    pub gateway: Gateway,
    /// When the commands were last registered, if ever.
    pub commands_at: Option<u64>,
}

impl World {
    pub(crate) fn new(clock: Arc<Clock>, mut gateway: Gateway, bot_name: &str) -> Self {
        gateway.clock = Some(clock.clone());
        let mut ids = Snowflakes::default();
        let bot = ids.next(clock.now_ms());
        let token = token_of(bot, clock.now_ms());
        let mut users = BTreeMap::new();
        users.insert(bot, User::bot(bot, bot_name));
        Self {
            clock,
            ids,
            bot,
            token,
            bot_role: permissions::BOT_ROLE,
            revoked: false,
            base_url: String::new(),
            gateway_url: String::new(),
            users,
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            commands: Vec::new(),
            interactions: HashMap::new(),
            interaction_tokens: HashMap::new(),
            modals: HashMap::new(),
            blobs: HashMap::new(),
            nonces: HashMap::new(),
            old_edits: Vec::new(),
            dm_opens: Vec::new(),
            feed: Feed::default(),
            gateway,
            commands_at: None,
        }
    }

    pub(crate) fn now(&self) -> u64 {
        self.clock.now_ms()
    }

    pub(crate) fn next_id(&mut self) -> Snowflake {
        let now = self.clock.now_ms();
        self.ids.next(now)
    }
}

/// A token of Discord's form: the id in base 64, a time, a secret part.
fn token_of(id: Snowflake, now: u64) -> String {
    let secret: String = (0..38u64)
        .map(|n| {
            let mixed = (now ^ (n << 7))
                .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                .rotate_left(17)
                ^ id.get();
            char::from(
                b'a' + u8::try_from(mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 59).unwrap_or(0)
                    % 26,
            )
        })
        .collect();
    format!(
        "{}.Sandbx.{secret}",
        crate::base64::encode(id.to_string().as_bytes())
    )
}
