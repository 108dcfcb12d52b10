//! Store errors for the operator: what went wrong, and what to do about it. Never quotes stored
//! data, which may be secret.

use std::io;
use std::path::Path;

use thiserror::Error;

/// Reason why a step was not made durable.
#[derive(Clone, Debug, Error)]
pub enum AppendError {
    /// The journal has other entries than expected: another writer was faster.
    #[error("the journal has newer entries")]
    Conflict,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Trouble of a store, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Another process uses the same data.
    #[error("{path} is in use by another Houston: stop that one, or set another HOUSTON_DATA")]
    InUse {
        /// The directory.
        path: String,
    },
    /// The disk is full.
    #[error(
        "{path}: the disk is full ({why}) and nothing was recorded. Make room: a running bot then \
         continues by itself, a command is to be run again"
    )]
    Full {
        /// The file.
        path: String,
        /// Message of the system.
        why: String,
    },
    /// The system denies access.
    #[error(
        "{path}: user {user} is not permitted to use it ({why}); it is not damaged. Run Houston \
         as its owner, or chown it to user {user}"
    )]
    Denied {
        /// The file or directory.
        path: String,
        /// Number of the user as whom Houston runs.
        user: u32,
        /// Message of the system.
        why: String,
    },
    /// The disk failed.
    #[error(
        "{path}: {why}; nothing was recorded. Check that the disk is mounted, writable and has room"
    )]
    Disk {
        /// The file.
        path: String,
        /// Message of the system.
        why: String,
    },
    /// The data has a later format.
    #[error(
        "{path} was written by a newer Houston ({what}); it is not damaged. Run that version or \
         a newer one"
    )]
    Newer {
        /// The file.
        path: String,
        /// The part that this Houston does not know.
        what: String,
    },
    /// The data contradicts itself.
    #[error("{path} is damaged at byte {offset} ({why}): {advice}")]
    Damaged {
        /// The file.
        path: String,
        /// Place in the file, in bytes.
        offset: u64,
        /// Evidence of the damage.
        why: String,
        /// Advice for the operator.
        advice: &'static str,
    },
    /// The journal's file is not there any more, or is another one.
    #[error(
        "{path} was removed or replaced while Houston ran: put it back or restore a backup, then \
         restart Houston"
    )]
    Gone {
        /// The file.
        path: String,
    },
    /// The index beside the journal is not of this journal, which may have been replaced.
    #[error(
        "{path} cannot be used ({why}). Put the right journal.log back, or move the directory away \
         and restore a backup with `houston restore`. Only if you know that this journal.log is \
         the right one, run `houston rebuild`, which rebuilds the index from it"
    )]
    OtherLog {
        /// The directory.
        path: String,
        /// Evidence of the damage.
        why: String,
    },
    /// The index beside the journal is damaged.
    #[error("{path} is damaged ({why}): {advice}")]
    Index {
        /// The directory.
        path: String,
        /// Evidence of the damage.
        why: String,
        /// Advice for the operator.
        advice: &'static str,
    },
    /// Something stands where nothing should be overwritten.
    #[error("{path} is not empty, and nothing is overwritten: choose another directory")]
    NotEmpty {
        /// The directory.
        path: String,
    },
    /// A copy was being written there, and was cut short.
    #[error(
        "{path} holds an unfinished copy: run the backup, restore or export again that was to make \
         it, or delete the directory"
    )]
    Unfinished {
        /// The directory.
        path: String,
    },
    /// There is nothing there to work with.
    #[error("{path} holds no {what}")]
    Missing {
        /// The directory.
        path: String,
        /// The missing thing.
        what: &'static str,
    },
    /// A database refused a request, or did not answer.
    #[error("PostgreSQL at {address}: {why}: {advice}")]
    Database {
        /// Address of the database, without the password.
        address: String,
        /// Message of the database.
        why: String,
        /// Advice for the operator.
        advice: &'static str,
    },
    /// The setting for a database's address holds none.
    #[error(
        "HOUSTON_STORE is not a database address ({why}): write it as postgres://USER@HOST/NAME"
    )]
    Address {
        /// Reason why it cannot be used.
        why: String,
    },
    /// The file that shall hold a database's password cannot be used.
    #[error("cannot read the file that HOUSTON_STORE_PASSWORD_FILE names ({why}): {advice}")]
    PasswordFile {
        /// Reason why it cannot be used.
        why: String,
        /// Advice for the operator.
        advice: &'static str,
    },
    /// The authority that a database's certificate shall be signed by cannot be used.
    #[error("cannot use the file that HOUSTON_STORE names as sslrootcert ({why})")]
    Authority {
        /// Reason why it cannot be used.
        why: String,
    },
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The backend answered something else than it should.
    #[error("the store failed: {0}")]
    Other(String),
}

impl StoreError {
    /// The store error for an error of the system about a file.
    pub(crate) fn of_disk(path: &Path, error: &io::Error) -> Self {
        use io::ErrorKind::{PermissionDenied, QuotaExceeded, StorageFull};
        let (path, why) = (path.display().to_string(), error.to_string());
        match error.kind() {
            StorageFull | QuotaExceeded => Self::Full { path, why },
            PermissionDenied => Self::Denied {
                path,
                user: rustix::process::geteuid().as_raw(),
                why,
            },
            _ => Self::Disk { path, why },
        }
    }

    /// True if it passes by itself once there is room.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        matches!(self, Self::Full { .. })
    }

    /// True if no further start mends it, so that a person must look at the directory or the
    /// settings. A disk may come back, another process may end, a database is mended elsewhere.
    #[must_use]
    pub const fn needs_a_person(&self) -> bool {
        matches!(
            self,
            Self::Denied { .. }
                | Self::Newer { .. }
                | Self::Damaged { .. }
                | Self::Gone { .. }
                | Self::Index { .. }
                | Self::OtherLog { .. }
                | Self::Unfinished { .. }
                | Self::Missing { .. }
                | Self::Address { .. }
                | Self::PasswordFile { .. }
                | Self::Authority { .. }
        )
    }

    /// True if waiting cannot mend it: acknowledged data is not where it was.
    pub(crate) const fn is_final(&self) -> bool {
        matches!(
            self,
            Self::Damaged { .. } | Self::Gone { .. } | Self::Newer { .. }
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disk_errors_say_who_can_fix_them() {
        let of = |kind: io::ErrorKind| StoreError::of_disk(Path::new("data/log"), &kind.into());
        for kind in [io::ErrorKind::StorageFull, io::ErrorKind::QuotaExceeded] {
            let full = of(kind);
            assert!(full.is_full() && !full.needs_a_person(), "{full}");
        }
        let denied = of(io::ErrorKind::PermissionDenied);
        assert!(!denied.is_full() && denied.needs_a_person(), "{denied}");
        let user = rustix::process::geteuid().as_raw().to_string();
        assert!(denied.to_string().contains(&user), "{denied}");
        let broken = of(io::ErrorKind::InvalidData);
        assert!(!broken.is_full() && !broken.needs_a_person(), "{broken}");
        for said in [denied, broken] {
            assert!(said.to_string().contains("data/log"), "{said}");
        }
    }
}
