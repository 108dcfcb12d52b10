//! What stands at `/` until there is a page to play in: how to script the sandbox. Must never name
//! the bot's token.

use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;

const TEXT: &str = include_str!("page.txt");

pub(crate) async fn show(headers: HeaderMap) -> impl IntoResponse {
    let here = headers
        .get(header::HOST)
        .and_then(|h| h.to_str().ok())
        .unwrap_or("127.0.0.1");
    let text = TEXT.replace("HERE", &format!("http://{here}"));
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text)
}
