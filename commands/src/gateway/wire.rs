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
use super::relay::{CONNECT, ConnectionEnd, down, up};
use super::session_health::SessionHealth;
use super::stopped;
use crate::gateway::fatal::Fatal;

/// Time for serenity to come back after its connection was closed.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Time for a new connection until its session works.
const SESSION_TIMEOUT: Duration = Duration::from_secs(60);

/// Time for a close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// The longest wait before a session is taken up again: that costs Discord nothing that is counted.
const LONGEST_BACKOFF: Duration = Duration::from_secs(45);

/// The session can be taken up again.
const RESUME: u16 = 4000;
/// Close code for a session that cannot go on.
const SESSION_OVER: u16 = 4009;
/// The close code that ends the session.
const BYE: u16 = 1000;

/// Why the wire was cut for good.
#[derive(Debug)]
pub(crate) enum Cutoff {
    /// A new session is needed.
    NewSession(&'static str),
    /// There was no connection to begin with.
    Unreached,
    /// There are too many servers for so few shards.
    MoreShards,
    /// Trying again would not help.
    Over(Fatal),
    /// The wire was told to stop.
    Stopped,
}

/// Needs of a wire besides itself.
pub(crate) struct Wiring<'a> {
    /// Address of Discord's gateway.
    pub url: &'a str,
    /// Authorities from which the server's certificate must come.
    pub trust: &'a Arc<ClientConfig>,
    /// True if another address may be taken for a session that goes on.
    pub may_move: bool,
    /// Leave to begin one session.
    pub ticket: Option<Ticket>,
    /// The shard's waits.
    pub backoff: &'a mut Backoff,
    /// The shard's session.
    pub pulse: &'a SessionHealth,
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
    /// Known to serenity only: no other process on this machine can take its place.
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

    /// Address that serenity takes for the gateway.
    pub(crate) fn url(&self) -> String {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        format!("ws://{address}/{}", self.key)
    }

    /// Carries what passes, for as long as one session lives.
    pub(crate) async fn carry(&self, mut line: Wiring<'_>) -> Cutoff {
        let mut knock = self.knock().await;
        let mut began = false;
        loop {
            let mut discord = match self.reach(&mut line, began).await {
                Some(discord) => discord,
                None => return Cutoff::Unreached,
            };
            began = true;
            let Ok(mut serenity) = serenity_tungstenite::accept_async(knock).await else {
                return Cutoff::NewSession("serenity did not connect");
            };
            let end = self.relay(&mut serenity, &mut discord, &mut line).await;
            let worked = line.pulse.stops();
            let fate = match &end {
                ConnectionEnd::Discord(code) => {
                    tracing::info!(shard = line.shard, ?code, "Discord closed the connection");
                    close_codes::of(*code)
                }
                ConnectionEnd::Broken(why) => {
                    tracing::info!(shard = line.shard, why, "connection lost");
                    AfterDisconnect::Resume
                }
                ConnectionEnd::Mute => {
                    tracing::debug!(shard = line.shard, "no data from the gateway");
                    AfterDisconnect::Resume
                }
                ConnectionEnd::Again(_) => AfterDisconnect::Resume,
                ConnectionEnd::Left => AfterDisconnect::NewSession,
                ConnectionEnd::Stopped => {
                    leave(&mut discord, BYE).await;
                    return Cutoff::Stopped;
                }
            };
            match end {
                ConnectionEnd::Mute => line.backoff.unreached(),
                _ => line.backoff.lost(worked, fate == AfterDisconnect::Resume),
            }
            match fate {
                AfterDisconnect::Resume => {}
                AfterDisconnect::NewSession => {
                    leave(&mut discord, BYE).await;
                    send_off(&mut serenity, SESSION_OVER).await;
                    return Cutoff::NewSession("the session is over");
                }
                AfterDisconnect::MoreShards => return Cutoff::MoreShards,
                AfterDisconnect::Over(refusal) => return Cutoff::Over(refusal),
            }
            // The old connection is gone before there is another one.
            leave(&mut discord, RESUME).await;
            drop(discord);
            send_off(&mut serenity, RESUME).await;
            knock = match end {
                ConnectionEnd::Again(knock) => knock,
                _ => match tokio::time::timeout(RECONNECT_TIMEOUT, self.knock()).await {
                    Ok(knock) => knock,
                    Err(_) => return Cutoff::NewSession("serenity did not reconnect"),
                },
            };
        }
    }

