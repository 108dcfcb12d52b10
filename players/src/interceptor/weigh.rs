//! A ship's turn, weighed: all its ends against all those of the ships that matter to it; what
//! comes of one of them, and how much worse one is than the best.

use games::interceptor::{
    Announcement, Announcing, Fate, Insight, Order, Plan, ShipView, View, drifted, fly,
};

use super::ends::{End, ends};
use super::field::DriftingField;
use super::matrix;
use super::payoff::{self, Foe, Payoffs};
use crate::exact::Whole;
use crate::fuel::Fuel;
use crate::level::{choose_within, draw_weighted};
use crate::{Level, Mind, Reason};

/// Error of an easy and of a fair pilot, in hundredths of what the ends differ by.
const EASY_ERRS: i64 = 8;
const FAIR_ERRS: i64 = 2;

/// The board of a turn, a ship on it, and the ships that matter to it.
pub(super) struct Sky<'v> {
    field: DriftingField<'v>,
    ship: &'v ShipView,
    foes: Vec<Foe<'v>>,
    /// True if these are all who could fire.
    all: bool,
}

impl<'v> Sky<'v> {
    pub(super) fn new(view: &'v View, ship: &'v ShipView, fuel: &mut Fuel<'_>) -> Self {
        let field = DriftingField {
            board: view.board,
            before: &view.asteroids,
            after: drifted(view.board, &view.asteroids),
        };
        let foes: Vec<Foe<'_>> = foes(view, ship)
            .into_iter()
            .map(|foe| {
                let ends = ends(&field, foe, known_announcement(foe), fuel);
                Foe::new(view.board, foe, ends, &ship.build)
            })
            .filter(|foe| !foe.ends.is_empty())
            .collect();
        Self {
            all: foes.len() == others(view, ship).count(),
            field,
            ship,
            foes,
        }
    }

    /// The turn of the ship when it keeps what it announces; `None` where it has none.
    pub(super) fn weighed(
        &self,
        bound: Option<Announcement>,
        fuel: &mut Fuel<'_>,
    ) -> Option<Weighed<'_>> {
        let mine = ends(
            &self.field,
            self.ship,
            bound.or(known_announcement(self.ship)),
            fuel,
        );
        mine.first()?;
        let tables = payoff::tables(self.field.board, self.ship, &mine, &self.foes, fuel);
        Some(Weighed {
            sky: self,
            mine,
            tables,
        })
    }
}

/// A ship's turn.
pub(super) struct Weighed<'s> {
    sky: &'s Sky<'s>,
    pub mine: Vec<End>,
    /// Tables of payoffs; `None` where there is no foe to weigh, or no fuel to weigh it.
    tables: Option<Vec<Payoffs>>,
}

/// An end that was chosen, what it is thought to be worth, and how often each foe is thought to
/// choose each of its own.
pub(super) struct Chosen {
    pub end: usize,
    pub worth: i64,
    theirs: Vec<Vec<u64>>,
}

