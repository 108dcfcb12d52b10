//! The wire between serenity and Discord's gateway, one for each life of a shard.
//!
//! serenity's runner connects to us, on loopback, and we to Discord. So we see how Discord ends a
//! connection, which serenity keeps to itself, and serenity never sees the ends that make its
//! runner spin: what it gets is always closed properly, with a code that it understands. There is
//! one connection to Discord at a time, and none once the wire is dropped: a shard cannot have two
//! sessions, regardless of what serenity does.
//!
//! It never looks into an event, and never begins a session without a ticket.

use std::borrow::Cow;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use rand::TryRng;
use rustls::ClientConfig;
use serenity_tungstenite::tungstenite as near;
use sessions::Clock;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite as far;
use tokio_tungstenite::{Connector, MaybeTlsStream, connect_async_tls_with_config};

use super::backoff::Backoff;
use super::close_codes::{self, AfterDisconnect};
use super::identifies::Ticket;
use super::pause::pause;
use super::relay::{CONNECT, ConnectionEnd, carry_to_discord, carry_to_serenity};
use super::session_health::SessionHealth;
use super::stopped;
use crate::gateway::fatal::Fatal;

/// Time for serenity to come back after its connection was closed.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Time for a new connection until its session works.
const SESSION_TIMEOUT: Duration = Duration::from_secs(60);

/// Time for a close frame to be sent.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// The longest wait before a session is taken up again: that costs Discord nothing that is counted.
const LONGEST_BACKOFF: Duration = Duration::from_secs(45);

/// Close code after which a session can be resumed.
const RESUME: u16 = 4000;
/// Close code after which a session cannot go on.
const SESSION_OVER: u16 = 4009;
/// Close code that ends the session.
const BYE: u16 = 1000;

/// Why the wire was cut for good.
#[derive(Debug)]
pub(crate) enum Cutoff {
    /// A new session is needed.
    NewSession(&'static str),
    /// Discord was not reached in the first place.
    Unreached,
    /// There are too many servers for so few shards.
    MoreShards,
    /// Trying again would not help.
    Over(Fatal),
    /// The wire was told to stop.
    Stopped,
}

/// Needs of a wire.
pub(crate) struct Wiring<'a> {
    /// Address of Discord's gateway.
    pub url: &'a str,
    /// TLS configuration for the gateway.
    pub tls_config: &'a Arc<ClientConfig>,
    /// True if a session may be resumed at another address.
    pub may_move: bool,
    /// Ticket to begin one session.
    pub ticket: Option<Ticket>,
    /// The shard's waits.
    pub backoff: &'a mut Backoff,
    /// The shard's session.
    pub health: &'a SessionHealth,
    /// Clock of its waits.
    pub clock: &'a Clock,
    /// The shard's number, for the log.
    pub shard: u32,
    /// Signal to stop.
    pub stop: watch::Receiver<bool>,
}

/// Wire of one life.
pub(crate) struct Wire {
    listener: TcpListener,
    port: u16,
    /// Path known to serenity only: no other process on this machine can take its place.
    key: String,
}

