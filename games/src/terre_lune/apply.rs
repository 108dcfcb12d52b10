//! Makes facts part of the state. Draws nothing, opens nothing, refuses nothing.

use super::board::{Node, Station};
use super::card::{Card, Colour};
use super::duel_state::{Fight, Spoils, Stake, Trick};
use super::event::{Event, Reward};
use super::mineral::Mineral;
use super::place::Place;
use super::state::{Packet, Play, Rocket, Spot, Stage, State};
use super::way::ways;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

impl State {
    /// Makes an event part of the state.
    pub(super) fn apply(&mut self, event: &Event) {
        self.facts += 1;
        match event {
            Event::Prepared {
                pirate,
                stacks,
                moon,
            } => {
                self.pirate = Some(*pirate);
                self.stacks.clone_from(stacks);
                for (spot, deposit) in self.moon.iter_mut().zip(moon) {
                    *spot = Some(deposit.clone());
                }
            }
            Event::Dealt { hands, talon } => {
                for (rocket, hand) in self.rockets.iter_mut().zip(hands) {
                    rocket.hand.clone_from(hand);
                }
                self.talon.clone_from(talon);
            }
            Event::Rolled { seat, blue, red } => self.roll(*seat, *blue, *red),
            Event::CameBack { seat } => self.come_back(*seat),
            Event::Went { seat, passes, to } => self.go(*seat, passes, *to),
            Event::Dragged { seat, to } => {
                let rocket = &mut self.rockets[seat.index()];
                if let Place::On(from) = rocket.place {
                    rocket.place = Place::Adrift { from, at: *to };
                    rocket.immune = true;
                }
            }
            Event::Collided { seat, back } => self.collide(*seat, *back),
            Event::Eliminated { seat, deposits } => self.eliminate(*seat, deposits),
            Event::Took {
                seat,
                station,
                claims,
            } => {
                let stack = &mut self.stacks[station.index()];
                stack.truncate(stack.len().saturating_sub(claims.len()));
                let rocket = &mut self.rockets[seat.index()];
                rocket.claims.extend(claims.iter().cloned());
            }
            Event::Exchanged { seat, given, drawn } => self.exchange(*seat, given, drawn),
            Event::Pushed { target, to, .. } => {
                self.rockets[target.index()].place = Place::On(*to);
                self.playing(|play| play.pushed = true);
            }
            Event::Peeked {
                seat,
                spot,
                mineral,
            } => {
                self.rockets[seat.index()].seen[spot.index()] = Some(mineral.clone());
                self.playing(|play| {
                    play.peek = Some((*spot, mineral.clone()));
                    play.stage = Stage::Peek;
                    play.may_prospect = false;
                });
            }
            Event::Kept { seat } => self.keep(*seat),
            Event::PutBack { .. } => self.playing(|play| {
                play.peek = None;
                play.stage = Stage::Actions;
            }),
            Event::Challenged {
                station,
                trump,
                fighters,
                ..
            } => {
                self.playing(|play| play.challenged = true);
                let fighters = fighters.clone();
                self.fight = Some(Fight::new(Stake::Claims, *station, *trump, fighters));
            }
            Event::Ambushed {
                seat,
                target,
                station,
                trump,
            } => self.ambush(*seat, *target, *station, *trump),
            Event::Played { seat, slot, card } => self.play_card(*seat, *slot, *card),
            Event::TrickWon { seat } => self.win_trick(*seat),
            Event::FightWon { seat, reward, .. } => self.win_fight(*seat, *reward),
            Event::Packed {
                loser,
                packets,
                loose,
            } => {
                let rocket = &mut self.rockets[loser.index()];
                rocket.deposits.clear();
                rocket.claims.clone_from(loose);
                if let Some(spoils) = &mut self.spoils {
                    spoils.packets = Some(packets.clone());
                }
            }
            Event::Seized {
                winner,
                loser,
                chosen,
                spoils,
            } => self.seize(*winner, *loser, chosen, spoils),
            Event::Ended { seat, passes } => self.rockets[seat.index()].passes = *passes,
            Event::Landed { seat, prime } => {
                let rocket = &mut self.rockets[seat.index()];
                rocket.place = Place::At(Node::Earth);
                rocket.landed = Some(*prime);
            }
            Event::Recalled => self.recall(),
            Event::Returned { seat, red, to } => {
                let rocket = &mut self.rockets[seat.index()];
                rocket.place = *to;
                rocket.returning.push(*red);
            }
            Event::Counted { tallies } => {
                self.play = None;
                self.tallies = Some(tallies.clone());
            }
        }
    }

    fn playing(&mut self, change: impl FnOnce(&mut Play)) {
        if let Some(play) = &mut self.play {
            change(play);
        }
    }

    fn roll(&mut self, seat: Seat, blue: [u8; 2], red: u8) {
        self.turns += 1;
        // T1: the pirate first, clockwise, by the sum of the blue dice.
        self.pirate = self.pirate.map(|cell| cell.further(blue[0] + blue[1]));
        self.play = Some(Play {
            seat,
            blue,
            red,
            stage: Stage::Way { points: red },
            forced: false,
            peek: None,
            may_prospect: false,
            arrived: None,
            challenged: false,
            exchanged: false,
            pushed: false,
        });
    }

    fn come_back(&mut self, seat: Seat) {
        let rocket = &mut self.rockets[seat.index()];
        let Place::Adrift { from, at } = rocket.place else {
            return;
        };
        rocket.place = Place::On(from);
        let back = from.crossing().map_or(0, |cell| cell.until(at));
        // T6, T35: on from there if points are left, else wait for the rest of the turn.
        self.playing(|play| {
            play.stage = match play.red.saturating_sub(back) {
                0 => Stage::Actions,
                points => Stage::Way { points },
            };
        });
    }

