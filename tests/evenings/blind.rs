//! Planétaire's blindness: a hidden sky changes no byte that others get, until the reveal.

use std::collections::BTreeMap;

use games::planetaire::{Cell, RayLaw, Sky};

use crate::quick::{BOBS, begun, ends, hides, ray};
use crate::support::blind::{Watch, blind};

const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];
const FIRED: [u8; 6] = [1, 5, 12, 19, 26, 30];
const LAW: RayLaw = RayLaw::Planetaire;

#[test]
fn hidden_sky_does_not_affect_what_others_receive() {
    let skies = skies_with_the_same_results();
    assert_ne!(skies[0], skies[1]);
    blind("blind", PEOPLE, skies, |sky, watch| {
        evening_with(sky, watch)
    });
}

/// Two skies for which every fired margin has the same outcome, as different as can be found.
fn skies_with_the_same_results() -> [String; 2] {
    let results = |sky: &str| FIRED.map(|margin| format!("{:?}", ray(LAW, sky, margin)));
    let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
    let mut draw = || {
        // Any fixed sequence will do.
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        Cell::new((dice % 8) as u8, (dice / 8 % 8) as u8).unwrap()
    };
    let mut known: BTreeMap<_, (Sky, String)> = BTreeMap::new();
    for _ in 0..20_000 {
        let sky = Sky::from_cells([draw(), draw(), draw(), draw()]);
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
                return [other.clone(), said];
            }
        } else {
            known.insert(results, (sky, said));
        }
    }
    panic!("no two such skies");
}

/// An evening in which Ada's sky is this one.
fn evening_with(sky: &str, watch: &mut Watch<'_>) {
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| watch.evening.seat(name));
    begun(&ada, &bob, "");
    hides(&ada, sky);
    watch.board("Ada** sealed");
    hides(&bob, BOBS);
    watch.board("is hunting");
    for margin in FIRED {
        watch.answer(&bob.plays(&format!("/planétaire tirer marge:{margin}")));
        watch.board(&format!("fired from {margin}:"));
    }
    bob.plays("/planetaire billes cases:C3 D4");
    watch.board("marble on D4");
    watch.answer(&bob.presses("My console"));
    watch.answer(&bob.plays("/table décrire"));
    watch.answer(&bob.writes("montrer"));
    watch.answer(&eve.plays("/table describe"));
    let asked = bob.plays("/planetaire finir");
    watch.answer(&asked);
    // Ada's own ray must not tell of the sky either, at any margin.
    ada.plays("/planetaire fire margin:3");
    watch.board("fired from 3:");
    asked.presses("Oui, vérifier");
    watch.board("Bob** ended");
    watch.answer(&bob.plays("/console"));
    // The reveal tells it, in the one and in the other.
    ends(&ada, "");
    eve.sees_in_the_channel("scored");
}
