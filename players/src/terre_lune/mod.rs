//! De la Terre à la Lune: a plan by rule of thumb; at full strength card fights played out on hands
//! that could be, and whole races imagined. The rule of thumb is left only where that is clearly
//! better.

mod cards;
mod policy;
mod rollout;

use games::terre_lune::{Action, Card, Colour, Insight, Stage, TerreLune, View};
use games::{Knowledge, Seat};

use crate::fuel::Fuel;
use crate::judge::Judgement;
use crate::{Level, Mind, Played, Reason, Thought};
use policy::RaceStyle;

impl Played for TerreLune {
    /// A step of an imagined race, or a card of an imagined fight.
    const UNITS: u64 = 60_000;
    /// A race or a fight in ten.
    const DOUBTFUL: u32 = 100;

    fn ponder(knowledge: &Knowledge<Self>, mind: &mut Mind<'_>) -> Option<Thought<Self>> {
        let (view, me) = (knowledge.view(), knowledge.seat());
        let level = mind.level;
        let style = match level {
            Level::Easy => RaceStyle::beginner(&mut mind.dice),
            Level::Fair => RaceStyle::human(&mut mind.dice),
            Level::Strong => RaceStyle::BOLD,
        };
        let thumb = policy::usual_action(view, me, style)?;
        let (_, stage) = view.expects?;
        if level < Level::Strong {
            return Some(Thought::plain(thumb));
        }
        if stage == Stage::Card {
            return Some(card(knowledge, thumb, mind));
        }
        let mut why = Vec::new();
        let mut plans = vec![thumb.clone()];
        if let Some(fight) = fight_wanted(view, me) {
            let (trump, won, of) = cards::odds(knowledge, mind)?;
            if of > 0 {
                why.push(Reason::from_samples(Insight::FightWon(trump), won, of));
            }
            // A lost fight costs its caller nothing but what the winner takes.
            let fighters = view.turn.as_ref().map_or(1, |turn| turn.challenge.len()) as u64 + 1;
            let called = match fight {
                Action::Ambush { target, .. } => Action::Ambush { target, trump },
                _ => Action::Challenge { trump },
            };
            let good = of > 0 && won * fighters * 10 > of * 11;
            let calls = matches!(thumb, Action::Challenge { .. } | Action::Ambush { .. });
            match (good, calls) {
                (true, _) if !matches!(thumb, Action::Exchange(_)) => plans[0] = called,
                (false, true) => plans[0] = policy::usual_action(view, me, style.peaceful())?,
                _ => {}
            }
        }
        policy::others(view, me, &mut plans);
        let races = rollout::races(knowledge, &plans, mind);
        let (won, of) = races.won(races.best);
        if of > 0 {
            why.push(Reason::from_samples(Insight::RaceWon, won, of));
        }
        plans.swap(0, races.best);
        let action = plans.swap_remove(0);
        Some(Thought { action, why })
    }
    fn judge(
        knowledge: &Knowledge<Self>,
        did: &Action,
        mind: &mut Mind<'_>,
    ) -> Option<Judgement<Self>> {
        if let Action::Play(played) = did {
            let tried = cards::tried(knowledge, mind)?;
            let best = tried.best(Some(*played))?;
            let (loss, within) = tried.gain(best, *played)?;
            let thought = Thought {
                action: Action::Play(best),
                why: of_card(knowledge, best, &tried, &mut mind.fuel),
            };
            let won = |card| permille(tried.won(card));
            let judged = Judgement::new(thought, loss, within)
                .among(tried.cards.iter().map(|card| won(*card)));
            return Some(judged.comparing(won(*played), won(best)));
        }
        let best = Self::ponder(knowledge, mind)?;
        let plans = [did.clone(), best.action.clone()];
        let races = rollout::races(knowledge, &plans, mind);
        let (loss, within) = races.gain(0)?;
        let judged = Judgement::new(best, loss, within);
        let won = |plan| permille(races.won(plan));
        Some(judged.comparing(won(0), won(races.best)))
    }
}

/// Share that was won, in thousandths.
const fn permille((won, of): (u64, u64)) -> i64 {
    match (won * 1_000).checked_div(of) {
        Some(share) => share as i64,
        None => 0,
    }
}

/// The card to play, and why.
fn card(
    knowledge: &Knowledge<TerreLune>,
    thumb: Action,
    mind: &mut Mind<'_>,
) -> Thought<TerreLune> {
    let Some(tried) = cards::tried(knowledge, mind) else {
        return Thought::plain(thumb);
    };
    let by_thumb = match thumb {
        Action::Play(card) => Some(card),
        _ => None,
    };
    match tried.best(by_thumb) {
        Some(best) => Thought {
            action: Action::Play(best),
            why: of_card(knowledge, best, &tried, &mut mind.fuel),
        },
        None => Thought::plain(thumb),
    }
}

/// Reasons for a card.
fn of_card(
    knowledge: &Knowledge<TerreLune>,
    card: Card,
    tried: &cards::TriedCards,
    fuel: &mut Fuel<'_>,
) -> Vec<Reason<Insight>> {
    let takes = cards::takes_the_trick(knowledge, card, fuel).map(Reason::Certain);
    let fight = knowledge.view().fight.as_ref();
    let (won, of) = tried.won(card);
    let odds = fight
        .filter(|_| of > 0)
        .map(|fight| Reason::from_samples(Insight::FightWon(fight.trump), won, of));
    takes.into_iter().chain(odds).collect()
}

/// The fight that could be called now.
fn fight_wanted(view: &View, me: Seat) -> Option<Action> {
    let turn = view.turn.as_ref().filter(|turn| turn.seat == me)?;
    let (_, stage) = view.expects?;
    let trump = Colour::from_seat(me);
    if let Some(&target) = turn.ambush.first() {
        return Some(Action::Ambush { target, trump });
    }
    let may = stage == Stage::Actions && !turn.challenge.is_empty();
    may.then_some(Action::Challenge { trump })
}
