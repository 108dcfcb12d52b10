//! What pilots bring to a fight and take home (I24).

use games::interceptor::{
    Build, Campaign, Fleet, Homecoming, Interceptor, Options, Pilot, RecordChange, Refusal,
    Service, Upgrade, Veteran,
};
use games::{Record, RecordAction, RecordChanges, Said, Seat};

use crate::fight::{ADA, BOB, Fight, Flown, ship};
use crate::options;

fn veteran(stars: u16, upgrades: &[Upgrade]) -> Veteran {
    Veteran {
        stars,
        build: Build::with(upgrades.iter().copied()),
        fights: 2,
        wins: 1,
        losses: 1,
    }
}

fn brought() -> Vec<Service> {
    vec![
        Service::default().with(0, veteran(7, &[Upgrade::Structure])),
        Service::default().with(0, veteran(3, &[Upgrade::Near])),
    ]
}

/// What the options of a fight inside the campaign become when these pilots enlist.
fn inside(brought: Vec<Service>) -> Options {
    let mut inside = Options {
        campaign: Campaign::Inside,
        ..options()
    };
    assert!(Service::counts(&inside));
    Service::enlist(&mut inside, brought);
    inside
}

/// A pilot's first ship, after what this fight brings home to a record.
fn home(fight: &Fight, seat: Seat, record: Service) -> Veteran {
    record.record_updates(fight.state(), seat).ship(0)
}

#[test]
fn records_enter_and_leave_the_fight() {
    let [ada, bob] = [0, 1].map(|nth| brought().swap_remove(nth));
    let mut fight = Fight::scene(inside(brought()), &[], &["H8 N 0", "H7 N 0"]);
    assert_eq!(fight.hulls(), [6, 5]);
    assert_eq!(fight.public().home, []);
    assert_eq!(home(&fight, ADA, ada.clone()), ada.ship(0));
    fight.turn(&["0", "0 X"]);
    fight.silent(BOB);
    fight.turn(&["0", "0 X"]);
    // Ada shot Bob down; Bob's pilot is lost (3 + 3 on 5), with their stars and upgrades.
    let won = Veteran {
        stars: 9,
        fights: 3,
        wins: 2,
        ..ada.ship(0)
    };
    assert_eq!(home(&fight, ADA, ada), won);
    let lost = Veteran {
        fights: 3,
        wins: 1,
        losses: 2,
        ..Veteran::default()
    };
    assert_eq!(home(&fight, BOB, bob), lost);
    let came = Homecoming {
        ship: ship(BOB),
        stars: 0,
        upgrades: 1,
        fate: games::interceptor::Fate::Destroyed(Pilot::Lost),
    };
    assert_eq!(fight.public().home[1], came);
}

#[test]
fn saved_pilot_keeps_the_stars() {
    let mut fight = Fight::scene(inside(brought()), &[], &["H8 N 0", "A1 N 5"]);
    fight.turn(&["0", "5"]);
    let saved = Veteran {
        stars: 3,
        fights: 3,
        wins: 1,
        losses: 2,
        ..Veteran::default()
    };
    assert_eq!(home(&fight, BOB, brought().swap_remove(1)), saved);
}

#[test]
fn without_a_campaign_ships_are_the_default() {
    let outside = Options {
        campaign: Campaign::Outside,
        ..inside(brought())
    };
    assert!(!Service::counts(&outside));
    let mut fight = Fight::scene(outside, &[], &["H8 N 0", "A1 N 5"]);
    assert_eq!(fight.hulls(), [5, 5]);
    fight.turn(&["0", "5"]);
    assert_eq!(fight.public().home, []);
    let ada = brought().swap_remove(0);
    assert_eq!(home(&fight, ADA, ada.clone()), ada.ship(0));
}

#[test]
fn practice_of_a_campaign_keeps_the_ships_and_brings_nothing_home() {
    let practice = Service::for_practice(inside(brought()));
    assert!(!Service::counts(&practice));
    let mut fight = Fight::scene(practice, &[], &["H8 N 0", "A1 N 5"]);
    assert_eq!(fight.hulls(), [6, 5]);
    fight.turn(&["0", "5"]);
    assert_eq!(fight.public().home, []);
    let ada = brought().swap_remove(0);
    assert_eq!(home(&fight, ADA, ada.clone()), ada.ship(0));
}

