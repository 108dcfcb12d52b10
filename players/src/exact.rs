//! Certain facts, and why they may be called so. The only place that makes a [`Proven`].

use crate::fuel::{Fuel, Halt};

/// A fact that holds in every game that a seat could be in: all of them were looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proven<F> {
    fact: F,
    /// Number of games that were looked at.
    of: u64,
}

impl<F> Proven<F> {
    /// The fact.
    pub const fn fact(&self) -> &F {
        &self.fact
    }

    /// The fact, and the number of possibilities that were looked at.
    pub(crate) fn into_parts(self) -> (F, u64) {
        (self.fact, self.of)
    }
}

/// Everything that can be the case. There is one only when an enumeration came to its end.
pub(crate) struct Whole<C>(Vec<C>);

impl<C> Whole<C> {
    /// Lists everything; each costs a unit.
    pub(crate) fn enumerate(
        all: impl Iterator<Item = C>,
        fuel: &mut Fuel<'_>,
    ) -> Result<Self, Halt> {
        let mut listed = Vec::new();
        for one in all {
            fuel.burn(1)?;
            listed.push(one);
        }
        Ok(Self(listed))
    }

    pub(crate) fn cases(&self) -> &[C] {
        &self.0
    }

    /// The fact, if it holds in every case, and there is one.
    pub(crate) fn proves<F>(&self, fact: F, holds: impl Fn(&C) -> bool) -> Option<Proven<F>> {
        let of = self.0.len() as u64;
        (of > 0 && self.0.iter().all(holds)).then_some(Proven { fact, of })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_complete_enumerations_prove_claims() {
        let whole = Whole::enumerate(1..=3, &mut Fuel::units(3)).unwrap();
        assert_eq!(
            whole.proves("small", |n| *n < 4).map(|it| it.into_parts()),
            Some(("small", 3))
        );
        assert!(whole.proves("tiny", |n| *n < 3).is_none());
        assert!(Whole::enumerate(1..=4, &mut Fuel::units(3)).is_err());
        let none = Whole::enumerate(1..1, &mut Fuel::units(3)).unwrap();
        assert!(none.proves("anything", |_| true).is_none());
    }
}
