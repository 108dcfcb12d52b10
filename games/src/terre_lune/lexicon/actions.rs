//! The actions of De la Terre à la Lune that take words, each read by a lexicon: the notation's, or
//! people's own.

use super::Lexicon;
use crate::core::said::Said;
use crate::terre_lune::action::Action;
use crate::terre_lune::place::Place;
use crate::terre_lune::refusal::Refusal;
use crate::terre_lune::view::View;

type Read = Result<Action, Refusal>;

/// No cards at all.
pub(in crate::terre_lune) const NONE: &str = "-";

impl Lexicon {
    /// The action of the verb with this name; `None` where that takes no words.
    pub fn action(&self, verb: &str, view: &View, said: &Said) -> Option<Read> {
        Some(match verb {
            "go" => self.go(view, said),
            "prospect" => self.look(said),
            "exchange" => self.exchange(view, said),
            "push" => self.shove(said),
            "challenge" => self.challenge(said),
            "ambush" => self.lie_in_wait(said),
            "play" => self.play(said),
            "pack" => self.pack(said),
            "seize" => self.seize(said),
            _ => return None,
        })
    }

    /// The way that ends at a place, whichever way it heads there.
    pub(in crate::terre_lune) fn go(&self, view: &View, said: &Said) -> Read {
        let to = self.place(&said.whole())?;
        Ok(Action::Go(heading(view, to)))
    }

    /// A look at a spot of the Moon.
    pub(in crate::terre_lune) fn look(&self, said: &Said) -> Read {
        self.spot(&said.whole()).map(Action::Prospect)
    }

    /// The cards that are named; all of the hand where all of it may go and none is named.
    pub(in crate::terre_lune) fn exchange(&self, view: &View, said: &Said) -> Read {
        let words = said.whole();
        let count = view.turn.as_ref().and_then(|turn| turn.exchange);
        match (&view.own, count) {
            (Some(own), Some(count))
                if words.is_empty() && usize::from(count) == own.hand.len() =>
            {
                let all = own.hand.iter().map(|held| held.card);
                Ok(Action::Exchange(all.collect()))
            }
            _ if words == NONE => Ok(Action::Exchange(Vec::new())),
            _ => self.cards(&words).map(Action::Exchange),
        }
    }

    /// A push.
    pub(in crate::terre_lune) fn shove(&self, said: &Said) -> Read {
        let (target, shove) = self.push(&said.whole())?;
        Ok(Action::Push { target, shove })
    }

    /// A défi with a trump colour.
    pub(in crate::terre_lune) fn challenge(&self, said: &Said) -> Read {
        let trump = self.trump(&said.whole())?;
        Ok(Action::Challenge { trump })
    }

    /// An ambush: the opponent's rocket, then the trump colour.
    pub(in crate::terre_lune) fn lie_in_wait(&self, said: &Said) -> Read {
        let (target, trump) = self.ambush(&said.whole())?;
        Ok(Action::Ambush { target, trump })
    }

    /// A card of a fight.
    pub(in crate::terre_lune) fn play(&self, said: &Said) -> Read {
        self.card(&said.whole()).map(Action::Play)
    }

    /// Packets with these decoys; nothing at all is none.
    pub(in crate::terre_lune) fn pack(&self, said: &Said) -> Read {
        self.decoys(&said.whole()).map(Action::Pack)
    }

    /// Packets by their numbers, as people count.
    pub(in crate::terre_lune) fn seize(&self, said: &Said) -> Read {
        self.packets(&said.whole()).map(Action::Seize)
    }
}

/// Turns a place to the heading of the way that ends there.
fn heading(view: &View, to: Place) -> Place {
    let courses = view.turn.iter().flat_map(|turn| &turn.courses);
    let mut ends = courses.map(|course| course.way.to);
    ends.find(|end| end.is_at(to)).unwrap_or(to)
}
