//! The bot: connects, registers the commands, listens, and reconnects for as long as it should.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use poise::serenity_prelude as serenity;
use serenity::{ClientBuilder, FullEvent, GatewayIntents, Http, Interaction};
use sessions::{ChannelId, Sessions};
use tokio::sync::watch;

use crate::app::{App, Command, Fault, House};
use crate::courier;
use crate::endpoint::{Endpoint, EndpointError};
use crate::rounds::Courier;
use crate::send::Sender;
use crate::watchdog::{self, PATIENCE, Watchdog};
use crate::{desks, places, routes, taps, typed, verbs};

/// No privileged intent: guild messages come without their text, and tell only that a board
/// moved up.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGES)
    .union(GatewayIntents::DIRECT_MESSAGES);

/// How long to wait before trying again what Discord did not answer.
const AGAIN: Duration = Duration::from_secs(5);

/// How the bot reaches Discord.
#[derive(Clone)]
pub struct Account {
    /// Where Discord is.
    pub endpoint: Endpoint,
    /// The bot's token. Never logged.
    pub token: String,
}

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// Discord could not be reached, or refused us.
    #[error(transparent)]
    Endpoint(#[from] EndpointError),
    /// There are commands without words.
    #[error("there are no words for {0}")]
    Words(String),
    /// The client failed in a way that trying again does not mend.
    #[error("the client failed: {0}")]
    Client(String),
}

/// Runs until `stop` says so.
///
/// # Errors
/// The token or the endpoint is wrong: trying again would not help.
pub async fn run(
    account: Account,
    sessions: Sessions,
    mut stop: watch::Receiver<bool>,
) -> Result<(), BotError> {
    let _waker = watchdog::Waker::start();
    let http = Arc::new(account.endpoint.http(&account.token)?);
    let ready = async {
        loop {
            match account.endpoint.check(&http).await {
                Ok(()) => return Ok(()),
                Err(EndpointError::Silent(why)) => {
                    tracing::warn!(why, "Discord does not answer yet");
                    tokio::time::sleep(AGAIN).await;
                }
                Err(error) => return Err(error),
            }
        }
    };
    // The first pictures would wait for their sprites, but nobody waits for all of them: what is
    // needed earlier is drawn earlier. A plain thread does not hold up the end either.
    std::thread::spawn(render::warm_up);
    tokio::select! {
        ready = ready => ready?,
        () = stopped(&mut stop) => return Ok(()),
    }
    let house = Arc::new(House::new(
        sessions,
        Sender::new(Arc::clone(&http)),
        Courier::default(),
        account.endpoint.chance(),
        desks::counters(),
    ));
    // Words are a matter of this program alone: without them it must not start.
    commands_of(&house)?;
    let work = async {
        tokio::join!(
            registered(&http, &house),
            routes::keep_small(Arc::clone(&http)),
            courier::work(Arc::clone(&house)),
        )
    };
    // It ends when it is told to stop, once nothing is connected any more.
    let listening = listening(&account, &house, stop.clone());
    tokio::select! {
        _ = work => Ok(()),
        () = listening => Ok(()),
    }
}

async fn stopped(stop: &mut watch::Receiver<bool>) {
    // Whoever could say so is gone: that is a stop as well.
    let _ = stop.wait_for(|stop| *stop).await;
}

fn commands_of(house: &House) -> Result<Vec<Command>, BotError> {
    verbs::commands(house.counters()).map_err(|missing| {
        let keys: Vec<String> = missing.into_iter().map(|missing| missing.0).collect();
        BotError::Words(keys.join(", "))
    })
}

