//! The link with which the bot is invited to a server: with what a table needs there, and nothing else.

use serenity::all::{ApplicationId, CreateBotAuthParameters, Scope};

use crate::bot::Account;
use crate::sight;
use crate::silence::EndpointError;

/// What the bot is granted on a server that invites it, as bits.
#[must_use]
pub fn permissions() -> u64 {
    sight::needed().bits()
}

/// The link for the application of this token, of which Discord is asked once.
///
/// # Errors
/// There is no answer, or we are refused.
pub async fn invitation(account: &Account) -> Result<String, EndpointError> {
    let endpoint = &account.endpoint;
    let http = endpoint.http(&account.token, account.proxy.as_deref())?;
    let bot = endpoint.introduce(&http).await?;
    // A bot and its application share their id.
    Ok(link(ApplicationId::new(bot.get())))
}

/// The link for an application.
pub(crate) fn link(application: ApplicationId) -> String {
    CreateBotAuthParameters::new()
        .client_id(application)
        .scopes(&[Scope::Bot, Scope::ApplicationsCommands])
        .permissions(sight::needed())
        .build()
}
