//! Interceptor's blindness: what a pilot writes, and how often, changes no byte that others get.

use crate::support::blind::{Watch, blind};

/// The secrets are the first one's.
const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];

/// What a pilot decides in secret, one attempt after the other; the last one is kept.
struct Secret {
    placements: &'static [&'static str],
    orders: &'static [&'static str],
    /// After sealing.
    rewritten: &'static [&'static str],
}

const ONE: Secret = Secret {
    placements: &["A6 SE 2"],
    orders: &["4 AGADAA"],
    rewritten: &["3 AAA"],
};

const OTHER: Secret = Secret {
    placements: &["K2 SW 3", "F1 S 0", "A1 S 2"],
    orders: &["2 DADA", "4", "1 T", "4 AAAX"],
    rewritten: &[
        "2 TT", "3 GAAA X", "1 D", "0 GGG", "4 A", "3", "2 GA", "2 GG", "2 AA", "1 A", "0",
    ],
};

#[test]
fn sealed_orders_do_not_affect_what_others_receive() {
    blind("blind_interceptor", PEOPLE, [ONE, OTHER], evening_with);
}

/// What Bob and Eve get while Ada decides, and when all is told.
fn evening_with(secret: &Secret, watch: &mut Watch<'_>) {
    let evening = watch.evening;
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    ada.plays("/interceptor open").sees("Your game is open");
    for pilot in [&bob, &eve] {
        pilot.presses("Join").privately();
    }
    ada.presses("Start").privately();
    bob.is_asked(1);
    eve.is_asked(1);
    watch.board("Still placing: Ada, Bob and Eve");
    for placement in secret.placements {
        ada.writes(placement).sees("Noted");
    }
    watch.board("Still placing: Ada, Bob and Eve");
    ada.writes("seal").sees("sealed");
    watch.board("Sealed: Ada");
    watch.answer(&bob.plays("/interceptor placer où:F11 N 2"));
    watch.answer(&bob.plays("/console"));
    // Chance goes by how much has happened, so it is left out of this.
    watch.answer(&eve.plays("/interceptor place at:K9 NW 1"));
    watch.answer(&eve.plays("/table describe"));
    // Where she has entered is no secret any more: both come the same way.
    ada.writes("A6 SE 2").sees("stays sealed");
    watch.board("Sealed: Ada");
    bob.plays("/interceptor sceller");
    eve.plays("/interceptor seal");
    watch.board("Ada A6 SE 2, Bob F11 N 2");

    for order in secret.orders {
        ada.writes(order).sees("Noted for");
    }
    watch.board("Still writing: Ada, Bob and Eve");
    watch.answer(&bob.plays("/interceptor ordre ordre:2 AA"));
    watch.answer(&bob.plays("/table décrire"));
    ada.writes("seal").sees("Sealed");
    watch.board("Sealed: Ada");
    for order in secret.rewritten {
        ada.writes(order).sees("stays sealed");
    }
    watch.board("Sealed: Ada");
    watch.answer(&bob.plays("/interceptor sceller"));
    watch.board("Sealed: Ada and Bob");
    watch.answer(&bob.plays("/console"));
    watch.answer(&bob.writes("montrer"));
    watch.answer(&eve.plays("/interceptor order order:1 A"));
    watch.answer(&eve.plays("/table describe"));
    watch.answer(&eve.plays("/console"));
    // In the end both have flown the same, and nothing tells how often it was changed.
    ada.writes("2 AA").sees("stays sealed");
    eve.plays("/interceptor seal");
    watch.board("Turn 2");
    watch.answer(&bob.plays("/table décrire"));
    watch.answer(&bob.plays("/console"));
}
