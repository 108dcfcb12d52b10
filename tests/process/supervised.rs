//! Under systemd: a start is over when the bot is heard, and not before.

use std::os::unix::net::UnixDatagram;
use std::time::Duration;

use serde_json::json;

use crate::NOBODY;
use crate::support::Evening;

/// What systemd would hear next.
#[track_caller]
fn hears(systemd: &UnixDatagram) -> String {
    let mut said = [0; 512];
    let length = systemd.recv(&mut said).expect("the process says something");
    String::from_utf8(said[..length].to_vec()).unwrap()
}

#[test]
fn systemd_is_notified_once_the_bot_is_connected() {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("notify");
    let systemd = UnixDatagram::bind(&socket).unwrap();
    systemd
        .set_read_timeout(Some(Duration::from_secs(30)))
        .unwrap();
    let evening = Evening::without_bot("supervised", "en-US", NOBODY);
    evening.tolerates(503, 0);
    evening.fault(json!({
        "fault": "server_error", "path": "/gateway/bot", "times": 1_000, "status": 503,
    }));
    evening.bot_is_started_with(|program| {
        program.env("NOTIFY_SOCKET", &socket);
    });
    // Why it takes is told as `systemctl status` shows it.
    while hears(&systemd) != "STATUS=Discord is not heard\n" {}
    evening.faults_end();
    let ready = hears(&systemd);
    assert!(ready.starts_with("READY=1\n"), "{ready}");
    let status = evening.get("/people/status");
    assert_eq!(status["connected"], true, "{status}");
    evening.bot_stops();
    assert_eq!(hears(&systemd), "STOPPING=1\n");
}
