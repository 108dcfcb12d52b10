//! Card fights, played to their end on hands that could be: against one other both play their best;
//! against several, the others play by rule of thumb.

use games::terre_lune::{Card, Colour, FightView, Insight, TerreLune, View, playable, winning};
use games::{Dice, Knowledge, Sampled, Seat, view_for_seat};

use super::policy::{cheapest, trump};
use crate::Mind;
use crate::exact::{Proven, Whole};
use crate::fuel::{Fuel, Halt};

/// On how many hands a card or a fight is tried.
const HANDS: u64 = 40;

/// The cards that may be played, and on which of how many hands each wins the fight.
pub(super) struct TriedCards {
    pub cards: Vec<Card>,
    /// Hand by hand, card by card.
    won: Vec<Vec<bool>>,
}

impl TriedCards {
    /// Number of hands on which a card wins, and of those on which it was tried.
    pub(super) fn won(&self, card: Card) -> (u64, u64) {
        let place = self.cards.iter().position(|other| *other == card);
        let won = place.map_or(0, |place| {
            self.won.iter().filter(|hand| hand[place]).count()
        });
        (won as u64, self.won.len() as u64)
    }

    /// The card that wins on most hands: of those that win as often, the one that the rule of thumb
    /// takes, else the first.
    pub(super) fn best(&self, thumb: Option<Card>) -> Option<Card> {
        let most = self.cards.iter().map(|card| self.won(*card).0).max()?;
        let as_good = |card: &Card| self.won(*card).0 == most;
        let mut cards = self.cards.iter().copied();
        thumb.filter(as_good).or_else(|| cards.find(as_good))
    }

    /// Lead of one card over another, in thousandths of a fight, give or take two standard errors.
    pub(super) fn gain(&self, best: Card, over: Card) -> Option<(i64, i64)> {
        let place = |card: Card| self.cards.iter().position(|other| *other == card);
        let (best, over) = (place(best)?, place(over)?);
        let differ = self.won.iter().filter(|hand| hand[best] != hand[over]);
        let (better, of) = (
            self.won
                .iter()
                .filter(|hand| hand[best] && !hand[over])
                .count(),
            self.won.len(),
        );
        let differ = differ.count() as i64;
        let (gain, of) = (2 * better as i64 - differ, of as i64);
        let spread = differ - gain * gain / of.max(1);
        let error = 2_000 * (spread.max(0).unsigned_abs().isqrt() as i64) / of.max(1);
        (of > 1).then(|| (gain * 1_000 / of, error))
    }
}

/// Tries each card that may be played on hands that could be. None where there is no choice.
pub(super) fn tried(knowledge: &Knowledge<TerreLune>, mind: &mut Mind<'_>) -> Option<TriedCards> {
    let (view, me) = (knowledge.view(), knowledge.seat());
    let (fight, own) = (view.fight.as_ref()?, view.own.as_ref()?);
    let held = own.hand.iter().filter(|held| held.why_not.is_none());
    let cards: Vec<Card> = held.map(|held| held.card).collect();
    if cards.len() < 2 {
        return None;
    }
    let mut won = Vec::new();
    'hands: for _ in 0..HANDS {
        let Some(duel) = imagined(knowledge, fight, &mut mind.dice) else {
            break;
        };
        let mut wins = Vec::new();
        for &card in &cards {
            let mut after = duel.clone();
            after.play(card);
            match after.is_won(me, &mut mind.fuel) {
                Ok(is_won) => wins.push(is_won),
                Err(_) => break 'hands,
            }
        }
        won.push(wins);
    }
    Some(TriedCards { cards, won })
}

/// Checks that a card takes the trick, regardless of what the others hold: against each card that
/// was not seen.
pub(super) fn takes_the_trick(
    knowledge: &Knowledge<TerreLune>,
    card: Card,
    fuel: &mut Fuel<'_>,
) -> Option<Proven<Insight>> {
    let (fight, own) = (
        knowledge.view().fight.as_ref()?,
        knowledge.view().own.as_ref()?,
    );
    let mut table: Vec<Card> = fight.table.iter().map(|(_, card)| *card).collect();
    let place = table.len();
    table.push(card);
    let takes = Insight::TakesTrick(card);
    let wins = |table: &[Card]| winning(table, fight.trump) == Some(place);
    if table.len() == fight.fighters.len() {
        let last = Whole::enumerate(std::iter::once(table), fuel).ok()?;
        return last.proves(takes, |table| wins(table));
    }
    let played = fight.tricks.iter().flat_map(|trick| &trick.cards);
    let mut known: Vec<Card> = played.map(|(_, card)| *card).collect();
    known.extend(own.hand.iter().map(|held| held.card));
    known.extend(&table);
    let unseen = Card::all().filter(|card| !known.contains(card));
    // The highest takes it: what no card beats, no cards beat.
    let answers = unseen.map(|answer| [table.as_slice(), &[answer]].concat());
    Whole::enumerate(answers, fuel)
        .ok()?
        .proves(takes, |table| wins(table))
}

/// The trump to call a fight with, and on how many of how many hands it is won.
pub(super) fn odds(
    knowledge: &Knowledge<TerreLune>,
    mind: &mut Mind<'_>,
) -> Option<(Colour, u64, u64)> {
    let (view, me) = (knowledge.view(), knowledge.seat());
    let (trump, _) = trump(view.own.as_ref()?);
    let turn = view.turn.as_ref()?;
    let others = turn
        .ambush
        .first()
        .map_or(turn.challenge.clone(), |one| vec![*one]);
    let (mut won, mut of) = (0, 0);
    for _ in 0..HANDS / 2 {
        let Some(state) = TerreLune::sample(knowledge, &mut mind.dice) else {
            break;
        };
        let fighters: Vec<Seat> = std::iter::once(me).chain(others.iter().copied()).collect();
        let hands = fighters.iter().map(|seat| hand(&state, *seat)).collect();
        let duel = Duel::new(fighters, hands, trump);
        let Ok(is_won) = duel.is_won(me, &mut mind.fuel) else {
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

fn imagined(knowledge: &Knowledge<TerreLune>, fight: &FightView, dice: &mut Dice) -> Option<Duel> {
    let state = TerreLune::sample(knowledge, dice)?;
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

    /// True if this seat wins the fight.
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
