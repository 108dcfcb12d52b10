//! Why Discord did not answer, told apart for the operator: what can recover by itself is a
//! `Unreachable`, everything else is an error that ends the process. No text of serenity's or
//! reqwest's is repeated: it could hold an address with a token.

use std::error::Error;
use std::net::SocketAddr;

use serenity::all::HttpError;

use crate::gateway::fatal::Fatal;

/// Why there was no answer, though there may be one later.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreachable {
    /// Connection refused.
    #[error("nothing listens at {0} (connection refused)")]
    NobodyThere(String),
    /// No such name, or no name server answers.
    #[error("{0} cannot be resolved: check the network and DNS")]
    NoName(String),
    /// The attempt took too long.
    #[error("{0} did not answer in time")]
    TooSlow(String),
    /// An HTTP status that says no.
    #[error("{at} answers with HTTP status {status}{}", status_hint(*status))]
    Status {
        /// The address.
        at: String,
        /// The status.
        status: u16,
    },
    /// An answer, but not one of Discord's.
    #[error("the answer from {0} is not Discord's: check for a proxy or firewall in between")]
    Strange(String),
    /// The connection was lost, or the network is away.
    #[error("the connection to {0} failed: {1}")]
    Broken(String, String),
}

impl Unreachable {
    /// True if it can be retried soon: the server is down, failing or out of reach.
    pub(crate) const fn is_outage(&self) -> bool {
        match self {
            Self::NobodyThere(_) | Self::NoName(_) | Self::TooSlow(_) | Self::Broken(..) => true,
            Self::Status { status, .. } => *status >= 500,
            Self::Strange(_) => false,
        }
    }
}

/// Hint at the meaning of an HTTP status.
fn status_hint(status: u16) -> &'static str {
    match status {
        403 => ": it blocks this machine",
        404 => ": it may not be Discord",
        429 => ": too many requests from this machine",
        500.. => ": a server error",
        _ => "",
    }
}

/// Why there is no Discord to talk to, and what to do about it.
#[derive(Debug, thiserror::Error)]
pub enum EndpointError {
    /// The address of a sandbox is not on this machine.
    #[error("{0} is not a loopback address: a sandbox runs only on this machine")]
    NotLoopback(SocketAddr),
    /// The gateway of a sandbox is not on this machine.
    #[error(
        "the sandbox's gateway {0:?} is not on this machine: a sandbox runs only on this machine"
    )]
    GatewayElsewhere(String),
    /// The certificate authority cannot be read.
    #[error(
        "the file in HOUSTON_DISCORD_CA holds no certificate: use the PEM file that the sandbox \
         wrote"
    )]
    Authority,
    /// The server's certificate is not trusted.
    #[error("the certificate of {at} is not trusted ({why}): {}", untrusted(at))]
    Untrusted {
        /// The address.
        at: String,
        /// The trouble with it.
        why: String,
    },
    /// The HTTP client cannot be made.
    #[error("cannot create the HTTP client: {0}")]
    Client(reqwest::Error),
    /// TLS cannot be spoken.
    #[error("cannot set up TLS: {0}")]
    Tls(rustls::Error),
    /// The token cannot be one.
    #[error(
        "DISCORD_TOKEN has a character that no token has: copy it again from the Developer Portal"
    )]
    NoToken,
    /// Discord refuses us.
    #[error(transparent)]
    Refused(#[from] Fatal),
    /// Discord does not answer yet.
    #[error(transparent)]
    Silent(#[from] Unreachable),
}

impl EndpointError {
    /// True if no further attempt mends it. A clock that was not set yet, or a network that reads
    /// along, may be gone at the next one.
    #[must_use]
    pub fn needs_a_person(&self) -> bool {
        match self {
            Self::NotLoopback(_)
            | Self::GatewayElsewhere(_)
            | Self::Authority
            | Self::NoToken
            | Self::Refused(_) => true,
            Self::Untrusted { at, .. } => at != HOST,
            Self::Client(_) | Self::Tls(_) | Self::Silent(_) => false,
        }
    }
}

/// Advice about an untrusted certificate.
fn untrusted(at: &str) -> &'static str {
    if at == HOST {
        "check this machine's clock and look for a proxy that intercepts TLS"
    } else {
        "set HOUSTON_DISCORD_CA to the certificate of the sandbox that runs there now"
    }
}

