//! Marks of all decisions in a finished game: thought once, and kept beside its record.

use std::cmp::Reverse;

use games::{Advice, Grade, Hindsight, Marked, Seat, read};
use sessions::{Decided, KeptBetter, KeptMark, KeptMarks};

use crate::game::ui::GameUi;

/// The decisions in a finished game that can be judged, each with its seat.
pub(crate) type Decisions<D> = Vec<(Seat, Decided<D>)>;

/// A decision in a finished game, with its mark.
pub(crate) struct StepMark<D: GameUi> {
    /// The step of the game with which it came, counted from 1.
    pub step: u64,
    /// The seat that decided.
    pub seat: Seat,
    /// The mark.
    pub marked: Marked<D>,
}

impl<D: GameUi> StepMark<D> {
    /// Points that the decision lost, of 100.
    const fn loss(&self) -> u8 {
        100 - self.marked.points
    }
}

/// All marks of a finished game.
pub(crate) struct GameMarks<D: GameUi> {
    /// The marks, in order.
    marks: Vec<StepMark<D>>,
    /// Every decision, with a mark or without, by its step.
    decisions: Vec<(u64, Seat)>,
}

impl<D: GameUi> Default for GameMarks<D> {
    fn default() -> Self {
        Self::new(Vec::new(), &Vec::new())
    }
}

impl<D: GameUi> GameMarks<D> {
    /// These marks of these decisions, put in order.
    pub(crate) fn new(mut marks: Vec<StepMark<D>>, decisions: &Decisions<D>) -> Self {
        marks.sort_by_key(|mark| (mark.step, mark.seat.index()));
        let decisions = decisions.iter().map(|(seat, one)| (one.step, *seat));
        Self {
            marks,
            decisions: decisions.collect(),
        }
    }

    /// The marks as they were kept; `None` where they are not of these decisions.
    pub(crate) fn from_kept(kept: &KeptMarks, decisions: &Decisions<D>) -> Option<Self> {
        let marks = kept.0.iter().map(|kept| restored_mark(kept, decisions));
        Some(Self::new(marks.collect::<Option<_>>()?, decisions))
    }

    /// The marks as they are kept.
    pub(crate) fn to_kept(&self) -> KeptMarks {
        KeptMarks(self.marks.iter().map(kept_mark).collect())
    }

    /// Marks of the steps after `before` up to `step`; of one seat alone, if one is named.
    pub(crate) fn between(
        &self,
        before: u64,
        step: u64,
        seat: Option<Seat>,
    ) -> impl Iterator<Item = &StepMark<D>> {
        let marks = self.seen_by(seat);
        marks.filter(move |mark| mark.step > before && mark.step <= step)
    }

    /// The decisions by which most was lost, at most so many, in order; of one seat alone, if one
    /// is named.
    pub(crate) fn turning_points(&self, seat: Option<Seat>, most: usize) -> Vec<&StepMark<D>> {
        let poor = self.seen_by(seat);
        let mut poor: Vec<_> = poor.filter(|mark| mark.marked.mark.is_poor()).collect();
        poor.sort_by_key(|mark| (Reverse(mark.loss()), mark.step));
        poor.truncate(most);
        poor.sort_by_key(|mark| (mark.step, mark.seat.index()));
        poor.dedup_by_key(|mark| mark.step);
        poor
    }

    /// The step at which most was lost; `None` where no decision was clearly worse than the best.
    pub(crate) fn worst_step(&self) -> Option<u64> {
        self.turning_points(None, 1).first().map(|mark| mark.step)
    }

    /// The mark of a decision of a seat.
    pub(crate) fn mark_of_decision(&self, seat: Seat, decided: &Decided<D>) -> Option<&Marked<D>> {
        let step = decided.step;
        let mut marks = self.between(step.saturating_sub(1), step, Some(seat));
        let mark = marks.find(|mark| mark.marked.hindsight.did == decided.did)?;
        Some(&mark.marked)
    }

    /// Lead of the best decision over the second best where a seat decides next after a step;
    /// `None` if it decided clearly worse than the best, or has no mark.
    pub(crate) fn lead_of_right(&self, step: u64, seat: Seat) -> Option<u32> {
        let decisions = self.decisions.iter().copied();
        let later = decisions.filter(|(of, who)| *of > step && *who == seat);
        let (next, _) = later.min()?;
        let mut marks = self.between(next - 1, next, Some(seat));
        let marked = &marks.next()?.marked;
        (!marked.mark.is_poor()).then_some(marked.lead)
    }

    /// Grade of a seat's game.
    pub(crate) fn grade(&self, seat: Seat) -> Grade {
        let mut grade = Grade::default();
        for mark in self.seen_by(Some(seat)) {
            grade.add(mark.marked.mark, mark.marked.points);
        }
        grade
    }

    fn seen_by(&self, seat: Option<Seat>) -> impl Iterator<Item = &StepMark<D>> {
        let marks = self.marks.iter();
        marks.filter(move |mark| seat.is_none_or(|seat| mark.seat == seat))
    }
}

/// A mark as it is kept.
fn kept_mark<D: GameUi>(mark: &StepMark<D>) -> KeptMark {
    let marked = &mark.marked;
    let hindsight = &marked.hindsight;
    let better = || KeptBetter {
        action: D::spell(&hindsight.better.action).to_string(),
        loss: hindsight.loss,
        within: hindsight.within,
        compared: marked.compared,
    };
    KeptMark {
        seat: mark.seat,
        step: mark.step,
        did: D::spell(&hindsight.did).to_string(),
        mark: marked.mark,
        points: marked.points,
        lead: marked.lead,
        better: marked.mark.is_poor().then(better),
    }
}

/// A mark as it was kept of one of these decisions.
fn restored_mark<D: GameUi>(kept: &KeptMark, decisions: &Decisions<D>) -> Option<StepMark<D>> {
    let (seat, step) = (kept.seat, kept.step);
    let (_, decided) = decisions.iter().find(|(who, one)| {
        *who == seat && one.step == step && D::spell(&one.did).to_string() == kept.did
    })?;
    let did = decided.did.clone();
    // Of what was good nothing else was better.
    let action = match &kept.better {
        Some(better) => read::<D>(decided.seen.view(), &better.action)?.ok()?,
        None => did.clone(),
    };
    let of = |number: fn(&KeptBetter) -> u32| kept.better.as_ref().map_or(0, number);
    let hindsight = Hindsight {
        did,
        better: Advice {
            action,
            why: Vec::new(),
        },
        loss: of(|better| better.loss),
        within: of(|better| better.within),
    };
    let marked = Marked {
        mark: kept.mark,
        points: kept.points,
        lead: kept.lead,
        hindsight,
        compared: kept.better.as_ref().and_then(|better| better.compared),
    };
    Some(StepMark { step, seat, marked })
}
