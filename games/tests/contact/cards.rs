//! The pro variant: chosen signal cards, asteroids, help cards, the certificate.

use games::contact::{
    Action, Aid, Certificate, Difficulty, Ending, FirstStop, Refusal, Signal, Stake, Talk, Tier,
    Tile, TileSide, Unfit,
};

use super::table::{ADA, BOB, CLEO, DAN, Table, at_once, day};

fn pro(seats: u8) -> Table {
    Table::start(at_once(Difficulty::Pro), seats)
}

#[test]
fn pro_missions_start_face_up_with_five_fuel() {
    // C15, C16.
    let mut table = pro(3);
    let seen = table.public();
    assert_eq!((seen.tiles.len(), seen.fuel), (24, 5));
    assert!(seen.tiles.iter().all(|seen| seen.face == TileSide::Up));
    assert_eq!(table.possible(), Tile::planets().collect::<Vec<_>>());
    assert_eq!(table.active(), Aid::ALL);
    assert_eq!(seen.round.unwrap().signal, None);
    table.choose_highest().transmit(1);
    for tile in Tile::asteroids() {
        let unfit = Unfit::NoPlanet;
        table.refuses(
            BOB,
            Action::Guess(tile),
            Refusal::NotATarget { tile, unfit },
        );
    }
}

#[test]
fn source_chooses_among_remaining_cards() {
    let mut table = pro(2);
    let route = table.route(1);
    // The route may be planned first: the card tells how easy it is.
    table.act(ADA, Action::Plan(route)).refuses(
        ADA,
        Action::Press {
            at: games::contact::Millis::new(1),
            known: 0,
        },
        Refusal::ChooseSignalFirst,
    );
    let signal = Signal::Six;
    let choose = Action::Choose(signal);
    table
        .act(ADA, choose.clone())
        .refuses(ADA, choose.clone(), Refusal::SignalChosen { signal })
        .transmit(1)
        .misses()
        .finds()
        .act(BOB, choose.clone())
        .transmit(1)
        .finds();
    // C25: lost or won, both sixes are gone.
    table.refuses(ADA, choose, Refusal::NoSuchSignal { signal });
    assert_eq!(table.public().won, [signal]);
}

#[test]
fn two_planets_may_be_guessed_at_once() {
    let mut table = pro(3);
    let double = |one, other| Action::GuessTwo(one, other);
    table.choose_highest().transmit(1);
    let (target, wrong) = (table.target(), table.wrong());
    table
        .refuses(
            BOB,
            double(target, target),
            Refusal::SameTile { tile: target },
        )
        // C18: one of two is right, as a first guess: the card is won and no fuel lost.
        .act(BOB, double(wrong[0], target));
    assert_eq!(table.public().past[0].stake, Stake::Won);
    assert_eq!(table.public().fuel, 5);
    let fifty = Aid::FiftyFifty;
    table.choose_highest().transmit(1);
    let wrong = table.wrong();
    table.refuses(
        CLEO,
        double(wrong[0], wrong[1]),
        Refusal::AidUsed { aid: fifty },
    );
    // C21: a fuel, and it may be used again at once. Both wrong cost one fuel and the card.
    table
        .act(CLEO, Action::Reactivate)
        .act(CLEO, double(wrong[0], wrong[1]));
    assert_eq!(table.public().fuel, 3);
    assert_eq!(table.round().stake, Stake::Forfeited);
    assert_eq!(table.round().wrong, wrong[..2]);
    let tile = wrong[1];
    table.refuses(ADA, Action::Guess(tile), Refusal::AlreadyWrong { tile });
}

#[test]
fn first_stop_is_shown_as_a_marker() {
    let mut table = pro(3);
    table.choose_highest().transmit(1);
    if table.round().sent[0].landings() == 1 {
        assert_eq!(table.round().first_stop, FirstStop::Absent);
        table.refuses(BOB, Action::ShowFirstStop, Refusal::NoStopOver);
    }
    table.act(BOB, Action::AskRepeat).transmit(2);
    let stop = table.console().route.tiles()[0];
    assert_eq!(table.round().first_stop, FirstStop::Hidden);
    table
        .refuses(
            CLEO,
            Action::ShowFirstStop,
            Refusal::NotGuesser { guesser: BOB },
        )
        .act(BOB, Action::ShowFirstStop);
    // C19: a marker; the route still counts from the old start.
    assert_eq!(table.round().marker, Some((stop, 2)));
    assert_eq!(table.round().first_stop, FirstStop::Shown(stop));
    assert_eq!(table.public().rocket, Tile::EARTH);
    assert_eq!(table.console().start, Tile::EARTH);
    table
        .act(BOB, Action::Reactivate)
        .refuses(BOB, Action::ShowFirstStop, Refusal::StopShown { stop })
        .act(BOB, Action::AskRepeat)
        .transmit(3);
    let stop = table.console().route.tiles()[0];
    table.act(BOB, Action::ShowFirstStop);
    assert_eq!(table.round().marker, Some((stop, 3)));
    table.finds();
    assert_eq!(table.round().marker, None);
}

