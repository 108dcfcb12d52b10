//! Computed thoughts about games: marks of decisions and results of computers. Forgetting one costs
//! a computation and nothing else.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use games::{Marked, Seat};
use parking_lot::Mutex;
use sessions::{Chronicle, Decided, Snapshot, TableId};

use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::game::advisers::Adviser;
use crate::game::ui::GameUi;
use crate::history::marks::{Decisions, GameMarks, StepMark};
use crate::ui::pool::Urgency;

/// Number of thoughts of each kind that are remembered.
const MAX_REMEMBERED: usize = 256;

/// Number that sets the dice of reviews apart from all others.
const OURS: u64 = 3 << 60;

/// Number of decisions, and of poor ones among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Soundness {
    /// Number of decisions that could be judged.
    pub judged: u32,
    /// Number of decisions that were clearly worse than the best.
    pub missed: u32,
}

impl Soundness {
    /// Number of decisions that were as good as the best.
    pub(crate) const fn good(self) -> u32 {
        self.judged.saturating_sub(self.missed)
    }
}

/// Adviser of a game and its remembered thoughts.
pub(crate) struct Thoughts<D: GameUi> {
    /// Adviser of this game, if the process has one.
    pub adviser: Option<Arc<dyn Adviser<D>>>,
    /// Marks of all decisions of finished games.
    marks: ThoughtCache<TableId, Arc<GameMarks<D>>>,
    /// Held while a game is marked, so that each is marked once.
    marking: tokio::sync::Mutex<()>,
    /// Results of a computer in games that a person played alone.
    pars: ThoughtCache<TableId, Option<u16>>,
}

impl<D: GameUi> Thoughts<D> {
    /// No thoughts yet, with this adviser.
    pub(crate) fn new(adviser: Option<Arc<dyn Adviser<D>>>) -> Self {
        Self {
            adviser,
            marks: ThoughtCache::default(),
            marking: tokio::sync::Mutex::default(),
            pars: ThoughtCache::default(),
        }
    }

    /// Marks of all decisions in a finished game: those that are kept, else made now and kept. None
    /// where no computer plays.
    pub(crate) async fn marks(
        &self,
        services: &Services,
        over: &Snapshot<D>,
    ) -> Result<Arc<GameMarks<D>>, ServeError> {
        let table = over.room().table;
        if let Some(marks) = self.marks.get(&table) {
            return Ok(marks);
        }
        let _one_at_a_time = self.marking.lock().await;
        if let Some(marks) = self.marks.get(&table) {
            return Ok(marks);
        }
        let now = over.clone();
        let decisions = move || decisions(&now);
        let decisions = services.pool.draw(Urgency::Soon, decisions).await?;
        let kept = services.sessions.kept_marks(table).await?;
        let marks = match GameMarks::from_kept(&kept, &decisions) {
            Some(marks) if !kept.0.is_empty() => marks,
            _ => {
                let marks = self.made_marks(over, decisions).await;
                services
                    .sessions
                    .keep_marks(table, &marks.to_kept())
                    .await?;
                marks
            }
        };
        let marks = Arc::new(marks);
        self.marks.keep(table, Arc::clone(&marks));
        Ok(marks)
    }

    /// Marks of these decisions in a finished game, thought now.
    async fn made_marks(&self, over: &Snapshot<D>, decisions: Decisions<D>) -> GameMarks<D> {
        let began = Instant::now();
        let mut all = Vec::new();
        for seat in Seat::all(over.room().seat_count()) {
            let own = decisions.iter().filter(|(who, _)| *who == seat);
            let own: Vec<Decided<D>> = own.map(|(_, one)| one.clone()).collect();
            let steps: Vec<u64> = own.iter().map(|one| one.step).collect();
            let marks = self.marks_of_seat(over, seat, own).await;
            all.extend(steps.into_iter().zip(marks).filter_map(|(step, marked)| {
                let marked = marked?;
                Some(StepMark { step, seat, marked })
            }));
        }
        metrics::histogram!("houston_marks_seconds", "game" => D::ID).record(began.elapsed());
        GameMarks::new(all, &decisions)
    }

    /// Marks of decisions of a seat in order, thought now: the same each time.
    pub(crate) async fn marks_of_seat(
        &self,
        over: &Snapshot<D>,
        seat: Seat,
        decided: Vec<Decided<D>>,
    ) -> Vec<Option<Marked<D>>> {
        let Some(adviser) = &self.adviser else {
            return Vec::new();
        };
        let own_dice = |one: Decided<D>| {
            let dice = over.dice(OURS | one.step << 4 | seat.index() as u64);
            (one, dice)
        };
        adviser
            .marks(decided.into_iter().map(own_dice).collect())
            .await
    }

    /// Results of the person who played this finished game alone, and of a computer in the same
    /// game; `None` if either is not a number.
    pub(crate) async fn par(&self, now: &Snapshot<D>) -> Option<(u16, u16)> {
        let room = now.room();
        if room.seat_count() != 1 {
            return None;
        }
        let own = D::result(&now.public_view()?.open())?;
        if let Some(par) = self.pars.get(&room.table) {
            return Some((own, par?));
        }
        let played = self.adviser.as_ref()?.plays(now.rerun()?).await;
        let par = played.and_then(|view| D::result(&view.open()));
        self.pars.keep(room.table, par);
        Some((own, par?))
    }
}

/// The decisions in a finished game that can be judged, seat by seat.
fn decisions<D: GameUi>(over: &Snapshot<D>) -> Decisions<D> {
    let Some(record) = Chronicle::from_table(over) else {
        return Vec::new();
    };
    let of_seat = |seat| {
        let decided = record.decisions(seat).open().into_iter();
        decided.map(move |one| (seat, one)).collect::<Vec<_>>()
    };
    Seat::all(record.seat_count()).flat_map(of_seat).collect()
}

/// Thoughts by what they are about; beyond the limit the lowest keys are dropped.
pub(crate) struct ThoughtCache<K, V>(Mutex<BTreeMap<K, V>>);

impl<K, V> Default for ThoughtCache<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Ord, V: Clone> ThoughtCache<K, V> {
    /// Thought about this, if it is remembered.
    pub(crate) fn get(&self, key: &K) -> Option<V> {
        self.0.lock().get(key).cloned()
    }

    /// Remembers a thought.
    pub(crate) fn keep(&self, key: K, thought: V) {
        let mut all = self.0.lock();
        if all.len() >= MAX_REMEMBERED {
            all.pop_first();
        }
        all.insert(key, thought);
    }
}
