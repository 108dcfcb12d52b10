//! Cost of a thought, in units of work: never in time, which differs between machines.

use std::sync::atomic::{AtomicBool, Ordering};

/// Units that a thought may still burn.
pub struct Fuel<'c> {
    units: u64,
    burnt: u64,
    cancel: Option<&'c AtomicBool>,
    cancelled: bool,
}

/// Why a thought ends before it is whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The fuel is spent: the best so far is good.
    Spent,
    /// No one wants it any more.
    Cancelled,
}

impl<'c> Fuel<'c> {
    /// Fuel of so many units.
    pub const fn units(units: u64) -> Self {
        Self {
            units,
            burnt: 0,
            cancel: None,
            cancelled: false,
        }
    }

    /// Fuel that this flag ends at any moment.
    #[must_use]
    pub const fn cancelled_by(self, cancel: &'c AtomicBool) -> Self {
        Self {
            cancel: Some(cancel),
            ..self
        }
    }

    /// Burns so many units.
    ///
    /// # Errors
    /// When not so many are left, or the flag is up.
    pub fn burn(&mut self, units: u64) -> Result<(), Halt> {
        self.cancelled |= self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed));
        if self.cancelled {
            return Err(Halt::Cancelled);
        }
        if self.units - self.burnt < units {
            self.burnt = self.units;
            return Err(Halt::Spent);
        }
        self.burnt += units;
        Ok(())
    }

    /// Number of units burnt.
    pub const fn burnt(&self) -> u64 {
        self.burnt
    }

    /// True if the flag was up when it was last looked at.
    pub(crate) const fn is_cancelled(&self) -> bool {
        self.cancelled
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fuel_burns_no_more_than_it_has() {
        let mut fuel = Fuel::units(10);
        assert_eq!(fuel.burn(4), Ok(()));
        assert_eq!(fuel.burn(6), Ok(()));
        assert_eq!((fuel.burn(0), fuel.burnt()), (Ok(()), 10));
        assert_eq!(fuel.burn(1), Err(Halt::Spent));
        let mut fuel = Fuel::units(10);
        assert_eq!(fuel.burn(11), Err(Halt::Spent));
        assert_eq!((fuel.burn(1), fuel.burnt()), (Err(Halt::Spent), 10));
    }

    #[test]
    fn cancel_flag_stops_burning() {
        let flag = AtomicBool::new(false);
        let mut fuel = Fuel::units(10).cancelled_by(&flag);
        assert_eq!(fuel.burn(1), Ok(()));
        flag.store(true, Ordering::Relaxed);
        assert_eq!(fuel.burn(1), Err(Halt::Cancelled));
        flag.store(false, Ordering::Relaxed);
        assert_eq!(fuel.burn(1), Err(Halt::Cancelled), "for good");
        assert!(fuel.is_cancelled());
    }
}
