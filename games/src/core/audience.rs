//! Audiences: eyes to look at states with, and content that carries its audience as a type; and all
//! that one seat may know, which only its own eye can gather.

use super::game::{Game, Pending};
use super::seat::Seat;
use super::secret::{Owner, Secret};

/// A viewer. Only this module makes one, so a view is always made for a specific viewer.
#[derive(Clone, Copy)]
pub struct Eye {
    seat: Option<Seat>,
    /// True if they look back at a game that is over.
    looks_back: bool,
}

impl Eye {
    /// Eye of a seat, or of everyone.
    const fn new(seat: Option<Seat>) -> Self {
        Self {
            seat,
            looks_back: false,
        }
    }

    /// The viewer's own seat, if they play.
    pub const fn seat(self) -> Option<Seat> {
        self.seat
    }

    /// True if the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    /// Opens a secret for the viewer: all of it if it is their own or the game is over, else
    /// nothing.
    pub fn open<T>(self, secret: &Secret<T>) -> Option<&T> {
        match secret.owner() {
            _ if self.looks_back => Some(secret.look()),
            Owner::Seat(owner) if self.is(owner) => Some(secret.look()),
            Owner::Seat(_) | Owner::GameMaster => None,
        }
    }
}

/// An audience, as a type.
pub trait Audience: Copy + PartialEq + Send + Sync + 'static {}

/// The whole channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Everyone;

impl Audience for Everyone {}
impl Audience for Seat {}

/// Content for an audience. It stays wrapped through drawing and translation: content for a seat
/// opens only for a caller that names that seat, so posting a private view in public does not
/// compile, and showing it to another seat gives nothing.
#[derive(Clone, Debug)]
pub struct To<A: Audience, T> {
    audience: A,
    content: T,
}

impl<A: Audience, T> To<A, T> {
    /// Audience of the content.
    pub const fn audience(&self) -> A {
        self.audience
    }

    /// Draws or translates the content, for the same audience.
    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> To<A, U> {
        To {
            audience: self.audience,
            content: make(self.content),
        }
    }

    /// Makes other content from this one, borrowed, for the same audience.
    pub fn map_ref<U>(&self, make: impl FnOnce(&T) -> U) -> To<A, U> {
        To {
            audience: self.audience,
            content: make(&self.content),
        }
    }

    /// True if another content is for the same audience, and the same.
    pub fn is_same(&self, other: &Self) -> bool
    where
        T: PartialEq,
    {
        self.audience == other.audience && self.content == other.content
    }

    /// Joins two contents for one audience; `None` when the audiences differ.
    pub fn zip<U>(self, other: To<A, U>) -> Option<To<A, (T, U)>> {
        (self.audience == other.audience).then_some(To {
            audience: self.audience,
            content: (self.content, other.content),
        })
    }

    /// Adds other contents for the same audience; those for another are left out.
    #[must_use]
    pub fn gather<U>(
        self,
        others: impl IntoIterator<Item = To<A, U>>,
        mut add: impl FnMut(&mut T, U),
    ) -> Self {
        let To {
            audience,
            mut content,
        } = self;
        for other in others {
            if other.audience == audience {
                add(&mut content, other.content);
            }
        }
        To { audience, content }
    }
}

impl<A: Audience, T> To<A, Option<T>> {
    /// Turns content that may be missing into content that may be missing: for any audience,
    /// nothing is nothing.
    pub fn transpose(self) -> Option<To<A, T>> {
        let audience = self.audience;
        self.content.map(|content| To { audience, content })
    }
}

impl<T> To<Everyone, T> {
    /// Content that holds nothing of any game, such as a lobby or a help page.
    pub const fn everyone(content: T) -> Self {
        Self {
            audience: Everyone,
            content,
        }
    }

    /// Opens the content: everyone may see it, so anyone may open it.
    pub fn open(self) -> T {
        self.content
    }

