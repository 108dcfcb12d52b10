//! Relay of messages between serenity and Discord. Reads only who begins a session and how often
//! Discord wants a heartbeat. serenity speaks an older WebSocket library than we do with Discord,
//! so messages are turned from one's type into the other's.

use std::time::Duration;

use futures_util::{Sink, SinkExt, Stream, StreamExt};
use serde::Deserialize;
use serenity_tungstenite::tungstenite as near;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite as far;

use super::identifies::Ticket;

/// Longest time of an attempt to connect, and of the wait for the first message.
pub(super) const CONNECT: Duration = Duration::from_secs(5);

/// End of a connection.
pub(super) enum ConnectionEnd {
    /// Discord closed it, with this code.
    Discord(Option<u16>),
    /// The connection broke, for this reason.
    Broken(&'static str),
    /// Discord sent nothing: as if no server had been reached.
    Mute,
    /// serenity closed it.
    Left,
    /// serenity opened another one.
    Again(TcpStream),
    /// We were told to stop.
    Stopped,
}

/// Carries serenity's messages to Discord.
pub(super) async fn carry_to_discord(
    serenity: &mut (impl Stream<Item = Result<near::Message, near::Error>> + Unpin),
    discord: &mut (impl Sink<far::Message, Error = far::Error> + Unpin),
    ticket: &mut Option<Ticket>,
) -> ConnectionEnd {
    loop {
        let message = match serenity.next().await {
            Some(Ok(near::Message::Text(text))) => {
                if opcode(&text) == Some(IDENTIFY) {
                    match ticket.take() {
                        Some(ticket) => ticket.used(),
                        None => return ConnectionEnd::Left,
                    }
                }
                far::Message::text(text)
            }
            Some(Ok(near::Message::Close(_)) | Err(_)) | None => return ConnectionEnd::Left,
            Some(Ok(_)) => continue,
        };
        if discord.send(message).await.is_err() {
            // Why, the other direction knows.
            return std::future::pending().await;
        }
    }
}

/// Carries Discord's messages to serenity.
pub(super) async fn carry_to_serenity(
    discord: &mut (impl Stream<Item = Result<far::Message, far::Error>> + Unpin),
    serenity: &mut (impl Sink<near::Message, Error = near::Error> + Unpin),
) -> ConnectionEnd {
    let mut patience = CONNECT;
    loop {
        let message = match tokio::time::timeout(patience, discord.next()).await {
            Err(_) if patience > CONNECT => {
                return ConnectionEnd::Broken("Discord stopped sending");
            }
            Ok(None) if patience > CONNECT => {
                return ConnectionEnd::Broken("it ended without a close code");
            }
            Ok(Some(Err(_))) if patience > CONNECT => {
                return ConnectionEnd::Broken("connection error");
            }
            Err(_) | Ok(None) | Ok(Some(Err(_))) => return ConnectionEnd::Mute,
            Ok(Some(Ok(far::Message::Close(frame)))) => {
                return ConnectionEnd::Discord(frame.map(|frame| frame.code.into()));
            }
            Ok(Some(Ok(far::Message::Text(text)))) => {
                if patience == CONNECT
                    && let Some(interval) = heartbeat_interval(&text)
                {
                    // Each heartbeat is answered: a peer that says nothing for longer is gone.
                    patience = CONNECT + interval + interval / 4;
                }
                near::Message::text(text.as_str())
            }
            Ok(Some(Ok(far::Message::Binary(bytes)))) => near::Message::binary(bytes),
            Ok(Some(Ok(_))) => continue,
        };
        if serenity.send(message).await.is_err() {
            return ConnectionEnd::Left;
        }
    }
}

const HELLO: u8 = 10;
const IDENTIFY: u8 = 2;

/// The parts of a gateway message that are read.
#[derive(Deserialize)]
struct OpFrame {
    op: u8,
    #[serde(default)]
    d: serde_json::Value,
}

/// Opcode of a gateway message.
fn opcode(text: &str) -> Option<u8> {
    let frame: OpFrame = serde_json::from_str(text).ok()?;
    Some(frame.op)
}

/// Heartbeat interval of a hello. It comes first, and is never compressed.
fn heartbeat_interval(text: &str) -> Option<Duration> {
    let frame: OpFrame = serde_json::from_str(text).ok()?;
    let interval = frame.d.get("heartbeat_interval")?.as_u64()?;
    (frame.op == HELLO).then_some(Duration::from_millis(interval))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heartbeat_interval_is_read_from_hello() {
        let hello = r#"{"t":null,"s":null,"op":10,"d":{"heartbeat_interval":41250,"_trace":[]}}"#;
        assert_eq!(
            heartbeat_interval(hello),
            Some(Duration::from_millis(41_250))
        );
        for other in [
            "",
            r#"{"op":11}"#,
            r#"{"op":11,"d":{"heartbeat_interval":1}}"#,
        ] {
            assert_eq!(heartbeat_interval(other), None, "{other}");
        }
    }

    #[test]
    fn identify_and_resume_are_distinguished() {
        assert_eq!(
            opcode(r#"{"op":2,"d":{"token":"t","op":6}}"#),
            Some(IDENTIFY)
        );
        assert_eq!(opcode(r#"{"op":6,"d":{"token":"t"}}"#), Some(6));
        assert_eq!(opcode("nonsense"), None);
    }
}
