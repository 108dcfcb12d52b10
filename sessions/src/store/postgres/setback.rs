//! What PostgreSQL says, as what it means for a step, and in words for whoever runs it. Only the
//! server's own message is told, never its details: those quote what is kept.

use std::error::Error as _;
use std::io;

use deadpool_postgres::{HookError, PoolError};
use rustls::CertificateError;
use rustls::pki_types::InvalidDnsNameError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::advice;
use crate::store::{AppendError, StoreError};

/// What kept something from being done.
#[derive(Debug)]
pub(super) enum Setback {
    /// Somebody else was faster.
    Conflict,
    /// The connection went, and with it the answer: the same may be tried again.
    Lost(StoreError),
    /// It was refused.
    Failed(StoreError),
}

impl From<Setback> for AppendError {
    fn from(setback: Setback) -> Self {
        match setback {
            Setback::Conflict => Self::Conflict,
            Setback::Lost(error) | Setback::Failed(error) => Self::Store(error),
        }
    }
}

impl From<Setback> for StoreError {
    fn from(setback: Setback) -> Self {
        match setback {
            Setback::Conflict => Self::Other("a row was changed by somebody else".to_owned()),
            Setback::Lost(error) | Setback::Failed(error) => error,
        }
    }
}

/// Whether patience can mend it, and what else can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prospect {
    Conflict,
    Passes(&'static str),
    Stays(&'static str),
    Full,
}

use Prospect::{Full, Passes, Stays};

/// What this error means.
pub(super) fn setback(address: &str, error: &Error) -> Setback {
    let told = |advice: &'static str| StoreError::Database {
        address: address.to_owned(),
        why: why(error),
        advice,
    };
    match means(error) {
        Prospect::Conflict => Setback::Conflict,
        Passes(advice) => Setback::Lost(told(advice)),
        Stays(advice) => Setback::Failed(told(advice)),
        Full => Setback::Failed(StoreError::Full {
            path: format!("PostgreSQL at {address}"),
            why: why(error),
        }),
    }
}

fn means(error: &Error) -> Prospect {
    match error.as_db_error() {
        Some(said) => coded(said.code(), said.message()),
        None => uncoded(error),
    }
}

/// What the server, or whoever stands before it, says.
fn coded(code: &SqlState, message: &str) -> Prospect {
    let is = |codes: &[SqlState]| codes.contains(code);
    let class = code.code().get(..2).unwrap_or_default();
    if is(&[SqlState::UNIQUE_VIOLATION]) {
        Prospect::Conflict
    } else if is(&[SqlState::INVALID_CATALOG_NAME]) {
        Stays(advice::NO_DATABASE)
    } else if is(&[
        // It may not make tables there, or may not even see where it could.
        SqlState::INSUFFICIENT_PRIVILEGE,
        SqlState::INVALID_SCHEMA_NAME,
    ]) {
        Stays(advice::NOT_ALLOWED)
    } else if is(&[SqlState::INVALID_PASSWORD]) {
        Stays(advice::PASSWORD)
    } else if is(&[SqlState::UNTRANSLATABLE_CHARACTER]) {
        Stays(advice::ENCODING)
    } else if is(&[SqlState::DISK_FULL]) {
        Full
    } else if is(&[SqlState::TOO_MANY_CONNECTIONS]) {
        Passes(advice::CROWDED)
    } else if is(&[SqlState::READ_ONLY_SQL_TRANSACTION]) {
        Passes(advice::READ_ONLY)
    } else if is(&[
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::QUERY_CANCELED,
    ]) {
        Passes(advice::BUSY)
    } else if is(&[
        // What was prepared on one connection is looked for on another one.
        SqlState::INVALID_SQL_STATEMENT_NAME,
        SqlState::DUPLICATE_PSTATEMENT,
    ]) {
        Stays(advice::POOLED)
    } else if class == "08" && message.contains("startup parameter") {
        Stays(advice::POOLER)
    } else if is(&[SqlState::PROTOCOL_VIOLATION]) {
        // PgBouncer says almost everything by this code.
        Passes(advice::POOLER_BUSY)
    } else if class == "08"
        // It shuts down, starts, or ends this connection: perhaps because we slept within a transaction.
        || code.code().starts_with("57P")
        || is(&[SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT])
    {
        Passes(advice::AWAY)
    } else if class == "28" {
        Stays(advice::WHO)
    } else {
        Stays(advice::UNKNOWN)
    }
}

