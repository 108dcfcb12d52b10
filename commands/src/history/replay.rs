//! A game that is over, looked at once more: its film, and moment by moment. Made of what one
//! audience saw and learnt, and of nothing else.

use std::sync::Arc;

use games::{Audience, To};
use render::{Glance, Plays};
use sessions::{Moment, Snapshot};
use text::{Lang, Lines, Names, Rank, fit, say};

use crate::game::ui::GameUi;
use crate::table::news::{quoted, sentences};
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Picture, Row, Select, SelectEntry, Style};
use crate::ui::viewing::{Extent, Eyes, Viewing};

/// A moment, as an audience saw it, and what it was told then.
pub(crate) struct Lived<D: GameUi> {
    step: u64,
    view: D::View,
    told: Vec<String>,
}

/// Subject of a replay.
pub(crate) struct Replayed<'r, D: GameUi> {
    pub now: &'r Snapshot<D>,
    pub lang: Lang,
    pub names: &'r Names,
    /// True if the viewer sat there.
    pub sat: bool,
}

/// Every moment, in words too.
pub(crate) fn past<A: Audience, D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    none: To<A, Vec<Lived<D>>>,
    moments: Vec<Moment<A, D>>,
) -> To<A, Vec<Lived<D>>> {
    let moments = moments.into_iter().map(|moment| {
        let step = moment.step;
        let told = sentences(now, lang, None, moment.news);
        let past = moment.view.map(|view| Lived {
            step,
            view,
            told: Vec::new(),
        });
        past.gather(told, |past, told| past.told.push(told))
    });
    none.gather(moments, Vec::push)
}

