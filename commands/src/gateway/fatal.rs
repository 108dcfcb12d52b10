//! Ends of the bot for good: Discord's no to a connection or to a request, in words for its owner.

/// A refusal that no further attempt mends, and what the bot's owner can do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fatal {
    /// 4004, or a 401.
    #[error(
        "Discord refuses the token: check DISCORD_TOKEN. If it was reset, copy the new one from \
         the Developer Portal, under Bot"
    )]
    Token,
    /// 4010.
    #[error(
        "Discord refuses a shard number (close code 4010). This is a bug in Houston: please \
         report it with this version's number"
    )]
    Shard,
    /// 4012.
    #[error("Discord no longer supports this gateway version (close code 4012): update Houston")]
    Version,
    /// 4013.
    #[error("Discord does not know this version's intents (close code 4013): update Houston")]
    UnknownIntents,
    /// 4014.
    #[error(
        "Discord refuses the intents (close code 4014), though Houston uses no privileged ones. \
         Check in the Developer Portal that the application isn't restricted and that \
         DISCORD_TOKEN belongs to it"
    )]
    Intents,
}
