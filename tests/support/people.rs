//! A person: what they do, and where they look.

use reqwest::Method;
use serde_json::{Value, json};

use super::seen::UNDER_MORE;
use super::{Evening, MORE, PATIENCE, Seen, line};

/// A person in a channel.
#[derive(Clone)]
pub(crate) struct Person<'e> {
    pub evening: &'e Evening,
    /// Their name in the sandbox.
    pub name: String,
    /// Where they use commands and look at the board.
    pub channel: String,
}

impl<'e> Person<'e> {
    pub(super) fn new(evening: &'e Evening, name: &str, channel: &str) -> Self {
        Self {
            evening,
            name: name.to_lowercase(),
            channel: channel.to_owned(),
        }
    }

    /// The same person in another channel, by its name or id, or `dm`.
    pub(crate) fn goes_to(&self, channel: &str) -> Self {
        Self::new(self.evening, &self.name, channel)
    }

    /// Their user id.
    #[track_caller]
    pub(crate) fn id(&self) -> String {
        let person = self.evening.get(&format!("/people/{}", self.name));
        person["id"].as_str().unwrap().to_owned()
    }

    /// The sandbox's answer to one of the person's actions, together with the person.
    #[track_caller]
    pub(super) fn acts(&self, act: &str, mut body: Value) -> Seen<'e> {
        if body.get("timeout_ms").is_none() {
            body["timeout_ms"] = json!(PATIENCE.as_millis() as u64);
        }
        let outcome = self
            .evening
            .post(&format!("/people/{}/{act}", self.name), body);
        Seen::outcome(self, outcome)
    }

    /// Uses a slash command.
    #[track_caller]
    pub(crate) fn plays(&self, line: &str) -> Seen<'e> {
        self.plays_with(line, "reply")
    }

    /// Uses a slash command and does not wait for its answer.
    #[track_caller]
    pub(crate) fn plays_blindly(&self, line: &str) -> Seen<'e> {
        self.plays_with(line, "none")
    }

    #[track_caller]
    fn plays_with(&self, line: &str, wait: &str) -> Seen<'e> {
        let (command, mut options) = line::read(line);
        self.picks_choices(&command, &mut options);
        if let Some(cells) = options.get("cells").filter(|_| command.ends_with("hide")) {
            self.evening.keeps_secret(cells.as_str().unwrap());
        }
        let channel = &self.channel;
        self.acts(
            "command",
            json!({"channel": channel, "command": command, "options": options, "wait": wait}),
        )
    }

    /// An option with choices is completed by the client from the beginning of what is shown.
    #[track_caller]
    fn picks_choices(&self, command: &str, options: &mut serde_json::Map<String, Value>) {
        if options.is_empty() {
            return;
        }
        let path = format!("/people/{}/commands?channel={}", self.name, self.channel);
        let listed = self.evening.get(&path);
        let called =
            |node: &Value, name: &str| node["name"] == name || node["name_localized"] == name;
        let within = |nodes: &Value, name: &str| {
            let mut nodes = nodes.as_array().into_iter().flatten();
            nodes
                .find(|node| called(node, name))
                .cloned()
                .unwrap_or_default()
        };
        let declared = command
            .split(' ')
            .fold(json!({"options": listed["commands"]}), |node, word| {
                within(&node["options"], word)
            });
        for (name, value) in options {
            let choices = within(&declared["options"], name)["choices"].clone();
            let typed = value.as_str().unwrap_or_default().to_lowercase();
            let shown = |choice: &Value, key: &str| {
                let shown = choice[key].as_str().unwrap_or_default().to_lowercase();
                shown.starts_with(&typed)
            };
            let chosen = choices.as_array().into_iter().flatten();
            let mut chosen =
                chosen.filter(|choice| shown(choice, "name") || shown(choice, "name_localized"));
            if let Some(choice) = chosen.next() {
                *value = choice["value"].clone();
            }
        }
    }

    /// The code of the error with which the person's client refuses to send this.
    #[track_caller]
    pub(crate) fn cannot_play(&self, line: &str) -> String {
        let (command, options) = line::read(line);
        let body = json!({"channel": self.channel, "command": command, "options": options});
        let path = format!("/people/{}/command", self.name);
        let (status, answer) = self.evening.tries(Method::POST, &path, Some(body));
        assert_eq!(status, 422, "{line}: {answer}");
        answer["error"].as_str().unwrap().to_owned()
    }

    /// What the person is offered while they type this option, the last of the line.
    #[track_caller]
    pub(crate) fn is_offered(&self, line: &str, focused: &str) -> Vec<String> {
        let (command, options) = line::read(line);
        let seen = self.acts(
            "autocomplete",
            json!({
                "channel": self.channel, "command": command, "options": options,
                "focused": focused,
            }),
        );
        let choices = seen.outcome["choices"].as_array();
        let choices = choices.unwrap_or_else(|| panic!("no choices: {}", seen.outcome));
        let name = |choice: &Value| choice["name"].as_str().unwrap().to_owned();
        choices.iter().map(name).collect()
    }

    /// Writes to the bot in a DM and waits for the answer to these words.
    #[track_caller]
    pub(crate) fn writes(&self, words: &str) -> Seen<'e> {
        let wrote = self.evening.post(
            &format!("/people/{}/message", self.name),
            json!({"channel": "dm", "content": words}),
        );
        let dm = self.goes_to("dm");
        let what = format!("an answer to {words:?}");
        self.evening.until(&self.name, &what, || {
            let mut said = dm.messages().into_iter();
            let answer =
                said.find(|it| it["message_reference"]["message_id"] == wrote["message"]["id"])?;
            Some(Seen::message(&dm, answer))
        })
    }

    /// Writes in the person's channel.
    #[track_caller]
    pub(crate) fn chats(&self, words: &str) {
        self.evening.post(
            &format!("/people/{}/message", self.name),
            json!({"channel": self.channel, "content": words}),
        );
    }

    /// How many messages stand in the DM, the person's and the bot's.
    fn messages_in_his_dm(&self) -> usize {
        let path = format!("/people/{}/messages?channel=dm", self.name);
        let (status, answer) = self.evening.tries(Method::GET, &path, None);
        match answer["messages"].as_array() {
            Some(all) if status == 200 => all.len(),
            _ => 0,
        }
    }

    /// Whether the bot has written to the person, or they to it.
    pub(crate) fn has_a_dm(&self) -> bool {
        self.messages_in_his_dm() > 0
    }

    /// Waits until there are this many messages in the person's DM: what was pressed on the board
    /// shows there before.
    #[track_caller]
    pub(crate) fn is_asked(&self, times: usize) {
        let what = format!("{times} questions in his DM");
        self.evening.until(&self.name, &what, || {
            (self.messages_in_his_dm() >= times).then_some(())
        });
    }

    /// Everything that the person sees in their channel, oldest first.
    #[track_caller]
    pub(crate) fn messages(&self) -> Vec<Value> {
        let path = format!(
            "/people/{}/messages?limit=200&channel={}",
            self.name, self.channel
        );
        let mut all = Vec::new();
        let mut page = path.clone();
        loop {
            let answer = self.evening.get(&page);
            let mut older = answer["messages"].as_array().unwrap().clone();
            let is_whole = older.len() < 200;
            older.append(&mut all);
            all = older;
            match all.first().filter(|_| !is_whole) {
                Some(oldest) => page = format!("{path}&before={}", oldest["id"].as_str().unwrap()),
                None => return all,
            }
        }
    }

    /// Everything that the person sees in their channel that is there for everyone.
    #[track_caller]
    pub(crate) fn public_messages(&self) -> Vec<Value> {
        let mut messages = self.messages();
        messages.retain(|message| message["ephemeral"] != true);
        messages
    }

    /// What stands in the person's channel for everyone, and when each was last changed.
    #[track_caller]
    pub(crate) fn finds_standing(&self) -> Vec<(String, String)> {
        let all = self.public_messages().into_iter();
        let standing = all.map(|message| {
            let of = |key: &str| message[key].to_string();
            (of("id"), of("edited_timestamp"))
        });
        standing.collect()
    }

    /// The person reads a message.
    pub(crate) fn reads(&self, message: Value) -> Seen<'e> {
        Seen::message(self, message)
    }

    /// The newest board in the person's channel.
    #[track_caller]
    pub(crate) fn board(&self) -> Seen<'e> {
        self.board_if_any().expect("there is a board")
    }

    pub(crate) fn board_if_any(&self) -> Option<Seen<'e>> {
        let boards = self.boards();
        Some(Seen::message(self, boards.into_iter().next_back()?))
    }

    /// The table that began last in the person's channel: its number, and its board.
    #[track_caller]
    pub(crate) fn newest_table(&self) -> Option<(u64, Seen<'e>)> {
        let newest = self.boards_by_table().max_by_key(|(number, _)| *number);
        newest.map(|(number, board)| (number, Seen::message(self, board)))
    }

    /// The boards of this table in the person's channel, of which there should be one: those of
    /// tables that are over stay where they are.
    #[track_caller]
    pub(crate) fn boards_of(&self, table: u64) -> Vec<Seen<'e>> {
        let boards = self
            .boards_by_table()
            .filter(|(number, _)| *number == table);
        boards
            .map(|(_, board)| Seen::message(self, board))
            .collect()
    }

    #[track_caller]
    fn boards_by_table(&self) -> impl Iterator<Item = (u64, Value)> {
        self.boards().into_iter().filter_map(|board| {
            let content = board["content"].as_str()?;
            let number = match content.split_once("· #") {
                Some((_, rest)) => rest.split_whitespace().next()?.to_owned(),
                None => lobby_of(&board)?,
            };
            Some((number.parse().ok()?, board))
        })
    }

    /// All boards in the person's channel: there should be one for each table.
    #[track_caller]
    pub(crate) fn boards(&self) -> Vec<Value> {
        let mut messages = self.public_messages();
        messages.retain(|message| {
            message["author"]["bot"] == true
                && message["content"].as_str().is_some_and(|content| {
                    let heading = content.lines().next().unwrap_or_default();
                    heading.contains("· #") || lobby_of(message).is_some()
                })
        });
        messages
    }

    /// Waits until the newest board in the person's channel says this, and the one before it is
    /// gone: that is deleted after the new one was posted.
    #[track_caller]
    pub(crate) fn sees_on_the_board(&self, words: &str) -> Seen<'e> {
        let heading = |board: &Value| {
            let text = board["content"].as_str().unwrap_or_default();
            text.lines().next().map(str::to_owned)
        };
        self.evening
            .until(&self.name, &format!("{words:?} on the board"), || {
                let mut boards = self.boards();
                let board = boards.pop()?;
                let is_only = !boards.iter().any(|it| heading(it) == heading(&board));
                let board = Seen::message(self, board);
                (is_only && board.text().contains(words)).then_some(board)
            })
    }

    /// Waits until any message in the person's channel says this.
    #[track_caller]
    pub(crate) fn sees_in_the_channel(&self, words: &str) -> Seen<'e> {
        let what = format!("{words:?} in {}", self.channel);
        self.evening.until(&self.name, &what, || {
            let message = self.messages().into_iter().rev().find(|message| {
                message["content"]
                    .as_str()
                    .is_some_and(|content| content.contains(words))
            });
            Some(Seen::message(self, message?))
        })
    }

    /// Waits until a message in the person's DM says this.
    #[track_caller]
    pub(crate) fn sees_in_the_dm(&self, words: &str) -> Seen<'e> {
        self.goes_to("dm").sees_in_the_channel(words)
    }

    /// Presses a button of the board, or else of the newest message that has it, once one has.
    #[track_caller]
    pub(crate) fn presses(&self, label: &str) -> Seen<'e> {
        let bears = self
            .evening
            .until(&self.name, &format!("the button {label:?}"), || {
                let there = |board: &Seen<'_>| {
                    let beneath = UNDER_MORE.contains(&label) && board.button(MORE).is_some();
                    beneath || board.button(label).is_some()
                };
                let newest = || {
                    let all = self.public_messages().into_iter().rev();
                    let all = all.filter(|message| message["author"]["bot"] == true);
                    all.map(|message| Seen::message(self, message)).find(there)
                };
                self.board_if_any().filter(there).or_else(newest)
            });
        bears.presses(label)
    }

    /// Presses a button under the ⋯ of the lobby.
    #[track_caller]
    pub(crate) fn presses_more(&self, label: &str) -> Seen<'e> {
        self.presses("⋯").privately().presses(label)
    }

    /// Closes the person's DMs, or opens them.
    #[track_caller]
    pub(crate) fn closes_his_dms(&self, closed: bool) {
        self.evening
            .fault(json!({"fault": "closed_dms", "person": self.name, "on": closed}));
    }
}

/// The number of the table whose lobby this message is: people are not shown it.
fn lobby_of(message: &Value) -> Option<String> {
    let shows_a_cover = message["attachments"][0]["filename"] == "cover.png";
    let id = message["components"][0]["components"][0]["custom_id"].as_str();
    let mut parts = id.filter(|_| shows_a_cover)?.split(':');
    (parts.next()? == "h1").then(|| parts.next().map(str::to_owned))?
}
