//! The clock that a sandbox shares with the bot, so that days pass in seconds for both.
//!
//! Nothing has to be switched on: a sandbox on this machine is asked for its clock, and one that
//! has none leaves us the machine's. The real Discord is never asked.

use std::sync::{Arc, Weak};
use std::time::Duration;

use serde_json::Value;
use sessions::{Clock, Millis, Reading, machine_now};
use tokio::sync::oneshot;

use crate::gateway::endpoint::Endpoint;
use crate::gateway::unreachable::EndpointError;

/// Address of a sandbox's clock. With `after` it answers once it has been moved again.
const CLOCK_URL: &str = "https://discord.com/people/clock";
/// Longest time of a question that waits for a change, in milliseconds.
const OPEN_MS: u32 = 20_000;
/// Delay before a lost sandbox is asked again.
const RETRY_DELAY: Duration = Duration::from_millis(250);
/// Longest time that the start waits for the first answer. Only a sandbox that is not running takes
/// longer.
const START_TIMEOUT: Duration = Duration::from_secs(2);

impl Endpoint {
    /// The clock to go by at this endpoint: the machine's, shifted by a sandbox's, which is
    /// followed for as long as the returned value is kept.
    ///
    /// # Errors
    /// The address or the certificate authority is not usable.
    pub async fn clock(&self) -> Result<Arc<Clock>, EndpointError> {
        let followed = Arc::new(Clock::default());
        let Self::Loopback { .. } = self else {
            return Ok(followed);
        };
        let (known, first) = oneshot::channel();
        let client = self.client()?;
        tokio::spawn(follow(client, Arc::downgrade(&followed), known));
        // On a timeout nothing is listening yet. A sandbox only ever runs ahead, so learning of it
        // later does no harm.
        let _ = tokio::time::timeout(START_TIMEOUT, first).await;
        Ok(followed)
    }
}

/// Answer of a sandbox about its clock.
enum ClockAnswer {
    News {
        reading: Reading,
        change: u64,
        /// Address where the sandbox tells its clock even while the Discord that it plays is down.
        lasting_address: Option<String>,
    },
    /// There is no clock to share.
    Foreign,
    /// The sandbox cannot be reached just now.
    Lost,
}

/// Follows a sandbox's clock for as long as `clock` is used. `known` is told of the first answer.
async fn follow(client: reqwest::Client, clock: Weak<Clock>, known: oneshot::Sender<()>) {
    let mut known = Some(known);
    let mut seen: Option<u64> = None;
    let mut url = CLOCK_URL.to_owned();
    let follower = format!("{}-{}", std::process::id(), machine_now().0);
    loop {
        let answer = ask(&client, &url, &follower, seen).await;
        let Some(clock) = clock.upgrade() else {
            return;
        };
        match answer {
            ClockAnswer::News {
                reading,
                change,
                lasting_address,
            } => {
                clock.follow(reading);
                if seen.is_none() {
                    tracing::info!("following the sandbox's clock");
                }
                seen = Some(change);
                if let Some(lasting) = lasting_address {
                    url = lasting;
                }
            }
            ClockAnswer::Foreign => return,
            // The last that was known goes on holding.
            ClockAnswer::Lost => {
                drop(clock);
                CLOCK_URL.clone_into(&mut url);
                tokio::time::sleep(RETRY_DELAY).await;
                continue;
            }
        }
        if let Some(known) = known.take() {
            // The receiver may have given up waiting.
            let _ = known.send(());
        }
    }
}

/// Asks a sandbox for its clock; after `seen`, the change last known, it answers once there is
/// another.
async fn ask(
    client: &reqwest::Client,
    url: &str,
    follower: &str,
    seen: Option<u64>,
) -> ClockAnswer {
    let mut url = format!("{url}?follower={follower}");
    if let Some(seen) = seen {
        url.push_str(&format!("&after={seen}&wait_ms={OPEN_MS}"));
    }
    let Ok(answer) = client.get(url).send().await else {
        return ClockAnswer::Lost;
    };
    if answer.status() == reqwest::StatusCode::NOT_FOUND {
        return ClockAnswer::Foreign;
    }
    let body: Option<Value> = answer.json().await.ok();
    body.as_ref().and_then(read).unwrap_or(ClockAnswer::Lost)
}

/// Reads the answer of a sandbox.
fn read(body: &Value) -> Option<ClockAnswer> {
    let reading = if body["stopped"].as_bool()? {
        Reading::Stands(Millis(body["now_ms"].as_u64()?))
    } else {
        Reading::Ahead(body["ahead_ms"].as_i64()?)
    };
    let change = body["change"].as_u64()?;
    let lasting_address = body["follow"].as_str();
    let is_local = |url: &&str| crate::gateway::endpoint::is_loopback(url, "http");
    Some(ClockAnswer::News {
        reading,
        change,
        lasting_address: lasting_address.filter(is_local).map(str::to_owned),
    })
}