    /// Gives the content to one seat: everyone may see it, so a seat may.
    pub fn to_seat(self, seat: Seat) -> To<Seat, T> {
        To {
            audience: seat,
            content: self.content,
        }
    }
}

impl<T> To<Seat, T> {
    /// Opens the content for the person in this seat; `None` when it is for another one.
    pub fn open_for(self, seat: Seat) -> Option<T> {
        (self.audience == seat).then_some(self.content)
    }
}

/// View of a state for everyone.
pub fn view_for_everyone<G: Game>(state: &G::State) -> To<Everyone, G::View> {
    To::everyone(G::view(state, Eye::new(None)))
}

/// View of a state for the person in a seat.
pub fn view_for_seat<G: Game>(state: &G::State, seat: Seat) -> To<Seat, G::View> {
    To {
        audience: seat,
        content: G::view(state, Eye::new(Some(seat))),
    }
}

/// Glimpse of an event for everyone, given the state after it.
pub fn news_for_everyone<G: Game>(
    after: &G::State,
    event: &G::Event,
) -> To<Everyone, Option<G::Glimpse>> {
    To::everyone(G::glimpse(after, event, Eye::new(None)))
}

/// Glimpse of an event for the person in a seat, given the state after it.
pub fn news_for_seat<G: Game>(
    after: &G::State,
    event: &G::Event,
    seat: Seat,
) -> To<Seat, Option<G::Glimpse>> {
    To {
        audience: seat,
        content: G::glimpse(after, event, Eye::new(Some(seat))),
    }
}

/// Proof that a game is over, so that what it sealed may be opened. Its holder looks back at that
/// game alone, and at no note or draft that its author kept private.
#[derive(Clone, Copy)]
pub struct Over(());

impl Over {
    /// Proof for a game with this last state; `None` where it is not over.
    pub fn from_end<G: Game>(end: &G::State) -> Option<Self> {
        matches!(G::pending(end), Pending::Over { .. }).then_some(Self(()))
    }

    /// Opens for everyone what a seat saw in a record of the game: what its author kept private is
    /// in no record.
    pub fn opens<T>(self, seen: To<Seat, T>) -> To<Everyone, T> {
        To::everyone(seen.content)
    }

    const fn eye(self, from: Option<Seat>) -> Eye {
        Eye {
            seat: from,
            looks_back: true,
        }
    }
}

/// View of a game that is over from this place, with everything open.
pub fn view_laid_open<G: Game>(
    over: Over,
    state: &G::State,
    from: Option<Seat>,
) -> To<Everyone, G::View> {
    To::everyone(G::view(state, over.eye(from)))
}

/// Glimpse of an event in a game that is over, with everything open, given the state after it.
pub fn news_laid_open<G: Game>(
    over: Over,
    after: &G::State,
    event: &G::Event,
    from: Option<Seat>,
) -> To<Everyone, Option<G::Glimpse>> {
    To::everyone(G::glimpse(after, event, over.eye(from)))
}

/// All that a seat may know: what it sees now, and what it has learnt, in order. Made only here,
/// from the seat's own view, so code that is handed one cannot cheat.
#[derive(Clone)]
pub struct Knowledge<G: Game> {
    seat: Seat,
    view: G::View,
    news: Vec<G::Glimpse>,
}

impl<G: Game> Knowledge<G> {
    /// The seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// View of the seat now.
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// News of the seat, in order.
    pub fn news(&self) -> &[G::Glimpse] {
        &self.news
    }

    /// Seals what was found out from this alone: for the same seat, and no one else.
    pub const fn seals<T>(&self, found: T) -> To<Seat, T> {
        To {
            audience: self.seat,
            content: found,
        }
    }

    /// Knowledge of a seat that remembers only the latest news.
    #[must_use]
    pub fn remembering(&self, latest: usize) -> Self {
        let forgotten = self.news.len().saturating_sub(latest);
        Self {
            seat: self.seat,
            view: self.view.clone(),
            news: self.news[forgotten..].to_vec(),
        }
    }
}

