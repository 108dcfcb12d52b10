//! Replay of a game that is over: its film, and moment by moment. Made from the views and news of
//! one audience, and nothing else.

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

/// A moment of a game: the view of an audience, and its news.
pub(crate) struct ReplayMoment<D: GameUi> {
    pub step: u64,
    pub view: D::View,
    pub news: Vec<String>,
}

/// A replay for one viewer.
pub(crate) struct Replay<'r, D: GameUi> {
    pub now: &'r Snapshot<D>,
    pub lang: Lang,
    pub names: &'r Names,
    /// True if the viewer sat there.
    pub sat: bool,
}

/// All moments with their news in words, added to `empty`.
pub(crate) fn replay_moments<A: Audience, D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    empty: To<A, Vec<ReplayMoment<D>>>,
    moments: Vec<Moment<A, D>>,
) -> To<A, Vec<ReplayMoment<D>>> {
    let moments = moments.into_iter().map(|moment| {
        let step = moment.step;
        let news = sentences(now, lang, None, moment.news);
        let replayed = moment.view.map(|view| ReplayMoment {
            step,
            view,
            news: Vec::new(),
        });
        replayed.gather(news, |replayed, sentence| replayed.news.push(sentence))
    });
    empty.gather(moments, Vec::push)
}

impl<D: GameUi> Replay<'_, D> {
    /// Message with this view of the game.
    pub(crate) fn message(&self, viewing: Viewing, moments: &[ReplayMoment<D>]) -> Message {
        let at = match viewing.what {
            Extent::Film | Extent::Ending | Extent::Chosen => None,
            Extent::Step(step) => {
                // Where nothing was to be seen of a step, it looked as before.
                let after = moments.partition_point(|moment| moment.step <= step);
                Some(after.saturating_sub(1))
            }
        };
        match (at, moments.last()) {
            (_, None) => Message::words(say("table-history-none").tr(self.lang)),
            (None, Some(last)) => self.film(viewing, moments, last),
            (Some(at), _) => self.moment(viewing.eyes, moments, at),
        }
    }

    /// Message with the whole game, or its last moments, as a film.
    fn film(
        &self,
        viewing: Viewing,
        moments: &[ReplayMoment<D>],
        last: &ReplayMoment<D>,
    ) -> Message {
        let Viewing { eyes, what } = viewing;
        let glances: Vec<Glance<'_, D>> = moments
            .iter()
            .map(|moment| Glance {
                view: &moment.view,
                has_news: !moment.news.is_empty(),
            })
            .collect();
        let (film, plays, other) = match what {
            Extent::Ending => (
                render::ending_film(&glances, self.lang, self.names),
                Plays::Once,
                self.film_button(eyes),
            ),
            _ => (
                render::game_film(&glances, self.lang, self.names),
                Plays::Forever,
                self.ending_button(eyes),
            ),
        };
        let (heading, alt) = match what {
            Extent::Ending => ("replay-ending", D::alt(self.lang, &last.view, self.names)),
            _ => {
                let alt = say("replay-alt").with("steps", moments.len());
                ("replay-film", fit::words(&alt.tr(self.lang), fit::ALT))
            }
        };
        let first = moments.first().map_or(0, |first| first.step);
        let walk = Button::new(
            self.ids().replay(step(eyes, first), ".walk"),
            say("replay-button-walk").tr(self.lang),
            Style::Main,
        );
        let mut heading = self.heading(eyes, heading, moments.len(), moments.len());
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

    /// Message with one moment, and the buttons to walk on.
    fn moment(&self, eyes: Eyes, moments: &[ReplayMoment<D>], at: usize) -> Message {
        let here = &moments[at];
        let last = moments.len() - 1;
        let button = |sign: &str, suffix: &str, to: Option<usize>| {
            let viewing = step(eyes, moments[to.unwrap_or(at)].step);
            Button::new(self.ids().replay(viewing, suffix), sign, Style::Plain).when(to.is_some())
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
        rows.extend(self.rounds(eyes, moments));
        rows.push(self.eyes(eyes, Extent::Step(here.step)));
        let mut lines = Lines::default();
        lines.push(
            Rank::Heading,
            self.heading(eyes, "replay-step", at + 1, moments.len()),
        );
        for sentence in &here.news {
            lines.push(Rank::News, quoted(sentence));
        }
        let before = back.map(|back| &moments[back]);
        Message {
            picture: Some(self.picture(here, before)),
            rows,
            ..Message::from_text(lines.beside_the_board(self.lang))
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

    /// Button to another view. `suffix` tells its id apart from others that lead to the same view.
    fn button(&self, viewing: Viewing, suffix: &str, label: &'static str) -> Button {
        Button::new(
            self.ids().replay(viewing, suffix),
            say(label).tr(self.lang),
            Style::Plain,
        )
    }

    /// Picture of a moment, with the changes since `before` marked.
    fn picture(&self, here: &ReplayMoment<D>, before: Option<&ReplayMoment<D>>) -> Picture {
        let before = before.map(|before| before.view.clone());
        let scene = render::scene_since::<D>(&here.view, before.as_slice(), self.lang, self.names);
        Picture::still(
            "board.png",
            &scene,
            D::alt(self.lang, &here.view, self.names),
        )
    }

    /// Select of the rounds of the game, where it has more than one.
    fn rounds(&self, eyes: Eyes, moments: &[ReplayMoment<D>]) -> Option<Row> {
        let stamps = moments.iter().map(|moment| D::stamp(&moment.view));
        let mut before: Option<Stamp> = None;
        let starts = moments.iter().zip(stamps).filter(|(_, stamp)| {
            let begins = before != Some(*stamp);
            before = Some(*stamp);
            begins
        });
        let starts: Vec<&ReplayMoment<D>> = starts.map(|(moment, _)| moment).collect();
        if starts.len() < 2 {
            return None;
        }
        let many = starts.len().min(fit::OPTIONS);
        let kept = (0..many).map(|nth| starts[nth * (starts.len() - 1) / (many - 1)]);
        let choices = kept.map(|moment| {
            let step = moment.step.to_string();
            let news = moment.news.join(" ").replace(['*', '~', '`', '\\'], "");
            let label = say("replay-round")
                .with("step", step.clone())
                .with("told", news);
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

    /// Buttons to see the same with other eyes.
    fn eyes(&self, now: Eyes, what: Extent) -> Row {
        let may = |eyes: &Eyes| *eyes != Eyes::Own || self.sat;
        let button = |eyes: Eyes| {
            self.button(Viewing { eyes, what }, ".eyes", label(eyes))
                .when(eyes != now)
        };
        Row::Buttons(Eyes::ALL.into_iter().filter(may).map(button).collect())
    }

    /// Heading of a view: the game, the eyes, and which step of how many.
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

/// View of one step.
const fn step(eyes: Eyes, step: u64) -> Viewing {
    Viewing {
        eyes,
        what: Extent::Step(step),
    }
}

/// Key of the name of some eyes.
const fn label(eyes: Eyes) -> &'static str {
    match eyes {
        Eyes::Public => "replay-eyes-public",
        Eyes::Own => "replay-eyes-own",
        Eyes::Open => "replay-eyes-open",
    }
}
