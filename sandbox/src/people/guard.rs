//! Keeps other websites out: only this machine's own names as `Host`, only this very place as
//! `Origin`. Must never let a name through that a stranger's DNS could point at us.

use super::Refusal;
use crate::core::Core;
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

pub(crate) async fn check(core: Arc<Core>, request: Request, next: Next) -> Response {
    let open = !core.settings.bind.is_loopback();
    if !passes(request.headers(), open) {
        return Refusal::forbidden("this Host or Origin may not use the sandbox").into_response();
    }
    next.run(request).await
}

/// `open` when the owner has bound the sandbox to an address that other machines reach.
fn passes(headers: &HeaderMap, open: bool) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    let Some(host) = hosts.next().and_then(|h| h.to_str().ok()) else {
        return false;
    };
    if hosts.next().is_some() || !host_fits(host, open) {
        return false;
    }
    match headers.get(header::ORIGIN) {
        None => true,
        Some(origin) => origin
            .to_str()
            .is_ok_and(|o| o.strip_prefix("http://") == Some(host)),
    }
}

fn host_fits(host: &str, open: bool) -> bool {
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((inside, _)) => inside,
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    // A name could be rebound to us by its owner; an address cannot.
    name == "localhost"
        || name
            .parse::<IpAddr>()
            .is_ok_and(|ip| open || ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[track_caller]
    fn check(host: Option<&str>, origin: Option<&str>, open: bool, expected: bool) {
        let mut headers = HeaderMap::new();
        if let Some(host) = host {
            headers.insert(header::HOST, HeaderValue::from_str(host).unwrap());
        }
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
        }
        assert_eq!(passes(&headers, open), expected, "{host:?} {origin:?}");
    }

    #[test]
    fn only_local_requests_pass() {
        check(Some("127.0.0.1:8080"), None, false, true);
        check(
            Some("localhost:8080"),
            Some("http://localhost:8080"),
            false,
            true,
        );
        check(Some("[::1]:8080"), Some("http://[::1]:8080"), false, true);
        check(None, None, false, false);
        check(Some("evil.example:8080"), None, false, false);
        check(Some("127.0.0.1.evil.example"), None, false, false);
        check(Some("192.168.1.5:8080"), None, false, false);
        check(Some("192.168.1.5:8080"), None, true, true);
        check(Some("evil.example"), None, true, false);
        check(
            Some("127.0.0.1:8080"),
            Some("http://evil.example"),
            false,
            false,
        );
        check(
            Some("127.0.0.1:8080"),
            Some("http://127.0.0.1:9090"),
            false,
            false,
        );
        check(
            Some("127.0.0.1:8080"),
            Some("https://127.0.0.1:8080"),
            false,
            false,
        );
        check(Some("127.0.0.1:8080"), Some("null"), false, false);
    }
}
