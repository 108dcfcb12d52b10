//! The metrics endpoint, on its own address: `/metrics` for Prometheus, `/healthz` while the
//! process answers, `/readyz` while the store is open and Discord is connected, `/idle` once
//! nothing is left to deliver. Names no person, server or channel.

mod connections;

use std::net::SocketAddr;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use axum::Router;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use connections::LimitedListener;
use metrics::{describe_gauge, gauge};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use parking_lot::Mutex;
use sessions::{Job, Millis, Sessions, TableId};
use tokio::net::TcpListener;

/// Time for an answer.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);
/// Time for which `/idle` waits until all is done.
const IDLE_WAIT: Duration = Duration::from_secs(2);
/// Time between two removals of old values of histograms.
const UPKEEP_INTERVAL: Duration = Duration::from_secs(5);
/// Seconds that matter to people: what seems instant, Discord's 3 s, and beyond.
const SECOND_BUCKETS: [f64; 12] = [
    0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 0.5, 1.0, 2.0, 3.0, 10.0, 60.0,
];

/// Every metric with its description.
const METRICS: &str = "\
houston_acts_total: Moves and table actions by game, kind and outcome
houston_acknowledge_seconds: From an interaction to Houston's first response to it
houston_answer_seconds: From an interaction to its answer, deferred ones included
houston_board_seconds: From a public change to its board
houston_picture_seconds: From requesting a picture to having it, wanted now or soon
houston_picture_bytes_total: Bytes of pictures sent
houston_marks_seconds: How long the marks of a finished game took, which are thought once
houston_letters_total: DMs by whether they arrived
houston_routes_owing: Channels and people with something pending
houston_owing_seconds: How long a table has been pending without any delivery, closed channels not counted
houston_waiting_tables: Changed tables not yet processed
houston_waiting_seconds: How long the oldest changed table has waited
houston_tables: Open tables
houston_tables_awake: Tables in memory
houston_shard_up: Whether a gateway shard is connected
houston_shard_connections_total: Gateway sessions started or resumed
houston_rate_limited_total: Requests delayed by Discord's rate limits
houston_store_seconds: Duration of store calls
houston_store_errors_total: Failed store calls
houston_ready: Whether the store is open and Discord is connected
houston_info: Always 1; the label is Houston's version
process_resident_memory_bytes: Resident memory of the process
process_uptime_seconds: Time since the metrics started";

/// The tables that are open now.
static OPEN: Mutex<Option<Sessions>> = Mutex::new(None);

/// Sets the tables that the metrics tell of from now on.
pub fn watch(sessions: &Sessions) {
    *OPEN.lock() = Some(sessions.clone());
}

/// Starts counting, and serves the metrics at this address for as long as the process lives.
///
/// # Errors
/// The address is not free.
pub async fn show(address: SocketAddr) -> Result<()> {
    let listener = TcpListener::bind(address).await.with_context(|| {
        format!("HOUSTON_METRICS: cannot listen at {address}; choose another port")
    })?;
    let handle = recorder()?;
    tracing::info!(address = %listener.local_addr()?, "metrics are available");
    let kept = handle.clone();
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(UPKEEP_INTERVAL).await;
            kept.run_upkeep();
        }
    });
    tokio::spawn(async move {
        if let Err(error) = axum::serve(LimitedListener::new(listener), router(handle)).await {
            tracing::error!(%error, "metrics are no longer available");
        }
    });
    Ok(())
}

/// The recorder of metrics; one for the whole process.
fn recorder() -> Result<PrometheusHandle> {
    static ONE: OnceLock<PrometheusHandle> = OnceLock::new();
    if let Some(handle) = ONE.get() {
        return Ok(handle.clone());
    }
    let seconds = Matcher::Suffix("_seconds".to_owned());
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(seconds, &SECOND_BUCKETS)
        .context("cannot set up histograms")?
        .install_recorder()
        .context("cannot start metrics")?;
    for (name, about) in METRICS.lines().filter_map(|it| it.split_once(": ")) {
        // Only the text is kept: a metric's type follows from how it is recorded.
        describe_gauge!(name, about);
    }
    sessions::count_from_nought(games::IDS);
    commands::count_from_zero();
    Ok(ONE.get_or_init(|| handle).clone())
}

