//! What a person sees after an action, or a message that they look at; and what they do with it.

use serde_json::{Value, json};

use super::Person;

/// The button that shows what else can be done.
pub(crate) const MORE: &str = "⋯";
/// What stands under it on every board.
pub(super) const UNDER_MORE: [&str; 7] = [
    "Zoom", "Rules", "History", "Describe", "Agrandir", "Règles", "Décrire",
];

/// An answer or a message, in the eyes of one person.
#[derive(Clone)]
pub(crate) struct Seen<'e> {
    pub person: Person<'e>,
    /// The sandbox's outcome; null for a message that came by itself.
    pub outcome: Value,
    /// The message, or null.
    pub message: Value,
}

impl<'e> Seen<'e> {
    pub(super) fn outcome(person: &Person<'e>, outcome: Value) -> Self {
        Self {
            person: person.clone(),
            message: outcome["message"].clone(),
            outcome,
        }
    }

    pub(super) fn message(person: &Person<'e>, message: Value) -> Self {
        Self {
            person: person.clone(),
            outcome: Value::Null,
            message,
        }
    }

    /// What it says.
    pub(crate) fn text(&self) -> &str {
        self.message["content"].as_str().unwrap_or_default()
    }

    /// What stands on the card beneath, where the message alone is too short.
    pub(crate) fn card(&self) -> &str {
        self.message["embeds"][0]["description"]
            .as_str()
            .unwrap_or_default()
    }

    /// The message's id.
    #[track_caller]
    pub(crate) fn id(&self) -> String {
        let id = self.message["id"].as_str();
        id.unwrap_or_else(|| panic!("no message: {}", self.outcome))
            .to_owned()
    }

    /// The interaction's id.
    #[track_caller]
    pub(crate) fn interaction(&self) -> String {
        self.outcome["interaction"].as_str().unwrap().to_owned()
    }

    /// It says this.
    #[track_caller]
    pub(crate) fn sees(self, words: &str) -> Self {
        assert!(
            self.text().contains(words),
            "{} does not see {words:?} in {:?} ({})",
            self.person.name,
            self.text(),
            self.outcome
        );
        self
    }

    /// It does not say this.
    #[track_caller]
    pub(crate) fn does_not_see(self, words: &str) -> Self {
        assert!(
            !self.text().contains(words),
            "{} sees {words:?} in {:?}",
            self.person.name,
            self.text()
        );
        self
    }

    /// No one else sees it.
    #[track_caller]
    pub(crate) fn privately(self) -> Self {
        let private = self.message["ephemeral"] == true || self.person.channel == "dm";
        assert!(private, "public: {} {}", self.outcome, self.message);
        self
    }

    /// It is the board itself, which everyone sees, in its own place: no message of its own.
    #[track_caller]
    pub(crate) fn on_the_board(self) -> Self {
        assert_eq!(self.outcome["outcome"], "update", "{}", self.outcome);
        assert_ne!(self.message["ephemeral"], true, "{}", self.message);
        self
    }

    /// It is a form, with this title.
    #[track_caller]
    pub(crate) fn opens(self, title: &str) -> Self {
        assert_eq!(self.outcome["outcome"], "modal", "{}", self.outcome);
        assert_eq!(self.outcome["modal"]["title"], title);
        self
    }

    /// What stands in the form's field already.
    #[track_caller]
    pub(crate) fn finds_in_the_form(self, value: &str) -> Self {
        let field = &self.outcome["modal"]["components"][0]["components"][0];
        let field = if field.is_null() {
            &self.outcome["modal"]["components"][0]["component"]
        } else {
            field
        };
        assert_eq!(field["value"].as_str().unwrap_or_default(), value);
        self
    }