    fn go(&mut self, seat: Seat, passes: &[Node], to: Place) {
        let rocket = &mut self.rockets[seat.index()];
        // T7: a node left or reached ends the crossing.
        if rocket.place.node().is_some() || to.node().is_some() || !passes.is_empty() {
            rocket.immune = false;
        }
        let from = std::mem::replace(&mut rocket.place, to);
        rocket.been |= to == Place::At(Node::Moon);
        let on_moon = to == Place::At(Node::Moon) && self.moon.iter().any(Option::is_some);
        self.playing(|play| {
            if let Stage::Way { points } = play.stage {
                play.forced = ways(from, points).len() == 1;
            }
            play.stage = Stage::Actions;
            play.arrived = to.node().and_then(Node::station);
            play.may_prospect = on_moon;
        });
    }

    fn collide(&mut self, seat: Seat, back: Station) {
        let rocket = &mut self.rockets[seat.index()];
        rocket.collisions += 1;
        rocket.immune = false;
        rocket.place = Place::At(Node::Station(back));
        let left = std::mem::take(&mut rocket.claims);
        self.stacks[back.index()].splice(..0, left);
    }

    fn eliminate(&mut self, seat: Seat, deposits: &[(Spot, Secret<Mineral>)]) {
        let rocket = std::mem::replace(&mut self.rockets[seat.index()], Rocket::new());
        self.removed.extend(rocket.claims);
        self.talon.splice(..0, rocket.hand);
        self.rockets[seat.index()] = Rocket {
            place: rocket.place,
            been: rocket.been,
            collisions: rocket.collisions + 1,
            eliminated: true,
            ..Rocket::new()
        };
        for (spot, deposit) in deposits {
            self.moon[spot.index()] = Some(deposit.clone());
        }
    }

    fn exchange(&mut self, seat: Seat, given: &[u8], drawn: &[Secret<Card>]) {
        let rocket = &mut self.rockets[seat.index()];
        let mut slot = 0u8;
        let (away, kept) = std::mem::take(&mut rocket.hand)
            .into_iter()
            .partition::<Vec<_>, _>(|_| {
                slot += 1;
                given.contains(&(slot - 1))
            });
        rocket.hand = kept;
        rocket.hand.extend(drawn.iter().cloned());
        // T2: under the talon before drawing.
        self.talon.splice(..0, away);
        let left = self.talon.len().saturating_sub(drawn.len());
        self.talon.truncate(left);
        self.playing(|play| play.exchanged = true);
    }

    fn keep(&mut self, seat: Seat) {
        let Some(play) = &mut self.play else { return };
        play.stage = Stage::Actions;
        if let Some((spot, deposit)) = play.peek.take() {
            self.moon[spot.index()] = None;
            self.rockets[seat.index()].deposits.push(deposit);
            for rocket in &mut self.rockets {
                rocket.seen[spot.index()] = None;
            }
        }
    }

    fn ambush(&mut self, seat: Seat, target: Seat, station: Station, trump: Colour) {
        self.rockets[seat.index()].ambushes[station.index()] = true;
        let victim = &mut self.rockets[target.index()];
        victim.place = Place::At(Node::Station(station));
        victim.immune = false;
        let fighters = vec![seat, target];
        self.fight = Some(Fight::new(Stake::Packets, station, trump, fighters));
    }

    fn play_card(&mut self, seat: Seat, slot: u8, card: Card) {
        let hand = &mut self.rockets[seat.index()].hand;
        if usize::from(slot) < hand.len() {
            hand.remove(usize::from(slot));
        }
        if let Some(fight) = &mut self.fight {
            fight.trick.push((seat, card));
        }
    }

    fn win_trick(&mut self, seat: Seat) {
        if let Some(fight) = &mut self.fight {
            let cards = std::mem::take(&mut fight.trick);
            fight.tricks.push(Trick {
                cards,
                winner: seat,
            });
            let leads = |fighter: &Seat| *fighter == seat;
            fight.leader = fight.fighters.iter().position(leads).unwrap_or(0);
        }
    }

    fn win_fight(&mut self, winner: Seat, reward: Reward) {
        let Some(fight) = self.fight.take() else {
            return;
        };
        let played = fight.played_cards();
        let cards: Vec<_> = played
            .map(|(_, card)| Secret::new(Owner::GameMaster, card))
            .collect();
        self.talon.splice(..0, cards);
        let loser = fight.fighters.iter().find(|&&seat| seat != winner);
        if let (Stake::Packets, Some(&loser)) = (fight.stake, loser) {
            let has = self.rocket(loser).deposits.len() as u8;
            let takes = reward.total().min(has);
            self.spoils = (takes > 0).then_some(Spoils {
                winner,
                loser,
                takes,
                packets: None,
            });
        }
    }

    fn seize(&mut self, winner: Seat, loser: Seat, chosen: &[u8], spoils: &[Packet]) {
        let laid = self.spoils.take().and_then(|spoils| spoils.packets);
        let mut hold = |seat: Seat, packet: Packet| {
            let rocket = &mut self.rockets[seat.index()];
            rocket.deposits.push(packet.deposit);
            rocket.claims.extend(packet.claims);
        };
        for (number, packet) in (0u8..).zip(laid.into_iter().flatten()) {
            if !chosen.contains(&number) {
                hold(loser, packet);
            }
        }
        for packet in spoils {
            hold(winner, packet.clone());
        }
    }

    fn recall(&mut self) {
        self.pirate = None;
        for stack in &mut self.stacks {
            self.removed.append(stack);
        }
        for rocket in &mut self.rockets {
            self.talon.append(&mut rocket.hand);
            if let Place::Adrift { from, .. } = rocket.place {
                rocket.place = Place::On(from);
            }
        }
    }
}
