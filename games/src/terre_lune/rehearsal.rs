//! De la Terre à la Lune played by dice, for the laws. Not compiled into the bot.

use super::TerreLune;
use super::action::{Action, Decoy};
use super::board::OrbitCell;
use super::card::{Card, Colour};
use super::event::Event;
use super::mineral::{Claim, Mineral};
use super::options::{Options, PirateStart};
use super::place::{Place, Shove};
use super::state::{Packet, Spot, Stage, State};
use super::stop::{Course, Stop};
use super::view::{OwnView, View};
use crate::core::audience::view_for_seat;
use crate::core::dice::Dice;
use crate::core::seat::Seat;
use crate::core::secret::Secret;
use crate::laws::{Rehearsed, Viewer};

impl Rehearsed for TerreLune {
    const REHEARSALS: u64 = 60;

    fn options(dice: &mut Dice) -> Options {
        let cells: Vec<OrbitCell> = OrbitCell::all().collect();
        Options {
            pirate: match dice.below(2) {
                0 => PirateStart::Random,
                _ => PirateStart::At(one_of(dice, &cells)),
            },
            brisk: false,
            forced_turns_pass: false,
        }
    }

    fn random_action(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let seen = view_for_seat::<Self>(state, seat).open_for(seat);
        let sensible = seen.and_then(|view| sensible(&view, dice));
        match sensible {
            Some(action) if dice.below(12) > 0 => action,
            _ => nonsense(dice),
        }
    }

    fn twist(_before: &State, event: &Event, viewer: Viewer, dice: &mut Dice) -> Option<Event> {
        let mut twister = Twister {
            viewer,
            dice,
            twisted: false,
        };
        let mut twin = event.clone();
        twister.event(&mut twin);
        twister.twisted.then_some(twin)
    }
}

/// Something that the seat may do, for its own view.
fn sensible(view: &View, dice: &mut Dice) -> Option<Action> {
    let own = view.own.as_ref()?;
    let (whose, stage) = view.expects?;
    if Some(whose) != view.me {
        return None;
    }
    match stage {
        Stage::Way { .. } => way(view, dice),
        Stage::Peek => Some(match own.peek {
            Some((_, super::view::Keeping::Allowed)) => Action::Keep,
            _ => Action::PutBack,
        }),
        Stage::Actions => actions(view, own, dice),
        Stage::Card => {
            let legal = own.hand.iter().filter(|held| held.why_not.is_none());
            let legal: Vec<Card> = legal.map(|held| held.card).collect();
            some_of(dice, &legal).map(Action::Play)
        }
        Stage::Packing => {
            let worthless = own.claims.iter().copied();
            let worthless = worthless.filter(|claim| !claim.is_concretised_by(&own.deposits));
            let mut decoys = Vec::new();
            for claim in worthless {
                if dice.below(2) == 0 {
                    let with = some_of(dice, &own.deposits)?;
                    decoys.push(Decoy { claim, with });
                }
            }
            Some(Action::Pack(decoys))
        }
        Stage::Seizing => {
            let spoils = view.spoils.as_ref()?;
            let mut numbers: Vec<u8> = (0..spoils.packets.as_ref()?.len() as u8).collect();
            dice.shuffle(&mut numbers);
            numbers.truncate(usize::from(spoils.takes));
            Some(Action::Seize(numbers))
        }
    }
}

/// Mostly on towards the Moon or, with deposits, the Earth.
fn way(view: &View, dice: &mut Dice) -> Option<Action> {
    let turn = view.turn.as_ref()?;
    let rocket = view.rocket(turn.seat)?;
    if !turn.prospects.is_empty() && dice.below(4) > 0 {
        return some_of(dice, &turn.prospects).map(Action::Prospect);
    }
    if let Some(target) = some_of(dice, &turn.ambush) {
        let trump = one_of(dice, &Colour::ALL);
        return Some(Action::Ambush { target, trump });
    }
    let places: Vec<Place> = turn.courses.iter().map(|course| course.way.to).collect();
    // Chance alone would hardly ever meet the pirate twice.
    let collides = |course: &&Course| matches!(course.stop, Stop::Collision { .. });
    if let Some(course) = turn.courses.iter().find(collides) {
        return Some(Action::Go(course.way.to));
    }
    if dice.below(4) == 0 {
        return some_of(dice, &places).map(Action::Go);
    }
    let left = |place: &Place| match rocket.deposits {
        0 => place.to_moon(),
        _ => place.to_earth(),
    };
    places.into_iter().min_by_key(left).map(Action::Go)
}

