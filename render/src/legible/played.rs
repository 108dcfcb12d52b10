//! Pictures of whole games by dice, with as many people as each game takes: what is drawn in play
//! is read as well as what is rehearsed.

use std::collections::BTreeSet;

use games::laws::{Rehearsed, rehearse};
use games::{Seat, news_for_everyone, view_for_everyone, view_for_seat};
use text::{Lang, Names};

use super::{LONG, WIDE, crowded, cut, small};
use crate::Draws;
use crate::scene::Scene;

/// How many games by dice are tried until every number of people has been met.
const GAMES: u64 = 60;
/// How many of each number of people are looked at.
const EACH: usize = 2;
/// How many moments of a game are looked at.
const MOMENTS: usize = 10;

macro_rules! legible {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            super::is_legible::<$game>();
        }
    )+};
}

mod whole_games_of {
    games::each_game!(legible);
}

fn is_legible<G: Draws + Rehearsed>() {
    let mut met = vec![0; usize::from(*G::SEATS.end()) + 1];
    let mut faults = BTreeSet::new();
    for number in 0..GAMES {
        let script = rehearse::<G>(number);
        let seats = usize::from(script.seats);
        if met[seats] == EACH {
            continue;
        }
        met[seats] += 1;
        let lang = Lang::ALL[met[seats] % Lang::ALL.len()];
        let name = if number % 2 == 0 { LONG } else { WIDE };
        let people: Vec<String> = (1..=seats).map(|nth| format!("{name}{nth}")).collect();
        let names = Names::new(people.clone(), people);
        let mut look = |scene: &Scene| {
            let found = [small, cut, crowded]
                .map(|faults| faults(G::ID, scene))
                .concat();
            faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", G::ID)));
        };
        let mut state = G::found(&script.options, script.seats);
        let apart = (script.steps.len() / MOMENTS).max(1);
        for (nth, step) in script.steps.iter().enumerate() {
            let is_moment = nth % apart == 0 || nth + 1 == script.steps.len();
            for event in step.result.iter().flatten() {
                G::apply(&mut state, event);
                let Some(news) = news_for_everyone::<G>(&state, event).open() else {
                    continue;
                };
                if let Some(scene) = G::scene_of_news(&news, lang, &names) {
                    look(&scene);
                }
                let reel = is_moment.then(|| G::reel_of_news(&news, lang, &names));
                for frame in reel.flatten().iter().flat_map(crate::Reel::frames) {
                    look(&frame.scene);
                }
            }
            if is_moment {
                look(&G::scene(
                    &view_for_everyone::<G>(&state).open(),
                    lang,
                    &names,
                ));
                let seat = Seat::new((nth / apart % seats) as u8);
                let _ = view_for_seat::<G>(&state, seat).map(|view| {
                    look(&G::scene(&view, lang, &names));
                    G::scene_large(&view, lang, &names)
                        .iter()
                        .for_each(&mut look);
                });
            }
        }
    }
    let mut missing = G::SEATS.filter(|seats| met[usize::from(*seats)] < EACH);
    assert_eq!(missing.next(), None, "never so many people: {met:?}");
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
