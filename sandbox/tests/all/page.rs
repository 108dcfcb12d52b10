//! The page's files: what is served, under which rules, and that there is no way around them.

use crate::common::World;
use serde_json::json;
use std::path::Path;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Sends a path exactly as it is: a client library would tidy it first.
async fn raw(world: &World, path: &str) -> String {
    let mut stream = tokio::net::TcpStream::connect(world.sandbox.http_addr())
        .await
        .unwrap();
    let host = world.sandbox.http_addr();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn every_file_is_served_with_a_strict_policy() {
    let world = World::new().await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let mut paths: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|f| f.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "index.html")
        .map(|name| format!("/page/{name}"))
        .collect();
    assert!(paths.len() > 20, "{paths:?}");
    paths.push("/".to_owned());
    for path in paths {
        let answer = raw(&world, &path).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        let head = answer.split("\r\n\r\n").next().unwrap().to_lowercase();
        let kind = match path.rsplit('.').next().unwrap() {
            "js" => "text/javascript",
            "css" => "text/css",
            "svg" => "image/svg+xml",
            _ => "text/html",
        };
        for rule in [
            kind,
            "default-src 'self'",
            "require-trusted-types-for 'script'",
            "frame-ancestors 'none'",
            "nosniff",
        ] {
            assert!(head.contains(rule), "{path} lacks {rule}: {head}");
        }
        assert!(!head.contains("unsafe-"), "{path}: {head}");
    }
}

#[tokio::test]
async fn paths_outside_the_folder_are_refused() {
    let world = World::new().await;
    for path in [
        "/page/../Cargo.toml",
        "/page/..%2fCargo.toml",
        "/page/%2e%2e/Cargo.toml",
        "/page/..\\Cargo.toml",
        "/page//etc/passwd",
        "/page/%2fetc%2fpasswd",
        "/page/./main.js",
        "/page/main.js%00.css",
        "/page/",
        "/page/index.html",
        "/page/MAIN.JS",
    ] {
        let answer = raw(&world, path).await;
        let first = answer.lines().next().unwrap_or_default();
        assert!(
            first.contains("404") || first.contains("400"),
            "{path}: {first}"
        );
        assert!(
            !answer.contains("[package]") && !answer.contains("root:"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn page_uses_no_external_resources_or_raw_markup() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        for (n, line) in text.lines().enumerate() {
            let at = format!("{}:{}: {line}", path.display(), n + 1);
            for forbidden in [
                "innerHTML",
                "outerHTML",
                "insertAdjacentHTML",
                "document.write",
                "eval(",
                "new Function",
                "srcdoc",
                "@import",
                "url(http",
            ] {
                assert!(!line.contains(forbidden), "{at}");
            }
            let named = line.contains("http://") || line.contains("https://");
            let known = line.contains("http://www.w3.org/");
            assert!(!named || known, "{at}");
        }
    }
}

#[tokio::test]
async fn script_help_names_this_address() {
    let world = World::new().await;
    let answer = raw(&world, "/script.txt").await;
    assert!(
        answer.contains(&format!("{}/people", world.base)),
        "{answer}"
    );
    assert!(!answer.contains("HERE"));
    assert!(!answer.contains(&world.sandbox.bot_token()));
}

/// What a stream says until it has said `enough` events.
async fn events(world: &World, query: &str, enough: usize) -> Vec<serde_json::Value> {
    let url = format!("{}/people/events?{query}", world.base);
    let mut answer = world.http.get(url).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    let mut text = String::new();
    let mut all = Vec::new();
    while all.len() < enough {
        text.push_str(&String::from_utf8_lossy(
            &answer.chunk().await.unwrap().unwrap(),
        ));
        let lines = text.lines().filter_map(|l| l.strip_prefix("data: "));
        all = lines.filter_map(|l| serde_json::from_str(l).ok()).collect();
    }
    all
}

#[tokio::test]
async fn stream_shared_by_several_people_shows_no_more() {
    let world = World::new().await;
    let bob = world.get("/people/bob").await.body["id"].clone();
    let from = world.get("/people/status").await.body["cursor"].clone();
    for (who, channel) in [("ada", "dm"), ("bob", "dm"), ("ada", "general")] {
        let said = json!({"channel": channel, "content": format!("{who} in {channel}")});
        world.post(&format!("/people/{who}/message"), said).await;
    }
    let seen = events(&world, &format!("people=ada,bob&after={from}"), 3).await;
    let shown: Vec<_> = seen
        .iter()
        .map(|e| (e["data"]["content"].clone(), e["people"].clone()))
        .collect();
    assert_eq!(shown[0], (json!("ada in dm"), json!([world.ada])));
    assert_eq!(shown[1], (json!("bob in dm"), json!([bob])));
    assert_eq!(shown[2], (json!("ada in general"), json!([world.ada, bob])));
    let alone = events(&world, &format!("people=bob&after={from}"), 2).await;
    assert!(alone.iter().all(|e| e["data"]["content"] != "ada in dm"));
    let nobody = world.get("/people/events?people=ada,nobody").await;
    assert_eq!(nobody.status, 404);
}
