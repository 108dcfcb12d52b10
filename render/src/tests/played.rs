//! Pictures of whole games by dice, with as many people as each game takes and everything that a
//! table may agree on: what is drawn in play, with what changed marked, is read as well as what is
//! rehearsed.

use std::collections::BTreeSet;

use games::laws::{Rehearsed, rehearse};
use games::{Cause, Dice, Pending, Seat, Seed};
use games::{news_for_everyone, propose, view_for_everyone, view_for_seat};
use text::{Lang, Names};

use super::beneath::unread;
use super::{LONG, WIDE, crowded, cut, small};
use crate::scene::Scene;
use crate::{Draws, Reel};

/// How many games by dice are tried until every number of people has been met.
const GAMES: u64 = 60;
/// How many of each number of people are looked at.
const EACH: usize = 2;
/// How many moments of a game are looked at.
const MOMENTS: usize = 8;
/// How far a game of each setting is played, and how often it is looked at.
const STEPS: usize = 26;
const LOOKS: usize = 1;
/// How many earlier views are compared.
const BACK: usize = 3;

macro_rules! legible {
    ($($name:ident: $game:ty,)+) => {$(
        mod $name {
            #[test]
            fn whole_games_are_legible() {
                super::is_legible::<$game>();
            }

            #[test]
            fn every_setting_is_legible_in_this_game() {
                super::every_setting_is_legible::<$game>();
            }
        }
    )+};
}

games::each_game!(legible);

type Faults = fn(&str, &Scene) -> Vec<String>;

/// Looks at pictures of one game in one language, and collects their faults.
struct Reader {
    lang: Lang,
    names: Names,
    faults: BTreeSet<String>,
    /// What is watched and was not met yet, by how its name begins.
    unmet: Vec<&'static str>,
    /// Whether what lies beneath words is looked at too, which takes its time.
    closely: bool,
}

impl Reader {
    fn new(nth: usize, seats: u8) -> Self {
        let name = if nth.is_multiple_of(2) { LONG } else { WIDE };
        let people: Vec<String> = (1..=seats).map(|seat| format!("{name}{seat}")).collect();
        Self {
            lang: Lang::ALL[nth / 2 % Lang::ALL.len()],
            names: Names::new(people.clone(), people),
            faults: BTreeSet::new(),
            unmet: Vec::new(),
            closely: true,
        }
    }

    fn look<G: Draws>(&mut self, scene: &Scene) {
        self.look_for::<G>(scene, &[small, cut, crowded]);
    }

    fn look_closely<G: Draws>(&mut self, scene: &Scene) {
        self.look::<G>(scene);
        if self.closely {
            self.look_for::<G>(scene, &[unread]);
        }
    }

    fn look_for<G: Draws>(&mut self, scene: &Scene, faults: &[Faults]) {
        let is_met = |name: &&str| scene.things().iter().any(|it| it.name.starts_with(name));
        self.unmet.retain(|name| !is_met(name));
        let found = faults.iter().flat_map(|faults| faults(G::ID, scene));
        let found = found.map(|fault| format!("{}: {fault}", G::ID));
        self.faults.extend(found);
    }

    /// What everyone sees and what this seat sees, with what changed.
    fn look_at<G: Draws>(&mut self, state: &G::State, seat: Seat, past: &Past<G>) -> bool {
        let view = view_for_everyone::<G>(state).open();
        let open = crate::scene_since::<G>(&view, &past.open, self.lang, &self.names);
        self.look_closely::<G>(&open);
        let is_marked = |scene: &Scene| {
            let mut things = scene.things().iter();
            things.any(|thing| thing.name.starts_with("new "))
        };
        let marked = is_marked(&open);
        let _ = view_for_seat::<G>(state, seat).map(|view| {
            let own = past.own.get(seat.index()).map_or(&[][..], Vec::as_slice);
            let scene = crate::scene_since::<G>(&view, own, self.lang, &self.names);
            self.look_closely::<G>(&scene);
            self.look::<G>(&crate::large_since::<G>(&view, own, self.lang, &self.names));
        });
        marked
    }
}

/// What was seen before, the latest first: by everyone, and by each seat.
struct Past<G: Draws> {
    open: Vec<G::View>,
    own: Vec<Vec<G::View>>,
}

impl<G: Draws> Past<G> {
    fn new(seats: u8) -> Self {
        Self {
            open: Vec::new(),
            own: (0..seats).map(|_| Vec::new()).collect(),
        }
    }

    fn remember(&mut self, state: &G::State) {
        keep(&mut self.open, view_for_everyone::<G>(state).open());
        for (nth, own) in (0..).zip(&mut self.own) {
            let seat = Seat::new(nth);
            let _ = view_for_seat::<G>(state, seat).map(|view| keep(own, view));
        }
    }
}

