//! Planétaire's table, with what its players do in the tests.

use games::Seat;
use games::planetaire::{Action, Margin, Planetaire, cells};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);

/// A match under way.
pub(crate) type Table = games::laws::TestTable<Planetaire>;

pub(crate) trait Plays {
    /// A seat hides these satellites.
    #[track_caller]
    fn hide(&mut self, seat: Seat, satellites: &str) -> &mut Self;
    /// A seat fires from these numbers.
    #[track_caller]
    fn fire(&mut self, seat: Seat, numbers: &[u8]) -> &mut Self;
    /// A seat puts marbles, all at once.
    #[track_caller]
    fn marbles(&mut self, seat: Seat, marbles: &str) -> &mut Self;
    /// A seat ends its round.
    #[track_caller]
    fn end(&mut self, seat: Seat) -> &mut Self;
}

impl Plays for Table {
    fn hide(&mut self, seat: Seat, satellites: &str) -> &mut Self {
        self.act(seat, Action::Draft(cells(satellites).unwrap()));
        self.act(seat, Action::Seal)
    }

    fn fire(&mut self, seat: Seat, numbers: &[u8]) -> &mut Self {
        for &number in numbers {
            self.act(seat, Action::Fire(Margin::numbered(number).unwrap()));
        }
        self
    }

    fn marbles(&mut self, seat: Seat, marbles: &str) -> &mut Self {
        self.act(seat, Action::PlaceAll(cells(marbles).unwrap_or_default()))
    }

    fn end(&mut self, seat: Seat) -> &mut Self {
        self.act(seat, Action::End)
    }
}
