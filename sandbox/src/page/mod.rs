//! The page to play in: its files, compiled in, and nothing else. Must never read the disk, and
//! must never do for the page what a script could not do.

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// Help for those who script the sandbox without a browser.
const SCRIPT: &str = include_str!("script.txt");

/// Content policy: nothing from outside, nothing inline, no frame around us, and no markup made
/// from strings.
const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'; object-src 'none'; trusted-types 'none'; \
    require-trusted-types-for 'script'";

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
const JSON: &str = "application/json";
const TEXT: &str = "text/plain; charset=utf-8";
const FONT: &str = "font/ttf";

macro_rules! files {
    ($($name:literal: $kind:expr),* $(,)?) => {
        &[$(($name, $kind, include_bytes!(concat!("../../page/", $name)))),*]
    };
}

/// Name, content type and content of every file of the page's folder below `/page/`.
const FILES: &[(&str, &str, &[u8])] = files! {
    "icon.svg": SVG,
    "theme.css": CSS,
    "shell.css": CSS,
    "chat.css": CSS,
    "controls.css": CSS,
    "composer.css": CSS,
    "workbench.css": CSS,
    "touch.css": CSS,
    "main.js": JS,
    "api.js": JS,
    "avatar.js": JS,
    "clock.js": JS,
    "commands.js": JS,
    "components.js": JS,
    "composer.js": JS,
    "desk.js": JS,
    "dom.js": JS,
    "event_stream.js": JS,
    "field.js": JS,
    "icons.js": JS,
    "launcher.js": JS,
    "listbox.js": JS,
    "log.js": JS,
    "markdown.js": JS,
    "message.js": JS,
    "modal.js": JS,
    "pane.js": JS,
    "picture.js": JS,
    "places.js": JS,
    "slash.js": JS,
    "timeline.js": JS,
    "unread.js": JS,
    "words.js": JS,
    "workbench.js": JS,
    "world.js": JS,
};

/// The page's typeface, which the pictures have too, and Discord's emoji: lines break and signs look
/// alike on every machine.
const FONTS: &[(&str, &str, &[u8])] = &[
    (
        "inter-medium.ttf",
        FONT,
        include_bytes!("../../../render/fonts/Inter-Medium.ttf"),
    ),
    (
        "inter-bold.ttf",
        FONT,
        include_bytes!("../../../render/fonts/Inter-Bold.ttf"),
    ),
    (
        "twemoji.woff2",
        "font/woff2",
        include_bytes!("../../fonts/Twemoji.woff2"),
    ),
];

/// `/`, `/page/…` and `/script.txt`. The page speaks these words.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(words: String) -> Router<S> {
    let words = Bytes::from(words);
    Router::new()
        .route(
            "/",
            get(|| async { send(HTML, &include_bytes!("../../page/index.html")[..]) }),
        )
        .route("/page/languages.json", get(async move || send(JSON, words)))
        .route("/page/{name}", get(file))
        .route("/script.txt", get(script))
}

async fn file(Path(name): Path<String>) -> Response {
    // Only names of the table exist: there is no path to walk.
    let mut files = FILES.iter().chain(FONTS);
    match files.find(|(known, _, _)| *known == name) {
        Some((_, kind, content)) => send(kind, *content),
        None => (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
    }
}

async fn script(headers: HeaderMap) -> Response {
    let here = headers
        .get(header::HOST)
        .and_then(|h| h.to_str().ok())
        .unwrap_or("127.0.0.1");
    let text = SCRIPT.replace("HERE", &format!("http://{here}"));
    ([(header::CONTENT_TYPE, TEXT)], text).into_response()
}

fn send(kind: &'static str, content: impl Into<Bytes>) -> Response {
    let mut response = content.into().into_response();
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        // A newer binary must not meet an older page.
        (header::CACHE_CONTROL, "no-cache"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
