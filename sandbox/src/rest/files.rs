//! Attachments' bytes, at their signed addresses. Must never serve an address after its time.

use super::request::decode;
use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::messages::Blob;
use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::Response;

pub(crate) fn serve(core: &Core, uri: &Uri) -> Response {
    let now = core.clock.now_ms() / 1_000;
    let expires = uri
        .query()
        .and_then(|q| q.split('&').find_map(|p| p.strip_prefix("ex=")));
    let fresh = expires
        .and_then(|hex| u64::from_str_radix(hex, 16).ok())
        .is_some_and(|at| at > now);
    let steps: Vec<&str> = uri.path().split('/').collect();
    let blob = match steps.as_slice() {
        ["", _, channel, id, name] => {
            let world = core.look();
            let known = Snowflake::parse(id).and_then(|id| world.blobs.get(&id));
            known
                .filter(|b| b.channel.to_string() == *channel && b.filename == decode(name))
                .cloned()
        }
        _ => None,
    };
    match blob {
        Some(blob) if fresh => bytes(&blob),
        _ => {
            let mut gone = Response::new(Body::from("This content is no longer available."));
            *gone.status_mut() = StatusCode::NOT_FOUND;
            gone
        }
    }
}

/// A file as a response that no browser will take for a page.
pub(crate) fn bytes(blob: &Blob) -> Response {
    let mut response = Response::new(Body::from(blob.bytes.to_vec()));
    let kind = HeaderValue::from_str(&blob.content_type);
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        kind.unwrap_or(HeaderValue::from_static("application/octet-stream")),
    );
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static("sandbox; default-src 'none'"),
    );
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("private, max-age=3600"),
    );
    response
}
