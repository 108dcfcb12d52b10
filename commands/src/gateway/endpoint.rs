//! Address of Discord: the real one, or one on loopback under the same name.
//!
//! Nothing but a name's address and one certificate authority differs between the two: the rate
//! limiter stays on and every request goes over TLS to `discord.com`.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use serenity::all::{ApplicationId, BotGateway, CreateAllowedMentions, Http, HttpBuilder, UserId};

use crate::app::chance::Chance;
use crate::gateway::unreachable::{self, EndpointError, HOST};

/// Address of Discord.
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
        /// Source of the tables' chance.
        chance: Chance,
    },
}

/// Longest time of one request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

impl Endpoint {
    /// HTTP client of serenity, through a proxy that keeps Discord's limits where there is one.
    ///
    /// # Errors
    /// The address or the certificate authority is not usable.
    pub fn http(&self, token: &str, proxy: Option<&str>) -> Result<Http, EndpointError> {
        let mut http = HttpBuilder::new(token)
            .client(self.client()?)
            .default_allowed_mentions(CreateAllowedMentions::new());
        if let Some(proxy) = proxy {
            // It counts for everybody who asks through it.
            http = http.proxy(proxy).ratelimiter_disabled(true);
        }
        let mut http = http.build();
        if let Some(limiter) = &mut http.ratelimiter {
            let count = |scope: &'static str, more| {
                metrics::counter!("houston_rate_limited_total", "scope" => scope).increment(more);
            };
            // Starts the series at zero so that monitoring sees the first hit; a proxy counts them
            // itself, so there is nothing to count then.
            ["global", "route"].iter().for_each(|scope| count(scope, 0));
            limiter.set_ratelimit_callback(Box::new(move |limited| {
                count(if limited.global { "global" } else { "route" }, 1);
            }));
        }
        Ok(http)
    }

    /// HTTP client below it.
    pub(crate) fn client(&self) -> Result<reqwest::Client, EndpointError> {
        let mut client = reqwest::Client::builder()
            .use_rustls_tls()
            .tcp_nodelay(true)
            .timeout(REQUEST_TIMEOUT);
        if let Self::Loopback {
            address, authority, ..
        } = self
        {
            if !address.ip().is_loopback() {
                return Err(EndpointError::NotLoopback(*address));
            }
            let authorities = reqwest::Certificate::from_pem_bundle(authority.as_bytes())
                .ok()
                .filter(|authorities| !authorities.is_empty())
                .ok_or(EndpointError::Authority)?;
            client = client.no_proxy().resolve(HOST, *address);
            for authority in authorities {
                client = client.add_root_certificate(authority);
            }
        }
        client.build().map_err(|error| match self {
            // Nothing else can be wrong with it.
            Self::Loopback { .. } if error.is_builder() => EndpointError::Authority,
            _ => EndpointError::Client(error),
        })
    }

    /// TLS configuration that trusts the gateway: by the public authorities, or by a sandbox's own
    /// authority alone.
    pub(crate) fn tls_config(&self) -> Result<Arc<ClientConfig>, EndpointError> {
        let mut roots = RootCertStore::empty();
        match self {
            Self::Discord => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Self::Loopback { authority, .. } => {
                for found in CertificateDer::pem_slice_iter(authority.as_bytes()) {
                    let added = found.ok().and_then(|it| roots.add(it).ok());
                    added.ok_or(EndpointError::Authority)?;
                }
            }
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_protocol_versions(rustls::DEFAULT_VERSIONS)
            .map_err(EndpointError::Tls)?;
        let config = config.with_root_certificates(roots).with_no_client_auth();
        Ok(Arc::new(config))
    }

    /// Source of the tables' chance: at the real Discord, always the operating system.
    pub(crate) const fn chance(&self) -> Chance {
        match self {
            Self::Discord => Chance::System,
            Self::Loopback { chance, .. } => *chance,
        }
    }

    /// Asks Discord for the bot's own id.
    ///
    /// # Errors
    /// There is no answer, or we are refused.
    pub(crate) async fn introduce(&self, http: &Http) -> Result<UserId, EndpointError> {
        let me = http.get_current_user().await;
        let me = me.map_err(|error| self.unanswered(error))?;
        http.set_application_id(ApplicationId::new(me.id.get()));
        Ok(me.id)
    }

    /// Asks where the gateway is, how many shards it recommends and how many sessions it allows.
    /// The gateway of a sandbox must be on this machine.
    ///
    /// # Errors
    /// There is no answer, we are refused, or the gateway of a sandbox is elsewhere.
    pub(crate) async fn gateway_info(&self, http: &Http) -> Result<BotGateway, EndpointError> {
        let said = http.get_bot_gateway().await;
        let said = said.map_err(|error| self.unanswered(error))?;
        if *self == Self::Discord || is_loopback(&said.url, "ws") {
            Ok(said)
        } else {
            Err(EndpointError::GatewayElsewhere(said.url))
        }
    }

    /// True if a session may be resumed at another address. A sandbox stays where it is.
    pub(crate) fn may_move(&self) -> bool {
        *self == Self::Discord
    }

    /// Error for a request that was not answered.
    fn unanswered(&self, error: serenity::Error) -> EndpointError {
        let at = match self {
            Self::Discord => HOST.to_owned(),
            Self::Loopback { address, .. } => address.to_string(),
        };
        unreachable::read(error, &at)
    }
}

/// True if a URL of this scheme, secure or not, leads to this machine.
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
    fn only_local_addresses_are_loopback() {
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
    fn remote_sandbox_is_refused() {
        let endpoint = Endpoint::Loopback {
            address: SocketAddr::from(([10, 0, 0, 1], 443)),
            authority: String::new(),
            chance: Chance::System,
        };
        assert!(matches!(
            endpoint.http("t", None),
            Err(EndpointError::NotLoopback(_))
        ));
    }
}
