//! Three processes behind one proxy, which keeps a limit for all of them, as nirn-proxy does: plain
//! HTTP, the paths of Discord's, 429 when it does not want to wait, and 408 when Discord did not
//! answer it in time, though it may have heard.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Method, Request, Response, StatusCode, header};

use crate::cluster::{own_cluster, run};
use crate::fleet::halls;
use crate::relay::{Beyond, answered, opens};
use crate::several::{PEOPLE, SHARDS};
use crate::support::Evening;
use crate::support::crew::Crew;

/// What may go in a second: far less than Discord's 50, so that it is felt.
const ALLOWED: usize = 8;
/// How many requests may wait for their second; the others are told to come again.
const WAIT: usize = 2;
const SECOND: Duration = Duration::from_secs(1);

/// Of how many messages it says that it does not know what became of them.
const DOUBTED: usize = 3;

struct Proxy {
    discord: Beyond,
    /// When the last ones went that count.
    went: Mutex<VecDeque<Instant>>,
    waiting: AtomicUsize,
    /// When each route may be asked again.
    routes: Mutex<HashMap<String, Arc<tokio::sync::Mutex<Instant>>>>,
    refused: AtomicUsize,
    passed: AtomicUsize,
    doubted: AtomicUsize,
}

impl Proxy {
    /// Begins one; its address.
    fn begins(evening: &Evening) -> (Arc<Self>, String) {
        let proxy = Arc::new(Self {
            discord: Beyond::of(evening),
            went: Mutex::default(),
            waiting: AtomicUsize::new(0),
            routes: Mutex::default(),
            refused: AtomicUsize::new(0),
            passed: AtomicUsize::new(0),
            doubted: AtomicUsize::new(0),
        });
        let router = Router::new()
            .fallback(passes)
            .with_state(Arc::clone(&proxy));
        (proxy, opens(router))
    }

    /// How long the next one has to wait; nothing when it may go now.
    fn waits(&self) -> Option<Duration> {
        let mut went = self.went.lock().unwrap();
        while went.front().is_some_and(|at| at.elapsed() >= SECOND) {
            went.pop_front();
        }
        if went.len() < ALLOWED {
            went.push_back(Instant::now());
            return None;
        }
        Some(SECOND.saturating_sub(went[0].elapsed()))
    }

    /// Asks, of one route one at a time, as often as it may be asked: the rest waits here.
    async fn asks_discord(
        &self,
        route: &str,
        request: reqwest::RequestBuilder,
    ) -> reqwest::Response {
        let route = Arc::clone(
            self.routes
                .lock()
                .unwrap()
                .entry(route.to_owned())
                .or_insert_with(|| Arc::new(tokio::sync::Mutex::new(Instant::now()))),
        );
        let mut opens = route.lock().await;
        tokio::time::sleep_until((*opens).into()).await;
        let said = request.send().await.unwrap();
        self.passed.fetch_add(1, Ordering::Relaxed);
        let figure = |name: &str| said.headers().get(name)?.to_str().ok()?.parse::<f64>().ok();
        if figure("x-ratelimit-remaining") == Some(0.0) {
            let wait = figure("x-ratelimit-reset-after").unwrap_or_default();
            *opens = Instant::now() + Duration::from_secs_f64(wait);
        }
        said
    }

    /// Waits for the second of a request that counts; not if too many wait already.
    async fn lets_through(&self) -> bool {
        let waiting = self.waiting.fetch_add(1, Ordering::Relaxed);
        let may = waiting < WAIT;
        while may && let Some(wait) = self.waits() {
            tokio::time::sleep(wait).await;
        }
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        may
    }
}

/// What Discord limits as one: of the ids in a path, it tells only the first apart.
fn route(method: &Method, path: &str) -> String {
    let mut ids = 0;
    let steps = path.split('/').map(|step| {
        let is_id = !step.is_empty() && step.bytes().all(|it| it.is_ascii_digit());
        ids += usize::from(is_id);
        if is_id && ids > 1 { "id" } else { step }
    });
    let steps: Vec<&str> = steps.collect();
    format!("{method} {}", steps.join("/"))
}

/// One request on its way to Discord, and the answer on its way back.
async fn passes(State(proxy): State<Arc<Proxy>>, request: Request<Body>) -> Response<Body> {
    let (head, body) = request.into_parts();
    let path = head.uri.path().to_owned();
    let counts = !path.contains("/interactions/") && !path.contains("/webhooks/");
    if counts && !proxy.lets_through().await {
        proxy.refused.fetch_add(1, Ordering::Relaxed);
        let response = Response::builder()
            .status(StatusCode::TOO_MANY_REQUESTS)
            .header(header::CONTENT_TYPE, "application/json")
            .header("retry-after", "1")
            .header("x-ratelimit-global", "true")
            .body(r#"{"message":"You are being rate limited.","retry_after":1.0,"global":true}"#);
        return response.unwrap().map(Body::from);
    }
    let onward = proxy.discord.asked(&head, body).await;
    let said = proxy
        .asks_discord(&route(&head.method, &path), onward)
        .await;
    let is_post = head.method == Method::POST && path.ends_with("/messages");
    if is_post && proxy.doubted.fetch_add(1, Ordering::Relaxed) < DOUBTED {
        let response = Response::builder().status(StatusCode::REQUEST_TIMEOUT);
        return response.body(Body::empty()).unwrap();
    }
    answered(said).await
}

#[test]
fn three_processes_share_one_proxys_limits() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("proxied"));
    let evening = Evening::without_bot("proxied", "en-US", PEOPLE);
    let halls = halls(&evening, SHARDS as u64, &["ada", "bob"]);
    let (proxy, address) = Proxy::begins(&evening);
    let mut crew = Crew::on(&evening, &url, SHARDS);
    for _ in 0..SHARDS {
        crew.comes_with(|program| {
            program.env("HOUSTON_DISCORD_PROXY", &address);
        });
    }
    evening.bot_is_there();
    crew.shares();
    // Of every board that the proxy doubts there is one.
    let people: Vec<_> = halls
        .iter()
        .map(|hall| evening.seat("Ada").goes_to(hall))
        .collect();
    for ada in &people {
        ada.plays("/planetaire open players:1").sees("Game on!");
    }
    for margin in 1..=8 {
        for ada in &people {
            let done = format!("fired from {margin}");
            ada.plays(&format!("/planetaire fire margin:{margin}"))
                .sees(&done);
        }
    }
    for ada in &people {
        ada.sees_on_the_board("fired from 8");
        assert_eq!(ada.boards().len(), 1);
    }
    assert!(proxy.doubted.load(Ordering::Relaxed) >= DOUBTED);
    // All of it went by the proxy, which counts a request once Discord has answered it.
    evening.everything_stands();
    let passed = evening.until("Ada", "that no request went past the proxy", || {
        let passed = proxy.passed.load(Ordering::Relaxed);
        (passed == evening.rest("").len()).then_some(passed)
    });
    let refused = evening.rest("status=429").len();
    println!(
        "{passed} requests; the proxy refused {}, Discord {refused}",
        proxy.refused.load(Ordering::Relaxed)
    );
    assert_eq!(refused, 0);
}
