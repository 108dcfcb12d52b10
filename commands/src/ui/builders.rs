//! Messages as serenity's builders want them, and no longer than Discord takes them. Sends nothing.

use serde::Serialize;
use serde_json::Value;
use serenity::all::{
    ChannelType, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateInputText, CreateInteractionResponse, CreateInteractionResponseMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments,
    InputTextStyle,
};
use sessions::UserId;
use text::fit;

use crate::ui::attachments::PendingUpload;
use crate::ui::ids;
use crate::ui::message::{
    Button, Enabled, Form, ListedSelect, Lists, Message, Required, Row, Select, Style,
};
use crate::ui::send_error::SendError;

/// An answer to an interaction.
pub(crate) fn response(message: Message) -> CreateInteractionResponseMessage {
    let mut response = CreateInteractionResponseMessage::new();
    for file in attachments(&message) {
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
    let mut update_json = json(&update)?;
    // A list that does not name it would take it away.
    if let Some(data) = update_json.get_mut("data").and_then(Value::as_object_mut) {
        data.remove("attachments");
    }
    Ok(update_json)
}

/// JSON of a response or an edit. The ids of what stands chosen in a select menu are text there, as
/// Discord wants them: serenity writes numbers.
pub(crate) fn json(body: &impl Serialize) -> Result<Value, SendError> {
    let json = serde_json::to_value(body);
    // Discord is told nothing that is not text.
    let mut json = json.map_err(|error| SendError::Other(error.to_string()))?;
    write_chosen_ids_as_text(&mut json);
    Ok(json)
}

/// Writes the ids of what stands chosen as text, wherever a select menu is.
fn write_chosen_ids_as_text(json: &mut Value) {
    match json {
        Value::Array(items) => items.iter_mut().for_each(write_chosen_ids_as_text),
        Value::Object(fields) => {
            let chosen = fields
                .get_mut("default_values")
                .and_then(Value::as_array_mut);
            let ids = chosen
                .into_iter()
                .flatten()
                .filter_map(|it| it.get_mut("id"));
            ids.for_each(|id| *id = Value::String(id.to_string()));
            fields.values_mut().for_each(write_chosen_ids_as_text);
        }
        _ => {}
    }
}

/// Attachments of a message after an edit; `None` leaves them as they are.
pub(crate) fn files(message: &Message, upload: &PendingUpload) -> Option<EditAttachments> {
    if upload.is_there() {
        return None;
    }
    let files = attachments(message).into_iter();
    Some(files.fold(EditAttachments::new(), EditAttachments::add))
}

/// Words that do not fit into a message's text, on a card.
pub(crate) fn embeds(message: &Message) -> Vec<CreateEmbed> {
    let card = message.card.iter();
    card.map(|words| CreateEmbed::new().description(&**words))
        .collect()
}

/// Attachments of a message: its files, or its picture with the alt text.
pub(crate) fn attachments(message: &Message) -> Vec<CreateAttachment> {
    if !message.files.is_empty() {
        let files = message.files.iter();
        let files = files.map(|it| CreateAttachment::bytes(it.content.as_bytes(), &*it.name));
        return files.collect();
    }
    let picture = message.picture.as_ref().map(|picture| {
        metrics::counter!("houston_picture_bytes_total").increment(picture.bytes.len() as u64);
        let file = CreateAttachment::bytes(picture.bytes.to_vec(), picture.name);
        file.description(&*picture.alt)
    });
    picture.into_iter().collect()
}

/// Permission to ping these users and no one else.
pub(crate) fn mentions(pings: &[UserId]) -> CreateAllowedMentions {
    let users = pings.iter().map(|user| serenity::all::UserId::new(user.0));
    CreateAllowedMentions::new().users(users)
}

/// Components of a message. One with an unusable id is left out: Discord would refuse them all. A
/// single button after a few choices stands in their row.
pub(crate) fn components(rows: Vec<Row>) -> Vec<CreateActionRow> {
    let mut shown: Vec<CreateActionRow> = Vec::new();
    let mut follows_choices = false;
    for row in rows {
        let are_choices = matches!(row, Row::Select(_));
        let row = match (components_of_row(row), shown.last_mut()) {
            (Some(CreateActionRow::Buttons(mut one)), Some(CreateActionRow::Buttons(choices)))
                if follows_choices && one.len() == 1 && choices.len() < fit::ROW =>
            {
                choices.append(&mut one);
                None
            }
            (row, _) => row,
        };
        follows_choices = are_choices;
        shown.extend(row);
    }
    shown.truncate(fit::ROWS);
    shown
}

/// Components of a row; none where it has nothing usable.
fn components_of_row(row: Row) -> Option<CreateActionRow> {
    match row {
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
        Row::Listed(listed) => {
            is_usable(&listed.id).then(|| CreateActionRow::SelectMenu(listed_select(listed)))
        }
    }
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
const LETTERS_OF_ROW: usize = 36;

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

/// Select menu of what Discord lists, as Discord takes it.
fn listed_select(listed: ListedSelect) -> CreateSelectMenu {
    let (kind, most) = match listed.lists {
        Lists::People => {
            let default_users = None;
            (CreateSelectMenuKind::User { default_users }, None)
        }
        Lists::Channels(most, chosen) => {
            let chosen = chosen.into_iter().take(usize::from(most));
            let chosen = chosen.map(|id| serenity::all::ChannelId::new(id.0));
            let kind = CreateSelectMenuKind::Channel {
                channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
                default_channels: Some(chosen.collect()),
            };
            (kind, Some(most))
        }
        Lists::Roles(most, chosen) => {
            let chosen = chosen.into_iter().take(usize::from(most));
            let chosen = chosen.map(|id| serenity::all::RoleId::new(id.0));
            let default_roles = Some(chosen.collect());
            (CreateSelectMenuKind::Role { default_roles }, Some(most))
        }
    };
    let placeholder = fit::label(&listed.placeholder, fit::PLACEHOLDER);
    let menu = CreateSelectMenu::new(listed.id, kind).placeholder(placeholder);
    match most {
        Some(most) => menu.min_values(0).max_values(most),
        None => menu,
    }
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