type ToSerenity = serenity_tungstenite::WebSocketStream<TcpStream>;
type ToDiscord = tokio_tungstenite::WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Wire {
    /// A wire that serenity has not connected to yet.
    ///
    /// # Errors
    /// There is no free port.
    pub(crate) async fn open() -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let port = listener.local_addr()?.port();
        let mut key = [0; 16];
        rand::rngs::SysRng
            .try_fill_bytes(&mut key)
            .map_err(std::io::Error::other)?;
        let key = format!("{:032x}", u128::from_le_bytes(key));
        Ok(Self {
            listener,
            port,
            key,
        })
    }

    /// Address that serenity takes for the gateway's.
    pub(crate) fn url(&self) -> String {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        format!("ws://{address}/{}", self.key)
    }

    /// Carries messages for as long as one session lives.
    pub(crate) async fn carry(&self, mut wiring: Wiring<'_>) -> Cutoff {
        let mut stream = self.accept_serenity().await;
        let mut began = false;
        loop {
            let mut discord = match self.connect_to_discord(&mut wiring, began).await {
                Some(discord) => discord,
                None => return Cutoff::Unreached,
            };
            began = true;
            let Ok(mut serenity) = serenity_tungstenite::accept_async(stream).await else {
                return Cutoff::NewSession("serenity did not connect");
            };
            let end = self.relay(&mut serenity, &mut discord, &mut wiring).await;
            let worked = wiring.health.note_end();
            let fate = match &end {
                ConnectionEnd::Discord(code) => {
                    tracing::info!(shard = wiring.shard, ?code, "Discord closed the connection");
                    close_codes::after_close(*code)
                }
                ConnectionEnd::Broken(why) => {
                    tracing::info!(shard = wiring.shard, why, "connection lost");
                    AfterDisconnect::Resume
                }
                ConnectionEnd::Mute => {
                    tracing::debug!(shard = wiring.shard, "no data from the gateway");
                    AfterDisconnect::Resume
                }
                ConnectionEnd::Again(_) => AfterDisconnect::Resume,
                ConnectionEnd::Left => AfterDisconnect::NewSession,
                ConnectionEnd::Stopped => {
                    close_discord(&mut discord, BYE).await;
                    return Cutoff::Stopped;
                }
            };
            match end {
                ConnectionEnd::Mute => wiring.backoff.unreached(),
                _ => wiring
                    .backoff
                    .connection_lost(worked, fate == AfterDisconnect::Resume),
            }
            match fate {
                AfterDisconnect::Resume => {}
                AfterDisconnect::NewSession => {
                    close_discord(&mut discord, BYE).await;
                    close_serenity(&mut serenity, SESSION_OVER).await;
                    return Cutoff::NewSession("the session is over");
                }
                AfterDisconnect::MoreShards => return Cutoff::MoreShards,
                AfterDisconnect::Over(refusal) => return Cutoff::Over(refusal),
            }
            // The old connection is gone before there is another one.
            close_discord(&mut discord, RESUME).await;
            drop(discord);
            close_serenity(&mut serenity, RESUME).await;
            stream = match end {
                ConnectionEnd::Again(stream) => stream,
                _ => match tokio::time::timeout(RECONNECT_TIMEOUT, self.accept_serenity()).await {
                    Ok(stream) => stream,
                    Err(_) => return Cutoff::NewSession("serenity did not reconnect"),
                },
            };
        }
    }

    /// Connects to Discord; `None` if a first attempt fails. Once `began`, it tries again for as
    /// long as it takes.
    async fn connect_to_discord(&self, wiring: &mut Wiring<'_>, began: bool) -> Option<ToDiscord> {
        loop {
            if began {
                pause(wiring.clock, wiring.backoff.wait(LONGEST_BACKOFF)).await;
            }
            let elsewhere = wiring.health.resume_at();
            let url = elsewhere.as_deref().filter(|_| began && wiring.may_move);
            match connect(url.unwrap_or(wiring.url), wiring.tls_config).await {
                Ok(discord) => return Some(discord),
                Err(error) => note_failure(&error, wiring),
            }
            if !began {
                // Others of its bucket wait for its ticket.
                return None;
            }
        }
    }

    /// Relays messages both ways until the connection ends.
    async fn relay(
        &self,
        serenity: &mut ToSerenity,
        discord: &mut ToDiscord,
        wiring: &mut Wiring<'_>,
    ) -> ConnectionEnd {
        let (mut to_serenity, mut from_serenity) = serenity.split();
        let (mut to_discord, mut from_discord) = discord.split();
        let health = wiring.health;
        let works = async {
            match tokio::time::timeout(SESSION_TIMEOUT, health.wait_until_up()).await {
                Ok(()) => std::future::pending().await,
                Err(_) => ConnectionEnd::Broken("no session within a minute"),
            }
        };
        tokio::select! {
            end = carry_to_discord(&mut from_serenity, &mut to_discord, &mut wiring.ticket) => end,
            end = carry_to_serenity(&mut from_discord, &mut to_serenity) => end,
            end = works => end,
            stream = self.accept_serenity() => ConnectionEnd::Again(stream),
            () = stopped(&mut wiring.stop) => ConnectionEnd::Stopped,
        }
    }

    /// Waits for serenity's connection.
    async fn accept_serenity(&self) -> TcpStream {
        let way = format!("GET /{}", self.key).into_bytes();
        loop {
            let Ok((stream, _)) = self.listener.accept().await else {
                // Out of descriptors, most likely: give the others a moment to end.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let mut head = vec![0; way.len()];
            let looked = tokio::time::timeout(CLOSE_TIMEOUT, stream.peek(&mut head)).await;
            if matches!(looked, Ok(Ok(_))) && head == way {
                // What it costs to go without is a little time.
                let _ = stream.set_nodelay(true);
                return stream;
            }
        }
    }
}