fn actions(view: &View, own: &OwnView, dice: &mut Dice) -> Option<Action> {
    let turn = view.turn.as_ref()?;
    let trump = one_of(dice, &Colour::ALL);
    let mut choices = vec![Action::End];
    if let Some(spot) = some_of(dice, &turn.prospects) {
        return Some(Action::Prospect(spot));
    }
    if let Some(count) = turn.exchange {
        let mut cards: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
        dice.shuffle(&mut cards);
        cards.truncate(usize::from(count));
        choices.push(Action::Exchange(cards));
    }
    if let Some(push) = some_of(dice, &turn.pushes) {
        choices.push(Action::Push {
            target: push.target,
            shove: push.shove,
        });
    }
    if !turn.challenge.is_empty() {
        choices.push(Action::Challenge { trump });
    }
    if let Some(target) = some_of(dice, &turn.ambush) {
        choices.extend(vec![Action::Ambush { target, trump }; 4]);
    }
    choices
        .get(dice.below(choices.len() as u32) as usize)
        .cloned()
}

fn nonsense(dice: &mut Dice) -> Action {
    let cards: Vec<Card> = Card::all().collect();
    let claims: Vec<Claim> = Claim::all().collect();
    let spots: Vec<Spot> = Spot::all().collect();
    let seat = Seat::new(dice.below(5) as u8);
    let trump = one_of(dice, &Colour::ALL);
    match dice.below(12) {
        0 => Action::Go(Place::At(one_of(dice, &super::board::Node::ALL))),
        1 => Action::Prospect(one_of(dice, &spots)),
        2 => Action::Keep,
        3 => Action::PutBack,
        4 => Action::Exchange((0..dice.below(7)).map(|_| one_of(dice, &cards)).collect()),
        5 => Action::Push {
            target: seat,
            shove: one_of(dice, &[Shove::Forward, Shove::Backward]),
        },
        6 => Action::Challenge { trump },
        7 => Action::Ambush {
            target: seat,
            trump,
        },
        8 => Action::Play(one_of(dice, &cards)),
        9 => Action::Pack(vec![Decoy {
            claim: one_of(dice, &claims),
            with: one_of(dice, &Mineral::ALL),
        }]),
        10 => Action::Seize((0..dice.below(4)).map(|_| dice.below(9) as u8).collect()),
        _ => Action::End,
    }
}

/// Replaces what the viewer may not know.
struct Twister<'d> {
    viewer: Viewer,
    dice: &'d mut Dice,
    twisted: bool,
}

impl Twister<'_> {
    fn event(&mut self, event: &mut Event) {
        match event {
            Event::Prepared { stacks, moon, .. } => {
                stacks.iter_mut().for_each(|stack| self.claims(stack));
                moon.iter_mut().for_each(|deposit| self.mineral(deposit));
            }
            Event::Dealt { hands, talon } => {
                hands.iter_mut().for_each(|hand| self.cards(hand));
                self.cards(talon);
            }
            Event::Exchanged { drawn, .. } => self.cards(drawn),
            Event::Took { claims, .. } => self.claims(claims),
            Event::Peeked { mineral, .. } => self.mineral(mineral),
            Event::Eliminated { deposits, .. } => {
                deposits
                    .iter_mut()
                    .for_each(|(_, deposit)| self.mineral(deposit));
            }
            Event::Packed { packets, loose, .. } => {
                self.claims(loose);
                self.packets(packets);
            }
            Event::Seized { spoils, .. } => self.packets(spoils),
            _ => {}
        }
    }

    fn packets(&mut self, packets: &mut [Packet]) {
        for packet in packets {
            self.mineral(&mut packet.deposit);
            self.claims(&mut packet.claims);
        }
    }

    fn cards(&mut self, secrets: &mut [Secret<Card>]) {
        let all: Vec<Card> = Card::all().collect();
        secrets.iter_mut().for_each(|secret| self.one(secret, &all));
    }

    fn claims(&mut self, secrets: &mut [Secret<Claim>]) {
        let all: Vec<Claim> = Claim::all().collect();
        secrets.iter_mut().for_each(|secret| self.one(secret, &all));
    }

    fn mineral(&mut self, secret: &mut Secret<Mineral>) {
        self.one(secret, &Mineral::ALL);
    }

    fn one<T: Copy>(&mut self, secret: &mut Secret<T>, all: &[T]) {
        if !self.viewer.may_know(secret) {
            *secret = Secret::new(secret.owner(), one_of(self.dice, all));
            self.twisted = true;
        }
    }
}

