//! Maps PostgreSQL errors to what they mean for a step, with messages for the operator. Quotes only
//! the server's own message, never its details: those contain stored data.

use std::error::Error as _;
use std::io;

use deadpool_postgres::{HookError, PoolError};
use rustls::CertificateError;
use rustls::pki_types::InvalidDnsNameError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::hints;
use crate::store::{AppendError, StoreError};

/// What kept something from being done.
#[derive(Debug)]
pub(super) enum DbError {
    /// Another writer was faster.
    Conflict,
    /// The connection went, and with it the answer: the same may be tried again.
    Lost(StoreError),
    /// It was refused.
    Failed(StoreError),
}

impl From<DbError> for AppendError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::Conflict => Self::Conflict,
            DbError::Lost(error) | DbError::Failed(error) => Self::Store(error),
        }
    }
}

impl From<DbError> for StoreError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::Conflict => Self::Other("a row was changed by another process".to_owned()),
            DbError::Lost(error) | DbError::Failed(error) => error,
        }
    }
}

/// Whether patience can mend it, and what else can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outlook {
    Conflict,
    Transient(&'static str),
    Permanent(&'static str),
    Full,
}

use Outlook::{Full, Permanent, Transient};

/// What this error means.
pub(super) fn db_error(address: &str, error: &Error) -> DbError {
    let told = |advice: &'static str| StoreError::Database {
        address: address.to_owned(),
        why: why(error),
        advice,
    };
    match means(error) {
        Outlook::Conflict => DbError::Conflict,
        Transient(advice) => DbError::Lost(told(advice)),
        Permanent(advice) => DbError::Failed(told(advice)),
        Full => DbError::Failed(StoreError::Full {
            path: format!("PostgreSQL at {address}"),
            why: why(error),
        }),
    }
}

fn means(error: &Error) -> Outlook {
    match error.as_db_error() {
        Some(said) => by_code(said.code(), said.message()),
        None => without_code(error),
    }
}

/// What the server, or a proxy in front of it, says.
fn by_code(code: &SqlState, message: &str) -> Outlook {
    let is = |codes: &[SqlState]| codes.contains(code);
    let class = code.code().get(..2).unwrap_or_default();
    if is(&[SqlState::UNIQUE_VIOLATION]) {
        Outlook::Conflict
    } else if is(&[SqlState::INVALID_CATALOG_NAME]) {
        Permanent(hints::NO_DATABASE)
    } else if is(&[
        // It may not make tables there, or may not even see where it could.
        SqlState::INSUFFICIENT_PRIVILEGE,
        SqlState::INVALID_SCHEMA_NAME,
    ]) {
        Permanent(hints::NOT_ALLOWED)
    } else if is(&[SqlState::INVALID_PASSWORD]) {
        Permanent(hints::WRONG_PASSWORD)
    } else if is(&[SqlState::UNTRANSLATABLE_CHARACTER]) {
        Permanent(hints::ENCODING)
    } else if is(&[SqlState::DISK_FULL]) {
        Full
    } else if is(&[SqlState::TOO_MANY_CONNECTIONS]) {
        Transient(hints::TOO_MANY_CONNECTIONS)
    } else if is(&[SqlState::READ_ONLY_SQL_TRANSACTION]) {
        Transient(hints::READ_ONLY)
    } else if is(&[
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::QUERY_CANCELED,
    ]) {
        Transient(hints::BUSY)
    } else if is(&[
        // What was prepared on one connection is looked for on another one.
        SqlState::INVALID_SQL_STATEMENT_NAME,
        SqlState::DUPLICATE_PSTATEMENT,
    ]) {
        Permanent(hints::POOL_MODE)
    } else if class == "08" && message.contains("startup parameter") {
        Permanent(hints::POOLER_OPTIONS)
    } else if is(&[SqlState::PROTOCOL_VIOLATION]) {
        // PgBouncer says almost everything by this code.
        Transient(hints::POOLER_BUSY)
    } else if class == "08"
        // It shuts down, starts, or ends this connection: perhaps because we slept within a
        // transaction.
        || code.code().starts_with("57P")
        || is(&[SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT])
    {
        Transient(hints::UNREACHABLE)
    } else if class == "28" {
        Permanent(hints::LOGIN)
    } else {
        Permanent(hints::UNKNOWN)
    }
}

