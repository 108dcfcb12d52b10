//! How large messages are in the page: its own way to show them, in a frame of a size that it gets.

use std::fmt;

use serde_json::{Value, json};

use crate::window::{Window, pane};

/// A window's size.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Frame {
    pub name: &'static str,
    pub size: (u32, u32),
}

pub(crate) const FRAMES: [Frame; 2] = [
    Frame {
        name: "desktop",
        size: (1280, 800),
    },
    Frame {
        name: "phone",
        size: (390, 844),
    },
];

/// What a message takes in a frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid {
    /// From the top of its words to the end of its last row of controls.
    pub height: u32,
    /// Lines of words above its picture.
    pub lines: u32,
}

/// The page is given these messages when it asks for those of the channel that it opens next.
const GIVES: &str = r#"
    const given = arguments[0];
    const ask = window.fetch;
    window.fetch = async (path, ...more) => {
        const answer = await ask(path, ...more);
        if (!/\/messages\?channel=\d+&limit=/.test(path)) return answer;
        return Response.json({ ...(await answer.json()), messages: given });
    };
"#;

/// Measures all messages that are shown.
const MEASURES: &str = r#"
    const lines = (words) => {
        const middles = [];
        const walk = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(walk.currentNode);
            for (const { top, bottom, width } of range.getClientRects()) if (width > 0) middles.push((top + bottom) / 2);
        }
        // What is smaller or higher within a line has nearly the same middle.
        return middles.sort((a, b) => a - b).filter((at, n) => n === 0 || at - middles[n - 1] > 8).length;
    };
    return (async () => {
        await document.fonts.ready;
        return [...document.querySelectorAll(".messages > li")].map((item) => {
            const words = item.querySelector(".content > .text");
            const picture = item.querySelector(".content .picture");
            const rows = [...item.querySelectorAll(".content > .row")];
            const top = (words ?? picture ?? rows[0]).getBoundingClientRect().top;
            return { height: rows.at(-1).getBoundingClientRect().bottom - top, lines: words ? lines(words) : 0 };
        });
    })();
"#;

/// What each of the messages takes in each of the frames, as this person is shown them.
#[track_caller]
pub(crate) fn laid_out(window: &Window, person: &str, messages: &[&Value]) -> Vec<[Laid; 2]> {
    let shown = messages.iter().enumerate().map(|(nth, message)| {
        let mut message = (*message).clone();
        // One message stands there many times.
        message["id"] = (nth + 1).to_string().into();
        message
    });
    let shown: Vec<Value> = shown.collect();
    let many = shown.len();
    window.driver.run(GIVES, &[shown.into()]);
    // Pictures that have been replaced by now never come; their places have their sizes.
    let pictures = json!({"patterns": [{"urlPattern": "*/attachments/*"}]});
    window.driver.devtools("Fetch.enable", pictures);
    window
        .driver
        .click(&format!("{} [data-channel=side]", pane(person)));
    window.driver.until("all messages", || {
        let there = window.driver.run(
            "return document.querySelectorAll('.messages > li').length",
            &[],
        );
        (there == many)
            .then_some(())
            .ok_or_else(|| there.to_string())
    });
    let laid = FRAMES.map(|frame| {
        window.driver.resize(frame.size.0, frame.size.1);
        let laid = window.driver.run(MEASURES, &[]);
        let laid: Vec<Laid> = laid
            .as_array()
            .unwrap()
            .iter()
            .map(|it| Laid {
                height: it["height"].as_f64().unwrap().round() as u32,
                lines: it["lines"].as_u64().unwrap() as u32,
            })
            .collect();
        assert_eq!(laid.len(), many);
        laid
    });
    let [desktop, phone] = laid;
    desktop
        .into_iter()
        .zip(phone)
        .map(|(one, other)| [one, other])
        .collect()
}

/// The one in the middle and the highest.
#[derive(Clone, Copy)]
pub(crate) struct Spread {
    pub median: u32,
    pub highest: u32,
}

impl Spread {
    pub(crate) fn of(values: impl Iterator<Item = u32>) -> Self {
        let mut values: Vec<u32> = values.collect();
        values.sort_unstable();
        Self {
            median: values[values.len() / 2],
            highest: values[values.len() - 1],
        }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:>4} / {:>4}", self.median, self.highest)
    }
}
