//! A small WebDriver client: just the commands that these tests need. It knows nothing of the page.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long something may take to appear.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);
/// How long anything may take, though something happens all the while.
const LASTS: Duration = Duration::from_secs(90);

const FLAGS: [&str; 9] = [
    "--headless",
    // In a container there is no user namespace to sandbox in.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A browser under our hands.
pub(crate) struct Driver {
    child: Child,
    base: String,
    client: reqwest::Client,
    runtime: tokio::runtime::Runtime,
}

impl Drop for Driver {
    fn drop(&mut self) {
        let ended = self.client.delete(&self.base).send();
        let _ = self.runtime.block_on(ended);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn is_here(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|path| path.join(program).is_file())
}

/// Brings an element into sight as a wheel does; then whether it is where it was three frames ago.
const RESTS: &str = r#"
    const node = document.querySelector(arguments[0]);
    node?.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
    node?.scrollIntoView({ block: "nearest" });
    const top = () => node?.getBoundingClientRect().top;
    const was = top();
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    return (async () => {
        for (let n = 0; n < 3; n += 1) await frame();
        return node?.isConnected === true && top() === was;
    })();
"#;

impl Driver {
    /// Starts Chromium; nothing where there is none.
    pub(crate) fn start() -> Option<Self> {
        if !is_here("chromium") || !is_here("chromedriver") {
            return None;
        }
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        });
        let port = port.expect("chromedriver says its port");
        let mut driver = Self {
            child,
            base: format!("http://127.0.0.1:{port}/session"),
            client: reqwest::Client::builder().no_proxy().build().unwrap(),
            runtime: tokio::runtime::Runtime::new().unwrap(),
        };
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": FLAGS},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}});
        let url = driver.base.clone();
        let session = driver.ask(driver.client.post(url).json(&wanted)).unwrap();
        driver.base = format!("{}/{}", driver.base, session["sessionId"].as_str().unwrap());
        driver.resize(1280, 800);
        Some(driver)
    }

    fn ask(&self, request: reqwest::RequestBuilder) -> Result<Value, String> {
        let answer: Value = self
            .runtime
            .block_on(async { request.send().await?.json().await })
            .map_err(|why| why.to_string())?;
        match answer["value"]["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", answer["value"]["message"])),
            None => Ok(answer["value"].clone()),
        }
    }

    /// A command with a body.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        self.ask(self.client.post(format!("{}/{path}", self.base)).json(body))
    }

    /// Goes to an address.
    pub(crate) fn goto(&self, url: &str) {
        self.post("url", &json!({"url": url})).unwrap();
    }

    /// Loads the page again.
    pub(crate) fn reload(&self) {
        self.post("refresh", &json!({})).unwrap();
    }

    /// Makes the view this large.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.devtools("Emulation.setDeviceMetricsOverride", metrics);
    }

    /// A command of the browser's own tools.
    pub(crate) fn devtools(&self, command: &str, params: Value) {
        self.post(
            "goog/cdp/execute",
            &json!({"cmd": command, "params": params}),
        )
        .unwrap();
    }

    /// Runs a function body in the page and returns what it returns.
    pub(crate) fn run(&self, script: &str, args: &[Value]) -> Value {
        self.post("execute/sync", &json!({"script": script, "args": args}))
            .unwrap_or_else(|why| panic!("{why}\n{script}"))
    }

    /// Retries until it succeeds. Watching others play takes long, so the time is extended whenever
    /// something changes.
    #[track_caller]
    pub(crate) fn until<T>(&self, what: &str, mut attempt: impl FnMut() -> Result<T, String>) -> T {
        let last = Instant::now() + LASTS;
        let (mut end, mut seen) = (Instant::now() + PATIENCE, String::new());
        loop {
            match attempt() {
                Ok(done) => return done,
                Err(why) if Instant::now() > end => panic!("{what}: {why}\n{}", self.console()),
                // WebDriver has no way to be told of a change.
                Err(why) => {
                    std::thread::sleep(Duration::from_millis(40));
                    if why != seen {
                        (end, seen) = (last.min(Instant::now() + PATIENCE), why);
                    }
                }
            }
        }
    }

    fn element(&self, css: &str) -> Result<String, String> {
        let found = self.post("element", &json!({"using": "css selector", "value": css}))?;
        let id = found.as_object().and_then(|o| o.values().next());
        id.and_then(Value::as_str)
            .map(str::to_owned)
            .ok_or_else(|| "no element".to_owned())
    }

    /// Clicks, as a person would: it must be there, visible, and under the pointer.
    #[track_caller]
    pub(crate) fn click(&self, css: &str) {
        self.until(css, || self.click_now(css));
    }

    /// Clicks once, if it can be clicked now: people press what has come to rest.
    pub(crate) fn click_now(&self, css: &str) -> Result<Value, String> {
        let id = self.element(css)?;
        if self.run(RESTS, &[css.into()]) != true {
            return Err("it moves".to_owned());
        }
        self.post(&format!("element/{id}/click"), &json!({}))
    }

    /// Types into a field.
    #[track_caller]
    pub(crate) fn keys(&self, css: &str, text: &str) {
        self.until(css, || {
            let id = self.element(css)?;
            self.post(&format!("element/{id}/value"), &json!({"text": text}))
        });
    }

    /// Types wherever the focus is.
    pub(crate) fn types_on(&self, text: &str) {
        let strokes = text.chars().flat_map(|c| {
            [
                json!({"type": "keyDown", "value": c}),
                json!({"type": "keyUp", "value": c}),
            ]
        });
        let keys = json!({"type": "key", "id": "keys", "actions": strokes.collect::<Vec<_>>()});
        self.post("actions", &json!({"actions": [keys]})).unwrap();
    }

    /// Whether something is there now.
    pub(crate) fn has(&self, css: &str) -> bool {
        self.run(
            "return document.querySelector(arguments[0]) !== null",
            &[css.into()],
        ) == true
    }

    /// Waits until something is there.
    #[track_caller]
    pub(crate) fn waits_for(&self, css: &str) {
        self.until(css, || {
            self.has(css)
                .then_some(())
                .ok_or_else(|| "is not there".to_owned())
        });
    }

    /// Waits until something is gone.
    #[track_caller]
    pub(crate) fn waits_for_no(&self, css: &str) {
        self.until(css, || {
            (!self.has(css))
                .then_some(())
                .ok_or_else(|| "is still there".to_owned())
        });
    }

    /// What the browser complained about so far.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self
            .post("se/log", &json!({"type": "browser"}))
            .unwrap_or_default();
        let entries = log.as_array().cloned().unwrap_or_default();
        let bad = entries.iter().filter(|e| e["level"] == "SEVERE");
        bad.map(|e| e["message"].to_string()).collect()
    }

    fn console(&self) -> String {
        self.complaints().join("\n")
    }

    /// A picture of the page.
    pub(crate) fn screenshot(&self) -> String {
        let taken = self.ask(self.client.get(format!("{}/screenshot", self.base)));
        taken.unwrap().as_str().unwrap_or_default().to_owned()
    }
}
