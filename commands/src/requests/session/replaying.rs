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
use crate::ui::send_error::SendError;
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
            return Ok(self.not_over("replay-not-over"));
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

    /// The game as files: the whole record once it is over, until then what the caller saw; once
    /// for machines, once to be read.
    pub(crate) async fn export(&self) -> Result<Reply, ServeError> {
        let lang = self.who.lang;
        if self.now.is_over() {
            let now = self.now.clone();
            let write = move || {
                let whole = Chronicle::from_table(&now)?;
                let readable = export::readable_record(&now, lang, &whole);
                Some((whole.write(), readable))
            };
            let written = self.services.pool.draw(Urgency::Now, write).await?;
            if let Some((record, readable)) = written {
                let text = say("export-whole").tr(lang);
                let message = readable.map(|lines| self.files(text, "", (record, lines)));
                return Ok(Reply::open(Answer::Say(Private::Open(message))));
            }
        }
        let (text, part) = (say("export-so-far").tr(lang), say("export-part").tr(lang));
        let files = |(lines, readable): (Vec<String>, Vec<String>)| {
            self.files(text, &part, (lines.join("\n"), readable))
        };
        Ok(match self.seat {
            Some(seat) => {
                let lines = export::for_seat(&self.now, lang, seat);
                let readable = export::readable_for_seat(&self.now, lang, seat);
                // Both open for the same seat.
                let both = lines.zip(readable).ok_or(SendError::OtherSeat)?;
                Reply::for_seat(self.seat, Answer::Say(Private::Seat(both.map(files))))
            }
            None => {
                let lines = export::for_everyone(&self.now, lang);
                let readable = export::readable_so_far(&self.now, lang);
                let both = lines.open();
                let message = readable.map(|readable| files((both, readable)));
                Reply::open(Answer::Say(Private::Open(message)))
            }
        })
    }

    /// Message with a game as files, which are called after it.
    fn files(&self, text: String, part: &str, (record, lines): (String, Vec<String>)) -> Message {
        let table = self.now.room().table.to_string();
        let words = [D::title(self.who.lang), table, part.to_owned()];
        let words = words.iter().filter(|word| !word.is_empty());
        let words: Vec<String> = words.map(|word| file_word(word)).collect();
        let file = |ending: &str, content: String| TextFile {
            name: format!("{}.{ending}", words.join("-")).into(),
            content: content.into(),
        };
        Message {
            files: vec![file("jsonl", record), file("txt", lines.join("\n"))],
            ..Message::words(text)
        }
    }
}

/// Words as a part of a file's name: Discord drops accents and spaces in others.
fn file_word(words: &str) -> String {
    let words = words.to_lowercase();
    let plain = words.chars().map(|letter| match letter {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'î' => 'i',
        'ô' => 'o',
        'ù' | 'û' => 'u',
        'ç' => 'c',
        letter if letter.is_ascii_alphanumeric() => letter,
        _ => '-',
    });
    plain.collect()
}

#[cfg(test)]
mod tests {
    use games::laws::Rehearsed;
    use text::Lang;

    use super::*;
    use crate::game::catalogue::{Visitor, each_game};

    struct Names;

    impl Visitor for Names {
        async fn game<D: GameUi + Rehearsed>(&self) {
            for lang in Lang::ALL {
                let name = file_word(&D::title(lang));
                let words: Vec<&str> = name.split('-').collect();
                let is_plain = |word: &&str| {
                    !word.is_empty() && word.chars().all(|it| it.is_ascii_alphanumeric())
                };
                assert!(words.iter().all(is_plain), "{name}");
            }
        }
    }

    #[tokio::test]
    async fn files_are_called_after_their_game() {
        each_game(&Names).await;
    }
}
