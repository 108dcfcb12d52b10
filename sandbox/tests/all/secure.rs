//! `discord.com` over TLS, as a bot reaches it; and a listener that is taken.

use sandbox::{Error, Sandbox, Setup};
use serde_json::Value;

#[tokio::test]
async fn discord_com_answers_only_with_our_certificate() {
    let sandbox = Sandbox::start(Setup::default()).await.unwrap();
    let builder = || {
        reqwest::Client::builder()
            .use_rustls_tls()
            .no_proxy()
            .resolve("discord.com", sandbox.tls_addr())
    };
    let authority = reqwest::Certificate::from_pem(sandbox.ca_pem().as_bytes()).unwrap();
    let trusting = builder().add_root_certificate(authority).build().unwrap();
    let address: Value = trusting
        .get("https://discord.com/api/v10/gateway")
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    assert_eq!(address["url"], format!("ws://{}", sandbox.gateway_addr()));
    let stranger = builder().build().unwrap();
    assert!(
        stranger
            .get("https://discord.com/api/v10/gateway")
            .send()
            .await
            .is_err()
    );
    let people = trusting
        .get("https://discord.com/people")
        .send()
        .await
        .unwrap();
    assert_eq!(
        people.status(),
        404,
        "people are not on Discord's own address"
    );
}

#[tokio::test]
async fn taken_port_is_reported() {
    let first = Sandbox::start(Setup::default()).await.unwrap();
    let settings = Setup {
        port: first.http_addr().port(),
        ..Setup::default()
    };
    assert!(matches!(
        Sandbox::start(settings).await,
        Err(Error::Listen { .. })
    ));
}

#[tokio::test]
async fn stopped_sandbox_frees_its_port() {
    let first = Sandbox::start(Setup::default()).await.unwrap();
    let port = first.http_addr().port();
    first.shutdown();
    let again = || {
        Sandbox::start(Setup {
            port,
            ..Setup::default()
        })
    };
    while again().await.is_err() {
        tokio::task::yield_now().await;
    }
}
