//! The look at a directory before anything is written there: what is in doubt is damage, and no
//! beginning.

use std::path::Path;

use super::data_dir::Dir;
use super::log::{self, FirstRecord};
use super::{StoreError, people_file};

/// The thing that a directory lacks whose log was lost.
const LOST_LOG: &str = "file 'journal.log', though other files show that games were kept here: \
                        put it back, or move the directory away and restore a backup with \
                        `houston restore`";

impl Dir {
    /// True if tables are kept here, false where none ever were. Changes nothing.
    ///
    /// # Errors
    /// When the log is lost or none, the book of people is damaged or lost, or a copy to this directory
    /// was cut short.
    pub(super) fn is_begun(&self) -> Result<bool, StoreError> {
        if Self::has(&self.unfinished())? {
            return Err(StoreError::Unfinished {
                path: self.path().display().to_string(),
            });
        }
        let book = people_file::check_book(self)?;
        let people = book.map_or(0, |book| book.people);
        if !Self::has(&self.log())? {
            let rest = [self.index(), self.alive(), self.backed_up()];
            for path in rest {
                if Self::has(&path)? {
                    return Err(self.missing_error(LOST_LOG));
                }
            }
            return match people {
                0 => Ok(false),
                _ => Err(self.missing_error(LOST_LOG)),
            };
        }
        log::identify(&self.log())?;
        if book.is_none() {
            return Err(self.missing_error(people_file::MISSING_PEOPLE));
        }
        // A log begins with a record, before anyone is known.
        match log::first_record(&self.log())? {
            FirstRecord::Missing if people > 0 => {
                let why = format!("it holds no game, though {people} people are known");
                Err(log::not_a_log(&self.log(), why))
            }
            FirstRecord::Damaged if people > 0 => Err(log::first_record_damaged(&self.log())),
            FirstRecord::Missing | FirstRecord::Damaged | FirstRecord::Whole => Ok(true),
        }
    }

    /// The directory at a path, in which tables must be kept.
    pub(super) fn existing(path: &Path) -> Result<Self, StoreError> {
        let dir = Self::new(path);
        if dir.is_begun()? {
            Ok(dir)
        } else {
            Err(dir.missing_error("data: it has no journal.log"))
        }
    }
}
