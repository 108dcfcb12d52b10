//! A life of a shard: serenity's runner in a task of its own, at the end of a wire.
//!
//! serenity would start runners by itself, and lose count of them. So its manager is told to shut
//! down before the only runner begins: the owner of the life owns the shard.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{
    ConnectionStage, FullEvent, GatewayIntents, Http, Shard, ShardId, ShardInfo, ShardManager,
    ShardManagerOptions, ShardMessenger, ShardRunner, ShardRunnerInfo, ShardRunnerOptions, UserId,
};
use sessions::Key;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use super::session_health::SessionHealth;
use crate::app::caller::with_arrival_time;
use crate::app::fault::ServeError;
use crate::input::mention;
use crate::requests::app::SharedApp;

/// No privileged intent: guild messages come without their text, unless they mention us, and tell
/// only that a board moved up.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGES)
    .union(GatewayIntents::DIRECT_MESSAGES);

/// Time for a runner to end.
const END_TIMEOUT: Duration = Duration::from_secs(1);

/// Handlers of the events of all shards.
pub(crate) struct EventHandlers {
    /// The app.
    pub app: SharedApp,
    /// poise's options: the commands, and the handler of other events.
    pub options: poise::FrameworkOptions<SharedApp, ServeError>,
    /// The bot's own id.
    pub bot_id: UserId,
    /// Count of the events that are being served: its references besides this one.
    pub busy: Arc<()>,
}

/// A running runner.
pub(crate) struct Life(JoinHandle<()>);

impl Drop for Life {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Life {
    /// Starts a runner that connects to this address and identifies itself as this shard.
    pub(crate) fn begin(
        url: String,
        shard: ShardInfo,
        http: Arc<Http>,
        event_handlers: Arc<EventHandlers>,
        health: Arc<SessionHealth>,
    ) -> Self {
        Self(tokio::spawn(async move {
            // However it ends: why, the wire knows.
            if let Err(error) = run(url, shard, http, event_handlers, health).await {
                tracing::debug!(shard = shard.id.0, %error, "a gateway runner ended");
            }
        }))
    }

    /// Waits until the runner ends by itself.
    pub(crate) async fn wait_until_over(&mut self) {
        if !self.0.is_finished() {
            // A panic is an end as well.
            let _ = (&mut self.0).await;
        }
    }

    /// Ends the runner, and waits until it is gone.
    pub(crate) async fn end(mut self) {
        self.0.abort();
        if tokio::time::timeout(END_TIMEOUT, self.wait_until_over())
            .await
            .is_err()
        {
            tracing::error!("a gateway runner does not stop");
        }
    }
}

/// Runs a shard until it ends.
async fn run(
    url: String,
    shard: ShardInfo,
    http: Arc<Http>,
    event_handlers: Arc<EventHandlers>,
    health: Arc<SessionHealth>,
) -> serenity::Result<()> {
    let (manager, _returned) = ShardManager::new(ShardManagerOptions {
        data: Arc::default(),
        event_handlers: Vec::new(),
        raw_event_handlers: Vec::new(),
        framework: Arc::new(OnceLock::new()),
        shard_index: shard.id.0,
        shard_init: 1,
        shard_total: shard.total,
        ws_url: Arc::default(),
        http: Arc::clone(&http),
        intents: INTENTS,
        presence: None,
    });
    let way = Arc::new(Mutex::new(url));
    let connected = Shard::new(way, http.token(), shard, INTENTS, None).await?;
    let mut runner = ShardRunner::new(ShardRunnerOptions {
        data: Arc::default(),
        event_handlers: Vec::new(),
        raw_event_handlers: Vec::new(),
        framework: Some(Arc::new(ShardEvents {
            event_handlers,
            health,
            manager: Arc::clone(&manager),
            shard: shard.id.0,
        })),
        manager: Arc::clone(&manager),
        shard: connected,
        http,
    });
    retire(&manager, shard.id, &runner).await;
    runner.run().await
}

/// Retires the manager, so that it starts no runner: one that wants to be started again just ends.
async fn retire(manager: &ShardManager, shard: ShardId, runner: &ShardRunner) {
    // A manager that knows no runner does not shut down; a shard that is none takes no notice.
    let nobody = ShardId(u32::MAX);
    let known = ShardRunnerInfo {
        latency: None,
        runner_tx: ShardMessenger::new(runner),
        stage: ConnectionStage::Disconnected,
    };
    manager.runners.lock().await.insert(nobody, known);
    manager.shutdown_finished(nobody);
    manager.shutdown_all().await;
    // A restart waits for this first.
    manager.shutdown_finished(shard);
}

/// Key of an event whose author waits for an answer: of several processes that hear it, one
/// answers.
fn answer_key(me: UserId, event: &FullEvent) -> Option<Key> {
    match event {
        FullEvent::InteractionCreate { interaction } => Some(Key(interaction.id().get())),
        FullEvent::Message { new_message }
            if new_message.guild_id.is_none() || mention::is_mention(me, new_message) =>
        {
            Some(Key(new_message.id.get()))
        }
        _ => None,
    }
}

/// Handler of one shard's events.
struct ShardEvents {
    event_handlers: Arc<EventHandlers>,
    health: Arc<SessionHealth>,
    manager: Arc<ShardManager>,
    shard: u32,
}

#[serenity::async_trait]
impl serenity::Framework for ShardEvents {
    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        self.health.read_event(&event);
        with_arrival_time(self.serve(&ctx, event)).await;
    }
}

impl ShardEvents {
    /// Serves an event, unless another process does.
    async fn serve(&self, ctx: &serenity::Context, event: FullEvent) {
        let _busy = Arc::clone(&self.event_handlers.busy);
        if let Some(key) = answer_key(self.event_handlers.bot_id, &event)
            && !self
                .event_handlers
                .app
                .services
                .sessions
                .is_first(self.shard, key)
                .await
        {
            return;
        }
        let framework = poise::FrameworkContext {
            bot_id: self.event_handlers.bot_id,
            serenity_context: ctx,
            options: &self.event_handlers.options,
            user_data: &self.event_handlers.app,
            shard_manager: &self.manager,
        };
        poise::dispatch_event(framework, event).await;
    }
}
