//! What is hidden in Space Connection changes no byte that others get: a sky, notes, a favourite.

use games::space_connection::{Positions, positions, random_sky, systems};
use games::{Dice, Seed};

use super::SKY;
use crate::support::blind::{Watch, blind};

/// The secret is the first one's.
const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];
/// Where Bob looks, launch by launch, in French.
const LAUNCHES: [(&str, &str); 4] = [
    ("fusée en:C4", "C4"),
    ("astronef en:D5", "C4 C5 D4 D5 D6 E5 E6"),
    ("laser en:G1 et:G7", "G1 G2 G3 G4 G5 G6 G7"),
    ("super en:K5", "J4 J5 J6 J7 K4 K5 K6 L4 L5 M4"),
];

/// Two skies of which these launches discover the same, and which differ wherever they can.
fn skies() -> [String; 2] {
    let launched = |(_, at): &(&str, &str)| positions(at).unwrap();
    let seen = LAUNCHES.iter().map(launched);
    let seen = seen.fold(Positions::default(), |all, some| all.and(some));
    // What is discovered, and which systems of it are complete.
    let known = |sky: Positions| {
        let complete = systems(sky).into_iter();
        let complete = complete.filter(|system| seen.has_all(*system));
        (sky.common(seen), complete.collect::<Vec<_>>())
    };
    let mut drawn: Vec<Positions> = Vec::new();
    for number in 0..20_000 {
        let sky = random_sky(&mut Dice::for_event(&Seed::new([3; 32]), number));
        if sky.common(seen).count() < 4 {
            continue;
        }
        let twin = |other: &&Positions| {
            known(**other) == known(sky) && other.common(sky).count() < sky.common(seen).count() + 3
        };
        if let Some(other) = drawn.iter().find(twin) {
            return [sky, *other].map(|sky| {
                let names: Vec<String> = sky.iter().map(|at| at.to_string()).collect();
                names.join(" ")
            });
        }
        drawn.push(sky);
    }
    panic!("no two such skies");
}

#[test]
fn sky_and_notes_do_not_affect_what_others_receive() {
    let [one, other] = skies();
    assert_ne!(one, other);
    let secrets = [(one, "A1 A2 M7"), (other, "B3 C4 G7")];
    blind(
        "blind_connection",
        PEOPLE,
        secrets,
        |(sky, notes), watch| {
            evening_with(sky, notes, watch);
        },
    );
}

fn evening_with(sky: &str, notes: &str, watch: &mut Watch<'_>) {
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| watch.evening.seat(name));
    watch.evening.keeps_secret(sky);
    ada.plays("/connection open");
    bob.presses("Join");
    ada.presses("Start");
    bob.is_asked(1);
    watch.board("Still hiding: Ada and Bob");
    ada.plays(&format!("/connection hide positions:{sky}"));
    ada.plays(&format!("/connection favourite keep name:{notes}"));
    ada.plays("/connection seal").surely();
    watch.board("Ada** sealed");
    bob.plays(&format!("/connection cacher positions:{SKY}"));
    watch.answer(&bob.plays("/connection sceller").surely());
    watch.board("The hunt begins");
    watch.answer(&bob.presses("My console"));
    if ada.board().text().contains("Ada launches next") {
        ada.plays("/connection scout at:A1");
    }
    for (launch, answer) in LAUNCHES.iter().zip(["B2", "B4", "D9", "I3"]) {
        watch.board("Bob launches next");
        let launched = bob.plays(&format!("/connection {}", launch.0));
        watch.answer(&launched);
        if launch.0.starts_with("laser") {
            watch.answer(&launched.surely());
        }
        watch.board("Ada launches next");
        // Her notes are hers alone, and she must not betray the sky by what she does.
        ada.plays(&format!("/connection note mark:planet positions:{notes}"));
        ada.plays(&format!("/connection scout at:{answer}"));
    }
    watch.board("Bob launches next");
    watch.answer(&bob.plays("/console"));
    watch.answer(&bob.plays("/table décrire"));
    watch.answer(&bob.writes("montrer"));
    watch.answer(&eve.plays("/table describe"));
    watch.answer(&bob.plays("/connection laser en:G2"));
    watch.answer(&bob.plays("/connection abandonner"));
}

#[test]
fn solo_notes_do_not_affect_what_others_receive() {
    let people = &[("Ada", "en-US"), ("Eve", "fr")];
    blind(
        "blind_connection_solo",
        people,
        ["A1 A2", "B3"],
        |notes, watch| {
            let [ada, eve] = ["Ada", "Eve"].map(|name| watch.evening.seat(name));
            ada.plays("/connection open players:solo");
            watch.board("Solo");
            ada.plays(&format!("/connection note mark:nothing positions:{notes}"));
            ada.plays("/connection scout at:A1");
            watch.board("sent a scout");
            watch.answer(&eve.plays("/table décrire"));
        },
    );
}
