//! Whole matches, with every view and every glimpse put into words.

use games::planetaire::Planetaire;

use super::{check_glimpse, check_view, names};
use crate::tests::viewers;

#[test]
fn whole_matches_are_described() {
    for number in 0..16 {
        viewers::rehearsed::<Planetaire>(
            number,
            |_, glimpse| check_glimpse(glimpse, &names()),
            |_, view| check_view(view, &names()),
        );
    }
}
