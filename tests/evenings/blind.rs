//! Non-interference: two evenings that differ only in a hidden sky, with the same moves and
//! results, look the same to everybody else, to the byte, until the reveal.

use std::collections::BTreeMap;

use games::planetaire::{Cell, RayLaw, Sky};

use crate::quick::{BOBS, begun, hides, ray};
use crate::support::Evening;
use crate::transcript::{Transcript, assert_same};

const FIRED: [u8; 6] = [1, 5, 12, 19, 26, 30];
const LAW: RayLaw = RayLaw::Planetaire;

#[test]
fn a_hidden_sky_changes_no_byte_that_others_get() {
    let (one, other) = skies_with_the_same_results();
    assert_ne!(one, other);
    let (one, other) = (
        evening_with(&one, "blind_one"),
        evening_with(&other, "blind_other"),
    );
    assert_same(&one, &other);
}

/// Two skies for which every fired margin has the same outcome, as different as can be found.
fn skies_with_the_same_results() -> (String, String) {
    let results = |sky: &str| FIRED.map(|margin| format!("{:?}", ray(LAW, sky, margin)));
    let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
    let mut draw = || {
        // Any fixed sequence will do.
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        Cell::at((dice % 8) as u8, (dice / 8 % 8) as u8).unwrap()
    };
    let mut known: BTreeMap<_, (Sky, String)> = BTreeMap::new();
    for _ in 0..20_000 {
        let sky = Sky::of([draw(), draw(), draw(), draw()]);
        if sky.count() != 4 {
            continue;
        }
        let names: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
        let said = names.join(" ");
        let results = results(&said);
        // Rays that meet nothing would prove little.
        if results
            .iter()
            .filter(|result| *result == "Absorbed")
            .count()
            < 2
        {
            continue;
        }
        if let Some((known, other)) = known.get(&results) {
            if known.cells().all(|cell| !sky.has(cell)) {
                return (other.clone(), said);
            }
        } else {
            known.insert(results, (sky, said));
        }
    }
    panic!("no two such skies");
}

/// Everything that Bob and the public get while Ada's sky is this one.
fn evening_with(sky: &str, name: &str) -> Vec<String> {
    let people = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];
    let evening = Evening::hurried(name, "en-US", people);
    let (ada, bob, eve) = (
        evening.seat("Ada"),
        evening.seat("Bob"),
        evening.seat("Eve"),
    );
    let mut seen = Transcript::default();
    begun(&ada, &bob, "");
    hides(&ada, sky);
    seen.all(&eve, &bob, "Ada** sealed");
    hides(&bob, BOBS);
    seen.all(&eve, &bob, "detects");
    for margin in FIRED {
        seen.answer(&bob.plays(&format!("/planetaire tirer marge:{margin}")));
        seen.all(&eve, &bob, &format!("fired from {margin}:"));
    }
    bob.plays("/planetaire billes cases:C3 D4");
    seen.all(&eve, &bob, "marble on D4");
    seen.answer(&bob.presses("My console"));
    seen.answer(&bob.plays("/decrire"));
    seen.answer(&bob.writes("montrer"));
    seen.answer(&eve.plays("/describe"));
    let asked = bob.plays("/planetaire finir");
    seen.answer(&asked);
    // She must not have heard of the sky either, whatever she fires at.
    ada.plays("/planetaire fire margin:3");
    seen.all(&eve, &bob, "fired from 3:");
    asked.presses("Finir pour de bon");
    seen.all(&eve, &bob, "Bob** ended");
    seen.answer(&bob.plays("/console"));
    // The reveal tells it, in the one and in the other.
    crate::quick::ends(&ada, "");
    eve.sees_in_the_channel("was uncovered");
    seen.lines
}
