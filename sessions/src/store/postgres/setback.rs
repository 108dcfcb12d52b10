//! What PostgreSQL says, as what it means for a step, and in words for whoever runs it. Only the
//! server's own message is told, never its details: those quote what is kept.

use std::error::Error as _;
use std::io;

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

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

const AWAY: &str = "make sure that it runs and that HOUSTON_STORE names the right host and port; nothing that was \
     acknowledged is lost, and Houston goes on by itself once it is back";
const WHO: &str = "check the user in HOUSTON_STORE, its password (there, or in the file that \
     HOUSTON_STORE_PASSWORD_FILE names), and the server's pg_hba.conf";
const NO_DATABASE: &str = "make it, with createdb --owner=USER NAME on the server";
const NOT_ALLOWED: &str = "the user must be allowed to make tables: let it own the database, or grant create on the schema";
const CROWDED: &str =
    "raise its max_connections, or run fewer Houstons: each uses 16 connections at most";
const FULL: &str = "make room on its disk, and it goes on by itself; nothing was recorded";
const UNTRUSTED: &str = "name the authority that signed its certificate with sslrootcert=FILE in HOUSTON_STORE, and the \
     server as that certificate does; sslmode=disable is for a wire that nobody else reaches";
const PLAIN: &str =
    "switch ssl on at the server; sslmode=disable is for a wire that nobody else reaches";
const BUSY: &str =
    "look at its load and at what else uses it (pg_stat_activity); it is tried again";
const UNKNOWN: &str = "its own log tells more";

/// What this error means.
pub(super) fn setback(address: &str, error: &Error) -> Setback {
    let told = |advice: &'static str| StoreError::Database {
        address: address.to_owned(),
        why: why(error),
        advice,
    };
    let Some(code) = error.code() else {
        return without_code(error, told);
    };
    let class = &code.code()[..2];
    match code {
        c if *c == SqlState::UNIQUE_VIOLATION => Setback::Conflict,
        c if *c == SqlState::INVALID_CATALOG_NAME => Setback::Failed(told(NO_DATABASE)),
        // It may not make tables there, or may not even see where it could.
        c if [
            SqlState::INSUFFICIENT_PRIVILEGE,
            SqlState::INVALID_SCHEMA_NAME,
        ]
        .contains(c) =>
        {
            Setback::Failed(told(NOT_ALLOWED))
        }
        c if *c == SqlState::DISK_FULL => Setback::Failed(told(FULL)),
        c if *c == SqlState::TOO_MANY_CONNECTIONS => Setback::Lost(told(CROWDED)),
        c if *c == SqlState::READ_ONLY_SQL_TRANSACTION => Setback::Lost(told(AWAY)),
        c if [
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::LOCK_NOT_AVAILABLE,
            SqlState::QUERY_CANCELED,
        ]
        .contains(c) =>
        {
            Setback::Lost(told(BUSY))
        }
        // It shuts down, starts, or ends this connection: perhaps because we slept within a transaction.
        c if c.code().starts_with("57P") || *c == SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT => {
            Setback::Lost(told(AWAY))
        }
        _ if class == "08" => Setback::Lost(told(AWAY)),
        _ if class == "28" => Setback::Failed(told(WHO)),
        _ => Setback::Failed(told(UNKNOWN)),
    }
}

/// Without a code it is the connection; or a mistake of ours, which no patience mends.
fn without_code(error: &Error, told: impl Fn(&'static str) -> StoreError) -> Setback {
    let mut source = error.source();
    while let Some(cause) = source {
        if cause.is::<rustls::Error>() {
            return Setback::Failed(told(UNTRUSTED));
        }
        if let Some(io) = cause.downcast_ref::<io::Error>() {
            let is_trust = io
                .get_ref()
                .is_some_and(|inner| inner.is::<rustls::Error>());
            return if is_trust {
                Setback::Failed(told(UNTRUSTED))
            } else {
                Setback::Lost(told(AWAY))
            };
        }
        source = cause.source();
    }
    let text = error.to_string();
    if error.is_closed() || text.contains("timed out") || text.contains("timeout") {
        Setback::Lost(told(AWAY))
    } else if text.contains("TLS") {
        Setback::Failed(told(PLAIN))
    } else if text.contains("password") || text.contains("authentication") {
        Setback::Failed(told(WHO))
    } else {
        Setback::Failed(told(UNKNOWN))
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
        PoolError::Backend(error) => match setback(address, &error) {
            // Whatever is in the way of a connection is no step's conflict.
            Setback::Conflict => Setback::Failed(StoreError::Other(error.to_string())),
            other => other,
        },
        PoolError::Closed => Setback::Failed(StoreError::Closed),
        PoolError::Timeout(_) => Setback::Lost(StoreError::Database {
            address: address.to_owned(),
            why: "no connection came free in time".to_owned(),
            advice: BUSY,
        }),
        error => Setback::Failed(StoreError::Other(error.to_string())),
    }
}
