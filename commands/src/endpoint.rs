//! Where Discord is: the real one, or one on loopback under the same name.
//!
//! Nothing but a name's address and one certificate authority differs between the two: the rate
//! limiter stays on and every request goes over TLS to `discord.com`.

use std::net::SocketAddr;
use std::time::Duration;

use serenity::all::{CreateAllowedMentions, Http, HttpBuilder};

use crate::seed::Chance;

/// Where Discord is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Endpoint {
    /// At its own address.
    Discord,
    /// On this machine.
    Loopback {
        /// The loopback address that stands for `discord.com`.
        address: SocketAddr,
        /// The certificate authority that signed its certificate, as PEM.
        authority: String,
        /// Where the tables' chance comes from.
        chance: Chance,
    },
}

/// Why there is no Discord to talk to.
#[derive(Debug, thiserror::Error)]
pub enum EndpointError {
    /// The address of a sandbox is not on this machine.
    #[error("{0} is not a loopback address: a sandbox runs on this machine only")]
    NotLoopback(SocketAddr),
    /// The certificate authority cannot be read.
    #[error("the sandbox's certificate authority cannot be read: {0}")]
    Authority(reqwest::Error),
    /// The HTTP client cannot be made.
    #[error("the HTTP client cannot be made: {0}")]
    Client(reqwest::Error),
    /// The token was refused.
    #[error("Discord refused the token: check DISCORD_TOKEN")]
    Token,
    /// Discord does not answer.
    #[error("Discord does not answer: {0}")]
    Silent(String),
}

/// How long one request may take.
const REQUEST: Duration = Duration::from_secs(30);

impl Endpoint {
    /// A client that talks to it.
    ///
    /// # Errors
    /// The address or the certificate authority is not usable.
    pub fn http(&self, token: &str) -> Result<Http, EndpointError> {
        let http = HttpBuilder::new(token)
            .client(self.client()?)
            .default_allowed_mentions(CreateAllowedMentions::new());
        Ok(http.build())
    }

    /// What carries requests there.
    pub(crate) fn client(&self) -> Result<reqwest::Client, EndpointError> {
        let mut client = reqwest::Client::builder()
            .use_rustls_tls()
            .tcp_nodelay(true)
            .timeout(REQUEST);
        if let Self::Loopback {
            address, authority, ..
        } = self
        {
            if !address.ip().is_loopback() {
                return Err(EndpointError::NotLoopback(*address));
            }
            let authority = reqwest::Certificate::from_pem(authority.as_bytes())
                .map_err(EndpointError::Authority)?;
            client = client
                .no_proxy()
                .resolve("discord.com", *address)
                .add_root_certificate(authority);
        }
        client.build().map_err(EndpointError::Client)
    }

    /// Where the tables' chance comes from: at the real Discord, always the operating system.
    pub(crate) const fn chance(&self) -> Chance {
        match self {
            Self::Discord => Chance::System,
            Self::Loopback { chance, .. } => *chance,
        }
    }

    /// Asks for the gateway before anything else: serenity falls back to the real Discord's when
    /// it gets no answer, and a sandbox's gateway must be on this machine.
    ///
    /// # Errors
    /// There is no answer, the token is wrong, or the gateway of a sandbox is elsewhere.
    pub async fn check(&self, http: &Http) -> Result<(), EndpointError> {
        let silent = |error: serenity::Error| match &error {
            serenity::Error::Http(http) if http.status_code().is_some_and(|s| s == 401) => {
                EndpointError::Token
            }
            // serenity's own text can hold an URL; this one holds no secret, but stay terse.
            serenity::Error::Http(_) => EndpointError::Silent("no usable answer".to_owned()),
            other => EndpointError::Silent(other.to_string()),
        };
        let me = http.get_current_user().await.map_err(silent)?;
        http.set_application_id(serenity::all::ApplicationId::new(me.id.get()));
        let gateway = http.get_gateway().await.map_err(silent)?;
        match self {
            Self::Discord => Ok(()),
            Self::Loopback { .. } if is_loopback(&gateway.url, "ws") => Ok(()),
            Self::Loopback { .. } => Err(EndpointError::Silent(
                "the sandbox's gateway is not on this machine".to_owned(),
            )),
        }
    }
}

/// Whether a URL of this scheme, secure or not, leads to this machine.
pub(crate) fn is_loopback(url: &str, scheme: &str) -> bool {
    let rest = url.strip_prefix(scheme);
    let rest = rest.map(|rest| rest.strip_prefix('s').unwrap_or(rest));
    let rest = rest.and_then(|rest| rest.strip_prefix("://"));
    let host = rest.and_then(|rest| rest.split(['/', '?']).next());
    let address = host.and_then(|host| host.parse::<SocketAddr>().ok());
    address.is_some_and(|address| address.ip().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_loopback() {
        assert!(is_loopback("ws://127.0.0.1:4000", "ws"));
        assert!(is_loopback("ws://127.0.0.1:4000/?v=10", "ws"));
        assert!(is_loopback("ws://[::1]:4000/", "ws"));
        for url in [
            "wss://gateway.discord.gg",
            "ws://10.0.0.1:80",
            "ws://127.0.0.1.evil.com:80",
            "http://127.0.0.1:80",
            "",
        ] {
            assert!(!is_loopback(url, "ws"), "{url}");
        }
    }

    #[test]
    fn a_sandbox_elsewhere_is_refused() {
        let endpoint = Endpoint::Loopback {
            address: SocketAddr::from(([10, 0, 0, 1], 443)),
            authority: String::new(),
            chance: Chance::System,
        };
        assert!(matches!(
            endpoint.http("t"),
            Err(EndpointError::NotLoopback(_))
        ));
    }
}
