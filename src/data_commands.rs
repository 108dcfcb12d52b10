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

/// A command for the data.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum DataCommand {
    /// Check the whole data directory
    Check,
    /// Rebuild the index from the log
    Rebuild,
    /// Shorten the log; all games stay
    Compact,
    /// Copy the data to DIR, even while the bot runs
    Backup {
        /// An empty or new directory
        #[arg(value_name = "DIR")]
        to: PathBuf,
    },
    /// Restore the backup in DIR into an empty data directory
    Restore {
        /// A backup made by `houston backup`
        #[arg(value_name = "DIR")]
        from: PathBuf,
        /// A later backup or the replaced data directory: people deleted by then stay deleted
        since: Option<PathBuf>,
    },
    /// Import the data directory DIR into the empty database HOUSTON_STORE
    Import {
        /// The data directory
        #[arg(value_name = "DIR")]
        from: PathBuf,
    },
    /// Export the database HOUSTON_STORE to the empty directory DIR
    Export {
        /// An empty or new directory
        #[arg(value_name = "DIR")]
        to: PathBuf,
    },
}

/// Runs the command and returns its report.
///
/// # Errors
/// It failed, or the check found damage; the error says what to do.
pub fn run(command: &DataCommand, settings: &Settings) -> Result<String> {
    let data: &Path = &settings.data;
    let database = match &settings.store {
        StoreKind::Postgres(address) => Some(&**address),
        StoreKind::Sled | StoreKind::Memory => None,
    };
    if let Some(address) = database
        && !matches!(
            command,
            DataCommand::Import { .. } | DataCommand::Export { .. }
        )
    {
        bail!(
            "the games are in the database {address}. Use pg_dump and pg_restore there, or \
             houston export to write them to a directory"
        );
    }
    let named = || match database {
        Some(address) => Ok(address),
        None => bail!("HOUSTON_STORE is not a database: set it to postgres://USER@HOST/NAME"),
    };
    Ok(match command {
        DataCommand::Import { from } => {
            let address = named()?;
            let done = transfer(address, async |base| base.import(from).await)?;
            format!("Imported {done} from {} into {address}.", from.display())
        }
        DataCommand::Export { to } => {
            let address = named()?;
            let done = transfer(address, async |base| base.export(to).await)?;
            format!("Exported {done} from {address} to {}.", to.display())
        }
        DataCommand::Check => checked(&store::check(data)?)?,
        DataCommand::Compact => compacted(store::compact(data)?),
        DataCommand::Rebuild => rebuilt(&store::rebuild(data)?),
        DataCommand::Backup { to } => {
            let copy = store::backup(data, to)?;
            format!(
                "Copied {} records ({} bytes) to {} and checked them.",
                copy.records,
                copy.bytes,
                to.display()
            )
        }
        DataCommand::Restore { from, since } => {
            let copy = store::restore(from, data, since.as_deref())?;
            let data = data.display();
            format!(
                "Restored {} records ({} bytes) to {data}.",
                copy.records, copy.bytes
            )
        }
    })
}

/// Copies everything between directory and database, and reports how much.
fn transfer(
    address: &DatabaseAddress,
    copy: impl AsyncFnOnce(&Postgres) -> Result<Carried, StoreError>,
) -> Result<String> {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let done = runtime.enable_all().build()?.block_on(async {
        let database = Postgres::connect(address).await?;
        copy(&database).await
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
        IndexState::InUse => "the index is in use and was not checked".to_owned(),
        IndexState::Missing => "the index is missing; the next start builds it".to_owned(),
        IndexState::Agrees { behind: 0 } => "the index matches it".to_owned(),
        IndexState::Agrees { behind } => {
            format!("the index matches it; the next start adds the last {behind} records")
        }
        IndexState::Broken(why) => bail!("the log is sound, but the index is damaged: {why}"),
    };
    let torn = match found.torn {
        0 => String::new(),
        torn => format!(" and {torn} bytes of an unfinished one, which the next start removes"),
    };
    let pages = match found.pages {
        0 => String::new(),
        pages => format!(" and {pages} personal records"),
    };
    let people = match found.people {
        Some(people) => format!(", the file of its {people} people is sound"),
        None => String::new(),
    };
    Ok(format!(
        "The log is sound: {} tables{pages} in {} records ({} bytes){torn}{people}; {index}.",
        found.tables, found.records, found.bytes
    ))
}

fn compacted(done: Compacted) -> String {
    let (before, after) = (done.before, done.after);
    format!("The log shrank from {before} to {after} bytes. The next start rebuilds the index.")
}

fn rebuilt(done: &Rebuilt) -> String {
    let aside = match &done.aside {
        Some(aside) => format!(" The old one is in {}.", aside.display()),
        None => String::new(),
    };
    format!("Rebuilt the index from {} records.{aside}", done.records)
}
