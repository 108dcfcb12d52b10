//! Starting and ending a sandbox: three listeners over one world. Must never print a token.

use crate::clock::Clock;
use crate::core::Core;
use crate::error::Error;
use crate::gateway;
use crate::people;
use crate::record::Journal;
use crate::rest;
use crate::sessions::Gateway;
use crate::settings::Setup;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::tls::{self, Tls};
use axum::Router;
use axum::extract::Request;
use axum::routing::get;
use axum::serve::ListenerExt;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// A running sandbox. Dropping it ends it.
pub struct Sandbox {
    core: Arc<Core>,
    http: SocketAddr,
    tls: SocketAddr,
    gateway: SocketAddr,
    ca_pem: String,
}

impl fmt::Debug for Sandbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sandbox")
            .field("http", &self.http)
            .field("tls", &self.tls)
            .finish_non_exhaustive()
    }
}

/// People's requests that the bot be restarted; the process decides what to do about them.
#[derive(Debug)]
pub struct RestartRequests(mpsc::UnboundedReceiver<()>);

impl RestartRequests {
    /// Waits for the next request; nothing once the sandbox has ended.
    pub async fn next(&mut self) -> Option<()> {
        self.0.recv().await
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Error> {
    TcpListener::bind(address)
        .await
        .map_err(|source| Error::Listen { address, source })
}

impl Sandbox {
    /// Starts the listeners and returns once they accept connections.
    ///
    /// # Errors
    /// When a port is taken, the record cannot be opened, or the certificate cannot be made.
    pub async fn start(settings: Setup) -> Result<Self, Error> {
        if !settings.bind.is_loopback() {
            tracing::warn!(
                address = %settings.bind,
                "the sandbox is open to other machines, and everyone who reaches it can act as \
                 anyone in it. Unset HOUSTON_SANDBOX_BIND to close it"
            );
        }
        // A bot runs on this machine, and trusts nothing else with its token.
        let free = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let http = listen(SocketAddr::new(settings.bind, settings.port)).await?;
        let secure = listen(free).await?;
        let sockets = listen(free).await?;
        let address = |listener: &TcpListener| {
            listener.local_addr().map_err(|source| Error::Listen {
                address: free,
                source,
            })
        };
        let (mut http_at, tls_at, gateway_at) =
            (address(&http)?, address(&secure)?, address(&sockets)?);
        if http_at.ip().is_unspecified() {
            // It listens everywhere; this is how it is reached from here.
            http_at.set_ip(match http_at.ip() {
                IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
                IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
            });
        }
        let (ca_pem, config) = tls::identity()?;

        let clock = Arc::new(Clock::start());
        let mut gateway = Gateway::default();
        gateway.terms.shards = settings.shards;
        gateway.terms.servers_per_shard = settings.servers_per_shard;
        let mut world = World::new(clock.clone(), gateway, &settings.bot_name);
        world.base_url = format!("http://{http_at}");
        world.bot_role = settings.permissions;
        world.gateway_url = format!("ws://{gateway_at}");
        let journal =
            Journal::open(settings.record.as_deref(), &world.token).map_err(Error::Record)?;
        let core = Arc::new(Core::new(settings, clock, world, journal));

        let for_rest = core.clone();
        // A bot follows the clock at the one address that it knows.
        let rest = Router::new()
            .route("/people/clock", get(people::clock::show))
            .with_state(core.clone())
            .fallback(move |request: Request| rest::handle(for_rest.clone(), request));
        let for_tls = core.clone();
        let refuses = move || {
            let down = for_tls.faults().outage(for_tls.clock.now_ms());
            down.is_some_and(|down| down.refuses)
        };
        let secure = Tls::listen(secure, config, refuses).map_err(|source| Error::Listen {
            address: free,
            source,
        })?;
        let over = core.clone();
        tokio::spawn(async move {
            let serve = axum::serve(secure, rest).with_graceful_shutdown(ended(over));
            if let Err(why) = serve.await {
                tracing::error!(%why, "the TLS listener ended");
            }
        });
        let http = http.tap_io(|stream| drop(stream.set_nodelay(true)));
        let (pages, over) = (people::router(core.clone()), core.clone());
        tokio::spawn(async move {
            let serve = axum::serve(http, pages).with_graceful_shutdown(ended(over));
            if let Err(why) = serve.await {
                tracing::error!(%why, "the HTTP listener ended");
            }
        });
        tokio::spawn(gateway::serve(core.clone(), sockets));
        Ok(Self {
            core,
            http: http_at,
            tls: tls_at,
            gateway: gateway_at,
            ca_pem,
        })
    }

    /// Address of people, the page and the plain REST.
    #[must_use]
    pub fn http_addr(&self) -> SocketAddr {
        self.http
    }

    /// Address where `discord.com` answers over TLS.
    #[must_use]
    pub fn tls_addr(&self) -> SocketAddr {
        self.tls
    }

    /// Address of the gateway's WebSocket.
    #[must_use]
    pub fn gateway_addr(&self) -> SocketAddr {
        self.gateway
    }

    /// The certificate authority that a bot must trust, as PEM.
    #[must_use]
    pub fn ca_pem(&self) -> &str {
        &self.ca_pem
    }

    /// The bot's token here.
    #[must_use]
    pub fn bot_token(&self) -> String {
        self.core.look().token.clone()
    }

    /// The application's id, which is also the bot's user id.
    #[must_use]
    pub fn application_id(&self) -> Snowflake {
        self.core.look().bot
    }

    /// People's requests to restart the bot: the latest caller hears them. Until there is one,
    /// people are told that no one listens.
    #[must_use]
    pub fn on_restart_bot(&self) -> RestartRequests {
        let (sender, requests) = mpsc::unbounded_channel();
        self.core.listens_for_restarts(sender);
        RestartRequests(requests)
    }

    /// Ends every listener and connection.
    pub fn shutdown(self) {
        drop(self);
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.core.end();
    }
}

async fn ended(core: Arc<Core>) {
    core.ended().await;
}
