//! Card fights, played to their end on hands that could be: against one other both play their best;
//! against several, the others play by rule of thumb.

use games::terre_lune::{Action, Card, Colour, FightView, TerreLune, View, playable, winning};
use games::{Dice, Sampled, Seat, Seen, view_for_seat};

use super::policy::{cheapest, trump};
use crate::fuel::{Fuel, Halt};

/// On how many hands a card or a fight is tried.
const HANDS: u64 = 40;

/// The card that wins on most hands; and on how many of how many.
pub(super) fn best(
    seen: &Seen<TerreLune>,
    thumb: Action,
    dice: &mut Dice,
    fuel: &mut Fuel<'_>,
) -> (Action, Option<(u64, u64)>) {
    let (view, me) = (seen.view(), seen.seat());
    let (Some(fight), Some(own)) = (&view.fight, &view.own) else {
        return (thumb, None);
    };
    let held = own.hand.iter().filter(|held| held.why_not.is_none());
    let legal: Vec<Card> = held.map(|held| held.card).collect();
    if legal.len() < 2 {
        return (thumb, None);
    }
    let mut won = vec![0; legal.len()];
    let mut of = 0;
    'hands: for _ in 0..HANDS {
        let Some(duel) = imagined(seen, fight, dice) else {
            break;
        };
        let mut wins = Vec::new();
        for &card in &legal {
            let mut after = duel.clone();
            after.play(card);
            match after.is_won(me, fuel) {
                Ok(is_won) => wins.push(u64::from(is_won)),
                Err(_) => break 'hands,
            }
        }
        of += 1;
        won.iter_mut().zip(wins).for_each(|(won, win)| *won += win);
    }
    // Of cards that win as often, the one that the rule of thumb takes, else the first.
    let most = won.iter().copied().max().unwrap_or(0);
    let as_good = |card: &Card| {
        let place = legal.iter().position(|other| other == card);
        place.is_some_and(|place| won[place] == most)
    };
    let action = match thumb {
        Action::Play(card) if as_good(&card) => thumb,
        _ => legal
            .iter()
            .copied()
            .find(as_good)
            .map_or(thumb, Action::Play),
    };
    (action, (of > 0).then_some((most, of)))
}

/// The trump to call a fight with, and on how many of how many hands it is won.
pub(super) fn odds(
    seen: &Seen<TerreLune>,
    dice: &mut Dice,
    fuel: &mut Fuel<'_>,
) -> Option<(Colour, u64, u64)> {
    let (view, me) = (seen.view(), seen.seat());
    let (trump, _) = trump(view.own.as_ref()?);
    let turn = view.turn.as_ref()?;
    let others = turn
        .ambush
        .first()
        .map_or(turn.challenge.clone(), |one| vec![*one]);
    let (mut won, mut of) = (0, 0);
    for _ in 0..HANDS / 2 {
        let Some(state) = TerreLune::sample(seen, dice) else {
            break;
        };
        let fighters: Vec<Seat> = std::iter::once(me).chain(others.iter().copied()).collect();
        let hands = fighters.iter().map(|seat| hand(&state, *seat)).collect();
        let duel = Duel::new(fighters, hands, trump);
        let Ok(is_won) = duel.is_won(me, fuel) else {
            break;
        };
        won += u64::from(is_won);
        of += 1;
    }
    Some((trump, won, of))
}

/// The hand of a seat in an imagined game.
fn hand(state: &<TerreLune as games::Game>::State, seat: Seat) -> Vec<Card> {
    let seen: Option<View> = view_for_seat::<TerreLune>(state, seat).open_for(seat);
    let own = seen.and_then(|view| view.own);
    let held = own.into_iter().flat_map(|own| own.hand);
    held.map(|held| held.card).collect()
}

fn imagined(seen: &Seen<TerreLune>, fight: &FightView, dice: &mut Dice) -> Option<Duel> {
    let state = TerreLune::sample(seen, dice)?;
    let fighters: Vec<Seat> = fight.fighters.iter().map(|(seat, _)| *seat).collect();
    let hands = fighters.iter().map(|seat| hand(&state, *seat)).collect();
    let place = |seat: Seat| fighters.iter().position(|fighter| *fighter == seat);
    let mut duel = Duel::new(fighters.clone(), hands, fight.trump);
    for trick in &fight.tricks {
        duel.winners.push(place(trick.winner)?);
    }
    duel.leader = duel.winners.last().copied().unwrap_or(0);
    duel.table = fight.table.iter().map(|(_, card)| *card).collect();
    Some(duel)
}

/// A fight with open hands.
#[derive(Clone)]
struct Duel {
    fighters: Vec<Seat>,
    hands: Vec<Vec<Card>>,
    trump: Colour,
    leader: usize,
    table: Vec<Card>,
    winners: Vec<usize>,
}

impl Duel {
    const fn new(fighters: Vec<Seat>, hands: Vec<Vec<Card>>, trump: Colour) -> Self {
        Self {
            fighters,
            hands,
            trump,
            leader: 0,
            table: Vec::new(),
            winners: Vec::new(),
        }
    }

    fn turn(&self) -> usize {
        (self.leader + self.table.len()) % self.fighters.len()
    }

    fn play(&mut self, card: Card) {
        let turn = self.turn();
        self.hands[turn].retain(|held| *held != card);
        self.table.push(card);
        if self.table.len() == self.fighters.len() {
            let best = winning(&self.table, self.trump).unwrap_or(0);
            self.leader = (self.leader + best) % self.fighters.len();
            self.winners.push(self.leader);
            self.table.clear();
        }
    }

    /// Whether this seat wins the fight.
    fn is_won(&self, me: Seat, fuel: &mut Fuel<'_>) -> Result<bool, Halt> {
        fuel.burn(1)?;
        let turn = self.turn();
        let hand = &self.hands[turn];
        if hand.is_empty() {
            return Ok(self.winner() == Some(me));
        }
        let legal = playable(hand, &self.table, self.trump);
        let mine = self.fighters[turn] == me;
        if !mine && self.fighters.len() > 2 {
            let mut after = self.clone();
            if let Some(card) = cheapest(&legal, &self.table, self.trump) {
                after.play(card);
            }
            return after.is_won(me, fuel);
        }
        for card in legal {
            let mut after = self.clone();
            after.play(card);
            if after.is_won(me, fuel)? == mine {
                return Ok(mine);
            }
        }
        Ok(!mine)
    }

    /// Most tricks win; of those who tie, the one who won the latest.
    fn winner(&self) -> Option<Seat> {
        let won = |fighter: usize| self.winners.iter().filter(|one| **one == fighter).count();
        let most = (0..self.fighters.len()).map(won).max()?;
        let last = self.winners.iter().rev().find(|one| won(**one) == most)?;
        Some(self.fighters[*last])
    }
}
