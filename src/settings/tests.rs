//! Settings as people write them, and what they read when they are wrong.

use super::*;
use crate::telemetry;

fn of(pairs: &[(&str, &str)]) -> Result<Settings> {
    let values = pairs
        .iter()
        .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()));
    Settings::from_values(&values.collect())
}

#[test]
fn example_file_has_one_setting_in_each_paragraph() {
    let paragraphs = EXAMPLE.matches("\n\n").count();
    assert_eq!(environment::settings().count(), paragraphs);
    let defaults: Vec<_> = environment::settings()
        .filter(|(_, default)| !default.is_empty())
        .collect();
    assert_eq!(
        defaults,
        [
            ("HOUSTON_DATA", "data"),
            ("HOUSTON_STORE", "sled"),
            ("HOUSTON_LOG", "info"),
            ("HOUSTON_SANDBOX_PORT", "7468"),
            ("HOUSTON_SANDBOX_BIND", "127.0.0.1"),
        ]
    );
}

#[test]
fn default_is_the_sandbox_on_loopback() {
    let settings = of(&[]).unwrap();
    assert!(matches!(
        settings.discord,
        Discord::Sandbox { page, .. } if page.ip().is_loopback()
    ));
    assert!(matches!(settings.store, StoreKind::Sled));
}

#[test]
fn token_selects_the_live_bot_and_stays_hidden() {
    let settings = of(&[("DISCORD_TOKEN", "hush.hush.hush")]).unwrap();
    assert!(matches!(
        settings.discord,
        Discord::Live(Live { sandbox: None, .. })
    ));
    assert!(!format!("{settings:?}").contains("hush"));
}

#[test]
fn invalid_settings_are_named() {
    for (name, value) in [
        ("HOUSTON_STORE", "oracle"),
        ("HOUSTON_SANDBOX_PORT", "seventy"),
        ("HOUSTON_SANDBOX_BIND", "here"),
        ("HOUSTON_DAT", "typo"),
    ] {
        let error = of(&[(name, value)]).unwrap_err().to_string();
        assert!(error.contains(name), "{error}");
    }
    let lonely = [
        ("DISCORD_TOKEN", "t"),
        ("HOUSTON_DISCORD_ADDRESS", "127.0.0.1:1"),
    ];
    let live = [("DISCORD_TOKEN", "t"), ("HOUSTON_DISCORD_CHANCE", "7")];
    let error = of(&live).unwrap_err().to_string();
    assert!(error.contains("HOUSTON_DISCORD_ADDRESS"), "{error}");
    let live = [("DISCORD_TOKEN", "t"), ("HOUSTON_DISCORD_CA", "/ca.pem")];
    let error = of(&live).unwrap_err().to_string();
    assert!(error.contains("HOUSTON_DISCORD_ADDRESS"), "{error}");
    assert!(
        of(&lonely)
            .unwrap_err()
            .to_string()
            .contains("HOUSTON_DISCORD_CA")
    );
}

#[test]
fn advanced_settings_are_read_or_reported() {
    let set = [
        ("DISCORD_TOKEN", "a.b.c"),
        ("HOUSTON_METRICS", "127.0.0.1:9464"),
        ("HOUSTON_SHARDS", "4"),
        ("HOUSTON_DISCORD_PROXY", "http://proxy:8080"),
    ];
    let settings = of(&set).unwrap();
    assert_eq!(settings.metrics.map(|at| at.port()), Some(9464));
    let Discord::Live(Live { proxy, shards, .. }) = settings.discord else {
        panic!("there is a token");
    };
    assert_eq!(
        (proxy.as_deref(), shards),
        (Some("http://proxy:8080"), Some(4))
    );
    for (name, value) in [
        ("HOUSTON_METRICS", "9464"),
        ("HOUSTON_SHARDS", "0"),
        ("HOUSTON_SHARDS", "many"),
        ("HOUSTON_DISCORD_PROXY", "proxy:8080"),
        ("HOUSTON_DISCORD_PROXY", "http://proxy/api"),
    ] {
        let error = of(&[("DISCORD_TOKEN", "a.b.c"), (name, value)]).unwrap_err();
        assert!(error.to_string().contains(name), "{error}");
    }
}

#[test]
fn database_is_named_without_its_password() {
    let url = "postgres://ada:hush@db.example/tables";
    let settings = of(&[("HOUSTON_STORE", url)]).unwrap();
    assert!(matches!(settings.store, StoreKind::Postgres(_)));
    let shown = format!("{settings:?}");
    assert!(
        shown.contains("db.example") && !shown.contains("hush"),
        "{shown}"
    );
    for wrong in ["mysql://ada:hush@db/x", "postgres://ada:hush@db:x/y"] {
        let error = of(&[("HOUSTON_STORE", wrong)]).unwrap_err().to_string();
        assert!(error.contains("HOUSTON_STORE"), "{error}");
        assert!(!error.contains("hush"), "{error}");
    }
    let lonely = of(&[("HOUSTON_STORE_PASSWORD_FILE", "/run/secrets/x")]).unwrap_err();
    assert!(
        lonely
            .to_string()
            .contains("HOUSTON_STORE is not a database")
    );
    let missing = [
        ("HOUSTON_STORE", url),
        ("HOUSTON_STORE_PASSWORD_FILE", "/no/such/file"),
    ];
    let error = of(&missing).unwrap_err().to_string();
    assert!(error.contains("HOUSTON_STORE_PASSWORD_FILE"), "{error}");
}

#[test]
fn no_error_repeats_a_value() {
    let live = [
        ("DISCORD_TOKEN", "a.b.c"),
        ("HOUSTON_DISCORD_ADDRESS", "127.0.0.1:1"),
        ("HOUSTON_DISCORD_CA", "/ca.pem"),
    ];
    for wrong in ["postgres://ada:hush@db.example/x", "hush"] {
        for (name, _) in environment::settings() {
            for others in [&live[..], &[]] {
                let others = others.iter().copied().filter(|(other, _)| *other != name);
                let pairs: Vec<_> = others.chain([(name, wrong)]).collect();
                let used = of(&pairs).and_then(|it| telemetry::filter(&it.log));
                let said = used.map_or_else(|error| format!("{error:#}"), |_| String::new());
                assert!(!said.contains("hush"), "{name}: {said}");
            }
        }
    }
}

#[test]
fn malformed_token_is_refused_and_stays_hidden() {
    for token in ["hush\nhush", "hush hush", "hush\u{200b}", "“hush”"] {
        let error = of(&[("DISCORD_TOKEN", token)]).unwrap_err().to_string();
        assert!(error.contains("DISCORD_TOKEN"), "{error}");
        assert!(!error.contains("hush"), "{error}");
    }
    let settings = of(&[("DISCORD_TOKEN", "Bot a.b.c")]).unwrap();
    assert!(matches!(settings.discord, Discord::Live(Live { token, .. }) if token == "a.b.c"));
}

#[test]
fn packaging_uses_only_existing_settings() {
    let packed = [
        include_str!("../../Dockerfile"),
        include_str!("../../compose.yaml"),
        include_str!("../../compose.postgres.yaml"),
        include_str!("../../packaging/houston.service"),
        include_str!("../../packaging/houston-database.conf"),
        include_str!("../../packaging/houston-do"),
        include_str!("../../docs/operating.md"),
    ];
    for text in packed {
        let words = text.split(|letter: char| !(letter.is_ascii_uppercase() || letter == '_'));
        for name in words.filter(|word| word.starts_with("HOUSTON_")) {
            let known = environment::settings().any(|(known, _)| known == name);
            assert!(known, "{name} is not a setting");
        }
    }
}
