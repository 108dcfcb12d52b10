//! What ends the bot for good: Discord's no to a connection or to a request, in words for its owner.

/// What no further attempt mends, and what the bot's owner can do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fatal {
    /// 4004, or a 401.
    #[error(
        "Discord refuses the token: check DISCORD_TOKEN. Whoever reset it finds the new one in the \
         Developer Portal, under Bot"
    )]
    Token,
    /// 4010.
    #[error(
        "Discord refuses the number of a shard (close code 4010): nothing here can mend that. \
         Please report it with this version's number"
    )]
    Shard,
    /// 4012.
    #[error(
        "Discord no longer takes this version of its gateway (close code 4012): update Houston"
    )]
    Version,
    /// 4013.
    #[error("Discord does not know the intents of this version (close code 4013): update Houston")]
    UnknownIntents,
    /// 4014.
    #[error(
        "Discord refuses the intents (close code 4014), though Houston asks for none that is \
         privileged: look in the Developer Portal whether this application was restricted, or \
         whether DISCORD_TOKEN is another application's"
    )]
    Intents,
}
