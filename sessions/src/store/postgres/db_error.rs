//! Maps PostgreSQL errors to what they mean for a step, with messages for the operator. Quotes only
//! the server's own message, never its details: those contain stored data.

use std::error::Error as _;
use std::io;

use deadpool_postgres::{HookError, PoolError};
use rustls::CertificateError;
use rustls::pki_types::InvalidDnsNameError;
use tokio_postgres::Error;

use super::hints;
use crate::store::{AppendError, StoreError};

/// Why work on a connection failed, before the database's address is added.
#[derive(Debug, thiserror::Error)]
pub(super) enum WorkError {
    /// Another writer was faster.
    #[error("a row was changed by another process")]
    Conflict,
    /// The driver's error: the server's refusal, or a lost connection.
    #[error(transparent)]
    Driver(#[from] Error),
    /// The database cannot be used: its schema or what it holds.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl WorkError {
    /// The error as it concerns the database at this address.
    pub(super) fn at_address(self, address: &str) -> DbError {
        match self {
            Self::Conflict => DbError::Conflict,
            Self::Driver(error) => db_error(address, &error),
            Self::Store(error) => DbError::Failed(error),
        }
    }
}

/// Error of a database that kept something from being done.
#[derive(Debug)]
pub(super) enum DbError {
    /// Another writer was faster.
    Conflict,
    /// The connection went, and with it the answer: the same may be tried again.
    Lost(StoreError),
    /// The request was refused.
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

/// Outlook of an error: whether patience can mend it, and what else can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outlook {
    Conflict,
    Transient(&'static str),
    Permanent(&'static str),
    Full,
}

use Outlook::{Full, Permanent, Transient};

/// Reads an error of the driver.
pub(super) fn db_error(address: &str, error: &Error) -> DbError {
    let error_with = |advice: &'static str| StoreError::Database {
        address: address.to_owned(),
        why: why(error),
        advice,
    };
    match outlook(error) {
        Outlook::Conflict => DbError::Conflict,
        Transient(advice) => DbError::Lost(error_with(advice)),
        Permanent(advice) => DbError::Failed(error_with(advice)),
        Full => DbError::Failed(StoreError::Full {
            path: format!("PostgreSQL at {address}"),
            why: why(error),
        }),
    }
}

/// The outlook of an error of the driver.
fn outlook(error: &Error) -> Outlook {
    match error.as_db_error() {
        Some(error) => outlook_of_code(error.code().code(), error.message()),
        None => outlook_without_code(error),
    }
}

/// Meanings of the codes of the server, or of a proxy in front of it: of a whole code, or of the
/// beginning of several. The first that fits counts.
const CODES: [(&str, Outlook); 20] = [
    // Another row has the same key.
    ("23505", Outlook::Conflict),
    ("3D000", Permanent(hints::NO_DATABASE)),
    // It may not make tables there, or may not even see where it could.
    ("42501", Permanent(hints::NOT_ALLOWED)),
    ("3F000", Permanent(hints::NOT_ALLOWED)),
    ("28P01", Permanent(hints::WRONG_PASSWORD)),
    ("28", Permanent(hints::LOGIN)),
    ("22P05", Permanent(hints::ENCODING)),
    ("53100", Full),
    ("53300", Transient(hints::TOO_MANY_CONNECTIONS)),
    ("25006", Transient(hints::READ_ONLY)),
    // A deadlock, a serialization failure, a lock that is not free, a statement that took too long.
    ("40P01", Transient(hints::BUSY)),
    ("40001", Transient(hints::BUSY)),
    ("55P03", Transient(hints::BUSY)),
    ("57014", Transient(hints::BUSY)),
    // What was prepared on one connection is looked for on another one.
    ("26000", Permanent(hints::POOL_MODE)),
    ("42P05", Permanent(hints::POOL_MODE)),
    // PgBouncer says almost everything by this code.
    ("08P01", Transient(hints::POOLER_BUSY)),
    ("08", Transient(hints::UNREACHABLE)),
    // It shuts down, starts, or ends this connection: perhaps because we slept within a
    // transaction.
    ("57P", Transient(hints::UNREACHABLE)),
    ("25P03", Transient(hints::UNREACHABLE)),
];

/// The outlook of an error that the server, or a proxy, gave a code.
fn outlook_of_code(code: &str, message: &str) -> Outlook {
    if code.starts_with("08") && message.contains("startup parameter") {
        return Permanent(hints::POOLER_OPTIONS);
    }
    let mut codes = CODES.iter();
    let known = codes.find(|(start, _)| code.starts_with(start));
    known.map_or(Permanent(hints::UNKNOWN), |(_, means)| *means)
}

/// Errors of our driver itself, which it tells apart by words alone.
const WORDS: [(&str, &str); 6] = [
    ("password missing", hints::NO_PASSWORD),
    ("invalid configuration", hints::BAD_ADDRESS),
    ("channel binding", hints::CHANNEL_BINDING),
    ("unsupported authentication method", hints::AUTH_METHOD),
    ("unsupported SASL mechanism", hints::AUTH_METHOD),
    // The driver wraps this one in an I/O error.
    ("authentication error", hints::SERVER_UNVERIFIED),
];
/// Like [`WORDS`], where no error of the system's or of TLS is behind it.
const LAST_WORDS: [(&str, Outlook); 5] = [
    ("timed out", Transient(hints::UNREACHABLE)),
    ("timeout", Transient(hints::UNREACHABLE)),
    ("no hostname", Permanent(hints::NO_HOST_NAME)),
    ("TLS", Permanent(hints::NO_TLS)),
    ("unexpected message", Permanent(hints::NOT_POSTGRES)),
];

/// The outlook of an error without a code: of the connection, or of a mistake of ours, which no
/// patience mends.
fn outlook_without_code(error: &Error) -> Outlook {
    let whole = why(error);
    if let Some((_, advice)) = WORDS.iter().find(|(words, _)| whole.contains(words)) {
        return Permanent(advice);
    }
    let mut source = error.source();
    while let Some(cause) = source {
        if let Some(refused) = cause.downcast_ref::<rustls::Error>() {
            return Permanent(advice_for_tls(refused));
        }
        if let Some(io) = cause.downcast_ref::<io::Error>() {
            return outlook_of_system(io);
        }
        source = cause.source();
    }
    if error.is_closed() {
        return Transient(hints::UNREACHABLE);
    }
    let mut last = LAST_WORDS.iter();
    let known = last.find(|(words, _)| whole.contains(words));
    known.map_or(Permanent(hints::UNKNOWN), |(_, means)| *means)
}

/// Outlook of an error that the system reports of a connection, or TLS through it.
fn outlook_of_system(error: &io::Error) -> Outlook {
    if let Some(inner) = error.get_ref() {
        if let Some(refused) = inner.downcast_ref::<rustls::Error>() {
            return Permanent(advice_for_tls(refused));
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

/// Advice to the operator when TLS did not come about.
fn advice_for_tls(error: &rustls::Error) -> &'static str {
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

/// The error's message, without what it quotes.
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

/// The error for a connection that the pool could not give.
pub(super) fn pool_error(address: &str, error: PoolError) -> DbError {
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