impl<D: GameUi> Replayed<'_, D> {
    /// Message with the replay at this moment.
    pub(crate) fn message(&self, look: Viewing, past: &[Lived<D>]) -> Message {
        let at = match look.what {
            Extent::Film | Extent::Ending | Extent::Chosen => None,
            Extent::Step(step) => {
                // Where nothing was to be seen of a step, it looked as before.
                let after = past.partition_point(|past| past.step <= step);
                Some(after.saturating_sub(1))
            }
        };
        match (at, past.last()) {
            (_, None) => Message::words(say("table-history-none").tr(self.lang)),
            (None, Some(last)) => self.film(look, past, last),
            (Some(at), _) => self.moment(look.eyes, past, at),
        }
    }

    /// All of it, or its last moments, as a film.
    fn film(&self, look: Viewing, past: &[Lived<D>], last: &Lived<D>) -> Message {
        let Viewing { eyes, what } = look;
        let glances: Vec<Glance<'_, D>> = past
            .iter()
            .map(|past| Glance {
                view: &past.view,
                told: !past.told.is_empty(),
            })
            .collect();
        let (film, plays, other) = match what {
            Extent::Ending => (
                render::ending(&glances, self.lang, self.names),
                Plays::Once,
                self.film_button(eyes),
            ),
            _ => (
                render::whole(&glances, self.lang, self.names),
                Plays::Forever,
                self.ending_button(eyes),
            ),
        };
        let (heading, alt) = match what {
            Extent::Ending => ("replay-ending", D::alt(self.lang, &last.view, self.names)),
            _ => {
                let alt = say("replay-alt").with("steps", past.len());
                ("replay-film", fit::words(&alt.tr(self.lang), fit::ALT))
            }
        };
        let first = past.first().map_or(0, |first| first.step);
        let walk = Button::new(
            self.ids().replay(step(eyes, first), ".walk"),
            say("replay-button-walk").tr(self.lang),
            Style::Main,
        );
        let mut heading = self.heading(eyes, heading, past.len(), past.len());
        if film.is_none() {
            heading.push('\n');
            heading.push_str(&say("replay-too-long").tr(self.lang));
        }
        let picture = match film {
            Some(film) => Picture {
                name: "replay.gif",
                plays,
                bytes: Arc::from(film),
                alt,
            },
            None => self.picture(last, None),
        };
        Message {
            picture: Some(picture),
            rows: vec![Row::Buttons(vec![walk, other]), self.eyes(eyes, what)],
            ..Message::words(heading)
        }
    }

    fn moment(&self, eyes: Eyes, past: &[Lived<D>], at: usize) -> Message {
        let here = &past[at];
        let last = past.len() - 1;
        let button = |sign: &str, beside: &str, to: Option<usize>| {
            let look = step(eyes, past[to.unwrap_or(at)].step);
            Button::new(self.ids().replay(look, beside), sign, Style::Plain).when(to.is_some())
        };
        let back = at.checked_sub(1);
        let on = Some(at + 1).filter(|next| *next <= last);
        let buttons = vec![
            button("⏮", ".first", back.map(|_| 0)),
            button("◀", ".back", back),
            button("▶", ".on", on),
            button("⏭", ".last", on.map(|_| last)),
            self.film_button(eyes),
        ];
        let mut rows = vec![Row::Buttons(buttons)];
        rows.extend(self.rounds(eyes, past));
        rows.push(self.eyes(eyes, Extent::Step(here.step)));
        let mut lines = Lines::default();
        lines.put(
            Rank::Heading,
            self.heading(eyes, "replay-step", at + 1, past.len()),
        );
        for told in &here.told {
            lines.put(Rank::News, quoted(told));
        }
        let before = back.map(|back| &past[back]);
        Message {
            picture: Some(self.picture(here, before)),
            rows,
            ..Message::saying(lines.beside_the_board(self.lang))
        }
    }

    fn film_button(&self, eyes: Eyes) -> Button {
        let what = Extent::Film;
        self.button(Viewing { eyes, what }, ".film", "replay-button-film")
    }

    fn ending_button(&self, eyes: Eyes) -> Button {
        let what = Extent::Ending;
        self.button(Viewing { eyes, what }, ".end", "replay-button-ending")
    }

    fn button(&self, look: Viewing, beside: &str, label: &'static str) -> Button {
        Button::new(
            self.ids().replay(look, beside),
            say(label).tr(self.lang),
            Style::Plain,
        )
    }

    /// Picture of a moment, with what changed since the one before marked.
    fn picture(&self, here: &Lived<D>, before: Option<&Lived<D>>) -> Picture {
        let before = before.map(|before| before.view.clone());
        let scene = render::scene_since::<D>(&here.view, before.as_slice(), self.lang, self.names);
        Picture::still(
            "board.png",
            &scene,
            D::alt(self.lang, &here.view, self.names),
        )
    }

    /// The rounds of the game to leap to, where it has more than one.
    fn rounds(&self, eyes: Eyes, past: &[Lived<D>]) -> Option<Row> {
        let stamps = past.iter().map(|past| D::stamp(&past.view));
        let mut before: Option<Stamp> = None;
        let starts = past.iter().zip(stamps).filter(|(_, stamp)| {
            let begins = before != Some(*stamp);
            before = Some(*stamp);
            begins
        });
        let starts: Vec<&Lived<D>> = starts.map(|(past, _)| past).collect();
        if starts.len() < 2 {
            return None;
        }
        let many = starts.len().min(fit::OPTIONS);
        let kept = (0..many).map(|nth| starts[nth * (starts.len() - 1) / (many - 1)]);
        let choices = kept.map(|past| {
            let step = past.step.to_string();
            let told = past.told.join(" ").replace(['*', '~', '`', '\\'], "");
            let label = say("replay-round")
                .with("step", step.clone())
                .with("told", told);
            let label = label.tr(self.lang).replace('\n', " ");
            SelectEntry::new(step, fit::label(&label, fit::OPTION).to_string())
        });
        let chosen = Viewing {
            eyes,
            what: Extent::Chosen,
        };
        Some(Row::Select(Select {
            id: self.ids().replay(chosen, ""),
            placeholder: say("replay-rounds").tr(self.lang),
            choices: choices.collect(),
        }))
    }

    /// The other eyes to see the same with.
    fn eyes(&self, now: Eyes, what: Extent) -> Row {
        let may = |eyes: &Eyes| *eyes != Eyes::Own || self.sat;
        let button = |eyes: Eyes| {
            self.button(Viewing { eyes, what }, ".eyes", label(eyes))
                .when(eyes != now)
        };
        Row::Buttons(Eyes::ALL.into_iter().filter(may).map(button).collect())
    }

    fn heading(&self, eyes: Eyes, key: &'static str, step: usize, steps: usize) -> String {
        say(key)
            .with("game", D::title(self.lang))
            .with("table", self.now.room().table.to_string())
            .with("eyes", say(label(eyes)).tr(self.lang))
            .with("step", step)
            .with("steps", steps)
            .tr(self.lang)
    }

    fn ids(&self) -> Ids {
        Ids::new(self.now.room().table, Stamp(0))
    }
}

const fn step(eyes: Eyes, step: u64) -> Viewing {
    Viewing {
        eyes,
        what: Extent::Step(step),
    }
}

const fn label(eyes: Eyes) -> &'static str {
    match eyes {
        Eyes::Public => "replay-eyes-public",
        Eyes::Own => "replay-eyes-own",
        Eyes::Open => "replay-eyes-open",
    }
}