/// The pages of the metrics address.
fn router(handle: PrometheusHandle) -> Router {
    let metrics = move || async move {
        measure();
        const PROMETHEUS_TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";
        ([(CONTENT_TYPE, PROMETHEUS_TEXT)], handle.render())
    };
    let ready = || async {
        match not_ready() {
            None => (StatusCode::OK, "ready\n".to_owned()),
            Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
        }
    };
    let is_idle = |Query(asked): Query<Idle>| async move {
        match idle(&asked).await {
            Ok(until) => (StatusCode::OK, format!("{until}\n")),
            Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
        }
    };
    let not_found = || async { (StatusCode::NOT_FOUND, "/metrics /healthz /readyz /idle\n") };
    Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get("alive\n"))
        .route("/readyz", get(ready))
        .route("/idle", get(is_idle))
        .fallback(not_found)
}

/// Reason why no traffic should be sent to this process now; `None` when it is ready.
pub(crate) fn not_ready() -> Option<&'static str> {
    match &*OPEN.lock() {
        None => Some("the store is not open yet"),
        // Its database may be why Discord is not heard, and is to be mended first.
        Some(sessions) if !sessions.knows_its_shards() => {
            Some("no word from the database on what this process serves")
        }
        Some(sessions) if !sessions.is_heard() => Some("not connected to Discord"),
        Some(_) => None,
    }
}

/// The query of `/idle`.
#[derive(serde::Deserialize)]
struct Idle {
    /// The moment, in milliseconds, instead of now.
    at: Option<u64>,
    /// `console` for consoles alone.
    job: Option<String>,
    /// Also tells when a computer acts next at this table.
    table: Option<u64>,
}

/// Says that nothing is under way, after a moment of waiting, or what still is.
async fn idle(asked: &Idle) -> Result<String, String> {
    let sessions = OPEN.lock().clone();
    let sessions = sessions.ok_or("the store is not open yet")?;
    let at = asked.at.map_or_else(|| sessions.now(), Millis);
    let jobs: &[Job] = match asked.job.as_deref() {
        Some("console") => &[Job::Console],
        _ => &[Job::Delivery, Job::Console, Job::Computer],
    };
    // A timeout is an answer too: what is under way is named below.
    let _ = tokio::time::timeout(IDLE_WAIT, sessions.idle(jobs, at)).await;
    let tables = sessions.pending(jobs, at);
    if !tables.is_empty() {
        let tables: Vec<String> = tables.iter().map(|table| table.0.to_string()).collect();
        return Err(format!("busy tables: {}", tables.join(", ")));
    }
    let table = asked.table.map(TableId);
    let next = table.and_then(|table| sessions.next_work(table, Job::Computer, at));
    Ok(next.map_or("idle".to_owned(), |next| format!("idle until {}", next.0)))
}

/// Sets the metrics that are measured on request.
fn measure() {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    let began = BEGAN.get_or_init(Instant::now);
    gauge!("process_uptime_seconds").set(began.elapsed().as_secs_f64());
    gauge!("houston_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    gauge!("houston_ready").set(if not_ready().is_none() { 1.0 } else { 0.0 });
    if let Some(sessions) = &*OPEN.lock() {
        let (known, awake) = sessions.load();
        let (many, oldest) = sessions.waiting();
        gauge!("houston_tables").set(known as f64);
        gauge!("houston_tables_awake").set(awake as f64);
        gauge!("houston_waiting_tables").set(many as f64);
        gauge!("houston_waiting_seconds").set(oldest.as_secs_f64());
    }
    if let Some(pages) = resident_pages() {
        gauge!("process_resident_memory_bytes").set(pages * rustix::param::page_size() as f64);
    }
}

fn resident_pages() -> Option<f64> {
    let said = std::fs::read_to_string("/proc/self/statm").ok()?;
    said.split(' ').nth(1)?.parse().ok()
}

/// Asks the bot that runs on this machine whether it is ready, for a container's health check.
///
/// # Errors
/// It is not, or there is no answer.
pub fn ask(address: Option<SocketAddr>) -> Result<String> {
    let address =
        address.context("HOUSTON_METRICS is not set: set it to the bot's metrics address")?;
    let asked = async {
        let client = reqwest::Client::builder()
            .no_proxy()
            .timeout(REQUEST_TIMEOUT);
        let url = format!("http://{address}/readyz");
        let answer = client.build()?.get(url).send().await?;
        Ok::<_, reqwest::Error>((answer.status(), answer.text().await?))
    };
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let (status, said) = (runtime.enable_all().build()?.block_on(asked))
        .with_context(|| format!("no answer from {address}: is Houston running?"))?;
    let said = said.trim();
    if status.is_success() {
        Ok(said.to_owned())
    } else {
        bail!("not ready: {said}")
    }
}