fn some_of<T: Copy>(dice: &mut Dice, choices: &[T]) -> Option<T> {
    (!choices.is_empty()).then(|| one_of(dice, choices))
}

fn one_of<T: Copy>(dice: &mut Dice, choices: &[T]) -> T {
    choices[dice.below(choices.len() as u32) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::rehearse;

    /// Reads a secret as the journal does.
    fn read<T: serde::de::DeserializeOwned + serde::Serialize>(secret: &Secret<T>) -> T {
        let journal = serde_json::to_value(secret).unwrap();
        serde_json::from_value(journal["value"].clone()).unwrap()
    }

    fn all<T: serde::de::DeserializeOwned + serde::Serialize>(
        secrets: &[Secret<T>],
    ) -> impl Iterator<Item = T> {
        secrets.iter().map(read)
    }

    /// Cards, claims and deposits are all somewhere, each once.
    #[track_caller]
    fn check_whole(state: &State) {
        let mut cards: Vec<Card> = all(&state.talon).collect();
        let mut claims: Vec<Claim> = all(&state.removed).collect();
        let mut deposits: Vec<Mineral> = state.moon.iter().flatten().map(read).collect();
        claims.extend(state.stacks.iter().flat_map(|stack| all(stack)));
        for rocket in &state.rockets {
            cards.extend(all(&rocket.hand));
            claims.extend(all(&rocket.claims));
            deposits.extend(all(&rocket.deposits));
        }
        if let Some(fight) = &state.fight {
            cards.extend(fight.played_cards().map(|(_, card)| card));
        }
        let spoils = state.spoils.as_ref();
        for packet in spoils.iter().flat_map(|spoils| &spoils.packets).flatten() {
            deposits.push(read(&packet.deposit));
            claims.extend(all(&packet.claims));
        }
        cards.sort();
        claims.sort();
        deposits.sort();
        assert!(cards.into_iter().eq(Card::all()), "32 cards");
        assert!(claims.into_iter().eq(Claim::all()), "32 claims");
        assert_eq!(deposits, Mineral::ALL, "8 deposits");
    }

    /// A rocket in flight always has five cards, when there is no fight and until one has landed.
    #[track_caller]
    fn check_hands(state: &State) {
        if state.fight.is_none() && state.pirate.is_some() {
            for rocket in &state.rockets {
                let expected = if rocket.eliminated { 0 } else { 5 };
                assert_eq!(rocket.hand.len(), expected);
            }
        }
    }

    fn kind(event: &Event) -> String {
        match serde_json::to_value(event).unwrap() {
            serde_json::Value::Object(map) => map.keys().next().unwrap().clone(),
            word => word.as_str().unwrap().to_owned(),
        }
    }

    #[test]
    fn random_games_lose_nothing_and_cover_every_event() {
        // What a rehearsal is worth: all kinds of facts occur in it.
        let mut kinds = std::collections::BTreeMap::new();
        for number in 0..400 {
            let script = rehearse::<TerreLune>(number);
            let mut state = State::new(script.options, script.seats);
            let mut prepared = 0;
            for step in &script.steps {
                for event in step.result.iter().flatten() {
                    state.apply(event);
                    prepared += 1;
                    // The board and the cards come first.
                    if prepared >= 2 {
                        check_whole(&state);
                    }
                    *kinds.entry(kind(event)).or_insert(0u32) += 1;
                }
                check_hands(&state);
            }
        }
        assert_eq!(kinds.len(), 26, "{kinds:?}");
    }
}
