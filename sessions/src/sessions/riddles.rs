//! Answers to the riddles that people made of their finished games: one a person, the first, as
//! durable as an entry.

use crate::error::Failure;
use crate::ids::{TableId, UserId};
use crate::people::riddles::{RiddleAnswers, RiddleMoment};
use crate::repository::riddles::read_riddles;
use crate::sessions::Sessions;
use crate::store::AppendError;

/// Attempts at an answer that others get ahead of: a whole channel may press at once.
const ATTEMPTS: u32 = 100;

impl Sessions {
    /// The answers to a riddle so far.
    ///
    /// # Errors
    /// When they cannot be read.
    pub async fn riddle_answers(
        &self,
        table: TableId,
        moment: RiddleMoment,
    ) -> Result<RiddleAnswers, Failure> {
        let (_, riddles) = read_riddles(&self.shared().store, table).await?;
        Ok(riddles.answers(moment))
    }

    /// Counts a person's answer to a riddle, if it is their first, and returns all answers. When it
    /// returns, the answer is durable.
    ///
    /// # Errors
    /// When it cannot be recorded.
    pub async fn answer_riddle(
        &self,
        table: TableId,
        moment: RiddleMoment,
        (user, is_right): (UserId, bool),
    ) -> Result<RiddleAnswers, Failure> {
        let store = &self.shared().store;
        for _ in 0..ATTEMPTS {
            let (page, known) = read_riddles(store, table).await?;
            let mut riddles = known.clone();
            riddles.count_answer(moment, user, is_right);
            if riddles == known {
                return Ok(known.answers(moment));
            }
            let answers = riddles.answers(moment);
            store.to_numbers(&mut riddles).await?;
            match store.write_page(page.next(&riddles, None)?).await {
                Ok(()) => return Ok(answers),
                Err(AppendError::Conflict) => {}
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Failure::Busy)
    }
}
