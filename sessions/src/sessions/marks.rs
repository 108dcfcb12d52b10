//! Marks of finished games: thought by those who ask for them, and kept, as durable as an entry.

use crate::error::Failure;
use crate::ids::TableId;
use crate::records::KeptMarks;
use crate::repository::own_page;
use crate::sessions::Sessions;

impl Sessions {
    /// The marks of a table's game, as far as they are kept.
    ///
    /// # Errors
    /// When they cannot be read.
    pub async fn kept_marks(&self, table: TableId) -> Result<KeptMarks, Failure> {
        own_page::read(&self.shared().store, own_page::marks_page(table)).await
    }

    /// Keeps the marks of a table's game.
    ///
    /// # Errors
    /// When they cannot be recorded.
    pub async fn keep_marks(&self, table: TableId, marks: &KeptMarks) -> Result<(), Failure> {
        let page_key = own_page::marks_page(table);
        let keep = |kept: &mut KeptMarks| kept.clone_from(marks);
        own_page::change(&self.shared().store, &page_key, None, keep).await?;
        Ok(())
    }
}