    /// Fills the modal's one field and submits it.
    #[track_caller]
    pub(crate) fn fills(&self, said: &str) -> Seen<'e> {
        assert_eq!(self.outcome["outcome"], "modal", "{}", self.outcome);
        self.person.acts("modal", json!({"fields": {"said": said}}))
    }

    /// Submits the modal and does not wait for an answer.
    #[track_caller]
    pub(crate) fn fills_blindly(&self, said: &str) -> Seen<'e> {
        let form = json!({"fields": {"said": said}, "wait": "none"});
        self.person.acts("modal", form)
    }

    /// All components, as they lie in their rows.
    pub(crate) fn components(&self) -> impl Iterator<Item = &Value> {
        let rows = self.message["components"].as_array().into_iter().flatten();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
    }

    /// The labels of the buttons that can be pressed, but for those that every console has.
    pub(crate) fn buttons(&self) -> Vec<String> {
        let always = |component: &&Value| {
            let id = component["custom_id"].as_str().unwrap_or_default();
            let always = [":refresh", ":more", ":history", ":rules", ":uncoached"];
            let mut always = always.iter();
            let of_the_first_game = id.contains(":known:");
            always.any(|it| id.ends_with(it)) || of_the_first_game || id.contains(":undo:")
        };
        self.components()
            .filter(|component| component["type"] == 2 && component["disabled"] != true)
            .filter(|component| !always(component))
            .filter_map(|component| Some(component["label"].as_str()?.to_owned()))
            .collect()
    }

    /// The id of the button with this label.
    pub(crate) fn button(&self, label: &str) -> Option<String> {
        let button = self
            .components()
            .find(|component| component["label"] == label)?;
        Some(button["custom_id"].as_str()?.to_owned())
    }

    #[track_caller]
    fn its_button(&self, label: &str) -> String {
        self.button(label)
            .unwrap_or_else(|| panic!("no button {label:?} among {:?}", self.buttons()))
    }

    /// Presses a button, which may be under ⋯.
    #[track_caller]
    pub(crate) fn presses(&self, label: &str) -> Seen<'e> {
        if self.button(label).is_none() && self.button(MORE).is_some() {
            return self.presses(MORE).presses(label);
        }
        let id = self.its_button(label);
        let press = json!({"message": self.id(), "custom_id": id});
        self.person.acts("press", press)
    }

    /// Confirms the question that was asked.
    #[track_caller]
    pub(crate) fn surely(&self) -> Seen<'e> {
        let buttons = self.buttons();
        let [yes, _] = &buttons[..] else {
            panic!(
                "no question: {buttons:?} {:?} {}",
                self.text(),
                self.outcome
            );
        };
        self.presses(yes)
    }

    /// Presses a button and does not wait for an answer.
    #[track_caller]
    pub(crate) fn presses_blindly(&self, label: &str) -> Seen<'e> {
        let id = self.its_button(label);
        let press = json!({"message": self.id(), "custom_id": id, "wait": "none"});
        self.person.acts("press", press)
    }

    /// Double-clicks a button, and returns both answers.
    #[track_caller]
    pub(crate) fn presses_twice(&self, label: &str) -> Vec<Seen<'e>> {
        let id = self.its_button(label);
        let press = json!({"message": self.id(), "custom_id": id, "times": 2});
        let both = self.person.acts("press", press);
        let outcomes = both.outcome["outcomes"].as_array().unwrap().clone();
        let seen = outcomes.into_iter();
        seen.map(|outcome| Seen::outcome(&self.person, outcome))
            .collect()
    }

    /// Another person uses what this one sees: the same message, if it can be seen at all.
    pub(crate) fn as_seen_by(&self, person: &Person<'e>) -> Seen<'e> {
        Self {
            person: Person {
                channel: self.person.channel.clone(),
                ..person.clone()
            },
            ..self.clone()
        }
    }

    /// What its selects offer, and what it offers by a button each.
    pub(crate) fn entries(&self) -> Vec<String> {
        self.choices().map(|(label, ..)| label.to_owned()).collect()
    }

    /// Choices of a message, in a select or as buttons: label, second line, and what chooses it.
    fn choices(&self) -> impl Iterator<Item = (&str, &str, Value)> {
        fn text(value: &Value) -> &str {
            value.as_str().unwrap_or_default()
        }
        let mut choices = Vec::new();
        for component in self.components() {
            let id = &component["custom_id"];
            for option in component["options"].as_array().into_iter().flatten() {
                let values = [&option["value"]];
                let act = json!({"message": self.id(), "custom_id": id, "values": values});
                choices.push((text(&option["label"]), text(&option["description"]), act));
            }
            if text(id).starts_with("pick:") {
                let label = text(&component["label"]);
                // Its last part is the second line.
                let (label, about) = label.rsplit_once(" · ").unwrap_or((label, ""));
                let act = json!({"message": self.id(), "custom_id": id});
                choices.push((label, about, act));
            }
        }
        choices.into_iter()
    }

    /// True if it can be chosen.
    fn offers(&self, label: &str) -> bool {
        let whole = |choice: &str, about: &str| format!("{choice} · {about}") == label;
        self.choices()
            .any(|(choice, about, _)| choice == label || whole(choice, about))
    }

    /// The choice with this label: its second line, and what chooses it.
    #[track_caller]
    fn choice(&self, label: &str) -> (&str, Value) {
        let mut choices = self.choices();
        let whole = |choice: &str, about: &str| format!("{choice} · {about}") == label;
        let found = choices.find(|(choice, about, _)| *choice == label || whole(choice, about));
        let (_, about, act) =
            found.unwrap_or_else(|| panic!("no {label:?} among {:?}", self.entries()));
        (about, act)
    }

    /// Chooses, by a select's entry or by a button.
    fn chooses_by(&self, act: Value) -> Seen<'e> {
        let kind = match act["values"].is_array() {
            true => "select",
            false => "press",
        };
        self.person.acts(kind, act)
    }

    /// The second line of the entry with this label.
    #[track_caller]
    pub(crate) fn about(&self, label: &str) -> &str {
        self.choice(label).0
    }

    /// Chooses what has this label.
    #[track_caller]
    pub(crate) fn picks(&self, label: &str) -> Seen<'e> {
        self.chooses_by(self.choice(label).1)
    }

    /// Chooses an entry of a select, both by their labels. It may be under ⋯.
    #[track_caller]
    pub(crate) fn selects(&self, placeholder: &str, label: &str) -> Seen<'e> {
        let mut selects = self.components();
        let select = selects.find(|component| component["placeholder"] == placeholder);
        if select.is_none() {
            if self.offers(label) {
                return self.picks(label);
            }
            if self.button(MORE).is_some() {
                return self.presses(MORE).selects(placeholder, label);
            }
        }
        let select =
            select.unwrap_or_else(|| panic!("no select {placeholder:?} in {}", self.message));
        let options = select["options"].as_array().unwrap();
        let option = options
            .iter()
            .find(|option| option["label"] == label)
            .unwrap_or_else(|| panic!("no {label:?} in {select}"));
        self.person.acts(
            "select",
            json!({
                "message": self.id(), "custom_id": select["custom_id"],
                "values": [option["value"]],
            }),
        )
    }

    /// Chooses a person in a select of people, by the id that the chooser's client knows.
    #[track_caller]
    pub(crate) fn chooses(&self, placeholder: &str, whom: &str) -> Seen<'e> {
        let select = self
            .components()
            .find(|component| component["placeholder"] == placeholder)
            .unwrap_or_else(|| panic!("no select {placeholder:?} in {}", self.message));
        assert_eq!(select["type"], 5, "{select}");
        self.sets(placeholder, &[whom])
    }

    /// Chooses these in a select that Discord fills, by the ids that the chooser's client knows.
    #[track_caller]
    pub(crate) fn sets(&self, placeholder: &str, ids: &[&str]) -> Seen<'e> {
        let select = self
            .components()
            .find(|component| component["placeholder"] == placeholder)
            .unwrap_or_else(|| panic!("no select {placeholder:?} in {}", self.message));
        let id = &select["custom_id"];
        let choice = json!({"message": self.id(), "custom_id": id, "values": ids});
        self.person.acts("select", choice)
    }

    /// Its picture. The bot may edit or repost a message while it is looked at, and its old picture
    /// is gone then: the viewer gets what stands there instead.
    #[track_caller]
    pub(crate) fn picture(&self) -> Vec<u8> {
        let bytes = self.picture_file();
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "not a PNG");
        bytes
    }

    /// The film that is its picture.
    #[track_caller]
    pub(crate) fn film(&self) -> Vec<u8> {
        let bytes = self.picture_file();
        assert!(bytes.starts_with(b"GIF89a"), "not a GIF");
        bytes
    }

    #[track_caller]
    fn picture_file(&self) -> Vec<u8> {
        let mut message = self.message.clone();
        loop {
            let id = message["attachments"][0]["id"].as_str();
            let id = id.unwrap_or_else(|| panic!("no picture: {message}"));
            let path = format!("/people/{}/attachments/{id}", self.person.name);
            if let Some(bytes) = self.person.evening.bytes(&path) {
                return bytes;
            }
            let now = self.person.messages();
            let same = now.iter().find(|it| it["id"] == message["id"]);
            let standing = same.cloned().or_else(|| self.person.boards().pop());
            let standing = standing.unwrap_or_else(|| panic!("{path} is gone, and its message"));
            let shown = &standing["attachments"][0]["id"];
            assert_ne!(shown, id, "{path} is gone, and its message still shows it");
            message = standing;
        }
    }

    /// The attached file, of any type.
    #[track_caller]
    pub(crate) fn file(&self) -> Vec<u8> {
        self.nth_file(0)
    }

    /// One of its files.
    #[track_caller]
    pub(crate) fn nth_file(&self, nth: usize) -> Vec<u8> {
        let id = self.message["attachments"][nth]["id"].as_str();
        let id = id.unwrap_or_else(|| panic!("no file: {}", self.message));
        let path = format!("/people/{}/attachments/{id}", self.person.name);
        let bytes = self.person.evening.bytes(&path);
        bytes.unwrap_or_else(|| panic!("{path} is gone"))
    }

    /// The words of its picture.
    pub(crate) fn alt(&self) -> &str {
        let description = &self.message["attachments"][0]["description"];
        description.as_str().unwrap_or_default()
    }
}
