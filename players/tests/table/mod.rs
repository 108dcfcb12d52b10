//! A table whose seats are all computers. For the laws and for the ladder.

pub(crate) mod worlds;

use std::ops::Deref;

use games::laws::TestTable;
use games::{Cause, Dice, Game, Grade, Knowledge, Seat, Seed, To, initial_knowledge, offered};
use players::{Judgement, Level, Mind, Played, Thought, next_computer, think};

/// Dice of this number.
pub(crate) fn dice(number: u64) -> Dice {
    Dice::for_event(&Seed::new([77; 32]), number)
}

/// A game under way, and what each seat knows of it.
pub(crate) struct Table<G: Game> {
    table: TestTable<G>,
    pub seen: Vec<To<Seat, Knowledge<G>>>,
    seed: Seed,
    thinking: Seed,
    /// What the thoughts have burnt, and how many there were.
    pub burnt: u64,
    pub thoughts: u64,
}

impl<G: Game> Deref for Table<G> {
    type Target = TestTable<G>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

impl<G: Played> Table<G> {
    /// Starts a game.
    pub(crate) fn start(options: &G::Options, seats: u8, number: u64) -> Self {
        let mut chance = dice(number);
        let mut seed = || Seed::new(std::array::from_fn(|_| chance.below(256) as u8));
        let table = TestTable::<G>::written(options.clone(), seats, Vec::new());
        let mut table = Self {
            seen: Seat::all(seats)
                .map(|seat| initial_knowledge(table.state(), seat))
                .collect(),
            table,
            seed: seed(),
            thinking: seed(),
            burnt: 0,
            thoughts: 0,
        };
        assert!(table.cause(Cause::Start).is_ok(), "it starts");
        table
    }

    /// Asks the rules; what they grant happens.
    pub(crate) fn cause(&mut self, cause: Cause<G::Action>) -> Result<(), G::Refusal> {
        for event in self.table.proposed(cause, &self.seed)? {
            self.table.write(event.clone());
            for seen in &mut self.seen {
                seen.learn(self.table.state(), &event);
            }
        }
        Ok(())
    }

    /// Who acts next where computers sit in these seats, and what they know; `None` when it is
    /// over.
    pub(crate) fn next_where(&self, computers: &[Seat]) -> Option<(Seat, Knowledge<G>)> {
        let view = |seat| Some(self.known(seat)?.view().clone());
        let due = self.due();
        let seat = next_computer::<G>(computers, &due, view).or_else(|| due.first().copied())?;
        Some((seat, self.known(seat)?))
    }

    /// The same where all are computers.
    pub(crate) fn next(&self) -> Option<(Seat, Knowledge<G>)> {
        let seats = Seat::all(self.seen.len() as u8);
        self.next_where(&seats.collect::<Vec<_>>())
    }

    pub(crate) fn known(&self, seat: Seat) -> Option<Knowledge<G>> {
        self.seen[seat.index()].clone().open_for(seat)
    }

    /// What a seat thinks.
    pub(crate) fn thought(&mut self, seat: Seat, level: Level) -> Option<Thought<G>> {
        let seen = self.known(seat)?;
        let dice = Dice::for_event(&self.thinking, self.events().len() as u64);
        let mut mind = Mind::new::<G>(level, dice);
        let thought = think(&seen, &mut mind);
        self.burnt += mind.fuel.burnt();
        self.thoughts += 1;
        thought
    }
}

/// Player whose decisions are marked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MarkedPlayer {
    At(Level),
    Random,
}

/// Grade of the first seat of a game that players of one kind play, of at most so many decisions,
/// each looked back at like this.
pub(crate) fn graded<G: Played>(
    (seats, number): (u8, u64),
    player: MarkedPlayer,
    most: u32,
    mut look_back: impl FnMut(&Knowledge<G>, &G::Action, &mut Mind<'_>) -> Option<Judgement<G>>,
) -> Grade {
    const STEPS: usize = 1_500;
    let mut table = Table::<G>::start(&G::Options::default(), seats, number);
    let (mut grade, mut chance) = (Grade::default(), dice(500 + number));
    for _ in 0..STEPS {
        let Some((seat, before)) = table.next().filter(|_| grade.decisions() < most) else {
            break;
        };
        let action = match player {
            MarkedPlayer::At(level) => table.thought(seat, level).map(|thought| thought.action),
            MarkedPlayer::Random => {
                let mut all = offered::<G>(before.view(), seat);
                let drawn = chance.below(all.len().max(1) as u32) as usize;
                (drawn < all.len()).then(|| all.swap_remove(drawn))
            }
        };
        let cause = action.map_or(Cause::TimedOut(seat), |action| Cause::Act(seat, action));
        if table.cause(cause).is_err() && table.cause(Cause::TimedOut(seat)).is_err() {
            break;
        }
        let after = table.known(seat).filter(|_| seat.index() == 0);
        let news = after
            .iter()
            .flat_map(|after| &after.news()[before.news().len()..]);
        let news: Vec<G::Glimpse> = news.cloned().collect();
        for did in G::decisions_made(before.view(), &news, seat) {
            let mut mind = Mind::new::<G>(Level::Strong, dice(number));
            if let Some(judged) = look_back(&before, &did, &mut mind) {
                let marked = judged.marked(did);
                grade.add(marked.mark, marked.points);
            }
        }
    }
    grade
}
