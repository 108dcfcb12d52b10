//! A page of a review of a finished game: the board at a moment, what happened, and a mark for each
//! decision. Several people look at it, one of them leads.

use games::{Mark, Seat};
use sessions::Snapshot;
use text::{Lang, Lines, Names, Rank, fit, say};

use crate::game::ui::GameUi;
use crate::history::marks::{GameMarks, StepMark};
use crate::history::replay::ReplayMoment;
use crate::table::news::quoted;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Picture, Row, Select, SelectEntry, Style};
use crate::ui::reviewing::{
    COPY, Lead, PASS, PLAY_ON, ReviewEyes, ReviewPress, ReviewTap, Reviewing, Shows,
};

/// Most turning points in the select.
const TURNS: usize = 12;
/// Most decisions that a page tells of.
const MARKS_SHOWN: usize = 2;

/// A review for one message.
pub(crate) struct Review<'r, D: GameUi> {
    pub now: &'r Snapshot<D>,
    pub lang: Lang,
    pub names: &'r Names,
    /// Name of the person who leads.
    pub leader: Option<&'r str>,
    /// The marks; none while the game is watched as it went.
    pub marks: &'r GameMarks<D>,
}

/// Index of the moment to which a press turns.
pub(crate) fn target_moment<D: GameUi>(
    tap: &ReviewTap,
    marks: &GameMarks<D>,
    moments: &[ReplayMoment<D>],
) -> usize {
    let last = moments.len().saturating_sub(1);
    // Where nothing was to be seen of a step, it looked as before.
    let at_step = |step: u64| {
        let after = moments.partition_point(|moment| moment.step <= step);
        after.saturating_sub(1)
    };
    let here = at_step(tap.now.step);
    match tap.press {
        ReviewPress::First => 0,
        ReviewPress::Back => here.saturating_sub(1),
        ReviewPress::On => (here + 1).min(last),
        ReviewPress::Last => last,
        ReviewPress::Marks => marks.worst_step().map_or(last, at_step),
        _ => here,
    }
}