/// Notes that the gateway was not reached, or refused us, which is retried less often.
fn note_failure(error: &far::Error, wiring: &mut Wiring<'_>) {
    match error {
        far::Error::Http(answer) if answer.status().is_client_error() => wiring.backoff.failed(),
        _ => wiring.backoff.unreached(),
    }
    if wiring.backoff.is_news() {
        tracing::warn!(shard = wiring.shard, %error, "cannot reach the gateway; retrying");
    }
}

/// Connects to the gateway at this address.
async fn connect(url: &str, tls_config: &Arc<ClientConfig>) -> Result<ToDiscord, far::Error> {
    let url = format!("{}/?v=10&encoding=json", url.trim_end_matches('/'));
    let config = far::protocol::WebSocketConfig::default()
        // Each shard has one: what is larger makes it grow.
        .read_buffer_size(16 << 10)
        .max_message_size(None)
        .max_frame_size(None);
    let tls = Connector::Rustls(Arc::clone(tls_config));
    let connecting = connect_async_tls_with_config(url, Some(config), true, Some(tls));
    match tokio::time::timeout(CONNECT, connecting).await {
        Ok(connected) => connected.map(|(discord, _)| discord),
        Err(_) => Err(far::Error::Io(std::io::ErrorKind::TimedOut.into())),
    }
}

/// Closes the connection to Discord with this code.
async fn close_discord(discord: &mut ToDiscord, code: u16) {
    let frame = far::protocol::CloseFrame {
        code: code.into(),
        reason: "".into(),
    };
    // A peer that is already gone needs no goodbye.
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, discord.close(Some(frame))).await;
}

/// Closes serenity's connection with this code.
async fn close_serenity(serenity: &mut ToSerenity, code: u16) {
    let frame = near::protocol::CloseFrame {
        code: code.into(),
        reason: Cow::Borrowed(""),
    };
    // It may be gone already.
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, serenity.close(Some(frame))).await;
}

#[cfg(test)]
mod tests {
    use futures_util::SinkExt;
    use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair};
    use rustls::ServerConfig;
    use rustls::pki_types::PrivateKeyDer;
    use tokio_rustls::TlsAcceptor;

    use super::*;
    use crate::app::chance::Chance;
    use crate::gateway::endpoint::Endpoint;

    /// A certificate authority, as PEM, and what a server of this machine shows that it signed.
    fn authority(name: &str) -> (String, ServerConfig) {
        let mut authority = CertificateParams::new(Vec::new()).unwrap();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        authority.distinguished_name.push(DnType::CommonName, name);
        let own = KeyPair::generate().unwrap();
        let pem = authority.self_signed(&own).unwrap().pem();
        let issuer = Issuer::new(authority, own);
        let key = KeyPair::generate().unwrap();
        let leaf = CertificateParams::new(vec!["127.0.0.1".to_owned()]).unwrap();
        let leaf = leaf.signed_by(&key, &issuer).unwrap();
        let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![leaf.der().clone()], key)
            .unwrap();
        (pem, config)
    }

    fn trusting(authority: String) -> Arc<ClientConfig> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 443));
        let endpoint = Endpoint::Loopback {
            address,
            authority,
            chance: Chance::System,
        };
        endpoint.tls_config().unwrap()
    }

    /// A gateway over TLS that says hello to everybody: where it is.
    async fn gateway(config: ServerConfig) -> String {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                if let Ok(stream) = acceptor.accept(stream).await {
                    let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
                    let hello = r#"{"op":10,"d":{"heartbeat_interval":41250}}"#;
                    socket.send(far::Message::text(hello)).await.unwrap();
                }
            }
        });
        format!("wss://{address}")
    }

    #[tokio::test]
    async fn only_a_trusted_tls_gateway_is_accepted() {
        let ((known, config), (unknown, _)) = (authority("known"), authority("unknown"));
        let url = gateway(config).await;
        let mut heard = connect(&url, &trusting(known)).await.unwrap();
        let hello = heard.next().await.unwrap().unwrap();
        assert!(hello.to_text().unwrap().contains("41250"), "{hello}");
        let public = Endpoint::Discord.tls_config().unwrap();
        for stranger in [trusting(unknown), public] {
            let refused = connect(&url, &stranger).await.unwrap_err().to_string();
            assert!(refused.contains("UnknownIssuer"), "{refused}");
        }
    }
}
