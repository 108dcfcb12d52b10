//! Metrics for the operator's monitoring.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::ADA;
use crate::cluster::{own_cluster, run};
use crate::database::wired;
use crate::support::wire::Line;
use crate::support::{Evening, program};

/// Longer than the lease by which a process serves its shards.
const LEASE: Duration = Duration::from_secs(3);

/// Longer than half a request is worth waiting for.
const LONG: Duration = Duration::from_secs(20);

/// Later than Discord waits for an answer that was not announced.
const LATE: Duration = Duration::from_secs(4);

/// What a metric is now.
fn metric(address: &str, name: &str) -> f64 {
    let metrics = seen(address, "/metrics").1;
    let line = metrics.lines().find(|line| line.starts_with(name));
    let line = line.unwrap_or_else(|| panic!("{name} is missing in\n{metrics}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

/// What stands at an address, and with which status.
pub(crate) fn seen(address: &str, path: &str) -> (u16, String) {
    let url = format!("http://{address}{path}");
    run(async {
        let answer = reqwest::get(url).await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    })
}

#[test]
fn half_sent_requests_keep_no_one_out_and_end() {
    let evening = Evening::without_bot("half_sent", "en-US", ADA);
    evening.bot_is_started_with(|_| {});
    evening.bot_is_there();
    let address = evening.metrics();
    let half_sent = |_| {
        let mut stream = TcpStream::connect(&address).unwrap();
        stream.write_all(b"GET /metrics HT").unwrap();
        stream
    };
    let held: Vec<TcpStream> = (0..200).map(half_sent).collect();
    assert_eq!(seen(&address, "/healthz").0, 200);
    for mut stream in held {
        stream.set_read_timeout(Some(LONG)).unwrap();
        let ended = stream.read_to_end(&mut Vec::new());
        let kept = ended.is_err_and(|error| error.kind() == ErrorKind::WouldBlock);
        assert!(!kept, "one is still there after {LONG:?}");
    }
    assert_eq!(seen(&address, "/healthz").0, 200);
}

#[test]
fn metrics_contain_no_names() {
    let evening = Evening::without_bot("watched", "en-US", ADA);
    evening.bot_is_started_with(|program| {
        program.env("HOUSTON_SHARDS", "1");
    });
    evening.bot_is_there();
    let address = evening.metrics();
    let ready = || {
        let mut asks = program(&std::env::temp_dir(), &["ready"]);
        let asked = asks.env("HOUSTON_METRICS", &address).output();
        asked.unwrap().status.success()
    };
    // Discord knows that it is connected before it does itself.
    evening.until("Ada", "that it is ready", || ready().then_some(()));
    assert_eq!(seen(&address, "/healthz").0, 200);
    assert_eq!(seen(&address, "/readyz"), (200, "ready\n".to_owned()));
    assert_eq!(seen(&address, "/").0, 404);

    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12");
    ada.sees_on_the_board("fired from 12");
    // A board is counted once Discord has taken it, which is after she sees it.
    evening.everything_stands();
    let metrics = seen(&address, "/metrics").1;
    for line in [
        "houston_acts_total{game=\"planetaire\",kind=\"act\",outcome=\"done\"} 1",
        "houston_tables 1",
        "houston_ready 1",
        "houston_shard_up{shard=\"0\"} 1",
        "houston_store_seconds_count{call=\"append\"}",
        "houston_picture_seconds_bucket{",
        "houston_answer_seconds_sum",
        "houston_acknowledge_seconds_count",
        // What has not happened yet: the first shall be seen as a step up.
        "houston_acts_total{game=\"contact\",kind=\"act\",outcome=\"failed\"} 0",
        "houston_acts_total{game=\"planetaire\",kind=\"undo\",outcome=\"failed\"} 0",
        "houston_store_errors_total{call=\"append\"} 0",
        "houston_rate_limited_total{scope=\"global\"} 0",
        "houston_letters_total{arrived=\"no\"} 0",
        "houston_owing_seconds 0",
        "houston_board_seconds_count{game=\"planetaire\"}",
        "# TYPE houston_acts_total counter",
    ] {
        assert!(metrics.contains(line), "{line} is missing in\n{metrics}");
    }
    for secret in ["Ada", &ada.id()] {
        assert!(!metrics.contains(secret), "{secret} is in\n{metrics}");
    }
    evening.bot_stops();
    assert!(!ready());
}

#[test]
fn age_of_pending_work_is_shown_unless_its_channel_is_blocked() {
    let evening = Evening::without_bot("debts", "en-US", ADA);
    evening.tolerates(503, 0);
    evening.tolerates(403, 50_013);
    evening.bot_is_started();
    evening.bot_is_there();
    let address = evening.metrics();
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    evening.everything_stands();
    let seconds_due = || metric(&address, "houston_owing_seconds");
    evening.fault(json!({
        "fault": "server_error", "path": "/messages", "times": 1_000, "status": 503,
    }));
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12");
    // It rises, however often the delivery is retried and no matter what is added.
    let began = Instant::now();
    while seconds_due() < 2.0 {
        assert!(
            began.elapsed() < Duration::from_secs(20),
            "{}",
            seconds_due()
        );
        std::thread::sleep(Duration::from_millis(100));
    }
    evening.faults_end();
    ada.sees_on_the_board("fired from 12");
    evening.until("Ada", "that nothing is owed", || {
        (seconds_due() == 0.0).then_some(())
    });
    // It does not count once a person who can fix it was told.
    evening.bot_lacks(&["SEND_MESSAGES"]);
    ada.plays("/planetaire fire margin:11")
        .sees("fired from 11");
    evening.bot_says("a channel takes nothing of its table");
    let shut = Instant::now();
    while shut.elapsed() < Duration::from_secs(3) {
        assert!(seconds_due() < 2.0);
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(seconds_due(), 0.0);
    assert!(metric(&address, "houston_routes_owing") > 0.0);
    evening.bot_lacks(&[]);
    ada.sees_on_the_board("fired from 11");
}

/// A silent database: Discord hears in time that an answer comes, and the operator reads which side
/// is at fault.
#[test]
fn metrics_distinguish_database_and_discord_failures() {
    let Some(cluster) = own_cluster() else { return };
    let (wire, url) = wired(cluster, "watched");
    let evening = Evening::without_bot("watched_database", "en-US", ADA);
    evening.tolerates(429, 0);
    evening.bot_is_started_with(|program| {
        program.env("HOUSTON_STORE", &url);
        program.env("HOUSTON_SHARDS", "1");
    });
    evening.bot_is_there();
    let address = evening.metrics();
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    evening.everything_stands();
    assert_eq!(seen(&address, "/readyz").0, 200);
    let slow = |name: &str| {
        let within = metric(&address, &format!("{name}_bucket{{le=\"3\"}}"));
        metric(&address, &format!("{name}_count")) - within
    };
    assert_eq!(slow("houston_answer_seconds"), 0.0);
    wire.is(Line::Silent);
    let at = address.clone();
    let mends = std::thread::spawn(move || {
        let since = Instant::now();
        let why = loop {
            let (status, why) = seen(&at, "/readyz");
            if (status == 503 && since.elapsed() > LATE) || since.elapsed() > LEASE * 5 {
                break why;
            }
            std::thread::sleep(Duration::from_millis(100));
        };
        wire.is(Line::Whole);
        why
    });
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12");
    let why = mends.join().unwrap();
    assert!(why.contains("no word from the database"), "{why}");
    // It is counted once Discord has taken it, which is after she sees it.
    evening.until("Ada", "that the late answer is counted", || {
        (slow("houston_answer_seconds") == 1.0).then_some(())
    });
    assert_eq!(slow("houston_acknowledge_seconds"), 0.0);
    evening.until("Ada", "that it is ready again", || {
        (seen(&address, "/readyz").0 == 200).then_some(())
    });
}
