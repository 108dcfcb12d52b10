//! The one try that a player has at a daily puzzle.

use games::Game;

use crate::error::Failure;
use crate::ids::{Key, TableId, UserId};
use crate::sessions::Sessions;
use crate::table::puzzle::Puzzle;

impl Sessions {
    /// The table where a player began a puzzle, even if it is closed by now.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn table_of_try<G: Game>(
        &self,
        user: UserId,
        puzzle: Puzzle,
    ) -> Result<Option<TableId>, Failure> {
        let key = self.try_key::<G>(user, puzzle).await?;
        Ok(self.shared().store.table_founded_by(key).await?)
    }

    /// The key that limits a player to one try at a puzzle.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn try_key<G: Game>(&self, user: UserId, puzzle: Puzzle) -> Result<Key, Failure> {
        let words = format!("houston try {}", puzzle.words(G::ID));
        let token = self.shared().store.token(user, &words).await?;
        // The highest bit is a second step's.
        Ok(Key(token & (u64::MAX >> 1)))
    }
}
