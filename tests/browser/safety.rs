//! Hostile names and texts are words and nothing else, wherever the page shows them; and the page
//! cannot be made to run what it was not built with.

use serde_json::json;

use super::begin;
use super::window::pane;

const NAME: &str = "<img src=x onerror=evil()>";
const TEXTS: [&str; 6] = [
    "<script>window.evil = 1</script>",
    "<img src=x onerror=\"window.evil=1\"> **<b onclick=evil()>bold</b>**",
    "[press](javascript:window.evil=1) <javascript:window.evil=1> [x](https://e.example/\"onmouseover=\"evil())",
    "`<svg/onload=window.evil=1>` ```html\n<iframe srcdoc=\"<script>parent.evil=1</script>\"></iframe>\n```",
    "# <style>*{display:none}</style>\n> <base href=//e.example>\n- <form action=//e.example>",
    "<@1> <#2> </evil<b>:3> <t:99999999999999:R> <t:8640000000001:F> <:evil:1> ||<b>x</b>||",
];

#[test]
fn hostile_text_is_shown_as_text() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    let servers = house.get("/people/servers");
    let ids: Vec<_> = servers["servers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["id"].clone())
        .collect();
    let mallory = json!({"name": "mallory", "display": NAME, "servers": ids});
    house.post("/people", &mallory);
    let channel = format!("/people/servers/{}/channels", ids[0].as_str().unwrap());
    house.post(&channel, &json!({"name": "<b>bold</b>"}));
    house.post(
        "/people/servers",
        &json!({"name": "<i>evil</i>", "members": ["ada", "mallory"]}),
    );
    for text in TEXTS {
        house.post(
            "/people/mallory/message",
            &json!({"channel": "launch-pad", "content": text}),
        );
        house.post(
            "/people/mallory/message",
            &json!({"channel": "dm", "content": text}),
        );
    }
    let picture = json!({"channel": "launch-pad", "content": "", "files": [
        {"filename": "<img src=x onerror=evil()>.svg", "base64": "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0icGFyZW50LmV2aWw9MSIvPg=="},
    ]});
    house.post("/people/mallory/message", &picture);
    window.sees("ada", "<script>window.evil = 1</script>");
    window.sees("ada", NAME);
    window.sees("ada", "[press](javascript:window.evil=1)");
    // The bot repeats the name on a table.
    window.driver.click("[data-add-person]");
    window.picks(NAME);
    window.driver.waits_for(&pane("mallory"));
    window.types("mallory", "/planetaire open ");
    window.driver.click(&format!("{} .run", pane("mallory")));
    window.sees("ada", "players");

    let inside = r#"
        const app = document.getElementById("app");
        const bad = app.querySelectorAll("script, iframe, base, style, a, object, embed, b[onclick], [onerror], [onload], [onmouseover], form[action], img[src='x']");
        return [bad.length, window.evil ?? null, document.querySelectorAll("script").length];
    "#;
    assert_eq!(window.driver.run(inside, &[]), json!([0, null, 1]));
    // Even an attacker who could write markup could not run it.
    let blocked = r#"
        try { document.getElementById("app").insertAdjacentHTML("beforeend", "<b>x</b>"); return "open"; }
        catch (why) { return why.name; }
    "#;
    assert_eq!(window.driver.run(blocked, &[]), "TypeError");
}
