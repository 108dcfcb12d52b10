//! Faults of the gateway that a script has switched on. Must never strike by itself: a connection
//! asks.

use std::time::Duration;

#[derive(Default)]
pub(crate) struct GatewayFaults {
    pub twice: bool,
    pub delay: Option<Duration>,
    pub no_acks: bool,
    /// Until this moment of the sandbox's clock.
    pub refuse_until: Option<u64>,
    /// Identifies are closed on with this code.
    pub close_identifies: Option<Storm<u16>>,
    /// Identifies and resumes are answered with opcode 9, resumable or not.
    pub invalid_sessions: Option<Storm<bool>>,
}

/// Something that goes on a number of times, or until it is switched off.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Storm<T> {
    pub what: T,
    pub left: Option<u64>,
}

fn strike<T: Copy>(storm: &mut Option<Storm<T>>) -> Option<T> {
    let Storm { what, left } = storm.as_mut()?;
    let what = *what;
    if let Some(left) = left {
        *left = left.saturating_sub(1);
        if *left == 0 {
            *storm = None;
        }
    }
    Some(what)
}

impl GatewayFaults {
    pub(crate) fn close_identify(&mut self) -> Option<u16> {
        strike(&mut self.close_identifies)
    }

    pub(crate) fn invalid_session(&mut self) -> Option<bool> {
        strike(&mut self.invalid_sessions)
    }
}
