//! What was done is judged by what was known then: the best has lost nothing, and what is plainly
//! worse is found.

use games::contact::{self, Contact, Difficulty, HandStage};
use games::interceptor::{self, Interceptor};
use games::offered;
use games::planetaire::{self, Planetaire};
use games::space_connection::{self, Chart, Launch, Piece, SpaceConnection};
use players::{Level, Mind, Played, look_back};

use crate::table::{MarkedPlayer, Table, dice, graded};

/// What is hindsight of doing this now.
fn judged<G: Played>(table: &Table<G>, did: &G::Action) -> Option<games::Hindsight<G>> {
    let (_, seen) = table.next()?;
    let judged = look_back(&seen, did, &mut Mind::new::<G>(Level::Strong, dice(9)))?;
    judged.hindsight(did.clone())
}

#[test]
fn weak_launch_is_criticised_and_the_best_is_not() {
    let mut table = Table::<SpaceConnection>::start(&space_connection::Options::default(), 1, 4);
    for _ in 0..3 {
        let (seat, seen) = table.next().unwrap();
        let chart: &Chart = &seen.view().hunted_by(seat).unwrap().chart;
        let scout = Launch::Scout(chart.targets(Piece::Scout).iter().next().unwrap());
        let scout = space_connection::Action::Launch(scout);
        let hindsight = judged(&table, &scout).unwrap();
        assert!(
            hindsight.loss > hindsight.within && hindsight.did == scout,
            "{}",
            hindsight.loss
        );
        let best = hindsight.better.action;
        assert!(judged(&table, &best).is_none(), "{best:?}");
        crate::acts(&mut table, seat, Level::Strong);
    }
}

#[test]
fn ending_at_once_is_criticised_and_good_detection_is_not() {
    let mut table = Table::<Planetaire>::start(&planetaire::Options::default(), 1, 4);
    let hindsight = judged(&table, &planetaire::Action::End).unwrap();
    assert!(matches!(
        hindsight.better.action,
        planetaire::Action::Fire(_)
    ));
    while let Some((seat, _)) = table.next() {
        let did = table.thought(seat, Level::Strong).unwrap().action;
        let hindsight = judged(&table, &did).map(|hindsight| hindsight.loss);
        assert_eq!(hindsight, None, "{did:?}");
        crate::acts(&mut table, seat, Level::Strong);
    }
}

#[test]
fn ambiguous_route_is_criticised_and_the_clearest_is_not() {
    let options = contact::Options {
        level: Difficulty::Six,
        ..Default::default()
    };
    let mut found = 0;
    for number in 0..6 {
        let mut table = Table::<Contact>::start(&options, 2, number);
        let (seat, target) = loop {
            let (seat, seen) = table.next().unwrap();
            let console = seen.view().console.as_ref();
            match console.filter(|console| console.hand == HandStage::NoRoute) {
                Some(console) => break (seat, console.target),
                None => crate::acts(&mut table, seat, Level::Strong),
            }
        };
        let straight = contact::Action::Plan(vec![target]);
        found += u32::from(judged(&table, &straight).is_some());
        let best = table.thought(seat, Level::Strong).unwrap().action;
        assert!(judged(&table, &best).is_none(), "{best:?}");
    }
    assert!(found > 0, "straight to the planet is never the worse");
}

#[test]
fn guesses_are_criticised_and_none_is_called_impossible() {
    let mut hindsight = 0;
    for number in 0..4 {
        let mut table = Table::<Contact>::start(&contact::Options::default(), 2, number);
        for _ in 0..400 {
            let Some((seat, seen)) = table.next() else {
                break;
            };
            let actions = offered::<Contact>(seen.view(), seat).into_iter();
            let guesses = actions.filter(|result| matches!(result, contact::Action::Guess(_)));
            for guess in guesses.filter_map(|guess| judged(&table, &guess)) {
                hindsight += 1;
                assert!(guess.loss < 1_000, "{:?} costs {}", guess.did, guess.loss);
            }
            if hindsight > 0 {
                break;
            }
            crate::acts(&mut table, seat, Level::Strong);
        }
    }
    assert!(hindsight > 0, "no guess is the worse");
}

#[test]
fn bad_announcement_is_criticised_and_the_best_is_not() {
    let (mut asked, mut found) = (0, 0);
    for number in 0..6 {
        let mut table = Table::<Interceptor>::start(&interceptor::Options::default(), 2, number);
        for _ in 0..80 {
            let Some((seat, seen)) = table.next() else {
                break;
            };
            let actions = offered::<Interceptor>(seen.view(), seat).into_iter();
            let announces = |result: &interceptor::Action| {
                matches!(result, interceptor::Action::Announce { .. })
            };
            let said: Vec<_> = actions.filter(announces).collect();
            if !said.is_empty() {
                asked += 1;
                let hindsight = said.iter().filter_map(|did| judged(&table, did));
                found += hindsight.count();
                let best = table.thought(seat, Level::Strong).unwrap().action;
                assert!(judged(&table, &best).is_none(), "{best:?}");
            }
            crate::acts(&mut table, seat, Level::Fair);
        }
    }
    assert!(asked > 0 && found > 0, "{found} in {asked}");
}

/// Average grade of some short games of players of a kind.
fn average<G: Played>(player: MarkedPlayer) -> u32 {
    const GAMES: u64 = 3;
    const MOST: u32 = 12;
    let mut all = games::Grade::default();
    for number in 0..GAMES {
        let seats = *G::SEATS.start();
        let grade = graded::<G>((seats, number), player, MOST, look_back);
        if let Some(points) = grade.number() {
            all.add(games::Mark::Good, points);
        }
    }
    u32::from(all.number().unwrap_or_default())
}

fn better_players_have_better_marks<G: Played>() {
    let of = |level| average::<G>(MarkedPlayer::At(level));
    let (strong, easy) = (of(Level::Strong), of(Level::Easy));
    let random = average::<G>(MarkedPlayer::Random);
    let all = format!("{}: {strong}, {easy}, {random}", G::ID);
    assert!(strong >= 90 && strong > easy && easy > random, "{all}");
}

#[test]
fn better_players_of_a_clear_scale_have_better_marks() {
    better_players_have_better_marks::<Planetaire>();
    better_players_have_better_marks::<SpaceConnection>();
    better_players_have_better_marks::<Contact>();
}
