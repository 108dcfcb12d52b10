//! The bot: start, registration of the commands, and handling of events.

pub(crate) mod greeting;
pub(crate) mod invite_link;
pub(crate) mod rate_limiter_sweep;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Http, Interaction};
use sessions::{ChannelId, MessageId, Sessions};
use tokio::sync::watch;

use crate::app::fault::{Fault, ServeError};
use crate::app::pages::Pages;
use crate::app::services::Services;
use crate::bot::invite_link::link;
use crate::game::catalogue::Advisers;
use crate::gateway::endpoint::Endpoint;
use crate::gateway::fatal::Fatal;
use crate::gateway::unreachable::EndpointError;
use crate::gateway::{self, EventHandlers, stopped};
use crate::input::{component, mention, typed};
use crate::outbox::channel_events;
use crate::requests::app::{App, SharedApp};
use crate::slash::context::Command;
use crate::ui::send::Sender;
use crate::{outbox, slash};

/// Longest wait before the commands are registered again.
const LONGEST_BACKOFF: Duration = Duration::from_mins(2);

/// Account of the bot at Discord.
#[derive(Clone)]
pub struct Account {
    /// Address of Discord.
    pub endpoint: Endpoint,
    /// The bot's token. Never logged.
    pub token: String,
    /// Address of a proxy that keeps Discord's limits for all users of the token.
    pub proxy: Option<String>,
    /// The number of shards; as many as Discord recommends if unset.
    pub shards: Option<u32>,
    /// Receiver of results that may be inside the operator's own network.
    pub own_receiver: Option<String>,
}

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// Discord could not be reached, or refused us.
    #[error(transparent)]
    Endpoint(#[from] EndpointError),
    /// There are commands without words.
    #[error("the text for {0} is missing: please report it with this version's number")]
    Words(String),
}

/// Runs the bot until `stop` says so.
///
/// # Errors
/// Discord refuses us, or the endpoint is wrong: trying again would not help.
pub async fn run(
    account: Account,
    (sessions, advisers): (Sessions, Advisers),
    mut stop: watch::Receiver<bool>,
) -> Result<(), BotError> {
    let endpoint = &account.endpoint;
    let http = Arc::new(endpoint.http(&account.token, account.proxy.as_deref())?);
    let clock = sessions.clock();
    let bot_id = tokio::select! {
        introduced = gateway::retry_until_answered(&clock, async || endpoint.introduce(&http).await) => introduced?,
        () = stopped(&mut stop) => return Ok(()),
    };
    // No Discord knows a sandbox's application.
    if *endpoint == Endpoint::Discord {
        let link = link(bot_id);
        tracing::info!(%link, "invite link");
    }
    let sender = Sender::new(Arc::clone(&http), sessions.clone());
    let services = Arc::new(Services::new(
        sessions,
        sender,
        (endpoint.chance(), account.own_receiver.clone()),
    ));
    let all_games = crate::requests::all_games::all_games(&services, advisers);
    let app = Arc::new(App::new(services, all_games));
    let event_handlers = EventHandlers {
        app: Arc::clone(&app),
        // Words are a matter of this program alone: without them it must not start.
        options: options(commands()?),
        bot_id,
        busy: Arc::default(),
    };
    let work = async {
        tokio::join!(
            load_pages_and_register(&app, &http),
            rate_limiter_sweep::keep_small(Arc::clone(&http)),
            outbox::work(Arc::clone(&app)),
        )
    };
    // It ends when it is told to stop, once nothing is connected any more.
    let wanted = account.shards;
    let listening = gateway::listen(endpoint, &http, (event_handlers, wanted), stop.clone());
    tokio::select! {
        _ = work => Ok(()),
        () = app.services.sender.refused() => Err(EndpointError::from(Fatal::Token).into()),
        ended = listening => Ok(ended?),
    }
}

