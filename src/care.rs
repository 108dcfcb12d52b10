//! The commands that look after the data, in a directory or a database. `check`, `backup` and
//! `export` may run beside the bot.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Subcommand;
use sessions::StoreError;
use sessions::store::{
    self, Carried, Checked, Compacted, DatabaseAddress, IndexState, Postgres, Rebuilt,
};

use crate::settings::{Settings, StoreKind};

/// What to do with the data.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Care {
    /// Read the whole data directory and say whether it is sound
    Check,
    /// Rebuild the store from its log
    Rebuild,
    /// Make the log shorter; no game is touched
    Compact,
    /// Copy the data to DIR, also while the bot runs
    Backup {
        /// A directory that is empty, or not there yet
        #[arg(value_name = "DIR")]
        to: PathBuf,
    },
    /// Bring the copy in DIR back into an empty data directory
    Restore {
        /// What `houston backup` wrote
        #[arg(value_name = "DIR")]
        from: PathBuf,
        /// A later copy, or the data directory that is replaced: people forgotten by then stay
        /// forgotten
        since: Option<PathBuf>,
    },
    /// Take the data directory DIR into the empty database HOUSTON_STORE
    Import {
        /// The data directory
        #[arg(value_name = "DIR")]
        from: PathBuf,
    },
    /// Write the database HOUSTON_STORE into the empty directory DIR
    Export {
        /// A directory that is empty, or not there yet
        #[arg(value_name = "DIR")]
        to: PathBuf,
    },
}

/// Does it, and says what was done.
///
/// # Errors
/// It could not be done, or a start would refuse what was checked; the error says what to do
/// about it.
pub fn take(care: &Care, settings: &Settings) -> Result<String> {
    let data: &Path = &settings.data;
    let database = match &settings.store {
        StoreKind::Postgres(address) => Some(&**address),
        StoreKind::Sled | StoreKind::Memory => None,
    };
    if let Some(address) = database
        && !matches!(care, Care::Import { .. } | Care::Export { .. })
    {
        bail!(
            "the tables are in the database {address}, which has tools of its own: pg_dump and \
             pg_restore copy it and bring it back; houston export writes it into a directory"
        );
    }
    let named = || match database {
        Some(address) => Ok(address),
        None => bail!("HOUSTON_STORE names no database: set it to postgres://USER@HOST/NAME"),
    };
    Ok(match care {
        Care::Import { from } => {
            let address = named()?;
            let done = carried(address, async |base| base.import(from).await)?;
            format!("{done} taken from {} into {address}", from.display())
        }
        Care::Export { to } => {
            let address = named()?;
            let done = carried(address, async |base| base.export(to).await)?;
            format!("{done} written from {address} to {}", to.display())
        }
        Care::Check => checked(&store::check(data)?)?,
        Care::Compact => compacted(store::compact(data)?),
        Care::Rebuild => rebuilt(&store::rebuild(data)?),
        Care::Backup { to } => {
            let copy = store::backup(data, to)?;
            format!(
                "{} records ({} bytes) copied to {}, and checked",
                copy.records,
                copy.bytes,
                to.display()
            )
        }
        Care::Restore { from, since } => {
            let copy = store::restore(from, data, since.as_deref())?;
            let data = data.display();
            format!(
                "{} records ({} bytes) restored to {data}",
                copy.records, copy.bytes
            )
        }
    })
}

/// Carries everything from one store to the other, and says how much it was.
fn carried(
    address: &DatabaseAddress,
    carry: impl AsyncFnOnce(&Postgres) -> Result<Carried, StoreError>,
) -> Result<String> {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let done = runtime.enable_all().build()?.block_on(async {
        let database = Postgres::connect(address).await?;
        carry(&database).await
    })?;
    let Carried {
        tables,
        entries,
        people,
        pages,
    } = done;
    Ok(format!(
        "{tables} tables with {entries} entries, {people} people and {pages} personal records"
    ))
}

fn checked(found: &Checked) -> Result<String> {
    let index = match &found.index {
        IndexState::InUse => "the store is in use and was not looked at".to_owned(),
        IndexState::Missing => "the store is missing; the next start makes it".to_owned(),
        IndexState::Agrees { behind: 0 } => "the store agrees with it".to_owned(),
        IndexState::Agrees { behind } => {
            format!("the store agrees with it; the next start adds its last {behind} records")
        }
        IndexState::Broken(why) => bail!("the log is sound, and the store is broken: {why}"),
    };
    let torn = match found.torn {
        0 => String::new(),
        torn => format!(" and {torn} bytes of an unfinished one, which the next start cuts off"),
    };
    let pages = match found.pages {
        0 => String::new(),
        pages => format!(" and {pages} personal records"),
    };
    let people = match found.people {
        Some(people) => format!(", and the book of its {people} people is whole"),
        None => String::new(),
    };
    Ok(format!(
        "The log is sound: {} tables{pages} in {} records ({} bytes){torn}{people}; {index}.",
        found.tables, found.records, found.bytes
    ))
}

fn compacted(done: Compacted) -> String {
    let (before, after) = (done.before, done.after);
    format!("The log had {before} bytes and has {after}; the next start makes the store anew.")
}

fn rebuilt(done: &Rebuilt) -> String {
    let aside = match &done.aside {
        Some(aside) => format!("; the old one is in {}", aside.display()),
        None => String::new(),
    };
    format!(
        "The store is built anew from {} records{aside}.",
        done.records
    )
}
