//! Whole races, with every view and every glimpse put into words.

use games::terre_lune::TerreLune;

use super::{check_glimpse, check_view, long_names, names};
use crate::tests::viewers;

/// Puts every view and every glimpse of a rehearsed race into words, and tells how many.
fn evening(number: u64) -> usize {
    let mut sentences = 0;
    viewers::rehearsed::<TerreLune>(
        number,
        |whose, glimpse| match whose {
            None => {
                sentences += 1;
                check_glimpse(glimpse, &names());
            }
            Some(_) => check_glimpse(glimpse, &long_names()),
        },
        |whose, view| {
            check_view(view, &names());
            if whose.is_some() {
                check_view(view, &long_names());
            }
        },
    );
    sentences
}

#[test]
fn whole_races_are_described() {
    for number in 0..6 {
        let sentences = evening(number);
        assert!(sentences > 30, "{sentences}");
    }
}