/// poise's options.
fn options(mut commands: Vec<Command>) -> poise::FrameworkOptions<SharedApp, ServeError> {
    poise::set_qualified_names(&mut commands);
    poise::FrameworkOptions {
        commands,
        event_handler: |framework, event| {
            Box::pin(async move {
                handle_event(framework.user_data, framework.bot_id, event).await;
                Ok(())
            })
        },
        on_error: |error| Box::pin(log_failure(error)),
        ..Default::default()
    }
}

/// All slash commands.
fn commands() -> Result<Vec<Command>, BotError> {
    slash::commands().map_err(|missing| {
        let keys: Vec<String> = missing.into_iter().map(|missing| missing.0).collect();
        BotError::Words(keys.join(", "))
    })
}

/// The link with which a server invites the bot of an account. Discord is asked once whose the
/// token is.
///
/// # Errors
/// There is no answer, or we are refused.
pub async fn invitation(account: &Account) -> Result<String, EndpointError> {
    let endpoint = &account.endpoint;
    let http = endpoint.http(&account.token, account.proxy.as_deref())?;
    Ok(link(endpoint.introduce(&http).await?))
}

/// Asks Discord for the operator's pages, then registers the commands.
async fn load_pages_and_register(app: &App, http: &Http) {
    let pages = Pages::fetch(http).await;
    app.pages.get_or_init(|| pages);
    register_commands(&app.services).await;
}

/// Registers the commands, however often it takes. Not in poise's setup: an error there leaves a
/// process that lives and never answers.
async fn register_commands(services: &Services) {
    let Ok(commands) = commands() else {
        return;
    };
    let builders = poise::builtins::create_application_commands(&commands);
    let mut backoff = gateway::Backoff::default();
    loop {
        match services.sender.register(&builders).await {
            Ok(commands) => {
                tracing::info!(commands, "commands registered");
                return;
            }
            Err(error) => {
                tracing::error!(%error, "registering commands failed; retrying");
                backoff.failed();
                let clock = services.sessions.clock();
                gateway::pause(&clock, backoff.wait(LONGEST_BACKOFF)).await;
            }
        }
    }
}

/// Handles an event that is no slash command.
async fn handle_event(app: &SharedApp, me: serenity::UserId, event: &FullEvent) {
    let served = async {
        match event {
            FullEvent::InteractionCreate { interaction } => match interaction {
                Interaction::Component(component) => component::component(app, component).await,
                Interaction::Modal(modal) => component::form(app, modal).await,
                _ => {}
            },
            FullEvent::Message { new_message } if !new_message.author.bot => {
                if new_message.guild_id.is_some() {
                    if mention::is_mention(me, new_message) {
                        mention::answer_mention(app, new_message).await;
                    }
                    let channel = ChannelId(new_message.channel_id.get());
                    if app.services.sessions.table_at(channel).is_some() {
                        let message = MessageId(new_message.id.get());
                        app.services.queues.note_message(channel, message);
                    }
                } else {
                    typed::answer_dm(app, new_message).await;
                }
            }
            FullEvent::GuildCreate { guild, .. } => {
                channel_events::handle_event(app, event);
                greeting::greet_if_new(app, me, guild);
            }
            _ => channel_events::handle_event(app, event),
        }
    };
    if AssertUnwindSafe(served).catch_unwind().await.is_err() {
        tracing::error!("an event handler panicked");
    }
}

/// Logs a failure of poise. Its own messages may hold what people typed: only the kind is logged.
async fn log_failure(error: poise::FrameworkError<'_, SharedApp, ServeError>) {
    let kind = match &error {
        poise::FrameworkError::Command { error, .. } => error.to_string(),
        poise::FrameworkError::ArgumentParse { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                let (who, to) = crate::app::caller::from_command(ctx.interaction);
                let unread = async { Err(Fault::Missing("a readable option").into()) };
                ctx.framework
                    .user_data
                    .services
                    .answer(&who, &to, unread)
                    .await;
            }
            return;
        }
        poise::FrameworkError::CommandPanic { .. } => "a command panicked".to_owned(),
        poise::FrameworkError::UnknownInteraction { .. } => "an unknown command".to_owned(),
        _ => "other".to_owned(),
    };
    tracing::error!(kind, "a command failed");
}
