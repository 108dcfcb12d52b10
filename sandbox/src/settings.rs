//! Choices of a sandbox's owner. Must never hold anything that a script can change later: that
//! belongs to the people's side.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use crate::state::permissions::BOT_ROLE;

/// Settings to start a sandbox with. `Setup::default()` is a quiet sandbox on free loopback ports.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Address of the HTTP side (people, page, plain REST). Anything but loopback is said loudly in
    /// the log. What stands for Discord itself listens on loopback alone.
    pub bind: IpAddr,
    /// Port of the HTTP side (people, page, plain REST); 0 takes a free one.
    pub port: u16,
    /// File to which every REST request and answer is appended as JSON lines.
    pub record: Option<PathBuf>,
    /// The bot's user name, which is also its application's name.
    pub bot_name: String,
    /// The page's words in each language, as JSON: `{"fr": {"locales": ["fr"], "words": {"add":
    /// "Ajouter"}}}`. Without any, the page says its keys.
    pub page_words: String,
    /// Address of the application's privacy policy in the Developer Portal.
    pub privacy_policy_url: Option<String>,
    /// Address of its terms there.
    pub terms_of_service_url: Option<String>,
    /// Heartbeat interval that the gateway announces, in milliseconds.
    pub heartbeat_ms: u64,
    /// True if the application has Discord's approval for the privileged intents.
    pub privileged_intents: bool,
    /// The permissions of the bot's own role, as its invitation asks for them; Discord grants
    /// everyone some besides.
    pub permissions: u64,
    /// Shards recommended by `GET /gateway/bot`; by the number of servers, when none is given.
    pub shards: Option<u32>,
    /// A shard with more servers than this is refused (4011).
    pub servers_per_shard: u32,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            record: None,
            bot_name: "Bot".to_owned(),
            page_words: "{}".to_owned(),
            privacy_policy_url: None,
            terms_of_service_url: None,
            heartbeat_ms: 41_250,
            privileged_intents: false,
            permissions: BOT_ROLE,
            shards: None,
            servers_per_shard: 2_500,
        }
    }
}
