//! *Samples agree*, for every game: what a seat knows is enough to imagine a game that it could be
//! in.

use games::laws::{Rehearsed, rehearse, samples_agree};

/// How many games of each kind: each step of each is imagined by each seat.
const GAMES: u64 = 15;

macro_rules! samples {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            // Only computers imagine games.
            let computer = <$game as games::Game>::COMPUTER;
            for number in 0..GAMES.min(<$game>::REHEARSALS) * u64::from(computer) {
                samples_agree(&rehearse::<$game>(number));
            }
        }
    )+};
}

mod agree_for {
    use super::*;

    games::each_game!(samples);
}
