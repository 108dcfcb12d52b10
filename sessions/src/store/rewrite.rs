//! Whatever can be put in the place of everything that is kept, piece by piece.

use super::log::LogRecord;
use super::{Keep, StoreError};
use crate::ids::UserId;
use crate::index::IndexCard;
use crate::marks::Marks;
use crate::person::Person;

/// What puts something else in the place of what is kept, or only looks at it.
pub(crate) trait Rewrite {
    /// An entry of a table's journal.
    fn entry(&mut self, entry: &mut Vec<u8>) -> Result<(), StoreError>;
    /// A table's card.
    fn card(&mut self, card: &mut IndexCard);
    /// What was shown of a table.
    fn marks(&mut self, marks: &mut Marks);
    /// A page.
    fn keep(&mut self, keep: &mut Keep) -> Result<(), StoreError>;
    /// A person.
    fn person(&mut self, user: &mut UserId, person: &mut Person) -> Result<(), StoreError>;
}

/// Rewrites what a record of a log holds. Marks of which only the change was written are not in it.
pub(super) fn record(rewrite: &mut dyn Rewrite, record: &mut LogRecord) -> Result<(), StoreError> {
    match record {
        LogRecord::Append {
            entry, card, keeps, ..
        } => {
            rewrite.entry(entry)?;
            rewrite.card(card);
            keeps.iter_mut().try_for_each(|keep| rewrite.keep(keep))
        }
        LogRecord::Bare { entry, .. } => rewrite.entry(entry),
        LogRecord::Keep(keep) => rewrite.keep(keep),
        LogRecord::Marks { marks, .. } => {
            rewrite.marks(marks);
            Ok(())
        }
        LogRecord::Person { user, person } => rewrite.person(user, person),
        LogRecord::Marked { .. } | LogRecord::Errands(_) | LogRecord::Synced => Ok(()),
    }
}