/// Registers the commands, however often it takes. Not in poise's setup: an error there leaves
/// a process that lives and never answers.
async fn registered(http: &Http, house: &House) {
    let Ok(commands) = commands_of(house) else {
        return;
    };
    let builders = poise::builtins::create_application_commands(&commands);
    loop {
        match serenity::Command::set_global_commands(http, builders.clone()).await {
            Ok(registered) => {
                tracing::info!(commands = registered.len(), "commands registered");
                return;
            }
            Err(error) => {
                let error = crate::send::SendError::from(error);
                tracing::error!(%error, "the commands could not be registered");
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
}

/// Listens to the gateway, with a new client whenever the old one is lost.
async fn listening(account: &Account, house: &App, mut stop: watch::Receiver<bool>) {
    loop {
        if let Err(why) = listen(account, house, &mut stop).await {
            tracing::error!(why, "the gateway client ended");
        }
        tokio::select! {
            () = tokio::time::sleep(Duration::from_millis(500)) => {}
            () = stopped(&mut stop) => return,
        }
    }
}

async fn listen(
    account: &Account,
    house: &App,
    stop: &mut watch::Receiver<bool>,
) -> Result<(), String> {
    // The client wants a connection of its own.
    let own = account.endpoint.http(&account.token);
    let own = own.map_err(|error| error.to_string())?;
    // serenity falls back to the real gateway when it gets no answer: ask first.
    tokio::select! {
        answered = account.endpoint.check(&own) => answered.map_err(|error| error.to_string())?,
        () = stopped(stop) => return Ok(()),
    }
    let commands = commands_of(house).map_err(|error| error.to_string())?;
    let watchdog = Watchdog::default();
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands,
            event_handler: |framework, event| {
                Box::pin(async move {
                    heard(framework.user_data, event).await;
                    Ok(())
                })
            },
            on_error: |error| Box::pin(failed(error)),
            ..Default::default()
        })
        .initialize_owners(false)
        .setup({
            let house = Arc::clone(house);
            |_, _, _| Box::pin(async move { Ok(house) })
        })
        .build();
    let mut client = ClientBuilder::new_with_http(own, INTENTS)
        .framework(framework)
        .event_handler(watchdog.clone())
        .await
        .map_err(|error| error.to_string())?;
    let shards = Arc::clone(&client.shard_manager);
    let own = Arc::clone(&client.http);
    // Every runner holds on to the address that it would connect to again.
    let alive = Arc::downgrade(&client.ws_url);
    let ended = tokio::select! {
        () = routes::keep_small(own) => Ok(()),
        ended = client.start() => ended.map_err(|error| error.to_string()),
        () = watchdog.gives_up(PATIENCE) => Err("no connection for too long".to_owned()),
        () = watchdog::runner_dies(Arc::clone(&shards), alive) => {
            Err("the connection's runner is gone".to_owned())
        }
        // Runners are tasks of their own: whoever only drops the client goes on hearing.
        () = stopped(stop) => Ok(()),
    };
    // A spinning runner may not hear this: it goes with the client at the latest.
    let _ = tokio::time::timeout(Duration::from_secs(1), shards.shutdown_all()).await;
    ended
}

/// An event that is no slash command.
async fn heard(house: &App, event: &FullEvent) {
    let served = async {
        match event {
            FullEvent::InteractionCreate { interaction } => match interaction {
                Interaction::Component(component) => taps::component(house, component).await,
                Interaction::Modal(modal) => taps::form(house, modal).await,
                _ => {}
            },
            FullEvent::Message { new_message } if !new_message.author.bot => {
                if new_message.guild_id.is_some() {
                    let channel = ChannelId(new_message.channel_id.get());
                    if house.sessions.at(channel).is_some() {
                        house.courier.noticed(channel);
                    }
                } else {
                    typed::written(house, new_message).await;
                }
            }
            _ => places::heard(house, event),
        }
    };
    if AssertUnwindSafe(served).catch_unwind().await.is_err() {
        tracing::error!("an event panicked");
    }
}

/// What poise could not do by itself. Its own messages may hold what people typed: only the kind
/// is logged.
async fn failed(error: poise::FrameworkError<'_, App, Fault>) {
    let kind = match &error {
        poise::FrameworkError::Command { error, .. } => error.to_string(),
        poise::FrameworkError::ArgumentParse { .. } => "an option that cannot be read".to_owned(),
        poise::FrameworkError::CommandPanic { .. } => "a command panicked".to_owned(),
        poise::FrameworkError::UnknownInteraction { .. } => "an unknown command".to_owned(),
        _ => "something else".to_owned(),
    };
    tracing::error!(kind, "a command failed");
    let poise::FrameworkError::ArgumentParse { ctx, .. } = error else {
        return;
    };
    if let poise::Context::Application(ctx) = ctx {
        let (who, door) = crate::caller::of_command(ctx.interaction);
        let sorry = text::say("trouble").tr(who.lang);
        let reply = async { Ok(crate::send::Reply::words(sorry)) };
        ctx.framework.user_data.answer(&who, &door, reply).await;
    }
}