impl Weighed<'_> {
    /// The end that this level chooses.
    pub(super) fn choice(&self, mind: &mut Mind<'_>) -> Chosen {
        let Some(tables) = &self.tables else {
            return Chosen {
                end: 0,
                worth: 0,
                theirs: Vec::new(),
            };
        };
        let theirs: Vec<Vec<u64>> = match mind.level {
            Level::Easy => self.sky.foes.iter().map(Foe::straight).collect(),
            Level::Fair => self.anyhow(),
            Level::Strong => {
                let flies = |end: &End| u64::from(end.straight);
                let own = [
                    vec![1; self.mine.len()],
                    self.mine.iter().map(flies).collect(),
                ];
                let guesses = tables.iter().map(|table| matrix::guessed(table, &own));
                let guesses: Vec<Vec<u64>> = guesses.collect();
                let solved = matrix::solve(tables, &guesses, self.mine.len(), &mut mind.fuel);
                return Chosen {
                    end: draw_weighted(&solved.mix, &mut mind.dice).unwrap_or(0),
                    worth: solved.worth,
                    theirs: solved.theirs,
                };
            }
        };
        let worth = matrix::against(tables, &theirs, self.mine.len());
        let errs = mind.level.pick(EASY_ERRS, FAIR_ERRS, 0);
        let end = choose_within(&worth, errs, &mut mind.dice).unwrap_or(0);
        Chosen {
            end,
            worth: worth[end],
            theirs,
        }
    }

    /// Every end of the foes alike.
    fn anyhow(&self) -> Vec<Vec<u64>> {
        let alike = |foe: &Foe<'_>| vec![1; foe.ends.len()];
        self.sky.foes.iter().map(alike).collect()
    }

    /// Worth of each end, where the foes fly as they are thought to; `None` where nothing could be
    /// weighed.
    pub(super) fn worths(&self, chosen: &Chosen) -> Option<Vec<i64>> {
        let tables = self.tables.as_ref()?;
        Some(matrix::against(tables, &chosen.theirs, self.mine.len()))
    }

    /// Worth that this end has less than what was chosen, of the worths of all ends, and how far
    /// that may err.
    pub(super) fn loss(of: usize, chosen: &Chosen, worth: &[i64]) -> Option<(i64, i64)> {
        // What a mix that is no answer to itself yet leaves on the table.
        let most = worth.iter().copied().max()?;
        let left = (most - chosen.worth).max(0);
        Some(((chosen.worth - worth.get(of)?).max(0), left))
    }

    /// Index of the end to which an order leads; `None` where it leads to none of them.
    pub(super) fn end_of(&self, order: &Order) -> Option<usize> {
        let (Order::Fly(flying), from) = (order, self.sky.ship.spot?) else {
            return None;
        };
        let plan = Plan::new(&self.sky.ship.build, from.speed, flying);
        let legs = fly(self.sky.field.board, self.sky.field.before, from, &plan);
        let mut spot = from;
        spot.speed = plan.speed;
        let (spot, _) = self.sky.field.drift(legs.last().map_or(spot, |leg| leg.to));
        self.mine.iter().position(|end| end.spot == spot)
    }

    /// Reasons for what was chosen: where it ends, whether anyone can hit it there, and how likely
    /// shots are.
    pub(super) fn why(&self, chosen: &Chosen, fuel: &mut Fuel<'_>) -> Vec<Reason<Insight>> {
        let end = &self.mine[chosen.end];
        let ends = Insight::Ends {
            at: end.spot,
            harm: end.harm,
        };
        let flown = Whole::enumerate(std::iter::once(end.spot), fuel).ok();
        let flown = flown.and_then(|whole| whole.proves(ends, |spot| *spot == end.spot));
        let shots = self.sky.foes.iter();
        let shots = shots.flat_map(|foe| foe.hits_on(self.sky.ship, end));
        // Only where everyone who could fire was looked at.
        let whole = Whole::enumerate(shots, fuel).ok().filter(|_| self.sky.all);
        let safe = whole.and_then(|whole| whole.proves(Insight::OutOfReach, |hit| *hit == 0));
        let is_hit = safe.is_none().then(|| {
            self.odds(chosen, Insight::IsHit, |foe| {
                foe.hits_on(self.sky.ship, end).collect()
            })
        });
        let hits = self.odds(chosen, Insight::Hits, |foe| {
            foe.hit_by(self.sky.ship, end).collect()
        });
        let proven = flown.into_iter().chain(safe).map(Reason::Certain);
        proven.chain(is_hit.flatten()).chain(hits).collect()
    }

    /// Odds that a shot hits, either way: as the foes are thought to fly, give or take what it
    /// would be if they flew anyhow.
    fn odds(
        &self,
        chosen: &Chosen,
        what: Insight,
        hits: impl Fn(&Foe<'_>) -> Vec<i16>,
    ) -> Option<Reason<Insight>> {
        let hits: Vec<Vec<i16>> = self.sky.foes.iter().map(hits).collect();
        let likely = |mixes: &[Vec<u64>]| {
            let missed = hits.iter().zip(mixes).map(|(hits, mix)| {
                let all = mix.iter().sum::<u64>().max(1);
                let met = hits.iter().zip(mix).filter(|(hit, _)| **hit > 0);
                1_000 - met.map(|(_, part)| part).sum::<u64>() * 1_000 / all
            });
            1_000 - missed.fold(1_000, |missed, one| missed * one / 1_000)
        };
        if chosen.theirs.is_empty() {
            return None;
        }
        let (so, anyhow) = (likely(&chosen.theirs), likely(&self.anyhow()));
        Some(Reason::Likely {
            what,
            // At most a thousand.
            permille: so as u16,
            within: so.abs_diff(anyhow) as u16,
            of: u32::try_from(hits.iter().map(Vec::len).sum::<usize>()).unwrap_or(u32::MAX),
        })
    }
}

/// Announcement of a ship, as far as it is known.
const fn known_announcement(ship: &ShipView) -> Option<Announcement> {
    match ship.announcing {
        Announcing::Known(said) => Some(said),
        Announcing::No | Announcing::Due | Announcing::Made => None,
    }
}

/// The ships of others.
fn others<'v>(view: &'v View, ship: &ShipView) -> impl Iterator<Item = &'v ShipView> {
    let own = ship.id.seat;
    let ships = view.ships.iter();
    ships.filter(move |foe| foe.id.seat != own && foe.fate == Fate::Flying)
}

/// The ships that matter to this one: the nearest two of others.
fn foes<'v>(view: &'v View, ship: &ShipView) -> Vec<&'v ShipView> {
    const MOST: usize = 2;
    let Some(own) = ship.spot else {
        return Vec::new();
    };
    let far = |foe: &ShipView| {
        foe.spot
            .map_or(u32::MAX, |spot| payoff::apart(own.hex, spot.hex))
    };
    let mut foes: Vec<&ShipView> = others(view, ship).collect();
    foes.sort_by_key(|foe| (far(foe), foe.id));
    foes.truncate(MOST);
    foes
}