impl<D: GameUi> Review<'_, D> {
    /// Message with this moment of the game.
    pub(crate) fn message(
        &self,
        state: Reviewing,
        moments: &[ReplayMoment<D>],
        at: usize,
    ) -> Message {
        let Some(here) = moments.get(at) else {
            return Message::words(say("table-history-none").tr(self.lang));
        };
        let state = Reviewing {
            step: here.step,
            ..state
        };
        let before = at.checked_sub(1).map(|before| &moments[before]);
        let is_last = at + 1 == moments.len();
        let mut lines = Lines::default();
        lines.push(Rank::Heading, self.heading(&state, (at, moments.len())));
        // Some that were private say nothing to others.
        for sentence in here.news.iter().filter(|sentence| !sentence.is_empty()) {
            lines.push(Rank::News, quoted(sentence));
        }
        if state.shows == Shows::Marks {
            self.push_marks(&mut lines, &state, (before, here), is_last);
        }
        let shown = before.map(|before| before.view.clone());
        let scene = render::scene_since::<D>(&here.view, shown.as_slice(), self.lang, self.names);
        let alt = D::alt(self.lang, &here.view, self.names);
        Message {
            picture: Some(Picture::still("board.png", &scene, alt)),
            rows: self.rows(&state, (before.is_none(), is_last)),
            ..Message::from_text(lines.of_a_moment(self.lang))
        }
    }

    /// Heading: the game, which step of how many, the eyes where they are not those of the first
    /// page, and who leads. While the game is watched as it went, nothing tells how much is to
    /// come.
    fn heading(&self, state: &Reviewing, (at, many): (usize, usize)) -> String {
        let (key, usual) = match state.shows {
            Shows::Marks => ("review-heading", ReviewEyes::Open),
            Shows::Live => ("review-heading-live", ReviewEyes::Public),
        };
        let heading = say(key)
            .with("game", D::title(self.lang))
            .with("table", self.now.room().table.to_string())
            .with("step", at + 1)
            .with("steps", many)
            .tr(self.lang);
        let eyes = (state.eyes != usual).then(|| format!("*{}*", self.eyes_label(state.eyes)));
        let parts = [Some(heading), eyes, self.lead_text(state)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// Adds the decisions of a moment with their marks, and everyone's grade.
    fn push_marks(
        &self,
        lines: &mut Lines,
        state: &Reviewing,
        (before, here): (Option<&ReplayMoment<D>>, &ReplayMoment<D>),
        is_last: bool,
    ) {
        let seat = state.eyes.seat();
        let since = before.map_or(0, |before| before.step);
        for mark in self.marks.between(since, here.step, seat).take(MARKS_SHOWN) {
            let view = before.map_or(&here.view, |before| &before.view);
            lines.push(Rank::Status, self.mark_line(mark, view));
        }
        let key = match is_last {
            true => "review-grade-whole",
            false => "review-grade",
        };
        let grades = Seat::all(self.now.room().seat_count()).filter_map(|seat| {
            let grade = self.marks.grade(seat);
            let grade = say(key)
                .with("name", self.names.in_message(seat).to_owned())
                .with("number", grade.number()?)
                .with("best", grade.count(Mark::Best))
                .with("good", grade.count(Mark::Good))
                .with("doubtful", grade.count(Mark::Doubtful))
                .with("mistake", grade.count(Mark::Mistake));
            Some(grade.tr(self.lang))
        });
        let grades: Vec<String> = grades.collect();
        if grades.is_empty() {
            return;
        }
        if !is_last {
            lines.push(Rank::Hint, grades.join(" · "));
            return;
        }
        lines.push(Rank::Status, grades.join("\n"));
        let how = say("review-how").tr(self.lang);
        lines.push(Rank::Courtesy, format!("-# {how}"));
    }

    /// Line about a decision: its mark, whose it was, and what would have been better.
    fn mark_line(&self, mark: &StepMark<D>, view: &D::View) -> String {
        let marked = &mark.marked;
        let name = self.names.in_message(mark.seat).to_owned();
        let key = match marked.mark.is_poor() {
            true => "review-mark-poor",
            false => "review-mark",
        };
        let said = say(key)
            .with("sign", sign(marked.mark))
            .with("mark", D::mark(self.lang, marked.mark))
            .with("name", name);
        let hindsight = &marked.hindsight;
        let better = &hindsight.better.action;
        let better = D::advice_sentence(self.lang, better, view, self.names);
        let why = D::compared(self.lang, marked, better.clone()).unwrap_or_else(|| {
            let lost = D::loss(self.lang, &hindsight.did, hindsight.loss);
            say("review-cost")
                .with("lost", lost)
                .with("better", better)
                .tr(self.lang)
        });
        said.with("why", why).tr(self.lang)
    }

    /// Sentence about who leads; `None` in a review of one's own.
    fn lead_text(&self, state: &Reviewing) -> Option<String> {
        let lead = match (state.lead, self.leader) {
            (Lead::Own, _) => return None,
            (Lead::Person(_), Some(name)) => say("review-lead").with("name", name.to_owned()),
            (Lead::Anyone | Lead::Person(_), _) => say("review-lead-none"),
        };
        Some(lead.tr(self.lang))
    }

    /// The buttons and selects, at the `first` or the `last` moment.
    fn rows(&self, state: &Reviewing, (first, last): (bool, bool)) -> Vec<Row> {
        let plain = |press, label: &str, able| {
            Button::new(self.id(state, press), label, Style::Plain).when(able)
        };
        let mut turns = vec![
            plain(ReviewPress::First, "⏮", !first),
            plain(ReviewPress::Back, "◀", !first),
            plain(ReviewPress::On, "▶", !last),
        ];
        match (state.shows, last) {
            (Shows::Marks, _) => turns.push(plain(ReviewPress::Last, "⏭", !last)),
            (Shows::Live, true) => {
                let label = say("review-button-marks").tr(self.lang);
                let id = self.id(state, ReviewPress::Marks);
                turns.push(Button::new(id, label, Style::Main));
            }
            (Shows::Live, false) => {}
        }
        vec![Row::Buttons(turns), self.choices(state, last)]
    }

    /// Select of what a page can turn to: the turning points, the eyes, a game that goes on from
    /// here unless it is the `last` moment, a review of one's own, and another person who leads.
    fn choices(&self, state: &Reviewing, last: bool) -> Row {
        let (key, mut choices) = match state.shows {
            Shows::Marks => ("review-choices", self.turning_points(state)),
            Shows::Live => ("review-eyes", Vec::new()),
        };
        choices.extend(self.eyes());
        let mut offer = |value: &str, sign: &str, key| {
            let label = say(key).tr(self.lang);
            choices.push(SelectEntry::new(value, format!("{sign} {label}")));
        };
        if state.shows == Shows::Marks && !last {
            offer(PLAY_ON, "🧪", "review-button-play-on");
        }
        if state.lead != Lead::Own {
            offer(COPY, "📄", "review-button-copy");
        }
        if let Lead::Person(_) = state.lead {
            offer(PASS, "🤝", "review-button-pass");
        }
        Row::Select(Select {
            id: self.id(state, ReviewPress::Choose),
            placeholder: say(key).tr(self.lang),
            choices,
        })
    }

    /// The decisions by which most was lost.
    fn turning_points(&self, state: &Reviewing) -> Vec<SelectEntry> {
        let points = self.marks.turning_points(state.eyes.seat(), TURNS);
        let entry = |mark: &StepMark<D>| {
            let marked = &mark.marked;
            let hindsight = &marked.hindsight;
            let label = say("review-turn")
                .with("sign", sign(marked.mark))
                .with("step", mark.step.to_string())
                .with("name", self.names.plain(mark.seat).to_owned())
                .with("mark", D::mark(self.lang, marked.mark))
                .with("lost", D::loss(self.lang, &hindsight.did, hindsight.loss));
            let label = label.tr(self.lang);
            let label = fit::label(&label, fit::OPTION).to_string();
            SelectEntry::new(mark.step.to_string(), label)
        };
        points.into_iter().map(entry).collect()
    }

    /// The eyes to look through.
    fn eyes(&self) -> impl Iterator<Item = SelectEntry> {
        let seats = Seat::all(self.now.room().seat_count()).map(ReviewEyes::Seat);
        let all = [ReviewEyes::Open, ReviewEyes::Public]
            .into_iter()
            .chain(seats);
        let entry = |eyes: ReviewEyes| {
            let label = self.eyes_label(eyes).replace(['*', '\\'], "");
            let label = fit::label(&format!("👁 {label}"), fit::OPTION).to_string();
            SelectEntry::new(eyes.choice(), label)
        };
        all.map(entry)
    }

    /// Name of the eyes through which a page is seen.
    fn eyes_label(&self, eyes: ReviewEyes) -> String {
        match eyes {
            ReviewEyes::Public => say("replay-eyes-public"),
            ReviewEyes::Open => say("replay-eyes-open"),
            ReviewEyes::Seat(seat) => {
                let name = self.names.in_message(seat).to_owned();
                say("review-eyes-seat").with("name", name)
            }
        }
        .tr(self.lang)
    }

    fn id(&self, now: &Reviewing, press: ReviewPress) -> String {
        let tap = ReviewTap { now: *now, press };
        Ids::new(self.now.room().table, Stamp(0)).review(&tap)
    }
}

/// Sign before a decision with this mark.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Best => "⭐",
        Mark::Good => "👍",
        Mark::Doubtful => "🤔",
        Mark::Mistake => "❌",
    }
}
