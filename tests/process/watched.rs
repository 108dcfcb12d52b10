//! Figures for whoever watches.

use std::net::TcpListener;
use std::process::{Command, Stdio};

use crate::ADA;
use crate::support::Evening;

/// What stands at an address, and with which status.
fn seen(address: &str, path: &str) -> (u16, String) {
    let url = format!("http://{address}{path}");
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build().unwrap();
    runtime.block_on(async {
        let answer = reqwest::get(url).await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    })
}

#[test]
fn whoever_watches_sees_figures_and_nobodys_name() {
    // Free a moment ago.
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap().to_string();
    drop(free);
    let evening = Evening::without_bot("watched", "en-US", ADA);
    evening.bot_is_started_with(|program| {
        program.env("HOUSTON_METRICS", &address);
        program.env("HOUSTON_SHARDS", "1");
    });
    evening.bot_is_there();
    let ready = || {
        let asked = Command::new(env!("CARGO_BIN_EXE_houston"))
            .arg("ready")
            .env_clear()
            .env("HOUSTON_METRICS", &address)
            .current_dir(std::env::temp_dir())
            .stderr(Stdio::null())
            .status();
        asked.unwrap().success()
    };
    assert!(ready(), "{}", evening.log());
    assert_eq!(seen(&address, "/healthz").0, 200);
    assert_eq!(seen(&address, "/readyz"), (200, "ready\n".to_owned()));
    assert_eq!(seen(&address, "/").0, 404);

    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("has begun");
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12");
    ada.sees_on_the_board("fired from 12");
    let figures = seen(&address, "/metrics").1;
    for line in [
        "houston_acts_total{game=\"planetaire\",kind=\"act\",outcome=\"done\"} 1",
        "houston_tables 1",
        "houston_ready 1",
        "houston_shard_up{shard=\"0\"} 1",
        "houston_store_seconds_count{call=\"append\"}",
        "houston_picture_seconds_bucket{",
        "houston_answer_seconds_sum",
        "houston_board_seconds_count{game=\"planetaire\"}",
        "# TYPE houston_acts_total counter",
    ] {
        assert!(figures.contains(line), "{line} is missing in\n{figures}");
    }
    for secret in ["Ada", &ada.id()] {
        assert!(!figures.contains(secret), "{secret} is in\n{figures}");
    }
    evening.bot_stops();
    assert!(!ready());
}
