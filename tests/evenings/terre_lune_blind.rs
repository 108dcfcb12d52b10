//! Non-interference in De la Terre à la Lune: evenings that differ only in what somebody hides, or
//! the game master does, look the same to everybody else, to the byte.

use games::terre_lune::{Claim, Event, Mineral, Node, Place, Route, Station};
use games::{Owner, Secret};

use crate::support::{Evening, Person};
use crate::terre_lune::race::{ADA, BOB, Down, Race, Up, at, on};
use crate::terre_lune::{begun, kept};
use crate::transcript::{Transcript, assert_same};

/// What Ada does, and what her secrets are, in one of two evenings.
struct Secrets {
    hand: &'static str,
    /// Whether stacks and deposits lie the other way round.
    reversed: bool,
    packed: &'static str,
    deposits: [Mineral; 3],
    claims: [Claim; 3],
}

const ONE: Secrets = Secrets {
    hand: "R1 R2 G4 G5 B8",
    reversed: false,
    packed: "pack exhausted with FE",
    deposits: [Mineral::Water, Mineral::Oxygen, Mineral::Iron],
    claims: [
        Claim::On(Mineral::Water),
        Claim::Exhausted,
        Claim::On(Mineral::Zirconium),
    ],
};

const OTHER: Secrets = Secrets {
    hand: "R1 R2 Y5 B1 G8",
    reversed: true,
    packed: "pack SI with CA",
    deposits: [Mineral::Titanium, Mineral::Zirconium, Mineral::Calcium],
    claims: [
        Claim::On(Mineral::Titanium),
        Claim::On(Mineral::Silicon),
        Claim::Exhausted,
    ],
};

impl Secrets {
    /// A race in which they lie hidden.
    fn race(&self) -> Race {
        let mut race = Race::start(2, 1);
        if self.reversed {
            let hidden = |mineral| Secret::new(Owner::GameMaster, mineral);
            let mut claims: Vec<Claim> = Claim::all().collect();
            claims.reverse();
            let stacks = [0, 8, 16, 24].map(|from| {
                let eight = claims[from..from + 8].iter();
                eight
                    .map(|&claim| Secret::new(Owner::GameMaster, claim))
                    .collect()
            });
            let mut moon = Mineral::ALL.map(hidden).to_vec();
            moon.reverse();
            race.write(Event::Prepared {
                pirate: games::terre_lune::OrbitCell::numbered(1).unwrap(),
                stacks,
                moon,
            });
        }
        race.deal(&[self.hand, "R7 R8 Y1 Y2 Y3"]);
        race
    }
}

/// Both evenings of these scripts look the same to Bob and the public.
#[track_caller]
fn check(
    name: &str,
    script: impl Fn(&Secrets) -> (Race, u8),
    play: impl Fn(&Secrets, &mut Watch<'_>),
) {
    let evening = |secrets: &Secrets, name: String| {
        let people = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];
        let evening = Evening::hurried(&name, "en-US", people);
        evening.tolerates(429, 0);
        let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
        begun(&ada, &[&bob]);
        let (race, next) = script(secrets);
        evening.history_is(4, &kept(race.events()), next);
        ada.plays("/table show");
        let transcript = Transcript::default();
        let mut watch = Watch {
            ada,
            bob,
            eve,
            transcript,
        };
        play(secrets, &mut watch);
        watch.transcript.lines
    };
    let one = evening(&ONE, format!("lune_blind_{name}_one"));
    let other = evening(&OTHER, format!("lune_blind_{name}_other"));
    assert!(one.len() > 20, "{}", one.len());
    assert_same(&one, &other);
}

/// The people of an evening, and what Bob and Eve got in it.
struct Watch<'e> {
    ada: Person<'e>,
    bob: Person<'e>,
    eve: Person<'e>,
    transcript: Transcript,
}

impl Watch<'_> {
    /// Everything there is, once the board says this, and what Bob and Eve are answered.
    #[track_caller]
    fn sees(&mut self, board: &str) {
        self.transcript.all(&self.eve, &self.bob, board);
        for answer in [
            self.bob.plays("/console"),
            self.bob.plays("/decrire"),
            self.bob.writes("montrer"),
            self.eve.plays("/describe"),
        ] {
            self.transcript.answer(&answer);
        }
    }
}

#[test]
fn a_hand_and_a_claim_change_no_byte_that_others_get() {
    let script = |secrets: &Secrets| {
        let mut race = secrets.race();
        race.put(BOB, on(Route::EarthBeta, 2, Up));
        race.roll(ADA, [1, 2], 6);
        (race, 0)
    };
    check("hand", script, |_, watch| {
        watch.ada.plays("/lune go to:Beta");
        watch.sees("takes a claim at Beta.");
        let legal = watch.ada.plays("/lune challenge trump:red");
        drop(legal);
        watch.sees("trumps red");
        for (hers, his) in [("R1", "R7"), ("R2", "R8")] {
            watch.ada.plays(&format!("/lune play card:{hers}"));
            watch.sees("on the table: red");
            let answer = watch.bob.plays(&format!("/lune jouer carte:{his}"));
            watch.transcript.answer(&answer);
            watch.sees("on the table: none");
        }
    });
}

#[test]
fn a_deposit_that_was_looked_at_and_exchanged_cards_change_no_byte() {
    let script = |secrets: &Secrets| {
        let mut race = secrets.race();
        race.put(ADA, Place::At(Node::Moon)).roll(ADA, [1, 2], 2);
        (race, 0)
    };
    check("deposit", script, |secrets, watch| {
        watch.ada.plays("/lune prospect spot:3");
        watch.sees("looks at the deposit on spot 3.");
        watch.ada.plays("/lune putback");
        watch.sees("puts the deposit back");
        let given: Vec<&str> = secrets.hand.split(' ').skip(3).collect();
        let exchange = format!("/lune exchange cards:{}", given.join(" "));
        watch.ada.plays(&exchange).sees("and gets");
        watch.sees("exchanges 2 cards.");
    });
}

#[test]
fn packets_and_decoys_change_no_byte_until_they_are_taken() {
    let script = |secrets: &Secrets| {
        let mut race = secrets.race();
        race.put(ADA, Place::At(Node::Moon));
        race.give_claims(ADA, Station::Alpha, &secrets.claims);
        for deposit in secrets.deposits {
            race.give_deposit(ADA, deposit);
        }
        race.put(ADA, on(Route::BetaMoon, 5, Down));
        race.put_back(BOB, on(Route::BetaMoon, 2, Down));
        // Ada's whole hand is played, so it is the same in both.
        race.deal(&["G1 G2 G3 G4 G5", "Y1 Y2 Y3 Y4 Y5"]);
        race.roll(BOB, [1, 1], 2);
        let (seat, passes) = (BOB, Vec::new());
        let to = at(Station::Beta);
        race.write(Event::Went { seat, passes, to });
        (race, 1)
    };
    check("packets", script, |secrets, watch| {
        let answer = watch.bob.plays("/lune embuscade fusee:rouge atout:jaune");
        watch.transcript.answer(&answer);
        watch.sees("trumps yellow");
        for number in 1..=4 {
            watch.bob.writes(&format!("J{number}"));
            watch.ada.writes(&format!("V{number}"));
        }
        watch.sees("makes packets");
        watch.ada.writes(secrets.packed).sees("lays packets");
        watch.sees("lays packets, face down");
    });
}