/// Knowledge of a seat before the first event of a game.
pub fn initial_knowledge<G: Game>(state: &G::State, seat: Seat) -> To<Seat, Knowledge<G>> {
    let seen = |view| Knowledge {
        seat,
        view,
        news: Vec::new(),
    };
    view_for_seat::<G>(state, seat).map(seen)
}

/// Knowledge of a seat after these events.
pub fn knowledge_of_seat<'e, G: Game>(
    options: &G::Options,
    seats: u8,
    events: impl IntoIterator<Item = &'e G::Event>,
    seat: Seat,
) -> To<Seat, Knowledge<G>> {
    let mut state = G::new_state(options, seats);
    let mut seen = initial_knowledge(&state, seat);
    for event in events {
        G::apply(&mut state, event);
        let news = G::glimpse(&state, event, Eye::new(Some(seat)));
        seen.content.news.extend(news);
    }
    seen.content.view = G::view(&state, Eye::new(Some(seat)));
    seen
}

impl<G: Game> To<Seat, Knowledge<G>> {
    /// Goes on by one event, given the state after it.
    pub fn learn(&mut self, after: &G::State, event: &G::Event) {
        let eye = Eye::new(Some(self.audience));
        self.content.news.extend(G::glimpse(after, event, eye));
        self.content.view = G::view(after, eye);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BOB: Seat = Seat::new(1);

    fn own<T>(seat: Seat, content: T) -> To<Seat, T> {
        To::everyone(content).to_seat(seat)
    }

    #[test]
    fn secrets_open_for_their_owner_and_in_replays() {
        let (his, nobodys) = (
            Secret::new(Owner::Seat(ADA), 7),
            Secret::new(Owner::GameMaster, 8),
        );
        let opens = |eye: Eye| (eye.open(&his).copied(), eye.open(&nobodys).copied());
        assert_eq!(opens(Eye::new(Some(ADA))), (Some(7), None));
        assert_eq!(opens(Eye::new(Some(BOB))), (None, None));
        assert_eq!(opens(Eye::new(None)), (None, None));
        for from in [None, Some(ADA), Some(BOB)] {
            assert_eq!(opens(Over(()).eye(from)), (Some(7), Some(8)));
        }
    }

    #[test]
    fn content_for_one_seat_opens_for_no_other() {
        assert_eq!(own(ADA, 7).open_for(ADA), Some(7));
        assert_eq!(own(ADA, 7).open_for(BOB), None);
        assert_eq!(own(BOB, 7).audience(), BOB);
    }

    #[test]
    fn same_content_for_different_seats_differs() {
        assert!(own(ADA, 7).is_same(&own(ADA, 7)));
        assert!(!own(ADA, 7).is_same(&own(BOB, 7)));
        assert!(!own(ADA, 7).is_same(&own(ADA, 8)));
    }

    #[test]
    fn only_content_for_the_same_seat_is_zipped() {
        let joined = own(ADA, "his").zip(own(ADA, "own"));
        assert_eq!(joined.unwrap().open_for(ADA), Some(("his", "own")));
        assert!(own(ADA, "his").zip(own(BOB, "hers")).is_none());
    }

    #[test]
    fn content_for_other_seats_is_not_gathered() {
        let others = [own(BOB, 'b'), own(ADA, 'c')];
        let gathered = own(ADA, "a".to_owned()).gather(others, String::push);
        assert_eq!(gathered.open_for(ADA).unwrap(), "ac");
    }

    #[test]
    fn transposing_none_gives_none() {
        assert!(own(ADA, None::<u8>).transpose().is_none());
        let some = own(ADA, Some(7)).transpose().unwrap();
        assert_eq!(some.map(|seven| seven + 1).open_for(ADA), Some(8));
    }
}
