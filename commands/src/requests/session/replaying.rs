//! Replays of a finished game for a person, and its file. Changes nothing. Notes and drafts open
//! only for their author.

use games::To;
use sessions::Chronicle;
use text::say;

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::ui::GameUi;
use crate::history::export;
use crate::history::replay::{Replay, replay_moments};
use crate::table::names::names;
use crate::ui::message::{Answer, Message, Private, TextFile};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;
use crate::ui::viewing::{Extent, Eyes, Viewing};

impl<D: GameUi> PlayerSession<'_, D> {
    /// A view of the finished game; with the step that was chosen in a select, if one was.
    pub(crate) async fn replay(
        &self,
        viewing: Viewing,
        chosen: Option<&str>,
    ) -> Result<Reply, ServeError> {
        let lang = self.who.lang;
        if !self.now.is_over() {
            return Ok(Reply::words(say("replay-not-over").tr(lang)));
        }
        let viewing = match (viewing.what, chosen.and_then(|step| step.parse().ok())) {
            (Extent::Chosen, Some(step)) => Viewing {
                what: Extent::Step(step),
                ..viewing
            },
            _ => viewing,
        };
        let seat = self.seat;
        let (now, names) = (self.now.clone(), names(self.now.room(), lang));
        let draw = move || {
            let replay = Replay {
                now: &now,
                lang,
                names: &names,
                sat: seat.is_some(),
            };
            let own = seat.filter(|_| viewing.eyes == Eyes::Own);
            if let Some(seat) = own {
                let none = To::everyone(Vec::new()).to_seat(seat);
                let moments = replay_moments(&now, lang, none, now.seat_moments(seat));
                return Private::Seat(moments.map(|moments| replay.message(viewing, &moments)));
            }
            let (eyes, moments) = match Chronicle::from_table(&now) {
                Some(chronicle) if viewing.eyes == Eyes::Open => {
                    (Eyes::Open, chronicle.open_moments())
                }
                _ => (Eyes::Public, now.public_moments()),
            };
            let viewing = Viewing { eyes, ..viewing };
            let moments = replay_moments(&now, lang, To::everyone(Vec::new()), moments);
            Private::Open(moments.map(|moments| replay.message(viewing, &moments)))
        };
        // A film takes its time to render: users who only want to look at a board do not wait for
        // one.
        let urgency = match viewing.what {
            Extent::Film | Extent::Ending => Urgency::Soon,
            Extent::Step(_) | Extent::Chosen => Urgency::Now,
        };
        let shown = self.services.pool.draw(urgency, draw).await?;
        Ok(Reply::for_seat(seat, Answer::Update(shown)))
    }

    /// The game as a file: the whole record once it is over, until then what the caller saw.
    pub(crate) async fn export(&self) -> Result<Reply, ServeError> {
        let lang = self.who.lang;
        if self.now.is_over() {
            let now = self.now.clone();
            let write = move || Chronicle::from_table(&now).map(|whole| whole.write());
            if let Some(record) = self.services.pool.draw(Urgency::Now, write).await? {
                let message = file(say("export-whole").tr(lang), "record.jsonl", record);
                return Ok(Reply::say(message));
            }
        }
        let text = say("export-so-far").tr(lang);
        Ok(match self.seat {
            Some(seat) => {
                let message = export::for_seat(&self.now, lang, seat)
                    .map(|lines| file(text, "so-far.jsonl", lines.join("\n")));
                Reply::for_seat(self.seat, Answer::Say(Private::Seat(message)))
            }
            None => {
                let lines = export::for_everyone(&self.now, lang);
                let message = lines.map(|lines| file(text, "so-far.jsonl", lines.join("\n")));
                Reply::open(Answer::Say(Private::Open(message)))
            }
        })
    }
}

/// Message with a file.
fn file(text: String, name: &'static str, content: String) -> Message {
    Message {
        file: Some(Box::new(TextFile {
            name,
            content: content.into(),
        })),
        ..Message::words(text)
    }
}
