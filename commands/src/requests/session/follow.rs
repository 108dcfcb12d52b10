//! Following of a game by a caller who does not play it. It changes nothing at the table.

use sessions::{Marks, Person, Slot, Status, Version};
use text::say;

use super::PlayerSession;
use crate::app::dm_channels::channel_of_caller;
use crate::app::fault::ServeError;
use crate::game::ui::GameUi;
use crate::requests::moderation::is_kept_out;
use crate::table::follow::{self, Following};
use crate::ui::reply::{Carrier, Reply};

impl<D: GameUi> PlayerSession<'_, D> {
    /// Page that a caller who does not play gets in place of a console.
    pub(crate) async fn console_of_spectator(&self) -> Result<Reply, ServeError> {
        let text = say("table-refused-not-seated").tr(self.who.lang);
        self.spectator_page(text).await
    }

    /// Page under ⋯ for a caller who does not play.
    pub(crate) async fn spectator_page(&self, text: String) -> Result<Reply, ServeError> {
        let marks = self.table.table().marks().await?;
        let following = match marks.following(self.who.user) {
            None => Following::Not,
            Some(true) => Following::Rounds,
            Some(false) => Following::End,
        };
        let page = follow::page::<D>(&self.now, (self.who.lang, text), following);
        Ok(Reply::say(page))
    }

    /// Notes how the caller follows the game.
    pub(crate) async fn follow(
        &self,
        following: Following,
        from: Carrier,
    ) -> Result<Reply, ServeError> {
        let (who, table) = (self.who, self.table.table());
        let guild = self.now.room().place.guild;
        let key = match following {
            Following::Not => "follow-off",
            _ if is_kept_out(self.services, (who.user, guild)).await? => "table-refused-excluded",
            _ if self.now.room().status != Status::Playing => "follow-over",
            _ if self.seat.is_some() => "follow-plays",
            _ if self.is_followed_by_many().await? => "follow-full",
            _ if channel_of_caller(self.services, who).await?.is_none() => "follow-dm-closed",
            Following::Rounds => "follow-on-rounds",
            Following::End => "follow-on-end",
        };
        if matches!(key, "follow-off" | "follow-on-rounds" | "follow-on-end") {
            let player = who.player();
            // The DM is in their language.
            let known = move |person: &mut Person| {
                if person.name.is_empty() {
                    person.name.clone_from(&player.name);
                    person.locale = player.locale.clone();
                }
            };
            self.services
                .sessions
                .change_person(who.user, known)
                .await?;
            let (user, round) = (who.user, self.round());
            let follows = move |marks: &mut Marks| {
                let slot = marks.slot_mut(Slot::Follow(user));
                slot.informed = match following {
                    Following::Not => Vec::new(),
                    Following::Rounds | Following::End => vec![user],
                };
                slot.asks = following == Following::Rounds;
                slot.shown = round;
            };
            table.note(follows).await?;
        }
        let page = self.spectator_page(say(key).tr(who.lang)).await?;
        Ok(page.replacing().for_carrier(from))
    }

    /// Round of the game, as the marks note it.
    fn round(&self) -> Version {
        let view = self.now.public_view().map(|view| view.open());
        Version(view.map_or(0, |view| u64::from(D::round(&view)) + 1))
    }

    /// True if no more people can follow the game.
    async fn is_followed_by_many(&self) -> Result<bool, ServeError> {
        let marks = self.table.table().marks().await?;
        let others = marks.slots().filter(|(slot, delivery)| {
            let other = matches!(slot, Slot::Follow(user) if *user != self.who.user);
            other && !delivery.informed.is_empty()
        });
        Ok(others.count() >= follow::MOST)
    }
}