#[test]
fn target_is_exchanged_only_before_choosing_a_card() {
    let mut table = pro(2);
    let old = table.target();
    let route = table.route(1);
    table
        .act(ADA, Action::Plan(route))
        .act(ADA, Action::Exchange);
    // C20: another card, and the old one is a target again.
    assert_ne!(table.target(), old);
    assert!(table.possible().contains(&old));
    assert_eq!(table.console().route.legs(), 0);
    let aid = Aid::TargetExchange;
    table
        .refuses(ADA, Action::Exchange, Refusal::AidUsed { aid })
        .act(ADA, Action::Reactivate)
        .act(ADA, Action::Choose(Signal::One))
        .refuses(
            ADA,
            Action::Exchange,
            Refusal::SignalChosen {
                signal: Signal::One,
            },
        );
}

#[test]
fn any_help_card_buys_a_briefing() {
    let mut table = pro(4);
    table.choose_highest().transmit(1);
    // C22: any of the crew may call it, the source may not.
    let brief = |aid| Action::Brief(aid);
    table
        .refuses(ADA, brief(Aid::FirstStop), Refusal::YouAreSource)
        .act(DAN, brief(Aid::TargetExchange))
        .refuses(CLEO, brief(Aid::FirstStop), Refusal::BriefingOn);
    assert_eq!(table.round().talk, Talk::Briefing);
    assert_eq!(table.active(), [Aid::FiftyFifty, Aid::FirstStop]);
    // It lasts through a repeat, until the guess.
    table.act(BOB, Action::AskRepeat).transmit(1);
    assert_eq!(table.round().talk, Talk::Briefing);
    table.misses();
    assert_eq!(table.round().talk, Talk::Silence);
    let aid = Aid::TargetExchange;
    table.refuses(CLEO, brief(aid), Refusal::AidUsed { aid });
    // C23.
    let mut pair = pro(2);
    pair.choose_highest()
        .transmit(1)
        .refuses(BOB, brief(aid), Refusal::NobodyToBrief);
}

#[test]
fn last_fuel_cannot_be_spent() {
    let mut table = pro(3);
    table
        .choose_highest()
        .transmit(1)
        .refuses(BOB, Action::Reactivate, Refusal::NothingToReactivate)
        .act(BOB, Action::Brief(Aid::FirstStop))
        .refuses(
            CLEO,
            Action::Reactivate,
            Refusal::NotGuesser { guesser: BOB },
        );
    for _ in 0..4 {
        table.misses();
    }
    assert_eq!(table.public().fuel, 1);
    table.refuses(BOB, Action::Reactivate, Refusal::LastFuel);
}

#[test]
fn help_cards_exist_only_in_the_pro_variant() {
    let mut table = Table::start(at_once(Difficulty::Six), 3);
    let source = Action::Choose(Signal::One);
    let signal = table.round().signal.unwrap();
    table
        .refuses(ADA, Action::Exchange, Refusal::NoAids)
        .refuses(ADA, Action::Reactivate, Refusal::NoAids)
        .refuses(ADA, source, Refusal::SignalChosen { signal })
        .transmit(1);
    let wrong = table.wrong();
    table
        .refuses(BOB, Action::GuessTwo(wrong[0], wrong[1]), Refusal::NoAids)
        .refuses(BOB, Action::ShowFirstStop, Refusal::NoAids)
        .refuses(BOB, Action::Brief(Aid::FirstStop), Refusal::NoAids);
}

#[test]
fn won_pro_mission_earns_a_certificate() {
    for (misses, tier) in [(0, Tier::First), (2, Tier::Third)] {
        let mut table = pro(3);
        let mut planets = Vec::new();
        for number in 0..12 {
            table.choose_highest().transmit(1);
            if number < misses {
                table.misses();
            }
            table.finds();
            planets.push(table.public().rocket);
        }
        // C24: the two highest cards were lost, or none. There is no level above.
        let certificate = Some(Certificate {
            tier,
            points: table.public().score,
            seats: 3,
            planets: planets.try_into().unwrap(),
            day: day(),
        });
        let next = None;
        assert_eq!(table.ending(), Some(Ending::Won { next, certificate }));
        assert_eq!(table.public().score, 42 - 6 * misses);
    }
}
