//! A player's question what a computer would do. The answer is for them alone, and is made of what
//! they have seen; where they play with others, everyone sees that they asked.

use games::{Seat, To};
use sessions::{HintPermission, Room, TableAction};
use text::say;

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::changes;
use crate::game::ui::GameUi;
use crate::history::thoughts::Thoughts;
use crate::table::advice;
use crate::table::names::names_for;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

/// Number that sets these dice apart from those of computers at the table.
const OURS: u64 = 1 << 61;

impl<D: GameUi> PlayerSession<'_, D> {
    /// Advice: the action of a computer in the caller's place.
    ///
    /// # Errors
    /// It is unknown whether the request was recorded.
    pub(crate) async fn advice(&self, thoughts: &Thoughts<D>) -> Result<Reply, ServeError> {
        let room = self.now.room();
        let Some(seat) = self.seat else {
            return Ok(self.no_board());
        };
        let permission = self.now.hint_permission()?;
        if !room.due.iter().any(|due| due.seat == seat) {
            return Ok(Reply::words(say("advice-nothing").tr(self.who.lang)));
        }
        let voice = self.read_view(|view| D::voice(view)).flatten();
        if voice.is_some_and(|voice| voice != seat && is_a_person(room, voice)) {
            return Ok(Reply::words(say("advice-voice").tr(self.who.lang)));
        }
        if permission == HintPermission::Counted {
            let (table, who) = (self.table.table(), self.who);
            table.act(who.user, who.key, TableAction::Advise).await?;
        }
        let advice = self.advice_message((seat, thoughts), permission).await?;
        Ok(match advice {
            Some(message) => Reply::for_seat(Some(seat), Answer::Update(Private::Seat(message))),
            None => Reply::words(say("advice-nothing").tr(self.who.lang)),
        })
    }

    /// Message with the advice of a computer; `None` if there is none.
    async fn advice_message(
        &self,
        (seat, thoughts): (Seat, &Thoughts<D>),
        permission: HintPermission,
    ) -> Result<Option<To<Seat, Message>>, ServeError> {
        let seen = self.now.seat_seen(seat).and_then(|it| it.open_for(seat));
        let (Some(adviser), Some(seen)) = (&thoughts.adviser, seen) else {
            return Ok(None);
        };
        // Keyed by what the player has learnt, so asking again gives the same answer.
        let number = (seen.news().len() as u64) << 8 | seat.index() as u64;
        let dice = self.now.dice(OURS | number);
        let advice = adviser.advises(seen, dice).await;
        let views = changes::for_seat(&self.now, seat);
        let (Some(advice), Some(views)) = (advice, views) else {
            return Ok(None);
        };
        let names = names_for(self.now.room(), self.who.lang, self.who.user);
        let (lang, table) = (self.who.lang, self.table.table().id());
        let counted = (table, permission == HintPermission::Counted);
        let Some(asked) = advice.zip(views) else {
            return Ok(None);
        };
        let draw = move || {
            asked.map(|(advice, views)| {
                advice::message::<D>(lang, (&advice, &views), &names, counted)
            })
        };
        Ok(Some(self.services.pool.draw(Urgency::Now, draw).await?))
    }
}

/// True if a person sits there, or could.
fn is_a_person(room: &Room, seat: Seat) -> bool {
    room.player(seat)
        .is_none_or(|player| !player.user.is_computer())
}
