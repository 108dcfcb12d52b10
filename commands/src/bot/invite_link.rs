//! Link with which the bot is invited to a server, with the permissions that a table needs there,
//! the one to open threads, and no others.

use serenity::all::{ApplicationId, CreateBotAuthParameters, Scope, UserId};

use crate::ui::access;

/// Permissions of the bot on a server that invites it, as bits.
#[must_use]
pub fn permissions() -> u64 {
    access::asked_permissions().bits()
}

/// Link for a bot, whose application has the same id.
pub(crate) fn link(bot: UserId) -> String {
    CreateBotAuthParameters::new()
        .client_id(ApplicationId::new(bot.get()))
        .scopes(&[Scope::Bot, Scope::ApplicationsCommands])
        .permissions(access::asked_permissions())
        .build()
}
