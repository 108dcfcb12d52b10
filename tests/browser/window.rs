//! The page as a person handles it: panes, buttons by their words, selects, modals, commands. Every
//! step waits until it can be done, and never longer than `PATIENCE`.

use std::cell::Cell;

use serde_json::{Value, json};

use super::driver::Driver;

/// Enter, as WebDriver writes it.
pub(crate) const ENTER: &str = "\u{E007}";
/// Escape, as WebDriver writes it.
pub(crate) const ESCAPE: &str = "\u{E00C}";

/// The ways into a game at the front door, by their ids.
pub(crate) const PEOPLE: &str = "door:people";
pub(crate) const LEARN: &str = "learn";

/// Marks the last thing that says exactly this, so that it can be clicked.
const MARK: &str = r#"
    const [scope, css, words] = arguments;
    document.querySelectorAll("[data-marked]").forEach((n) => n.removeAttribute("data-marked"));
    const said = (n) => [n.innerText.trim(), (n.getAttribute("aria-label") ?? "").trim()];
    const fits = [...document.querySelectorAll(`${scope} ${css}`)].filter((n) => !n.disabled && n.checkVisibility() && said(n).includes(words));
    const last = fits.at(-1);
    if (!last) return false;
    last.setAttribute("data-marked", "");
    last.scrollIntoView({ block: "center" });
    return true;
"#;

/// Counts the presses that the page sends from now on, and those that found nothing to press any
/// more. A reloaded page counts from zero again.
const HEED: &str = r#"
    const ask = window.fetch;
    if (window.presses) return;
    window.presses = { begun: 0, ended: 0, lost: 0 };
    window.fetch = async (address, ...more) => {
        if (!`${address}`.endsWith("/press")) return ask(address, ...more);
        window.presses.begun += 1;
        try {
            const answer = await ask(address, ...more);
            if ([404, 422].includes(answer.status)) window.presses.lost += 1;
            return answer;
        } finally {
            window.presses.ended += 1;
        }
    };
"#;

/// A window with the page in it.
pub(crate) struct Window {
    /// The browser.
    pub driver: Driver,
    /// How many presses were made again, since what they were on had gone.
    again: Cell<usize>,
}

