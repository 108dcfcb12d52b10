//! Messages as serenity's builders want them, and no longer than Discord takes them. Sends nothing.

use serde_json::Value;
use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseMessage, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments,
    InputTextStyle,
};
use sessions::UserId;
use text::fit;

use crate::ui::attachments::PendingUpload;
use crate::ui::ids;
use crate::ui::message::{
    Button, Enabled, Form, Message, PeopleSelect, Required, Row, Select, Style,
};
use crate::ui::send_error::SendError;

/// An answer to an interaction.
pub(crate) fn response(message: Message) -> CreateInteractionResponseMessage {
    let mut response = CreateInteractionResponseMessage::new();
    if let Some(file) = attachment(&message) {
        response = response.add_file(file);
    }
    response
        .allowed_mentions(mentions(&message.pings))
        .embeds(embeds(&message))
        .content(message.text)
        .components(components(message.rows))
}

/// Replacement of a message that leaves its picture, which is attached already, as it is.
pub(crate) fn update_without_picture(message: Message) -> Result<Value, SendError> {
    let rest = Message {
        picture: None,
        ..message
    };
    let update = CreateInteractionResponse::UpdateMessage(response(rest));
    let mut update_json = serde_json::to_value(update).map_err(|error| {
        // Discord is told nothing that is not text.
        SendError::Other(error.to_string())
    })?;
    // A list that does not name it would take it away.
    if let Some(data) = update_json.get_mut("data").and_then(Value::as_object_mut) {
        data.remove("attachments");
    }
    Ok(update_json)
}

/// Attachments of a message after an edit; `None` leaves them as they are.
pub(crate) fn files(message: &Message, upload: &PendingUpload) -> Option<EditAttachments> {
    let files = EditAttachments::new();
    match attachment(message) {
        _ if upload.is_there() => None,
        Some(file) => Some(files.add(file)),
        None => Some(files),
    }
}

/// Words that do not fit into a message's text, on a card.
pub(crate) fn embeds(message: &Message) -> Vec<CreateEmbed> {
    let card = message.card.iter();
    card.map(|words| CreateEmbed::new().description(&**words))
        .collect()
}

/// Attachment of a message: its file, or its picture with the alt text.
pub(crate) fn attachment(message: &Message) -> Option<CreateAttachment> {
    if let Some(file) = &message.file {
        return Some(CreateAttachment::bytes(file.content.as_bytes(), file.name));
    }
    let picture = message.picture.as_ref()?;
    metrics::counter!("houston_picture_bytes_total").increment(picture.bytes.len() as u64);
    let file = CreateAttachment::bytes(picture.bytes.to_vec(), picture.name);
    Some(file.description(&*picture.alt))
}

/// Permission to ping these users and no one else.
pub(crate) fn mentions(pings: &[UserId]) -> CreateAllowedMentions {
    let users = pings.iter().map(|user| serenity::all::UserId::new(user.0));
    CreateAllowedMentions::new().users(users)
}

/// Components of a message. One with an unusable id is left out: Discord would refuse them all.
pub(crate) fn components(rows: Vec<Row>) -> Vec<CreateActionRow> {
    let rows = rows.into_iter().filter_map(|row| match row {
        Row::Buttons(buttons) => {
            let usable = buttons.into_iter().filter(|button| is_usable(&button.id));
            let buttons: Vec<CreateButton> = usable.take(fit::ROW).map(button).collect();
            (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
        }
        Row::Select(select) => {
            let usable = is_usable(&select.id) && !select.choices.is_empty();
            usable.then(|| match choice_buttons(&select) {
                Some(buttons) => CreateActionRow::Buttons(buttons),
                None => CreateActionRow::SelectMenu(select_menu(select)),
            })
        }
        Row::People(people) => {
            is_usable(&people.id).then(|| CreateActionRow::SelectMenu(people_select(people)))
        }
    });
    rows.take(fit::ROWS).collect()
}

/// True if an id is neither empty nor too long. A longer one is not cut: half an id leads nowhere.
fn is_usable(id: &str) -> bool {
    let usable = (1..=fit::ID).contains(&id.chars().count());
    if !usable {
        tracing::error!(
            id,
            "a component's id is too long; the component is left out"
        );
    }
    usable
}

/// Button as Discord takes it.
fn button(button: Button) -> CreateButton {
    CreateButton::new(button.id)
        .label(fit::label(&button.label, fit::BUTTON))
        .disabled(button.enabled == Enabled::NotYet)
        .style(match button.style {
            Style::Main => serenity::all::ButtonStyle::Primary,
            Style::Plain => serenity::all::ButtonStyle::Secondary,
            Style::Final => serenity::all::ButtonStyle::Success,
            Style::Danger => serenity::all::ButtonStyle::Danger,
        })
}

/// Most letters of the choices in a row of buttons for which their second lines stand on them.
const LETTERS_OF_ROW: usize = 60;

/// A decision of a game with few choices, as a button each; `None` if there are many, or long ones.
fn choice_buttons(select: &Select) -> Option<Vec<CreateButton>> {
    if select.choices.len() > fit::ROW {
        return None;
    }
    let length = |label: &String| label.chars().count();
    let short = select.choices.iter().map(|choice| choice.label.clone());
    let long = select.choices.iter().map(|choice| match &choice.about {
        Some(about) => format!("{} · {about}", choice.label),
        None => choice.label.clone(),
    });
    let long: Vec<String> = long.collect();
    let in_a_row = long.iter().map(length).sum::<usize>() <= LETTERS_OF_ROW;
    let labels: Vec<String> = match in_a_row {
        true => long,
        false => short.collect(),
    };
    let buttons = select.choices.iter().zip(labels).map(|(choice, label)| {
        let id = ids::choice_id(&select.id, &choice.value)?;
        let fits = length(&label) <= fit::SHOWN;
        fits.then(|| button(Button::new(id, label, Style::Plain)))
    });
    buttons.collect()
}

/// Select menu as Discord takes it.
fn select_menu(select: Select) -> CreateSelectMenu {
    let usable = select.choices.into_iter();
    let usable = usable.filter(|choice| choice.value.chars().count() <= fit::OPTION);
    let options = usable.take(fit::OPTIONS).map(|choice| {
        let label = fit::label(&choice.label, fit::OPTION);
        let option = CreateSelectMenuOption::new(label, choice.value);
        match choice.about {
            Some(about) => option.description(fit::label(&about, fit::OPTION)),
            None => option,
        }
    });
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    let placeholder = fit::label(&select.placeholder, fit::PLACEHOLDER);
    CreateSelectMenu::new(select.id, kind).placeholder(placeholder)
}

/// Select menu of people as Discord takes it.
fn people_select(people: PeopleSelect) -> CreateSelectMenu {
    let default_users = None;
    let kind = CreateSelectMenuKind::User { default_users };
    let placeholder = fit::label(&people.placeholder, fit::PLACEHOLDER);
    CreateSelectMenu::new(people.id, kind).placeholder(placeholder)
}

/// The form, as Discord takes it.
pub(crate) fn modal(form: Form) -> CreateModal {
    let field = form.field;
    let label = fit::label(&field.label, fit::TITLE);
    let mut input = CreateInputText::new(InputTextStyle::Short, label, Form::FIELD)
        .placeholder(fit::label(&field.placeholder, fit::EXAMPLE))
        .required(field.required == Required::Yes);
    if !field.value.is_empty() {
        input = input.value(fit::label(&field.value, fit::VALUE));
    }
    let rows = vec![CreateActionRow::InputText(input)];
    CreateModal::new(form.id, fit::label(&form.title, fit::TITLE)).components(rows)
}
