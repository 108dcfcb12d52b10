//! Marks of all decisions in a finished game. Made from its record, with today's engines, so that
//! forgetting them costs a computation and nothing else.

use std::cmp::Reverse;

use games::{Grade, Marked, Seat};

use crate::game::ui::GameUi;

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
pub(crate) struct GameMarks<D: GameUi>(Vec<StepMark<D>>);

impl<D: GameUi> Default for GameMarks<D> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<D: GameUi> GameMarks<D> {
    /// These marks, put in order.
    pub(crate) fn new(mut marks: Vec<StepMark<D>>) -> Self {
        marks.sort_by_key(|mark| (mark.step, mark.seat.index()));
        Self(marks)
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

    /// True if the next decision of a seat after a step was not clearly worse than the best.
    pub(crate) fn were_right(&self, step: u64, seat: Seat) -> bool {
        let mut marks = self.seen_by(Some(seat));
        let next = marks.find(|mark| mark.step > step);
        next.is_some_and(|mark| !mark.marked.mark.is_poor())
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
        let marks = self.0.iter();
        marks.filter(move |mark| seat.is_none_or(|seat| mark.seat == seat))
    }
}
