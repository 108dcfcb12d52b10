//! A défi or an ambush that is being played with cards: its state, who wins it, and what is taken
//! after an ambush. How it is played: `duel_play.rs`.

use serde::{Deserialize, Serialize};

use super::board::Station;
use super::card::{Card, Colour};
use super::event::Reward;
use super::state::Packet;
use crate::core::seat::Seat;

/// Stake of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stake {
    /// A défi, for the claims of the station.
    Claims,
    /// An ambush (embuscade), for the packets of the loser.
    Packets,
}

/// A trick that was won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// Cards with their players, in order.
    pub cards: Vec<(Seat, Card)>,
    /// The player who won it.
    pub winner: Seat,
}

/// A défi or an ambush under way.
#[derive(Clone)]
pub(super) struct Fight {
    pub stake: Stake,
    pub station: Station,
    pub trump: Colour,
    /// In the order of play, the caller first.
    pub fighters: Vec<Seat>,
    /// Leader of the trick, counted from 0 among the fighters.
    pub leader: usize,
    pub trick: Vec<(Seat, Card)>,
    pub tricks: Vec<Trick>,
}

impl Fight {
    /// Number of tricks.
    pub(super) const TRICKS: usize = 5;

    /// True after the last trick, when one has won.
    pub(super) fn is_over(&self) -> bool {
        self.tricks.len() >= Self::TRICKS && self.winner().is_some()
    }

    /// True if the tricks that are left cannot change who wins.
    pub(super) fn is_decided(&self) -> bool {
        let left = Self::TRICKS.saturating_sub(self.tricks.len());
        let winner = self.winner();
        winner.is_some_and(|winner| {
            let mut others = self.fighters.iter().filter(|seat| **seat != winner);
            others.all(|other| self.won_by(*other) + left < self.won_by(winner))
        })
    }

    pub(super) const fn new(
        stake: Stake,
        station: Station,
        trump: Colour,
        fighters: Vec<Seat>,
    ) -> Self {
        Self {
            stake,
            station,
            trump,
            fighters,
            leader: 0,
            trick: Vec::new(),
            tricks: Vec::new(),
        }
    }

    /// The player whose card is next.
    pub(super) fn turn(&self) -> Seat {
        self.fighters[(self.leader + self.trick.len()) % self.fighters.len()]
    }

    /// The cards of the trick on the table.
    pub(super) fn table(&self) -> Vec<Card> {
        self.trick.iter().map(|&(_, card)| card).collect()
    }

    pub(super) fn won_by(&self, seat: Seat) -> usize {
        let won = |trick: &&Trick| trick.winner == seat;
        self.tricks.iter().filter(won).count()
    }

    /// Winner when all tricks are played: the player with the most tricks, and of several with the
    /// most the one who won the latest (T15).
    pub(super) fn winner(&self) -> Option<Seat> {
        let most = self.fighters.iter().map(|&seat| self.won_by(seat)).max()?;
        let best = |trick: &&Trick| self.won_by(trick.winner) == most;
        self.tricks.iter().rev().find(best).map(|last| last.winner)
    }

    /// All cards that were played, and by whom.
    pub(super) fn played_cards(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let tricks = self.tricks.iter().flat_map(|trick| &trick.cards);
        tricks.chain(&self.trick).copied()
    }

    /// Reward that the winner may take. All five cards of the dealt hand have been played by then,
    /// so the cards they had are the cards they played (T16, T25).
    pub(super) fn reward(&self, winner: Seat) -> Reward {
        let had = |colour| {
            self.played_cards()
                .any(|play| play == (winner, Card::molab(colour)))
        };
        let (own, trump) = (had(Colour::from_seat(winner)), had(self.trump));
        match self.stake {
            Stake::Claims => Reward {
                // At most four.
                base: self.fighters.len() as u8,
                own_molab: if own { 2 } else { 0 },
                trump_molab: u8::from(trump),
            },
            Stake::Packets => Reward {
                base: 2,
                own_molab: u8::from(own),
                trump_molab: 0,
            },
        }
    }
}

/// Spoils of an ambush, being taken.
#[derive(Clone)]
pub(super) struct Spoils {
    pub winner: Seat,
    pub loser: Seat,
    /// Number of packets that the winner takes.
    pub takes: u8,
    /// Once they are laid.
    pub packets: Option<Vec<Packet>>,
}
