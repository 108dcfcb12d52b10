//! *Samples agree*, for every game: what a seat knows is enough to imagine a game that it could be
//! in. And of a finished game, what it asks others can be answered.

use games::contact::Contact;
use games::interceptor::Interceptor;
use games::laws::{Rehearsed, rehearse, riddles_are_answerable, samples_agree};
use games::planetaire::Planetaire;
use games::space_connection::SpaceConnection;
use games::terre_lune::TerreLune;

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

#[test]
fn riddles_can_be_answered() {
    let contact = (0..40).flat_map(|it| riddles_are_answerable(&rehearse::<Contact>(it)));
    let planetaire = (0..40).flat_map(|it| riddles_are_answerable(&rehearse::<Planetaire>(it)));
    let connection =
        (0..40).flat_map(|it| riddles_are_answerable(&rehearse::<SpaceConnection>(it)));
    let interceptor = (0..40).flat_map(|it| riddles_are_answerable(&rehearse::<Interceptor>(it)));
    let lune = (0..40).flat_map(|it| riddles_are_answerable(&rehearse::<TerreLune>(it)));
    for places in [
        contact.collect::<Vec<_>>(),
        planetaire.collect(),
        connection.collect(),
        interceptor.collect(),
        lune.collect(),
    ] {
        let met: std::collections::BTreeSet<usize> = places.iter().copied().collect();
        assert!(met.len() >= 3, "the right answer has its place: {met:?}");
    }
}
