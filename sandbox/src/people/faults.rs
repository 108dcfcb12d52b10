//! Switching faults on and off. Must never harm the people's side itself.

use super::harms::{self, Down, What};
use super::{Refusal, Sent, places, roster};
use crate::core::Core;
use crate::faults::Harm;
use crate::sessions::Drop;
use crate::sessions::faults::Storm;
use crate::state::permissions::NAMES;
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The REST calls that a fault strikes.
#[derive(Deserialize)]
pub(crate) struct Aim {
    method: Option<String>,
    path: Option<String>,
    times: Option<u64>,
}

/// Any one fault. Fields that a fault does not name are refused.
#[derive(Deserialize)]
#[serde(tag = "fault", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum FaultRequest {
    /// A person's DMs closed, or open again.
    ClosedDms {
        person: String,
        on: Option<bool>,
    },
    /// A person leaves every server, or the bot leaves one.
    LeftServer {
        person: Option<String>,
        server: Option<String>,
    },
    /// The bot loses permissions in a channel, or in a whole server; an empty list gives them back.
    MissingPermissions {
        channel: Option<String>,
        server: Option<String>,
        permissions: Vec<String>,
    },
    /// A server is unavailable: Discord's own trouble.
    ServerOutage {
        server: String,
        on: Option<bool>,
    },
    /// REST, the gateway, or both are down: for a while on the sandbox's clock, or until it is
    /// switched off.
    Outage {
        of: Option<What>,
        how: Option<Down>,
        ms: Option<u64>,
        on: Option<bool>,
    },
    RateLimited {
        #[serde(flatten)]
        aim: Aim,
        retry_after: Option<f64>,
        global: Option<bool>,
    },
    ServerError {
        #[serde(flatten)]
        aim: Aim,
        status: Option<u16>,
    },
    /// Any refusal of Discord's.
    Refuse {
        #[serde(flatten)]
        aim: Aim,
        status: u16,
        code: u32,
        message: String,
    },
    Late {
        #[serde(flatten)]
        aim: Aim,
        ms: u64,
    },
    Slow {
        #[serde(flatten)]
        aim: Aim,
        ms: u64,
    },
    LostAnswer {
        #[serde(flatten)]
        aim: Aim,
    },
    /// Rate limits enforced or not.
    RateLimits {
        on: bool,
    },
    DropGateway {
        how: How,
        code: Option<u16>,
        resumable: Option<bool>,
    },
    /// For a while on the sandbox's clock, or until it is switched off.
    RefuseGateway {
        ms: Option<u64>,
        on: Option<bool>,
    },
    NoHeartbeatAcks {
        on: bool,
    },
    EventsTwice {
        on: bool,
    },
    EventsDelayed {
        ms: u64,
    },
    /// No session can be resumed any more.
    ForgetSessions {},
    /// Every identify is closed on with this code.
    CloseIdentifies {
        code: u16,
        times: Option<u64>,
    },
    /// Every identify and resume is answered with opcode 9; no times end it.
    InvalidSessions {
        times: Option<u64>,
        resumable: Option<bool>,
    },
    /// The token is reset, or holds again.
    TokenRevoked {
        on: bool,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum How {
    Rst,
    Eof,
    Close,
    CloseWithoutCode,
    Reconnect,
    InvalidSession,
}

fn harm(core: &Core, harm: Harm, aim: Aim) -> Value {
    let path = aim.path.unwrap_or_default();
    json!({"id": core.faults().add(harm, aim.method, path, aim.times)})
}

/// A delay that a test can wait for.
fn at_most(ms: u64) -> Duration {
    Duration::from_millis(ms.min(120_000))
}

fn storm<T>(what: T, times: Option<u64>) -> Option<Storm<T>> {
    (times != Some(0)).then_some(Storm { what, left: times })
}

pub(crate) async fn add(
    State(core): State<Arc<Core>>,
    Sent(request): Sent<FaultRequest>,
) -> Result<Json<Value>, Refusal> {
    let done = match request {
        FaultRequest::ClosedDms { person, on } => {
            let mut world = core.world();
            let id = roster::find(&world, &person)?;
            if let Some(user) = world.users.get_mut(&id) {
                user.dms_closed = on.unwrap_or(true);
            }
            roster::person_json(&world, id)
        }
        FaultRequest::LeftServer { person, server } => {
            harms::leave(&mut core.world(), person, server)?
        }
        FaultRequest::MissingPermissions {
            channel,
            server,
            permissions,
        } => harms::deny(&mut core.world(), channel, server, &permissions)?,
        FaultRequest::ServerOutage { server, on } => {
            let mut world = core.world();
            let id = places::find_server(&world, &server)?;
            world.set_outage(id, on.unwrap_or(true));
            json!({"server": id, "unavailable": on.unwrap_or(true)})
        }
        FaultRequest::Outage { of, how, ms, on } => {
            harms::outage(&core, of, how, ms, on.unwrap_or(true))
        }
        FaultRequest::RateLimited {
            aim,
            retry_after,
            global,
        } => {
            let retry_after = retry_after.unwrap_or(1.0).clamp(0.0, 3_600.0);
            let global = global.unwrap_or(false);
            let too_many = Harm::TooMany {
                retry_after,
                global,
            };
            harm(&core, too_many, aim)
        }
        FaultRequest::ServerError { aim, status } => {
            let status = status.unwrap_or(500);
            if !(500..600).contains(&status) {
                return Err(Refusal::malformed("a server error is 500 to 599"));
            }
            harm(&core, Harm::Status(status), aim)
        }
        FaultRequest::Refuse {
            aim,
            status,
            code,
            message,
        } => {
            if !(400..500).contains(&status) {
                return Err(Refusal::malformed("a refusal is 400 to 499"));
            }
            let refuse = Harm::Refuse {
                status,
                code,
                message,
            };
            harm(&core, refuse, aim)
        }
        FaultRequest::Late { aim, ms } => harm(&core, Harm::Late(at_most(ms)), aim),
        FaultRequest::Slow { aim, ms } => harm(&core, Harm::Slow(at_most(ms)), aim),
        FaultRequest::LostAnswer { aim } => harm(&core, Harm::Lost, aim),
        FaultRequest::RateLimits { on } => {
            core.faults().rate_limits = on;
            json!({"rate_limits": on})
        }
        FaultRequest::DropGateway {
            how,
            code,
            resumable,
        } => {
            let how = match how {
                How::Rst => Drop::Rst,
                How::Eof => Drop::Eof,
                How::Close => {
                    Drop::Close(code.filter(|c| (1000..5000).contains(c)).unwrap_or(4000))
                }
                How::CloseWithoutCode => Drop::CloseWithoutCode,
                How::Reconnect => Drop::Reconnect,
                How::InvalidSession => Drop::InvalidSession {
                    resumable: resumable.unwrap_or(false),
                },
            };
            json!({"connections": core.world().gateway.drop_all(how)})
        }
        FaultRequest::RefuseGateway { ms, on } => {
            let until = core.until(ms).filter(|_| on.unwrap_or(true));
            core.world().gateway.faults.refuse_until = until;
            json!({"ms": ms, "on": until.is_some()})
        }
        FaultRequest::NoHeartbeatAcks { on } => {
            core.world().gateway.faults.no_acks = on;
            json!({"on": on})
        }
        FaultRequest::EventsTwice { on } => {
            core.world().gateway.faults.twice = on;
            json!({"on": on})
        }
        FaultRequest::EventsDelayed { ms } => {
            core.world().gateway.faults.delay = (ms > 0).then(|| at_most(ms));
            json!({"ms": ms})
        }
        FaultRequest::ForgetSessions {} => {
            core.world().gateway.forget_resumable();
            json!({})
        }
        FaultRequest::CloseIdentifies { code, times } => {
            if !(1000..5000).contains(&code) {
                return Err(Refusal::malformed("a close code is 1000 to 4999"));
            }
            core.world().gateway.faults.close_identifies = storm(code, times);
            json!({"code": code, "times": times})
        }
        FaultRequest::InvalidSessions { times, resumable } => {
            let resumable = resumable.unwrap_or(false);
            core.world().gateway.faults.invalid_sessions = storm(resumable, times);
            json!({"resumable": resumable, "times": times})
        }
        FaultRequest::TokenRevoked { on } => {
            core.world().revoke(on);
            json!({"on": on})
        }
    };
    Ok(Json(done))
}

pub(crate) async fn list(State(core): State<Arc<Core>>) -> Json<Value> {
    let mut all = core.faults().json();
    let world = core.look();
    let faults = &world.gateway.faults;
    let now = world.now();
    all["gateway"] = json!({
        "twice": faults.twice, "no_heartbeat_acks": faults.no_acks,
        "delay_ms": faults.delay.map_or(0, |d| d.as_millis()),
        "refusing": faults.refuse_until.is_some_and(|until| now < until),
        "close_identifies": faults.close_identifies.map(|s| json!({"code": s.what, "left": s.left})),
        "invalid_sessions": faults.invalid_sessions.map(|s| json!({"resumable": s.what, "left": s.left})),
        "token_revoked": world.revoked,
    });
    all["closed_dms"] = world
        .users
        .values()
        .filter(|u| u.dms_closed)
        .map(|u| json!(u.id))
        .collect();
    all["channels"] = world
        .channels
        .values()
        .filter(|c| c.denied != 0)
        .map(|c| {
            let names: Vec<&str> = NAMES
                .iter()
                .filter(|(_, bit)| c.denied & bit != 0)
                .map(|(n, _)| *n)
                .collect();
            json!({"channel": c.id, "denied": names})
        })
        .collect();
    Json(all)
}

pub(crate) async fn remove(
    State(core): State<Arc<Core>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let removed = id.parse().is_ok_and(|id| core.faults().remove(id));
    if removed {
        Ok(Json(json!({"removed": id})))
    } else {
        Err(Refusal::unknown("unknown_fault", "there is no such fault"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(request: Value, fits: bool) {
        let read = serde_json::from_value::<FaultRequest>(request.clone());
        assert_eq!(read.is_ok(), fits, "{request}");
    }

    /// Serde promises nothing for what is flattened into a struct that denies unknown fields.
    #[test]
    fn a_fault_with_a_field_that_it_does_not_name_is_refused() {
        check(json!({"fault": "slow", "ms": 5}), true);
        check(
            json!({"fault": "slow", "ms": 5, "method": "GET", "path": "/x", "times": 2}),
            true,
        );
        check(json!({"fault": "slow", "ms": 5, "time": 2}), false);
        check(json!({"fault": "slow", "ms": 5, "status": 500}), false);
        check(json!({"fault": "lost_answer", "times": "2"}), false);
        check(json!({"fault": "lost_answer", "ms": 5}), false);
        check(
            json!({"fault": "rate_limits", "on": true, "times": 2}),
            false,
        );
    }
}