#[test]
fn progress_made_elsewhere_is_not_lost() {
    let mut fight = Fight::scene(inside(brought()), &[], &["H8 N 0", "A1 N 5"]);
    fight.turn(&["0", "5"]);
    // Ada won two stars elsewhere and bought an upgrade; Bob won two stars.
    let richer = veteran(4, &[Upgrade::Structure, Upgrade::Speed]);
    let today = home(&fight, ADA, Service::default().with(0, richer.clone()));
    assert_eq!((today.stars, today.build), (4, richer.build));
    let today = home(&fight, BOB, Service::default().with(0, veteran(5, &[])));
    assert_eq!((today.stars, today.losses), (5, 2));
}

#[test]
fn each_ship_of_a_fleet_has_its_own_record() {
    let brought = Service::default().with(1, veteran(2, &[Upgrade::Rear]));
    let two = Options {
        fleet: Fleet::Two,
        ..inside(vec![brought.clone()])
    };
    let mut fight = Fight::scene(two, &[], &["H8 N 0", "A8 N 0", "A1 N 5", "A2 NW 5"]);
    fight.turn(&["0 X", "0 X", "5", "5"]);
    let home = brought.record_updates(fight.state(), ADA);
    assert_eq!((home.ship(0).fights, home.ship(0).stars), (1, 0));
    assert_eq!((home.ship(1).fights, home.ship(1).wins), (3, 2));
    assert_eq!(home.ship(1).build, Build::with([Upgrade::Rear]));
}

#[test]
fn five_stars_buy_an_upgrade() {
    let pilot = Service::default().with(1, veteran(11, &[]));
    let spend = |pilot: Service, ship, upgrade| pilot.run(RecordChange::Spend { ship, upgrade });
    let pilot = spend(pilot, 1, Upgrade::Rear).unwrap();
    assert_eq!((pilot.ship(1).stars, pilot.ship(1).build.rear()), (6, 3));
    let most = Upgrade::Rear.most();
    let enough = Refusal::UpgradedEnough {
        upgrade: Upgrade::Rear,
        most,
    };
    assert_eq!(spend(pilot.clone(), 1, Upgrade::Rear), Err(enough));
    let pilot = spend(pilot, 1, Upgrade::Speed).unwrap();
    assert_eq!(pilot.ship(1).build.top(), 6);
    let poor = |stars| Refusal::TooFewStars { stars, needed: 5 };
    assert_eq!(spend(pilot.clone(), 1, Upgrade::Speed), Err(poor(1)));
    assert_eq!(spend(pilot.clone(), 0, Upgrade::Speed), Err(poor(0)));
    assert_eq!(
        spend(pilot.clone(), 7, Upgrade::Speed),
        Err(Refusal::NoSuchShip { ships: 3 })
    );
    assert_eq!(pilot.public_part(), pilot);
}

/// Records that lie on disks are read for ever.
#[test]
fn stored_record_is_still_readable() {
    let written = concat!(
        r#"{"ships":[{"stars":3,"build":["Structure","Near"],"fights":4,"wins":2,"losses":1},"#,
        r#"{"stars":0,"build":[],"fights":0,"wins":0,"losses":0}]}"#,
    );
    let read: Service = serde_json::from_str(written).unwrap();
    assert_eq!(read.ship(0).build.count(Upgrade::Near), 1);
    assert_eq!((read.ship(0).stars, read.ship(0).losses), (3, 1));
    assert_eq!(serde_json::to_string(&read).unwrap(), written);
    // As it was written before fights that were won were counted.
    let older = written.replace(r#","wins":2"#, "");
    let read: Service = serde_json::from_str(&older).unwrap();
    assert_eq!((read.ship(0).fights, read.ship(0).wins), (4, 0));
}

#[test]
fn command_words_are_split_into_their_places() {
    let commands = <Service as RecordChanges<Interceptor>>::RECORD_COMMANDS;
    let spend = commands
        .iter()
        .find(|command| command.name == "spend")
        .unwrap();
    assert_eq!(spend.takes.len(), 2);
    let bought = |words: &str| match spend.means {
        RecordAction::Runs(runs) => runs(&spend.split(words)),
        _ => panic!("it needs no table"),
    };
    let upgrade = Upgrade::Structure;
    let name = upgrade.name();
    let ship = |ship| Ok(RecordChange::Spend { ship, upgrade });
    assert_eq!(bought(name), ship(0));
    assert_eq!(bought(&format!(" {name}  3 ")), ship(2));
    assert_eq!(bought("3"), Err(Refusal::NoSuchUpgrade));
    // What can stand there: no upgrade that this very ship has often enough.
    let service = Service::default().with(1, veteran(0, &[Upgrade::Rear]));
    let offers = spend.takes[0].offers.unwrap();
    let rear = |ship: &str| {
        let words = offers(&service, &Said::new(["", ship]));
        words.contains(&Upgrade::Rear.name().to_owned())
    };
    assert!(rear("1") && !rear("2"));
}
