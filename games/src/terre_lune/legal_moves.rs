//! Legal moves of the turn that is being played: for the rules' decisions, and for the views. Opens
//! no secret.

use super::board::{Node, Station};
use super::place::{Place, Shove};
use super::refusal::Refusal;
use super::state::{Play, Spot, Stage, State};
use super::stop::{Course, Push};
use super::way::ways;
use crate::core::seat::Seat;

impl State {
    /// The ways that are open, and what comes of each.
    pub(super) fn courses(&self) -> Vec<Course> {
        let Some(play) = self.deciding() else {
            return Vec::new();
        };
        let Stage::Way { points } = play.stage else {
            return Vec::new();
        };
        let rocket = self.rocket(play.seat);
        let course = |way: super::way::Way| {
            // T7: a rocket that passes a station leaves the crossing.
            let immune = rocket.immune && way.passes.is_empty();
            let stop = self.stop(play.seat, way.to, immune);
            Course { way, stop }
        };
        ways(rocket.place, points).into_iter().map(course).collect()
    }

    /// The deposits that may be looked at: on landing, and instead of moving (T19, T20).
    pub(super) fn prospects(&self) -> Vec<Spot> {
        let may = self.deciding().is_some_and(|play| match play.stage {
            Stage::Way { .. } => self.rocket(play.seat).place == Place::At(Node::Moon),
            Stage::Actions => play.may_prospect,
            Stage::Peek | Stage::Card | Stage::Packing | Stage::Seizing => false,
        });
        if may { self.spots() } else { Vec::new() }
    }

    /// Number of cards that may be exchanged, now or once the move is made, if any (T2, T3).
    pub(super) fn exchange_of(&self) -> Option<u8> {
        let play = self.deciding()?;
        (!play.exchanged).then_some(play.red.min(5))
    }

    /// The pushes that a six allows (T9).
    pub(super) fn pushes(&self) -> Vec<Push> {
        let Some(play) = self.acting().filter(|play| play.red == 6 && !play.pushed) else {
            return Vec::new();
        };
        let mut pushes = Vec::new();
        for target in self.after(play.seat) {
            let rocket = self.rocket(target);
            let Place::On(palier) = rocket.place else {
                continue;
            };
            for shove in [Shove::Forward, Shove::Backward] {
                if let Some(to) = palier.shifted(shove) {
                    pushes.push(Push {
                        target,
                        shove,
                        to,
                        stop: self.stop(target, Place::On(to), rocket.immune),
                    });
                }
            }
        }
        pushes
    }

    /// The station of a défi and whom it obliges: all who are on the way out and not nearer to
    /// the Moon than the challenger (T12).
    pub(super) fn challenge(&self) -> Result<(Station, Vec<Seat>), Refusal> {
        let play = self.acting().ok_or(Refusal::NotOnAStation)?;
        let station = play.arrived.ok_or(Refusal::NotOnAStation)?;
        if play.challenged {
            return Err(Refusal::AlreadyChallenged);
        }
        if self.stacks[station.index()].is_empty() {
            return Err(Refusal::NothingToFightFor { station });
        }
        let own = self.rocket(play.seat).place.to_moon();
        let mut followers = self.after(play.seat);
        followers.retain(|&seat| {
            let rocket = self.rocket(seat);
            !rocket.is_homebound() && rocket.place.to_moon() >= own
        });
        if followers.is_empty() {
            return Err(Refusal::NobodyFollows);
        }
        Ok((station, followers))
    }

    /// The station of an ambush and who is within its reach (T24): where the rocket stands, be it
    /// just arrived or about to leave.
    pub(super) fn ambush_here(&self) -> Result<(Station, Vec<Seat>), Refusal> {
        let play = self.deciding().ok_or(Refusal::NotOnAStation)?;
        let rocket = self.rocket(play.seat);
        let stands = match play.stage {
            Stage::Way { .. } => rocket.place.node().and_then(Node::station),
            Stage::Actions => play.arrived,
            Stage::Peek | Stage::Card | Stage::Packing | Stage::Seizing => None,
        };
        let station = stands.ok_or(Refusal::NotOnAStation)?;
        if !rocket.is_homebound() {
            return Err(Refusal::NotReturning);
        }
        if rocket.ambushes[station.index()] {
            return Err(Refusal::AlreadyAmbushed { station });
        }
        let mut victims = self.after(play.seat);
        victims.retain(|&seat| {
            let rocket = self.rocket(seat);
            let here = Node::Station(station);
            let near = match rocket.place {
                Place::At(node) => node == here,
                Place::On(palier) => here.routes().any(|route| route == palier.route),
                Place::Adrift { .. } => false,
            };
            rocket.is_homebound() && !rocket.deposits.is_empty() && near
        });
        Ok((station, victims))
    }

    /// True if anything is left to do in this turn but to end it.
    pub(super) fn has_more_to_do(&self) -> bool {
        self.exchange_of().is_some() || self.has_more_than_cards()
    }

    /// True if anything is left to do in this turn but to exchange cards and to end it.
    pub(super) fn has_more_than_cards(&self) -> bool {
        !self.prospects().is_empty()
            || !self.pushes().is_empty()
            || self.challenge().is_ok()
            || self
                .ambush_here()
                .is_ok_and(|(_, victims)| !victims.is_empty())
    }

    /// The turn, once its move is made and nothing else is to be decided.
    fn acting(&self) -> Option<&Play> {
        self.deciding().filter(|play| play.stage == Stage::Actions)
    }

    /// The turn, unless a fight or its spoils come first.
    fn deciding(&self) -> Option<&Play> {
        let play = self.play.as_ref()?;
        (self.expects() == Some((play.seat, play.stage))).then_some(play)
    }
}