/// A person's pane.
pub(crate) fn pane(person: &str) -> String {
    format!(r#".pane[data-person="{person}"]"#)
}

/// Notes of each picture that comes how much is seen of the one that matters then: the lowest.
const WATCH: &str = r#"
    window.sights = [];
    const note = (pane) => {
        if (!pane?.checkVisibility()) return;
        const frame = pane.querySelector(".scroller").getBoundingClientRect();
        const lowest = [...pane.querySelectorAll(".messages .zoomable")].at(-1);
        if (!lowest) return;
        const at = lowest.getBoundingClientRect();
        const seen = Math.min(at.bottom, frame.bottom) - Math.max(at.top, frame.top);
        const share = Math.max(0, seen) / Math.min(at.height, frame.height);
        const moves = lowest.ariaLabel.includes(".gif");
        window.sights.push({ share, moves, at: [at.top, at.bottom], frame: [frame.top, frame.bottom] });
    };
    document.addEventListener("load", ({ target }) => {
        if (!(target instanceof HTMLImageElement) || !target.closest(".messages")) return;
        // The picture's message may be redrawn before it is looked at.
        const pane = target.closest(".pane");
        requestAnimationFrame(() => requestAnimationFrame(() => note(pane)));
    }, true);
"#;

impl Window {
    /// From now on it is noted how much of each picture is in sight when it comes.
    pub(crate) fn watches_pictures(&self) {
        self.driver.run(WATCH, &[]);
    }

    /// At least so many pictures came, and each was in sight, or as much of it as there is room
    /// for: nearly all of it where a line of words came after it.
    #[track_caller]
    pub(crate) fn saw_pictures_come(&self, least: usize) {
        self.saw_come(least, 0.8, |_| true);
    }

    /// The same of those that move: all of each.
    #[track_caller]
    pub(crate) fn saw_films_come(&self, least: usize) {
        self.saw_come(least, 0.98, |sight| sight["moves"] == true);
    }

    #[track_caller]
    fn saw_come(&self, least: usize, share: f64, which: impl Fn(&Value) -> bool) {
        // What has come is looked at when it is drawn, which may take a moment.
        let sights = self.driver.until("pictures that came", || {
            let sights = self.driver.run("return window.sights", &[]);
            let sights = sights.as_array().cloned().unwrap_or_default().into_iter();
            let sights: Vec<Value> = sights.filter(|sight| which(sight)).collect();
            let many = sights.len();
            (many >= least)
                .then_some(sights)
                .ok_or(format!("{many} came"))
        });
        let is_missed = |sight: &&Value| sight["share"].as_f64().unwrap() < share;
        let missed: Vec<_> = sights.iter().filter(is_missed).collect();
        assert!(missed.is_empty(), "not in sight when it came: {missed:#?}");
    }

    /// Waits until what is lowest in a person's pane is a picture that moves, and has come.
    #[track_caller]
    pub(crate) fn sees_a_film(&self, person: &str) {
        let script = r#"
            const lowest = [...document.querySelectorAll(`${arguments[0]} .messages .zoomable`)].at(-1);
            return lowest?.ariaLabel.includes(".gif") === true && lowest.firstChild.complete;
        "#;
        let scope: Value = pane(person).into();
        self.driver.until("a film at the bottom", || {
            let there = self.driver.run(script, std::slice::from_ref(&scope)) == true;
            there.then_some(()).ok_or_else(|| self.text(&pane(person)))
        });
    }

    /// Opens the page.
    pub(crate) fn open(driver: Driver, url: &str) -> Self {
        let again = Cell::new(0);
        let window = Self { driver, again };
        window.prefers("dark");
        window.driver.goto(url);
        window.driver.waits_for(".pane .composer");
        window
    }

    /// Goes through the front door that stands in the channel: a game, and how it is played.
    #[track_caller]
    pub(crate) fn enters(&self, person: &str, game: &str, way: &str) {
        for id in [format!("door:game:{game}"), format!("{way}:{game}")] {
            self.driver
                .click(&format!(r#"{} [data-custom-id^="{id}"]"#, pane(person)));
        }
    }

    /// Ada opens a game, Grace comes beside her and joins it, and the game begins.
    #[track_caller]
    pub(crate) fn begins_for_two(&self, game: &str) {
        self.enters("ada", game, PEOPLE);
        self.sees_privately("ada", "Your game is open");
        self.driver.click("[data-beside=grace]");
        self.sees("grace", "Bienvenue dans #launch-pad");
        self.presses("grace", "Join");
        self.sees("ada", "Grace");
        self.presses("ada", "Start");
        self.sees("ada", "My console");
    }

    /// Clicks on what says exactly this, the lowest of several.
    #[track_caller]
    pub(crate) fn click_words(&self, scope: &str, css: &str, words: &str) {
        self.driver.until(&format!("{scope} {words:?}"), || {
            let args = [scope.into(), css.into(), words.into()];
            if self.driver.run(MARK, &args) != true {
                return Err(format!(
                    "nothing to press says this in {}",
                    self.text(scope)
                ));
            }
            self.driver.click_now("[data-marked]")
        });
    }

    /// Presses a button by its label, the lowest with that label; and once more if its message was
    /// deleted at that moment, as a call is when the called player has moved.
    #[track_caller]
    pub(crate) fn presses(&self, person: &str, words: &str) {
        self.driver.run(HEED, &[]);
        self.driver.until(&format!("a press of {words:?}"), || {
            let lost = self.presses_lost();
            self.click_words(&pane(person), "button", words);
            if self.presses_lost() == lost {
                Ok(())
            } else {
                self.again.set(self.again.get() + 1);
                Err("what it stood on was gone".to_owned())
            }
        });
    }

    /// For how many presses there was nothing to press, when all have been answered.
    #[track_caller]
    fn presses_lost(&self) -> u64 {
        self.driver.until("answers to presses", || {
            let presses = self.driver.run("return window.presses", &[]);
            match (&presses["begun"], &presses["ended"]) {
                (begun, ended) if begun == ended => {
                    Ok(presses["lost"].as_u64().unwrap_or_default())
                }
                _ => Err(presses.to_string()),
            }
        })
    }

    /// True if this choice is a button of its own.
    fn offers_button(&self, person: &str, choice: &str) -> bool {
        let script = r#"
            const buttons = [...document.querySelectorAll(`${arguments[0]} button[data-custom-id^="pick:"]`)];
            return buttons.some((button) => button.textContent.includes(arguments[1]));
        "#;
        let args = [pane(person).into(), choice.into()];
        self.driver.run(script, &args) == true
    }

    /// Chooses by the words: in the select with this placeholder, or by the choice's own button.
    #[track_caller]
    pub(crate) fn chooses(&self, person: &str, select: &str, choice: &str) {
        // Few choices are a button each.
        if self.offers_button(person, choice) {
            return self.presses(person, choice);
        }
        // A list closes when its message is edited at that moment: a person opens it again.
        self.driver.until(&format!("{choice:?} in {select:?}"), || {
            self.click_words(&pane(person), ".select", select);
            let args = [".popup".into(), ".choice-label".into(), choice.into()];
            if self.driver.run(MARK, &args) != true {
                return Err("the list does not offer it".to_owned());
            }
            self.driver.click_now("[data-marked]")
        });
    }

    /// Picks from the list that is open.
    #[track_caller]
    pub(crate) fn picks(&self, choice: &str) {
        self.click_words(".popup", ".choice-label", choice);
    }

    /// Fills in the open dialogue's only field and sends it.
    #[track_caller]
    pub(crate) fn answers_modal(&self, person: &str, text: &str) {
        let field = format!("{} .modal [data-field]", pane(person));
        self.driver.waits_for(&field);
        let clear = "const n = document.querySelector(arguments[0]); n.value = '';";
        self.driver.run(clear, &[field.as_str().into()]);
        self.driver.keys(&field, text);
        self.driver
            .click(&format!("{} .modal button[type=submit]", pane(person)));
        self.driver
            .waits_for_no(&format!("{} .modal", pane(person)));
    }

    /// Writes into the composer, without sending.
    #[track_caller]
    pub(crate) fn types(&self, person: &str, text: &str) {
        self.driver
            .keys(&format!("{} .composer-input", pane(person)), text);
    }

    /// The words that are shown somewhere.
    pub(crate) fn text(&self, css: &str) -> String {
        let script = "return [...document.querySelectorAll(arguments[0])].filter((n) => n.checkVisibility()).map((n) => n.innerText).join('\\n')";
        self.driver
            .run(script, &[css.into()])
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Waits until a person's pane says this.
    #[track_caller]
    pub(crate) fn sees(&self, person: &str, words: &str) {
        let messages = format!("{} .timeline", pane(person));
        self.driver.until(&format!("{person} sees {words:?}"), || {
            let text = self.text(&messages);
            if text.contains(words) {
                Ok(())
            } else {
                Err(format!("only this is there:\n{text}"))
            }
        });
    }

    /// Waits until the lowest private message says this.
    #[track_caller]
    pub(crate) fn sees_privately(&self, person: &str, words: &str) {
        let private = format!("{} .message.private", pane(person));
        self.driver
            .until(&format!("{person} sees {words:?} privately"), || {
                let text = self.text(&private);
                if text.contains(words) && text.contains('·') {
                    Ok(())
                } else {
                    Err(format!("only this is private:\n{text}"))
                }
            });
    }

    /// Whether a whole word is anywhere in a pane: shown, hidden, or in an attribute.
    pub(crate) fn holds(&self, person: &str, word: &str) -> bool {
        let script = r#"
            const html = document.querySelector(arguments[0]).outerHTML;
            return new RegExp(`\\b${arguments[1]}\\b`).test(html);
        "#;
        let found = self.driver.run(script, &[pane(person).into(), word.into()]);
        found == true
    }

    /// Opens another person's pane beside.
    #[track_caller]
    pub(crate) fn adds(&self, display: &str, name: &str) {
        self.driver.click("[data-add-person]");
        self.picks(display);
        self.driver.waits_for(&format!("{} .beginning", pane(name)));
    }

    /// Looks at every picture that is shown: each has arrived.
    #[track_caller]
    pub(crate) fn pictures_are_there(&self, person: &str) {
        let script = r#"
            const all = [...document.querySelectorAll(`${arguments[0]} .timeline img`)];
            return all.length > 0 && all.every((i) => i.complete && i.naturalWidth > 100 && i.alt !== "");
        "#;
        let scope: Value = pane(person).into();
        self.driver.until("pictures", || {
            let there = self.driver.run(script, std::slice::from_ref(&scope));
            (there == true)
                .then_some(())
                .ok_or_else(|| "some picture is missing".to_owned())
        });
    }

    /// Nothing went wrong in the page's own code.
    #[track_caller]
    pub(crate) fn was_quiet(&self) {
        let mut complaints = self.driver.complaints();
        // A board that was redrawn twice in a breath: its first picture was gone before it was
        // asked for.
        complaints.retain(|c| !(c.contains("/attachments/") && c.contains("404")));
        // A button that was pressed while its board changed: Discord takes that for no press
        // either.
        complaints.retain(|c| !(c.contains("/press ") && c.contains("422")));
        // One whose message went away in that moment was pressed again.
        let mut again = self.again.get();
        complaints.retain(|c| {
            let gone = again > 0 && c.contains("/press ") && c.contains("status of 404");
            again -= usize::from(gone);
            !gone
        });
        assert!(complaints.is_empty(), "{complaints:#?}");
    }

    /// Keeps a picture for the README, when asked to by `HOUSTON_SHOTS`.
    pub(crate) fn shot(&self, name: &str) {
        let Some(folder) = std::env::var_os("HOUSTON_SHOTS") else {
            return;
        };
        let path = std::path::Path::new(&folder).join(format!("{name}.png.base64"));
        std::fs::write(path, self.driver.screenshot()).unwrap();
    }

    /// Uses the few colours of the person's system alone.
    pub(crate) fn forces_colours(&self) {
        let features = json!([{"name": "forced-colors", "value": "active"}]);
        self.driver
            .devtools("Emulation.setEmulatedMedia", json!({"features": features}));
    }

    /// Chooses light or dark, as the system would.
    pub(crate) fn prefers(&self, scheme: &str) {
        let features = json!([
            {"name": "prefers-color-scheme", "value": scheme},
            // Nothing is caught halfway.
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]);
        self.driver
            .devtools("Emulation.setEmulatedMedia", json!({"features": features}));
    }
}
