//! The commands that look after the data directory. `check` and `backup` may run beside the bot.

use std::path::Path;

use anyhow::{Result, bail};
use sessions::store::{self, Checked, Compacted, IndexState, Rebuilt};

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
    /// Bring such a copy back.
    Restore(String),
}

/// Does it, and says what was done.
///
/// # Errors
/// It could not be done, or a start would refuse what was checked; the error says what to do
/// about it.
pub fn take(care: &Care, data: &Path) -> Result<String> {
    Ok(match care {
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
        Care::Restore(from) => {
            let copy = store::restore(from, data)?;
            let data = data.display();
            format!(
                "{} records ({} bytes) restored to {data}",
                copy.records, copy.bytes
            )
        }
    })
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
    Ok(format!(
        "The log is sound: {} tables{pages} in {} records ({} bytes){torn}; {index}.",
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