fn keep<V: PartialEq>(past: &mut Vec<V>, view: V) {
    if past.first() != Some(&view) {
        past.insert(0, view);
        past.truncate(BACK);
    }
}

fn is_legible<G: Draws + Rehearsed>() {
    let mut met = vec![0; usize::from(*G::SEATS.end()) + 1];
    let mut faults = BTreeSet::new();
    let mut marked = 0;
    let mut unmet = G::WATCHED.to_vec();
    for scene in G::rehearsals(Lang::En, &Names::new(Vec::new(), Vec::new())) {
        let is_met = |name: &&str| scene.things().iter().any(|it| it.name.starts_with(name));
        unmet.retain(|name| !is_met(name));
    }
    for number in 0..GAMES {
        let script = rehearse::<G>(number);
        let seats = usize::from(script.seats);
        if met[seats] == EACH {
            continue;
        }
        met[seats] += 1;
        let mut reader = Reader::new(number as usize, script.seats);
        reader.unmet = unmet;
        let mut past = Past::<G>::new(script.seats);
        let mut state = G::new_state(&script.options, script.seats);
        let apart = (script.steps.len() / MOMENTS).max(1);
        for (nth, step) in script.steps.iter().enumerate() {
            let is_moment = nth % apart == 0 || nth + 1 == script.steps.len();
            for event in step.result.iter().flatten() {
                G::apply(&mut state, event);
                let Some(news) = news_for_everyone::<G>(&state, event).open() else {
                    continue;
                };
                if let Some(scene) = G::scene_of_news(&news, reader.lang, &reader.names) {
                    reader.look::<G>(&scene);
                }
                let reel = is_moment.then(|| G::reel_of_news(&news, reader.lang, &reader.names));
                for frame in reel.flatten().iter().flat_map(Reel::frames) {
                    reader.look::<G>(&frame.scene);
                }
            }
            if is_moment {
                let seat = Seat::new((nth / apart % seats) as u8);
                marked += usize::from(reader.look_at::<G>(&state, seat, &past));
            }
            past.remember(&state);
        }
        faults.extend(reader.faults);
        unmet = reader.unmet;
    }
    assert!(
        unmet.is_empty(),
        "{}: watched, and never there: {unmet:?}",
        G::ID
    );
    let mut missing = G::SEATS.filter(|seats| met[usize::from(*seats)] < EACH);
    assert_eq!(missing.next(), None, "never so many people: {met:?}");
    assert!(marked > 0, "{}: nothing is ever marked", G::ID);
    tell(faults);
}

/// Each choice that a table has, with as many people as come to it.
fn every_setting_is_legible<G: Draws + Rehearsed>() {
    let mut faults = BTreeSet::new();
    let mut nth = 0;
    for setting in G::SETTINGS {
        for said in setting.sayings() {
            let mut options = G::Options::default();
            assert!(
                setting.choose(&mut options, &said),
                "{} {said}",
                setting.name
            );
            for seats in G::SEATS {
                nth += 1;
                let mut reader = Reader::new(nth, seats);
                // Where most stand is least room.
                reader.closely = seats == *G::SEATS.end();
                plays::<G>(&options, seats, nth as u64, &mut reader);
                faults.extend(reader.faults);
            }
        }
    }
    assert!(nth > 0, "{}: nothing can be agreed on", G::ID);
    tell(faults);
}

/// The beginning of a game by dice; nothing where so many cannot play so.
fn plays<G: Draws + Rehearsed>(options: &G::Options, seats: u8, nth: u64, reader: &mut Reader) {
    let mut dice = Dice::for_event(&Seed::new([0x41; 32]), nth);
    let seed = Seed::new([nth as u8; 32]);
    let mut state = G::new_state(options, seats);
    let mut past = Past::<G>::new(seats);
    let (mut recorded, mut cause) = (0, Cause::Start);
    for step in 0..STEPS {
        if let Ok(made) = propose::<G>(&state, &seed, recorded, cause) {
            recorded += made.events.len() as u64;
            state = made.after;
        } else if step == 0 {
            return;
        }
        let Pending::Orders(due) = G::pending(&state) else {
            break;
        };
        let Some(due) = due.get(dice.below(due.len().max(1) as u32) as usize) else {
            break;
        };
        if (step + 1) % (STEPS / LOOKS) == 0 {
            reader.look_at::<G>(&state, due.seat, &past);
        }
        past.remember(&state);
        cause = Cause::Act(due.seat, G::random_action(&state, due.seat, &mut dice));
    }
}

#[track_caller]
fn tell(faults: BTreeSet<String>) {
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
