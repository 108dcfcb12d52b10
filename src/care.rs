//! The commands that look after the data, in a directory or a database. `check`, `backup` and
//! `export` may run beside the bot.

use std::path::Path;

use anyhow::{Result, bail};
use sessions::StoreError;
use sessions::store::{
    self, Carried, Checked, Compacted, DatabaseAddress, IndexState, Postgres, Rebuilt,
};

use crate::settings::{Settings, StoreKind};

/// What to do with the data directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Care {
    /// Read everything and say whether it is sound.
    Check,
    /// Build sled's files anew from the log.
    Rebuild,
    /// Make the log shorter.
    Compact,
    /// Copy everything that is needed to another directory.
    Backup(String),
    /// Bring such a copy back, but nobody who was forgotten since by what the second one holds.
    Restore(String, Option<String>),
    /// Take a data directory into an empty database.
    Import(String),
    /// Write a database into an empty directory.
    Export(String),
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
        && !matches!(care, Care::Import(_) | Care::Export(_))
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
        Care::Import(from) => {
            let address = named()?;
            let done = carried(address, async |base| base.import(Path::new(from)).await)?;
            format!("{done} taken from {from} into {address}")
        }
        Care::Export(to) => {
            let address = named()?;
            let done = carried(address, async |base| base.export(Path::new(to)).await)?;
            format!("{done} written from {address} to {to}")
        }
        Care::Check => checked(&store::check(data)?)?,
        Care::Compact => compacted(store::compact(data)?),
        Care::Rebuild => rebuilt(&store::rebuild(data)?),
        Care::Backup(to) => {
            let copy = store::backup(data, to)?;
            format!(
                "{} records ({} bytes) copied to {to}, and checked",
                copy.records, copy.bytes
            )
        }
        Care::Restore(from, since) => {
            let copy = store::restore(from, data, since.as_deref().map(Path::new))?;
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