/// Without a code it is the connection; or a mistake of ours, which no patience mends. Our driver
/// tells apart by words alone what it says itself.
fn without_code(error: &Error) -> Outlook {
    let whole = why(error);
    let says = |words: &str| whole.contains(words);
    if says("password missing") {
        return Permanent(hints::NO_PASSWORD);
    }
    if says("invalid configuration") {
        return Permanent(hints::BAD_ADDRESS);
    }
    if says("channel binding") {
        return Permanent(hints::CHANNEL_BINDING);
    }
    if says("unsupported authentication method") || says("unsupported SASL mechanism") {
        return Permanent(hints::AUTH_METHOD);
    }
    // Before the system's own errors: it wears the clothes of one.
    if says("authentication error") {
        return Permanent(hints::SERVER_UNVERIFIED);
    }
    let mut source = error.source();
    while let Some(cause) = source {
        if let Some(refused) = cause.downcast_ref::<rustls::Error>() {
            return Permanent(of_tls(refused));
        }
        if let Some(io) = cause.downcast_ref::<io::Error>() {
            return of_system(io);
        }
        source = cause.source();
    }
    if error.is_closed() || says("timed out") || says("timeout") {
        Transient(hints::UNREACHABLE)
    } else if says("no hostname") {
        Permanent(hints::NO_HOST_NAME)
    } else if says("TLS") {
        Permanent(hints::NO_TLS)
    } else if says("unexpected message") {
        Permanent(hints::NOT_POSTGRES)
    } else {
        Permanent(hints::UNKNOWN)
    }
}

/// What the system says of a connection, or what TLS says through it.
fn of_system(error: &io::Error) -> Outlook {
    if let Some(inner) = error.get_ref() {
        if let Some(refused) = inner.downcast_ref::<rustls::Error>() {
            return Permanent(of_tls(refused));
        }
        if inner.is::<InvalidDnsNameError>() {
            return Permanent(hints::NO_HOST_NAME);
        }
    }
    let text = error.to_string();
    // So our driver says that it was told to look for one that accepts writes, and found none.
    if text.contains("does not allow writes") {
        Transient(hints::READ_ONLY)
    } else if text.contains("lookup address") || text.contains("resolve any address") {
        Transient(hints::NO_SUCH_HOST)
    } else if error.kind() == io::ErrorKind::PermissionDenied {
        Permanent(hints::SOCKET_DENIED)
    } else {
        Transient(hints::UNREACHABLE)
    }
}

/// Why TLS did not come about.
fn of_tls(error: &rustls::Error) -> &'static str {
    let rustls::Error::InvalidCertificate(certificate) = error else {
        return hints::HANDSHAKE;
    };
    match certificate {
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => hints::EXPIRED,
        CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => {
            hints::NOT_YET_VALID
        }
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            hints::WRONG_HOST_NAME
        }
        // Another authority of the same name.
        CertificateError::UnknownIssuer | CertificateError::BadSignature => hints::UNTRUSTED,
        _ => hints::CERTIFICATE,
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
pub(super) fn of_pool(address: &str, error: PoolError) -> DbError {
    match error {
        PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
            match db_error(address, &error) {
                // A failed connection is never a step's conflict.
                DbError::Conflict => DbError::Failed(StoreError::Other(error.to_string())),
                other => other,
            }
        }
        PoolError::Closed => DbError::Failed(StoreError::Closed),
        PoolError::Timeout(_) => DbError::Lost(StoreError::Database {
            address: address.to_owned(),
            why: "no free connection in time".to_owned(),
            advice: hints::BUSY,
        }),
        error => DbError::Failed(StoreError::Other(error.to_string())),
    }
}

#[cfg(test)]
mod tests;
