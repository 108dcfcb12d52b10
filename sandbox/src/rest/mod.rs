//! REST v10, over TLS and plain HTTP alike. One request goes through the same stations as on
//! Discord: version, faults, authorization, rate limit, route, answer, record. Must never answer in
//! a form of its own: every body is one that Discord would have sent.

mod applications;
mod callbacks;
mod channels;
mod commands;
mod compose;
mod dms;
pub(crate) mod files;
mod gateway;
mod guilds;
mod messages;
mod pins;
pub(crate) mod reactions;
mod request;
mod routes;
mod threads;
mod users;
mod webhooks;

use crate::core::Core;
use crate::errors::{ApiError, METHOD_NOT_ALLOWED, NOT_FOUND, UNAUTHORIZED};
use crate::faults::Harm;
use crate::ratelimit::{NEW_NAMES, Scope, refusal_headers, rule};
use crate::record::Call;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
pub(crate) use request::RestRequest;
use serde_json::{Value, json};
use std::sync::Arc;

/// Answer of a resource.
pub(crate) struct Answer {
    pub status: u16,
    pub body: Value,
}

pub(crate) type Outcome = Result<Answer, ApiError>;

pub(crate) fn ok(body: Value) -> Outcome {
    Ok(Answer { status: 200, body })
}

pub(crate) fn created(body: Value) -> Outcome {
    Ok(Answer { status: 201, body })
}

pub(crate) fn no_content() -> Outcome {
    Ok(Answer {
        status: 204,
        body: Value::Null,
    })
}

type Headers = Vec<(&'static str, String)>;

/// Answers one request of any kind.
pub(crate) async fn handle(core: Arc<Core>, request: Request) -> Response {
    let path = request.uri().path().to_owned();
    if path.starts_with("/attachments/") || path.starts_with("/ephemeral-attachments/") {
        return files::serve(&core, request.uri());
    }
    let authorization = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|v| v.to_str().ok())
        .map(str::to_owned);
    let Some(request) = whole(request).await else {
        // The client went away in the middle of it: nothing was asked, and no one hears this.
        return StatusCode::BAD_REQUEST.into_response();
    };
    let request = match RestRequest::read(request).await {
        Ok(request) => request,
        Err((request, error)) => {
            let answer = Answer {
                status: error.status,
                body: error.body(),
            };
            return finish(&core, request, answer, Vec::new(), false);
        }
    };
    if let Some(outage) = core.faults().outage(core.clock.now_ms()) {
        return finish(&core, request, broken(503), Vec::new(), outage.refuses);
    }
    let harm = core.faults().strike(&request.method, &request.full_path);
    if let Some((answer, headers)) = harm.as_ref().and_then(instead) {
        return finish(&core, request, answer, headers, false);
    }
    if let Some(Harm::Late(time)) = harm {
        tokio::time::sleep(time).await;
    }
    let (answer, headers) = {
        // What this changes is seen before it is noted: the log waits for that.
        let _noted = core.attending();
        let (outcome, mut headers) = attend(&core, &request, authorization.as_deref());
        let answer = outcome.unwrap_or_else(|error| Answer {
            status: error.status,
            body: error.body(),
        });
        if matches!(answer.status, 401 | 403 | 429) && core.limiter().invalid(core.clock.now_ms()) {
            headers.push((
                "x-sandbox-warning",
                "ten thousand invalid requests: Discord would ban this address".to_owned(),
            ));
        }
        if !matches!(harm, Some(Harm::Slow(_))) {
            let lost = matches!(harm, Some(Harm::Lost));
            return finish(&core, request, answer, headers, lost);
        }
        (answer, headers)
    };
    // A call whose answer is late is noted when it is answered, which may be never.
    if let Some(Harm::Slow(time)) = harm {
        tokio::time::sleep(time).await;
    }
    finish(&core, request, answer, headers, false)
}

/// The request with all of its body, however long; `None` when the connection ended within it.
async fn whole(request: Request) -> Option<Request> {
    let (head, body) = request.into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.ok()?;
    let mut request = Request::from_parts(head, Body::from(body));
    // What is too large is refused in Discord's own words.
    DefaultBodyLimit::disable().apply(&mut request);
    Some(request)
}

