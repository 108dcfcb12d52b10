//! Replays of a finished game for a person, and the file that they take away. It changes nothing.
//! Notes, and drafts that became nothing, open only for their author.

use games::To;
use sessions::Chronicle;
use text::say;

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::ui::GameUi;
use crate::history::export;
use crate::history::replay::{Replayed, past};
use crate::table::names::names;
use crate::ui::message::{Answer, Message, Paper, Private};
use crate::ui::pool::Wanted;
use crate::ui::reply::Reply;
use crate::ui::viewing::{Extent, Eyes, Viewing};

impl<D: GameUi> PlayerSession<'_, D> {
    /// The game once more, so; with the step that was chosen in a select, if one was.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub(crate) async fn replay(
        &self,
        look: Viewing,
        chosen: Option<&str>,
    ) -> Result<Reply, ServeError> {
        let lang = self.who.lang;
        if !self.is_over() {
            return Ok(Reply::words(say("replay-not-over").tr(lang)));
        }
        let look = match (look.what, chosen.and_then(|step| step.parse().ok())) {
            (Extent::Chosen, Some(step)) => Viewing {
                what: Extent::Step(step),
                ..look
            },
            _ => look,
        };
        let seat = self.seat;
        let (now, names) = (self.now.clone(), names(self.now.room(), lang));
        let draw = move || {
            let replayed = Replayed {
                now: &now,
                lang,
                names: &names,
                sat: seat.is_some(),
            };
            let own = seat.filter(|_| look.eyes == Eyes::Own);
            if let Some(seat) = own {
                let none = To::everyone(Vec::new()).to_seat(seat);
                let past = past(&now, lang, none, now.seat_moments(seat));
                return Private::Seat(past.map(|past| replayed.message(look, &past)));
            }
            let (eyes, moments) = match Chronicle::from_table(&now) {
                Some(chronicle) if look.eyes == Eyes::Open => {
                    (Eyes::Open, chronicle.open_moments())
                }
                _ => (Eyes::Public, now.public_moments()),
            };
            let look = Viewing { eyes, ..look };
            let past = past(&now, lang, To::everyone(Vec::new()), moments);
            Private::Open(past.map(|past| replayed.message(look, &past)))
        };
        // A film takes its time to render: users who only want to look at a board do not wait for
        // one.
        let wanted = match look.what {
            Extent::Film | Extent::Ending => Wanted::Soon,
            Extent::Step(_) | Extent::Chosen => Wanted::Now,
        };
        let shown = self.services.pool.draw(wanted, draw).await?;
        Ok(Reply::of(seat, Answer::Update(shown)))
    }

    /// The game as a file: the whole record once it is over, until then what the caller saw.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) async fn export(&self) -> Result<Reply, ServeError> {
        let lang = self.who.lang;
        if self.is_over() {
            let now = self.now.clone();
            let write = move || Chronicle::from_table(&now).map(|whole| whole.write());
            if let Some(record) = self.services.pool.draw(Wanted::Now, write).await? {
                let message = file(say("export-whole").tr(lang), "record.jsonl", record);
                return Ok(Reply::say(message));
            }
        }
        let told = say("export-so-far").tr(lang);
        Ok(match self.seat {
            Some(seat) => {
                let message = export::for_seat(&self.now, lang, seat)
                    .map(|lines| file(told, "so-far.jsonl", lines.join("\n")));
                Reply::of(self.seat, Answer::Say(Private::Seat(message)))
            }
            None => {
                let lines = export::for_everyone(&self.now, lang);
                let message = lines.map(|lines| file(told, "so-far.jsonl", lines.join("\n")));
                Reply::open(Answer::Say(Private::Open(message)))
            }
        })
    }

    fn is_over(&self) -> bool {
        self.now.is_over()
    }
}

fn file(told: String, name: &'static str, content: String) -> Message {
    Message {
        file: Some(Box::new(Paper {
            name,
            content: content.into(),
        })),
        ..Message::words(told)
    }
}