    /// Connects to Discord. What was connected before is connected again, however long it takes.
    async fn reach(&self, line: &mut Wiring<'_>, began: bool) -> Option<ToDiscord> {
        loop {
            if began {
                pause(line.clock, line.backoff.wait(LONGEST_BACKOFF)).await;
            }
            let elsewhere = line.pulse.resume_at();
            let url = elsewhere.as_deref().filter(|_| began && line.may_move);
            match connect(url.unwrap_or(line.url), line.trust).await {
                Ok(discord) => return Some(discord),
                Err(error) => missed(&error, line),
            }
            if !began {
                // Others of its bucket wait for its ticket.
                return None;
            }
        }
    }

    async fn relay(
        &self,
        serenity: &mut ToSerenity,
        discord: &mut ToDiscord,
        line: &mut Wiring<'_>,
    ) -> ConnectionEnd {
        let (mut to_serenity, mut from_serenity) = serenity.split();
        let (mut to_discord, mut from_discord) = discord.split();
        let pulse = line.pulse;
        let works = async {
            match tokio::time::timeout(SESSION_TIMEOUT, pulse.works()).await {
                Ok(()) => std::future::pending().await,
                Err(_) => ConnectionEnd::Broken("no session within a minute"),
            }
        };
        tokio::select! {
            end = up(&mut from_serenity, &mut to_discord, &mut line.ticket) => end,
            end = down(&mut from_discord, &mut to_serenity) => end,
            end = works => end,
            knock = self.knock() => ConnectionEnd::Again(knock),
            () = stopped(&mut line.stop) => ConnectionEnd::Stopped,
        }
    }

    /// Waits for serenity.
    async fn knock(&self) -> TcpStream {
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

/// The gateway was not reached, or it refuses us: then it is retried less often.
fn missed(error: &far::Error, line: &mut Wiring<'_>) {
    match error {
        far::Error::Http(answer) if answer.status().is_client_error() => line.backoff.failed(),
        _ => line.backoff.unreached(),
    }
    if line.backoff.is_news() {
        tracing::warn!(shard = line.shard, %error, "cannot reach the gateway; retrying");
    }
}

async fn connect(url: &str, trust: &Arc<ClientConfig>) -> Result<ToDiscord, far::Error> {
    let url = format!("{}/?v=10&encoding=json", url.trim_end_matches('/'));
    let config = far::protocol::WebSocketConfig::default()
        // Each shard has one: what is larger makes it grow.
        .read_buffer_size(16 << 10)
        .max_message_size(None)
        .max_frame_size(None);
    let tls = Connector::Rustls(Arc::clone(trust));
    let connecting = connect_async_tls_with_config(url, Some(config), true, Some(tls));
    match tokio::time::timeout(CONNECT, connecting).await {
        Ok(connected) => connected.map(|(discord, _)| discord),
        Err(_) => Err(far::Error::Io(std::io::ErrorKind::TimedOut.into())),
    }
}

/// Says goodbye to Discord.
async fn leave(discord: &mut ToDiscord, code: u16) {
    let frame = far::protocol::CloseFrame {
        code: code.into(),
        reason: "".into(),
    };
    // A peer that is already gone needs no goodbye.
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, discord.close(Some(frame))).await;
}

/// Tells serenity that its connection is closed, and why.
async fn send_off(serenity: &mut ToSerenity, code: u16) {
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
        endpoint.trust().unwrap()
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
        let public = Endpoint::Discord.trust().unwrap();
        for stranger in [trusting(unknown), public] {
            let refused = connect(&url, &stranger).await.unwrap_err().to_string();
            assert!(refused.contains("UnknownIssuer"), "{refused}");
        }
    }
}
