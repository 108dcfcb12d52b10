//! What a store tells whoever changes the rota: the time that all processes go by, and whose sign of
//! life is there.

use std::collections::BTreeSet;

use crate::ids::Millis;

/// Who answers, and when that was.
#[derive(Clone, Debug)]
pub struct RollCall {
    /// By the store's own clock, which is the same for everybody.
    pub now: Millis,
    /// Whose connection stands.
    pub present: BTreeSet<u64>,
}

/// How the rota is changed. It may be asked again, when the connection went in between.
pub type Amend<'c> = &'c mut (dyn FnMut(&RollCall, &mut String) + Send);
