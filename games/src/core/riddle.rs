//! A question that a moment of a finished game makes for people who were not there.

use super::game::Game;

/// Greatest number of answers.
pub(crate) const ANSWERS: usize = 5;
/// Least number of answers: of two, one is right too often.
const LEAST: usize = 3;

/// A question with its answers.
pub struct Riddle<G: Game> {
    /// The game as everyone saw it then, without anything that gives the answer away.
    pub view: G::View,
    /// Actions to choose from: three to five, in an order that tells nothing.
    pub answers: Vec<G::Action>,
    /// Place of the right one among them.
    pub right: usize,
}

impl<G: Game> Riddle<G> {
    /// A question with this right answer and the nearest of these wrong ones, nearest first; `None`
    /// where there are too few.
    pub(crate) fn new<T: Copy + Ord>(
        view: G::View,
        right: T,
        mut wrong: Vec<T>,
        answer: impl Fn(T) -> G::Action,
    ) -> Option<Self> {
        wrong.truncate(ANSWERS - 1);
        wrong.push(right);
        wrong.sort_unstable();
        wrong.dedup();
        let place = wrong.iter().position(|one| *one == right)?;
        (wrong.len() >= LEAST).then(|| Self {
            view,
            answers: wrong.into_iter().map(answer).collect(),
            right: place,
        })
    }
}
