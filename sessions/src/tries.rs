//! Where somebody had his one try at the puzzle of a day.

use games::Game;

use crate::daily::Puzzle;
use crate::error::Failure;
use crate::ids::{TableId, UserId};
use crate::sessions::Sessions;

impl Sessions {
    /// Where somebody has begun a puzzle, be the table closed by now.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn tried<G: Game>(
        &self,
        user: UserId,
        puzzle: Puzzle,
    ) -> Result<Option<TableId>, Failure> {
        let key = puzzle.key::<G>(user);
        Ok(self.shared().store.founded(key).await?)
    }
}
