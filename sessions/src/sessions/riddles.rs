//! Answers to the riddles that people made of their finished games: one a person, the first, as
//! durable as an entry.

use crate::error::Failure;
use crate::ids::{TableId, UserId};
use crate::people::riddles::{RiddleAnswers, RiddleMoment, Riddles};
use crate::repository::own_page;
use crate::sessions::Sessions;

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
        let page_key = own_page::riddles_page(table);
        let riddles: Riddles = own_page::read(&self.shared().store, page_key).await?;
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
        let page_key = own_page::riddles_page(table);
        let count = |riddles: &mut Riddles| riddles.count_answer(moment, user, is_right);
        let riddles = own_page::change(&self.shared().store, &page_key, None, count).await?;
        Ok(riddles.answers(moment))
    }
}
