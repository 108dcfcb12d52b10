//! Contact's blindness: what a source plans, taps and forgets changes no byte that others get,
//! as long as what it sends has the same rhythm.

use super::{begun, legs, possible, select, taps, target};
use crate::support::Seen;
use crate::support::blind::{Watch, blind};

const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Eve", "fr")];

/// A way of planning a flight of two legs.
struct Plan {
    /// Which of the stops that lead to the target, in the order of the list.
    stop: usize,
    /// How many takes are begun and dropped.
    dropped: usize,
}

#[test]
fn route_does_not_affect_what_others_receive() {
    let plans = [
        Plan {
            stop: 0,
            dropped: 0,
        },
        Plan {
            stop: 1,
            dropped: 3,
        },
    ];
    blind("contact_blind", PEOPLE, plans, evening_with);
}

/// Flies by the stop of the plan, without ever telling where it tried.
fn planned<'e>(mut console: Seen<'e>, plan: &Plan) -> Seen<'e> {
    let goal = target(&console);
    let (first, stops) = select(&console, "From ").unwrap();
    let free = |about: &str| !about.contains("blocked");
    let mut leading = 0;
    for (stop, about) in stops {
        if stop == goal || !free(&about) {
            continue;
        }
        console = console.selects(&first, &stop);
        let (next, onward) = select(&console, "From ").unwrap_or_default();
        let leads = onward
            .iter()
            .any(|(label, about)| *label == goal && free(about));
        if leads && leading == plan.stop {
            return console.selects(&next, &goal);
        }
        leading += usize::from(leads);
        console = console.presses("Undo leg");
    }
    panic!("there are not that many ways");
}

fn evening_with(plan: &Plan, watch: &mut Watch<'_>) {
    let evening = watch.evening;
    let people = begun(evening, &["Ada", "Bob"], " level:Level 6 practice:None");
    let (ada, bob, eve) = (&people[0], &people[1], evening.seat("Eve"));
    watch.board("Ada is the source");
    evening.discord_holds_its_breath();
    let mut console = planned(ada.plays("/console"), plan);
    for _ in 0..plan.dropped {
        console = taps(console, &[(100, 1_000)]);
        console = console.presses("Start over");
    }
    watch.board("Ada is the source");
    watch.answer(&bob.plays("/console"));
    watch.answer(&eve.presses("Agrandir"));
    watch.answer(&bob.plays("/table describe"));
    watch.answer(&bob.plays("/contact send"));
    let count = legs(&console);
    let goal = target(&console);
    taps(console, &vec![(500, 1_500); count]).presses("Send");
    watch.board("2 new flights left");
    watch.answer(&bob.plays("/console"));
    watch.answer(&eve.plays("/table décrire"));
    bob.presses("New flight: 2 left");
    watch.board("has to transmit again");
    let console = ada.plays("/console");
    taps(console, &vec![(450, 1_400); count]).presses("Send");
    watch.board("1 new flight left");
    let console = bob.plays("/console");
    let wrong = possible(&console)
        .into_iter()
        .find(|planet| *planet != goal)
        .unwrap();
    watch.answer(&bob.plays(&format!("/contact guess planet:{wrong}")));
    watch.board("no points this round");
}
