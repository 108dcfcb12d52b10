//! Non-interference in De la Terre à la Lune: evenings that differ only in what a player hides, or
//! the game master does, look the same to everyone else, to the byte.

use games::terre_lune::{Claim, Event, Mineral, Node, Place, Route, Spot, Station};
use games::{Owner, Secret};

use crate::support::Person;
use crate::support::blind::{Watch, blind};
use crate::terre_lune::race::{ADA, BOB, Down, Race, Runs, Up, at, on, orbit};
use crate::terre_lune::{begun, kept};

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
        let mut race = Race::set_up(2, 1);
        let mut claims: Vec<Claim> = Claim::all().collect();
        let mut moon = Mineral::ALL;
        if self.reversed {
            claims.reverse();
            moon.reverse();
        }
        let hidden = |claim: &Claim| Secret::new(Owner::GameMaster, *claim);
        let stack = |from: usize| claims[from..from + 8].iter().map(hidden).collect();
        race.write(Event::Prepared {
            pirate: orbit(1),
            stacks: [0, 8, 16, 24].map(stack),
            moon: moon.map(|it| Secret::new(Owner::GameMaster, it)).to_vec(),
        });
        race.deal(&[self.hand, "R7 R8 Y1 Y2 Y3"]);
        race
    }
}

const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];

/// Evenings that begin with this race look the same to Bob and the public.
#[track_caller]
fn check(
    name: &str,
    race: impl Fn(&Secrets) -> (Race, u8),
    play: impl Fn(&Secrets, &mut Sight<'_, '_>),
) {
    let name = format!("lune_blind_{name}");
    blind(&name, PEOPLE, [ONE, OTHER], |secrets, watch| {
        let evening = watch.evening;
        evening.tolerates(429, 0);
        let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
        begun(&ada, &[&bob]);
        let (race, next) = race(secrets);
        evening.history_is(&kept(race.events()), next);
        let mut sight = Sight {
            ada,
            bob,
            eve,
            watch,
        };
        play(secrets, &mut sight);
    });
}

/// The people of an evening, and what Bob and Eve get in it.
struct Sight<'e, 'w> {
    ada: Person<'e>,
    bob: Person<'e>,
    eve: Person<'e>,
    watch: &'w mut Watch<'e>,
}

impl Sight<'_, '_> {
    /// Everything there is, once the board says this, and what Bob and Eve are answered.
    #[track_caller]
    fn sees(&mut self, board: &str) {
        self.watch.board(board);
        for answer in [
            self.bob.plays("/console"),
            self.bob.plays("/table décrire"),
            self.bob.writes("montrer"),
            self.eve.plays("/table describe"),
        ] {
            self.watch.answer(&answer);
        }
    }
}

#[test]
fn hand_and_claims_do_not_affect_what_others_receive() {
    let script = |secrets: &Secrets| {
        let mut race = secrets.race();
        race.put(BOB, on(Route::EarthBeta, 2, Up));
        race.roll(ADA, [1, 2], 6);
        (race, 0)
    };
    check("hand", script, |_, sight| {
        sight.ada.plays("/lune go to:Beta");
        sight.sees("takes a claim at Beta.");
        sight.ada.plays("/lune challenge trump:red").surely();
        sight.sees("trump red");
        for (hers, his) in [("R1", "R7"), ("R2", "R8")] {
            sight.ada.plays(&format!("/lune play card:{hers}"));
            sight.sees("on the table: red");
            let answer = sight.bob.plays(&format!("/lune jouer carte:{his}"));
            sight.watch.answer(&answer);
            sight.sees("on the table: none");
        }
    });
}

#[test]
fn deposit_and_exchange_do_not_affect_what_others_receive() {
    let script = |secrets: &Secrets| {
        let mut race = secrets.race();
        race.put(ADA, Place::At(Node::Moon)).roll(ADA, [1, 2], 2);
        (race, 0)
    };
    check("deposit", script, |secrets, sight| {
        sight.ada.plays("/lune prospect spot:3");
        sight.sees("looks at spot 3.");
        sight.ada.plays("/lune putback");
        sight.sees("puts it back");
        let given: Vec<&str> = secrets.hand.split(' ').skip(3).collect();
        let exchange = format!("/lune exchange cards:{}", given.join(" "));
        sight.ada.plays(&exchange).sees("and get");
        sight.sees("exchanges 2 cards.");
    });
}

#[test]
fn packets_and_decoys_stay_hidden_until_taken() {
    let script = |secrets: &Secrets| {
        let mut race = secrets.race();
        race.put(ADA, Place::At(Node::Moon));
        race.give_claims(ADA, Station::Alpha, &secrets.claims);
        for (number, deposit) in [1, 2, 5].into_iter().zip(secrets.deposits) {
            race.roll(ADA, [1, 1], 1);
            race.write(Event::Peeked {
                seat: ADA,
                spot: Spot::numbered(number).unwrap(),
                mineral: Secret::new(Owner::Seat(ADA), deposit),
            });
            race.write(Event::Kept { seat: ADA });
        }
        race.put(ADA, on(Route::BetaMoon, 5, Down));
        race.put_back(BOB, on(Route::BetaMoon, 2, Down));
        // Ada's whole hand is played, so it is the same in both.
        race.deal(&["G1 G2 G3 G4 G5", "Y2 Y3 Y4 Y5 Y6"]);
        race.roll(BOB, [1, 1], 2);
        let (seat, passes) = (BOB, Vec::new());
        let to = at(Station::Beta);
        race.write(Event::Went { seat, passes, to });
        (race, 1)
    };
    check("packets", script, |secrets, sight| {
        let asked = sight.bob.plays("/lune embuscade fusée:rouge atout:jaune");
        sight.watch.answer(&asked);
        sight.watch.answer(&asked.surely());
        sight.sees("trump yellow");
        for number in 1..=3 {
            sight.bob.writes(&format!("J{}", number + 1)).sees("joue");
            // Her first card is asked for in her DM.
            sight.ada.sees_in_the_dm("**Your turn:** play a card");
            sight.ada.writes(&format!("V{number}")).sees("You play");
        }
        sight.sees("is making packets");
        sight.ada.writes(secrets.packed).sees("You lay packets");
        sight.sees("lays packets, face down");
    });
}
