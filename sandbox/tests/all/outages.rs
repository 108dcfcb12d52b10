//! Discord down: REST, the gateway, or both, for a while on the sandbox's clock or until it is
//! switched off.

use crate::common::World;
use reqwest::Method;
use serde_json::json;
use tokio::net::TcpStream;

const GUILDS: u64 = 1;

/// What a request over TLS comes to: a status, or nothing.
async fn asks(world: &World) -> Option<u16> {
    let authority = world.sandbox.ca_pem().as_bytes();
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .no_proxy()
        .resolve("discord.com", world.sandbox.tls_addr())
        .add_root_certificate(reqwest::Certificate::from_pem(authority).unwrap())
        .build()
        .unwrap();
    let answer = client.get("https://discord.com/api/v10/gateway").send();
    Some(answer.await.ok()?.status().as_u16())
}

async fn gateway_answers(world: &World) -> bool {
    let address = world.sandbox.gateway_addr();
    let stream = TcpStream::connect(address).await.unwrap();
    let url = format!("ws://{address}/?v=10&encoding=json");
    tokio_tungstenite::client_async(url, stream).await.is_ok()
}

#[tokio::test]
async fn rest_outage_lasts_three_hours_of_sandbox_time() {
    let world = World::new().await;
    let fault = |body| world.fault(body);
    fault(json!({"fault": "outage", "of": "rest", "ms": 10_800_000})).await;
    assert_eq!(asks(&world).await, None);
    assert!(gateway_answers(&world).await, "only REST is down");
    world.ages(10_799_000).await;
    assert_eq!(asks(&world).await, None);
    world.ages(1_000).await;
    assert_eq!(asks(&world).await, Some(200));
    fault(json!({"fault": "outage", "of": "rest", "how": "error"})).await;
    assert_eq!(asks(&world).await, Some(503));
    fault(json!({"fault": "outage", "of": "rest", "on": false})).await;
    assert_eq!(asks(&world).await, Some(200));
}

#[tokio::test]
async fn full_outage_lasts_until_switched_off() {
    let world = World::new().await;
    let mut gateway = world.connected(GUILDS).await;
    world.fault(json!({"fault": "outage"})).await;
    assert!(gateway.next().await.is_err(), "who is connected is cut off");
    world.ages(86_400_000).await;
    assert_eq!(asks(&world).await, None);
    assert!(!gateway_answers(&world).await);
    world
        .send(Method::DELETE, "/people/faults", None, None)
        .await;
    assert_eq!(asks(&world).await, Some(200));
    assert!(gateway_answers(&world).await);
}

#[tokio::test]
async fn refusing_gateway_answers_again_after_its_time() {
    let world = World::new().await;
    let fault = |body| world.fault(body);
    fault(json!({"fault": "refuse_gateway", "ms": 60_000})).await;
    assert!(!gateway_answers(&world).await);
    world.ages(60_000).await;
    assert!(gateway_answers(&world).await);
    fault(json!({"fault": "refuse_gateway"})).await;
    world.ages(3_600_000).await;
    assert!(!gateway_answers(&world).await);
    fault(json!({"fault": "refuse_gateway", "on": false})).await;
    assert!(gateway_answers(&world).await);
}