/// Without a code it is the connection; or a mistake of ours, which no patience mends. Our driver tells
/// apart by words alone what it says itself.
fn uncoded(error: &Error) -> Prospect {
    let whole = why(error);
    let says = |words: &str| whole.contains(words);
    if says("password missing") {
        return Stays(advice::NO_PASSWORD);
    }
    if says("invalid configuration") {
        return Stays(advice::ADDRESS);
    }
    if says("channel binding") {
        return Stays(advice::UNBOUND);
    }
    if says("unsupported authentication method") || says("unsupported SASL mechanism") {
        return Stays(advice::METHOD);
    }
    // Before the system's own errors: it wears the clothes of one.
    if says("authentication error") {
        return Stays(advice::UNPROVED);
    }
    let mut source = error.source();
    while let Some(cause) = source {
        if let Some(refused) = cause.downcast_ref::<rustls::Error>() {
            return Stays(sealed(refused));
        }
        if let Some(io) = cause.downcast_ref::<io::Error>() {
            return of_system(io);
        }
        source = cause.source();
    }
    if error.is_closed() || says("timed out") || says("timeout") {
        Passes(advice::AWAY)
    } else if says("no hostname") {
        Stays(advice::NAMELESS)
    } else if says("TLS") {
        Stays(advice::PLAIN)
    } else if says("unexpected message") {
        Stays(advice::STRANGER)
    } else {
        Stays(advice::UNKNOWN)
    }
}

/// What the system says of a connection, or what TLS says through it.
fn of_system(error: &io::Error) -> Prospect {
    if let Some(inner) = error.get_ref() {
        if let Some(refused) = inner.downcast_ref::<rustls::Error>() {
            return Stays(sealed(refused));
        }
        if inner.is::<InvalidDnsNameError>() {
            return Stays(advice::NAMELESS);
        }
    }
    let text = error.to_string();
    // So our driver says that it was told to look for one that accepts writes, and found none.
    if text.contains("does not allow writes") {
        Passes(advice::READ_ONLY)
    } else if text.contains("lookup address") || text.contains("resolve any address") {
        Passes(advice::NO_SUCH_HOST)
    } else if error.kind() == io::ErrorKind::PermissionDenied {
        Stays(advice::SOCKET_DENIED)
    } else {
        Passes(advice::AWAY)
    }
}

/// Why TLS did not come about.
fn sealed(error: &rustls::Error) -> &'static str {
    let rustls::Error::InvalidCertificate(certificate) = error else {
        return advice::HANDSHAKE;
    };
    match certificate {
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => advice::EXPIRED,
        CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => {
            advice::NOT_YET
        }
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            advice::MISNAMED
        }
        // Another authority of the same name.
        CertificateError::UnknownIssuer | CertificateError::BadSignature => advice::UNTRUSTED,
        _ => advice::CERTIFICATE,
    }
}

/// What it says, without what it quotes.
fn why(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        return said.message().to_owned();
    }
    let mut why = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        why = format!("{why}: {cause}");
        source = cause.source();
    }
    why
}

/// Why there is no connection.
pub(super) fn of_pool(address: &str, error: PoolError) -> Setback {
    match error {
        PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
            match setback(address, &error) {
                // Whatever is in the way of a connection is no step's conflict.
                Setback::Conflict => Setback::Failed(StoreError::Other(error.to_string())),
                other => other,
            }
        }
        PoolError::Closed => Setback::Failed(StoreError::Closed),
        PoolError::Timeout(_) => Setback::Lost(StoreError::Database {
            address: address.to_owned(),
            why: "no connection came free in time".to_owned(),
            advice: advice::BUSY,
        }),
        error => Setback::Failed(StoreError::Other(error.to_string())),
    }
}

#[cfg(test)]
mod tests;