/// Discord's own trouble.
fn broken(status: u16) -> Answer {
    let known = StatusCode::from_u16(status).ok();
    let text = known.and_then(|s| s.canonical_reason()).unwrap_or("Error");
    Answer {
        status,
        body: json!({"message": format!("{status}: {text}"), "code": 0}),
    }
}

/// The answer of a fault that keeps the request from being carried out.
fn instead(harm: &Harm) -> Option<(Answer, Headers)> {
    match harm {
        Harm::TooMany {
            retry_after,
            global,
        } => {
            let body = json!({"message": "You are being rate limited.", "code": 0, "retry_after": retry_after, "global": global});
            Some((
                Answer { status: 429, body },
                refusal_headers(*retry_after, *global),
            ))
        }
        Harm::Status(status) => Some((broken(*status), Vec::new())),
        Harm::Refuse {
            status,
            code,
            message,
        } => Some((
            Answer {
                status: *status,
                body: json!({"message": message, "code": code}),
            },
            Vec::new(),
        )),
        Harm::Late(_) | Harm::Slow(_) | Harm::Lost => None,
    }
}

/// Authorization, rate limit, route.
fn attend(core: &Core, request: &RestRequest, authorization: Option<&str>) -> (Outcome, Headers) {
    if request.needs_token() {
        let given = authorization.and_then(|a| a.strip_prefix("Bot "));
        if given.is_none() || given != core.look().valid_token() {
            return (Err(UNAUTHORIZED.into()), Vec::new());
        }
    }
    let mut headers = Vec::new();
    if core.faults().rate_limits {
        let rule = rule(&request.method, &request.route);
        let verdict = core
            .limiter()
            .count(rule, request.major(), core.clock.now_ms());
        headers = verdict.headers();
        let renames = request.method == "PATCH" && request.route == "/channels/{id}";
        let renamed = (renames && request.body["name"].is_string()).then(|| {
            let now = core.clock.now_ms();
            core.limiter().count(NEW_NAMES, request.major(), now)
        });
        // The headers of an accepted one tell of the bucket alone.
        let verdict = match renamed.filter(|it| it.refused.is_some()) {
            Some(refused) if verdict.refused.is_none() => {
                headers.extend(refusal_headers(refused.retry_after(), false));
                refused
            }
            _ => verdict,
        };
        if let Some(scope) = verdict.refused {
            let body = json!({
                "message": "You are being rate limited.", "code": 0, "retry_after": verdict.retry_after(),
                "global": scope == Scope::Global,
            });
            return (Ok(Answer { status: 429, body }), headers);
        }
    }
    let outcome = routes::dispatch(core, request).unwrap_or_else(|| {
        let known = routes::is_known(&request.route);
        Err(if known { METHOD_NOT_ALLOWED } else { NOT_FOUND }.into())
    });
    (outcome, headers)
}

fn finish(
    core: &Core,
    request: RestRequest,
    answer: Answer,
    headers: Headers,
    lost: bool,
) -> Response {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = if lost {
        // A body that fails in its middle makes the server cut the connection.
        let cut = futures_util::stream::once(async {
            Err::<Vec<u8>, _>(std::io::Error::other("lost by a fault"))
        });
        Response::new(Body::from_stream(cut))
    } else if answer.body.is_null() {
        Response::new(Body::empty())
    } else {
        let mut response = Response::new(Body::from(answer.body.to_string()));
        response.headers_mut().insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        );
        response
    };
    *response.status_mut() = status;
    // Some libraries take a 429 without this header for a ban by the balancer.
    response
        .headers_mut()
        .insert(header::VIA, HeaderValue::from_static("1.1 sandbox"));
    for (name, value) in headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response
                .headers_mut()
                .insert(HeaderName::from_static(name), value);
        }
    }
    core.journal().note(Call {
        method: request.method,
        path: request.full_path,
        route: request.route,
        request: request.body,
        files: request
            .uploads
            .iter()
            .map(|u| json!({"field": u.field, "name": u.filename, "content_type": u.content_type, "size": u.bytes.len()}))
            .collect(),
        status: answer.status,
        response: answer.body,
        at_ms: core.clock.now_ms(),
        lost,
    });
    core.wake();
    response
}
