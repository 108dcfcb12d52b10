//! Honours of a mission: the most points of one that found its twelve planets; 42 are all.

use super::Contact;
use super::score::Ending;
use super::state::State;
use crate::core::honours::{Feat, Honours, Winning};
use crate::core::seat::Seat;

pub(super) static HONOURS: Honours<Contact> = Honours {
    winning: Winning::Together,
    feats: &[Feat::most("score", score)],
    points: |end, _| Some(u32::from(end.score())),
};

fn score(end: &State, _seat: Seat) -> Option<u32> {
    let won = matches!(end.ending(), Some(Ending::Won { .. }));
    (won && end.options.mission.is_whole()).then(|| u32::from(end.score()))
}
