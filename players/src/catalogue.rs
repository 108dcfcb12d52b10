//! Every game of the catalogue has a player: a game without one does not compile.

use crate::Played;

/// Compiles only for games that a computer plays.
const fn assert_played<G: Played>() {}

macro_rules! all_are_played {
    ($($name:ident: $game:ty,)+) => {
        const _: () = {
            $(assert_played::<$game>();)+
        };
    };
}

games::each_game!(all_are_played);
