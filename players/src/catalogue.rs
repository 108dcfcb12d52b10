//! Every game of the catalogue has a player: a game without one does not compile.

use crate::Played;

const fn played<G: Played>() {}

macro_rules! all_are_played {
    ($($name:ident: $game:ty,)+) => {
        const _: () = {
            $(played::<$game>();)+
        };
    };
}

games::each_game!(all_are_played);
