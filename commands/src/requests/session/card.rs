//! A card to keep of a game that is over: for the caller alone, and for those with whom they share
//! it.

use games::To;
use text::{Lang, say};

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::ui::GameUi;
use crate::history::game_end::GameEnd;
use crate::history::thoughts::Thoughts;
use crate::requests::moderation::{check_posting, shown_name};
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Answer, Message, Picture, Private, Row, Style};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

impl<D: GameUi> PlayerSession<'_, D> {
    /// The card, for the caller alone.
    pub(crate) async fn card(&self, thoughts: &Thoughts<D>) -> Result<Reply, ServeError> {
        let lang = self.who.lang;
        let Some(card) = self.drawn_card(lang, thoughts).await? else {
            return Ok(self.not_over("card-not-over"));
        };
        let ids = Ids::new(self.now.room().table, Stamp(0));
        let share = table_button(lang, &ids, TableVerb::Share, Style::Main);
        let riddle = self.riddle_button().await?;
        let message = Message {
            picture: Some(card),
            rows: vec![Row::Buttons([share].into_iter().chain(riddle).collect())],
            ..Message::words(say("card-own").tr(lang))
        };
        Ok(Reply::say(message))
    }

    /// Posts the card in the channel where the caller shares it.
    pub(crate) async fn share(&self, thoughts: &Thoughts<D>) -> Result<Reply, ServeError> {
        check_posting(self.services, self.who).await?;
        let room = self.now.room();
        // Everybody reads it: in the language that is spoken there.
        let lang = Lang::of_locale(&self.who.place.locale.0);
        let Some(card) = self.drawn_card(lang, thoughts).await? else {
            return Ok(self.not_over("card-not-over"));
        };
        let text = say("card-shared")
            .with("name", shown_name(self.services, self.who, lang).await?)
            .with("game", D::title(lang))
            .tr(lang);
        let message = Message {
            picture: Some(card),
            ..Message::words(text)
        };
        // Pressing twice shares it once.
        let nonce = self.who.user.0.wrapping_mul(31).wrapping_add(room.table.0);
        let nonce = format!("card{nonce:x}");
        let sender = &self.services.sender;
        let posted = sender.post(self.who.place.channel, To::everyone(message), &nonce);
        posted.await?;
        let text = Private::words(say("card-is-shared").tr(self.who.lang));
        Ok(Reply::open(Answer::Update(text)))
    }

    /// Picture of the card; `None` before the end of the game.
    async fn drawn_card(
        &self,
        lang: Lang,
        thoughts: &Thoughts<D>,
    ) -> Result<Option<Picture>, ServeError> {
        let Some(end) = GameEnd::load(self.services, thoughts, &self.now).await? else {
            return Ok(None);
        };
        let now = self.now.clone();
        let draw = move || end.card::<D>(&now, lang);
        Ok(self.services.pool.draw(Urgency::Now, draw).await?)
    }
}
