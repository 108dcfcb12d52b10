//! Puzzles that people make of a finished game of theirs: proposed to them, posted, and answered by
//! others. Each learns the truth alone; the card counts.

use std::sync::Arc;

use games::{Riddle, To};
use render::Proofs;
use sessions::{RiddleAnswers, RiddleMoment};
use text::{Lang, Lines, Rank, say};

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::changes::RecentViews;
use crate::game::ui::GameUi;
use crate::history::marks::GameMarks;
use crate::history::riddle::{best_riddle, card, card_text, riddle_at};
use crate::history::thoughts::Thoughts;
use crate::requests::moderation::check_posting;
use crate::table::names::names;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Answer, Button, Message, Private, Row, Style};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

impl<D: GameUi> PlayerSession<'_, D> {
    /// Button that proposes a puzzle, where the caller's game makes one.
    pub(crate) async fn riddle_button(&self) -> Result<Option<Button>, ServeError> {
        let ids = Ids::new(self.now.room().table, Stamp(0));
        let button = table_button(self.who.lang, &ids, TableVerb::Riddle, Style::Plain);
        // Which one it is, is found when they ask for it.
        let any = self.own_riddle(Arc::default()).await?;
        Ok(any.map(|_| button))
    }

    /// The puzzle that the caller's game makes, for them alone, with a button that posts it.
    pub(crate) async fn propose_riddle(&self, thoughts: &Thoughts<D>) -> Result<Reply, ServeError> {
        let lang = self.who.lang;
        let Some(message) = self.drawn_riddle(lang, thoughts).await? else {
            return Ok(Reply::words(say("riddle-none").tr(lang)));
        };
        let mut message = message.1;
        for row in &mut message.rows {
            if let Row::Buttons(answers) = row {
                let shown = std::mem::take(answers).into_iter();
                answers.extend(shown.map(|answer| answer.when(false)));
            }
        }
        let mut notice = "riddle-preview";
        if self.who.place.guild.is_some() {
            let ids = Ids::new(self.now.room().table, Stamp(0));
            let post = table_button(lang, &ids, TableVerb::PostRiddle, Style::Main);
            message.rows.push(Row::Buttons(vec![post]));
        } else {
            // In the user's own DMs no one else would read it.
            notice = "riddle-in-dms";
        }
        Ok(Reply::update(
            message.under_notice(lang, &say(notice).tr(lang)),
        ))
    }

    /// Posts the puzzle in the channel where the caller is.
    pub(crate) async fn post_riddle(&self, thoughts: &Thoughts<D>) -> Result<Reply, ServeError> {
        check_posting(self.services, self.who).await?;
        // Everybody reads it: in the language that is spoken there.
        let lang = Lang::of_locale(&self.who.place.locale.0);
        let drawn = match self.who.place.guild.is_some() {
            true => self.drawn_riddle(lang, thoughts).await?,
            false => None,
        };
        let Some((moment, message)) = drawn else {
            return Ok(Reply::words(say("riddle-none").tr(self.who.lang)));
        };
        // Pressing twice posts it once.
        let nonce = format!(
            "ask{}.{}.{}",
            self.now.room().table,
            moment.seat.index(),
            moment.step
        );
        let channel = self.who.place.channel;
        let sender = &self.services.sender;
        let posted = sender.post(channel, To::everyone(message), &nonce).await;
        let said = match posted {
            Ok(_) => "riddle-is-posted",
            Err(error) if error.is_channel_error() => "daily-takes-nothing",
            Err(error) => return Err(error.into()),
        };
        let private = Private::words(say(said).tr(self.who.lang));
        Ok(Reply::open(Answer::Update(private)))
    }

    /// Counts the caller's answer to a puzzle if it is their first, and tells them the truth.
    pub(crate) async fn answer_riddle(
        &self,
        moment: RiddleMoment,
        words: &str,
    ) -> Result<Reply, ServeError> {
        let (lang, table) = (self.who.lang, self.now.room().table);
        let now = self.now.clone();
        let find = move || riddle_at::<D>(&now, moment);
        let riddle = self.services.pool.draw(Urgency::Now, find).await?;
        let right = |riddle: &Riddle<D>| riddle.answers.get(riddle.right).cloned();
        let found = riddle.and_then(|riddle| Some((right(&riddle)?, riddle)));
        let Some((right, riddle)) = found else {
            return Ok(Reply::words(say("riddle-gone").tr(lang)));
        };
        let sessions = &self.services.sessions;
        let before = sessions.riddle_answers(table, moment).await?;
        let is_right = D::spell(&right).to_string() == words;
        let (is_first, answers) = match self.seat {
            // They saw how it went.
            Some(_) => (false, before),
            None => {
                let answer = (self.who.user, is_right);
                let after = sessions.answer_riddle(table, moment, answer).await?;
                (before.answer(self.who.user).is_none(), after)
            }
        };
        let key = match (self.seat, is_first, is_right) {
            (Some(_), ..) => "riddle-was-there",
            (None, false, _) => "riddle-again",
            (None, true, true) => "riddle-right",
            (None, true, false) => "riddle-wrong",
        };
        self.show_count(moment);
        let mut lines = Lines::default();
        let outcome = say(key).with("answer", D::riddle_answer(lang, &right));
        lines.push(Rank::Heading, outcome.tr(lang));
        lines.push(Rank::Status, D::riddle_why(lang, &riddle));
        let count = say("riddle-got")
            .with("right", answers.right())
            .with("count", answers.count());
        lines.push(Rank::Hint, count.tr(lang));
        let names = names(self.now.room(), lang);
        let draw = move || {
            let views = RecentViews::<D> {
                proofs: Some(Proofs::All),
                ..RecentViews::new(riddle.view, Vec::new())
            };
            let shows = views.shows_proofs(lang, &names);
            shows.then(|| views.still(lang, &names))
        };
        let picture = self.services.pool.draw(Urgency::Now, draw).await?;
        Ok(Reply::say(Message {
            text: lines.beside_the_board(lang),
            picture,
            ..Message::default()
        }))
    }

    /// Shows on the card that was pressed how many were right. Not awaited: the next press shows it
    /// as well.
    fn show_count(&self, moment: RiddleMoment) {
        let Some(card) = self.who.component_message else {
            return;
        };
        let lang = Lang::of_locale(&self.who.place.locale.0);
        let (now, channel) = (self.now.clone(), self.who.place.channel);
        let (sessions, sender) = (self.services.sessions.clone(), self.services.sender.clone());
        let under_way = self.services.riddles.begin(card);
        tokio::spawn(async move {
            let turn = under_way.wait_for_turn().await;
            // Of a crowd, the last one shows what all came to.
            if under_way.is_followed() {
                return;
            }
            let table = now.room().table;
            let answers = match sessions.riddle_answers(table, moment).await {
                Ok(answers) => answers,
                Err(fault) => {
                    tracing::warn!(table = table.0, %fault, "the answers to a puzzle were not read");
                    return;
                }
            };
            let text = To::everyone(card_text(&now, lang, moment.seat, &answers));
            if let Err(error) = sender.edit_text(channel, card, text).await {
                tracing::debug!(%error, "a puzzle does not show its count yet");
            }
            drop(turn);
        });
    }

    /// The card of the caller's best moment; `None` where there is none.
    async fn drawn_riddle(
        &self,
        lang: Lang,
        thoughts: &Thoughts<D>,
    ) -> Result<Option<(RiddleMoment, Message)>, ServeError> {
        let marks = thoughts.marks(self.services, &self.now).await?;
        let Some((moment, riddle)) = self.own_riddle(marks).await? else {
            return Ok(None);
        };
        let answers: RiddleAnswers = self
            .services
            .sessions
            .riddle_answers(self.now.room().table, moment)
            .await?;
        let text = card_text(&self.now, lang, moment.seat, &answers);
        let now = self.now.clone();
        let draw = move || card(&now, lang, (moment, &riddle), text);
        let message = self.services.pool.draw(Urgency::Now, draw).await?;
        Ok(Some((moment, message)))
    }

    /// The caller's best moment in their finished game.
    async fn own_riddle(
        &self,
        marks: Arc<GameMarks<D>>,
    ) -> Result<Option<(RiddleMoment, Riddle<D>)>, ServeError> {
        let Some(seat) = self.seat else {
            return Ok(None);
        };
        let now = self.now.clone();
        let find = move || best_riddle(&now, seat, &marks);
        Ok(self.services.pool.draw(Urgency::Now, find).await?)
    }
}
