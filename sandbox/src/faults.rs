//! Faults of the REST side that a script has switched on. Must never touch the people's side.

use serde_json::{Value, json};
use std::time::Duration;

/// Harm to the next calls that fit.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Harm {
    /// 429 before anything is done.
    TooMany { retry_after: f64, global: bool },
    /// A 5xx before anything is done.
    Status(u16),
    /// Any of Discord's refusals.
    Refuse {
        status: u16,
        code: u32,
        message: String,
    },
    /// Carried out late.
    Late(Duration),
    /// Carried out, and answered late.
    Slow(Duration),
    /// Carried out, and the connection cut instead of an answer.
    Lost,
}

#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub number: u64,
    pub harm: Harm,
    /// Only this method, when given.
    pub method: Option<String>,
    /// Only paths that hold this text.
    pub path: String,
    /// Number of further calls; none means until cleared.
    pub left: Option<u64>,
}

/// All of REST is down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outage {
    /// Until this moment of the sandbox's clock.
    pub until: u64,
    /// Connections end without an answer; otherwise all is answered with 503.
    pub refuses: bool,
}

pub(crate) struct Faults {
    list: Vec<Fault>,
    pub down: Option<Outage>,
    next: u64,
    /// True if rate limits are enforced at all.
    pub rate_limits: bool,
}

impl Default for Faults {
    fn default() -> Self {
        Self {
            list: Vec::new(),
            down: None,
            next: 0,
            rate_limits: true,
        }
    }
}

impl Faults {
    pub(crate) fn add(
        &mut self,
        harm: Harm,
        method: Option<String>,
        path: String,
        left: Option<u64>,
    ) -> u64 {
        self.next += 1;
        self.list.push(Fault {
            number: self.next,
            harm,
            method,
            path,
            left,
        });
        self.next
    }

    pub(crate) fn remove(&mut self, number: u64) -> bool {
        let before = self.list.len();
        self.list.retain(|f| f.number != number);
        before != self.list.len()
    }

    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.down = None;
        self.rate_limits = true;
    }

    /// The outage of this moment.
    pub(crate) fn outage(&self, now_ms: u64) -> Option<Outage> {
        self.down.filter(|down| now_ms < down.until)
    }

    /// The harm for this call, counted. The oldest fitting fault goes first.
    pub(crate) fn strike(&mut self, method: &str, path: &str) -> Option<Harm> {
        let fits = |f: &Fault| {
            f.left != Some(0)
                && path.contains(&f.path)
                && f.method
                    .as_deref()
                    .is_none_or(|m| m.eq_ignore_ascii_case(method))
        };
        let at = self.list.iter().position(fits)?;
        let fault = self.list.get_mut(at)?;
        let harm = fault.harm.clone();
        if let Some(left) = &mut fault.left {
            *left -= 1;
            if *left == 0 {
                self.list.remove(at);
            }
        }
        Some(harm)
    }

    pub(crate) fn json(&self) -> Value {
        let list = self.list.iter().map(|f| {
            json!({"id": f.number, "harm": format!("{:?}", f.harm), "method": f.method, "path": f.path, "left": f.left})
        });
        let down = self
            .down
            .map(|d| json!({"until_ms": d.until, "refuses": d.refuses}));
        json!({"rest": list.collect::<Vec<_>>(), "rate_limits": self.rate_limits, "outage": down})
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_strike_only_where_and_as_often_as_set() {
        let mut faults = Faults::default();
        faults.add(
            Harm::Status(503),
            Some("post".into()),
            "/messages".into(),
            Some(2),
        );
        faults.add(Harm::Lost, None, String::new(), Some(1));
        assert_eq!(
            faults.strike("POST", "/channels/1/messages"),
            Some(Harm::Status(503))
        );
        assert_eq!(
            faults.strike("GET", "/channels/1/messages"),
            Some(Harm::Lost)
        );
        assert_eq!(faults.strike("GET", "/channels/1/messages"), None);
        assert_eq!(
            faults.strike("POST", "/channels/1/messages"),
            Some(Harm::Status(503))
        );
        assert_eq!(faults.strike("POST", "/channels/1/messages"), None);
    }
}