/// Discord's own name.
pub(crate) const HOST: &str = "discord.com";

/// Error for a failed request of serenity to this address.
pub(crate) fn read(error: serenity::Error, at: &str) -> EndpointError {
    let at = at.to_owned();
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            match answer.status_code.as_u16() {
                401 => Fatal::Token.into(),
                status => Unreachable::Status { at, status }.into(),
            }
        }
        serenity::Error::Http(HttpError::InvalidHeader(_)) => EndpointError::NoToken,
        serenity::Error::Http(HttpError::Request(error)) => request_error(&error, at),
        _ => Unreachable::Strange(at).into(),
    }
}

/// Error for a failed request, by its cause.
fn request_error(error: &reqwest::Error, at: String) -> EndpointError {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if let Some(io) = error.downcast_ref::<std::io::Error>() {
            return io_error(io, at);
        }
        cause = error.source();
    }
    if error.is_timeout() {
        Unreachable::TooSlow(at).into()
    } else if error.is_decode() || error.is_body() {
        Unreachable::Strange(at).into()
    } else {
        Unreachable::Broken(at, "the connection ended too early".to_owned()).into()
    }
}

/// Error for an I/O error.
fn io_error(error: &std::io::Error, at: String) -> EndpointError {
    use std::io::ErrorKind::{ConnectionRefused, TimedOut};
    // What an I/O error holds is no source of its own, and may be one again.
    if let Some(held) = error.get_ref() {
        if let Some(inner) = held.downcast_ref::<std::io::Error>() {
            return io_error(inner, at);
        }
        match held.downcast_ref::<rustls::Error>() {
            Some(rustls::Error::InvalidCertificate(why)) => {
                let why = format!("{why:?}");
                return EndpointError::Untrusted { at, why };
            }
            Some(_) => return Unreachable::Strange(at).into(),
            None => {}
        }
    }
    match error.kind() {
        ConnectionRefused => Unreachable::NobodyThere(at).into(),
        TimedOut => Unreachable::TooSlow(at).into(),
        // Looking a name up has no kind of its own.
        _ if error.to_string().contains("lookup") => Unreachable::NoName(at).into(),
        kind => Unreachable::Broken(at, kind.to_string()).into(),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Error as IoError, ErrorKind};

    use rustls::CertificateError;

    use super::*;

    #[track_caller]
    fn check(error: &IoError, ends: bool, says: &str) {
        let read = io_error(error, "there".to_owned());
        assert_eq!(!matches!(read, EndpointError::Silent(_)), ends, "{read}");
        assert!(read.to_string().contains(says), "{read}");
    }

    #[test]
    fn connection_failures_are_distinguished() {
        let certificate = rustls::Error::InvalidCertificate(CertificateError::UnknownIssuer);
        let nested = IoError::other(IoError::new(ErrorKind::InvalidData, certificate));
        check(&nested, true, "not trusted (UnknownIssuer)");
        let no_tls = IoError::other(rustls::Error::HandshakeNotComplete);
        check(&no_tls, false, "is not Discord's");
        let lookup = IoError::other("failed to lookup address information: no such host");
        check(&lookup, false, "DNS");
        check(
            &ErrorKind::ConnectionRefused.into(),
            false,
            "nothing listens",
        );
        check(&ErrorKind::TimedOut.into(), false, "in time");
        check(
            &ErrorKind::ConnectionReset.into(),
            false,
            "connection reset",
        );
    }
}
