//! What we say, as serenity's builders want it. Sends nothing.

use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateInputText, CreateInteractionResponseMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};
use sessions::UserId;

use crate::message::{Button, Enabled, Form, Message, Required, Row, Select, Style};

/// An answer to an interaction.
pub fn response(message: Message) -> CreateInteractionResponseMessage {
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

/// The words that a message itself cannot hold.
pub fn embeds(message: &Message) -> Vec<CreateEmbed> {
    let card = message.card.iter();
    card.map(|words| CreateEmbed::new().description(words))
        .collect()
}

/// The picture, with its alt text.
pub fn attachment(message: &Message) -> Option<CreateAttachment> {
    let picture = message.picture.as_ref()?;
    let file = CreateAttachment::bytes(picture.bytes.clone(), picture.name);
    Some(file.description(picture.alt.clone()))
}

/// Nobody is pinged but these.
pub fn mentions(pings: &[UserId]) -> CreateAllowedMentions {
    let users = pings.iter().map(|user| serenity::all::UserId::new(user.0));
    CreateAllowedMentions::new().users(users)
}

/// The components, as Discord takes them.
pub fn components(rows: Vec<Row>) -> Vec<CreateActionRow> {
    rows.into_iter()
        .map(|row| match row {
            Row::Buttons(buttons) => {
                CreateActionRow::Buttons(buttons.into_iter().map(button).collect())
            }
            Row::Select(select) => CreateActionRow::SelectMenu(menu(select)),
        })
        .collect()
}

fn button(button: Button) -> CreateButton {
    CreateButton::new(button.id)
        .label(button.label)
        .disabled(button.enabled == Enabled::NotYet)
        .style(match button.style {
            Style::Main => serenity::all::ButtonStyle::Primary,
            Style::Plain => serenity::all::ButtonStyle::Secondary,
            Style::Final => serenity::all::ButtonStyle::Success,
            Style::Danger => serenity::all::ButtonStyle::Danger,
        })
}

fn menu(select: Select) -> CreateSelectMenu {
    let options = select.choices.into_iter().map(|choice| {
        let option = CreateSelectMenuOption::new(choice.label, choice.value);
        match choice.about {
            Some(about) => option.description(about),
            None => option,
        }
    });
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    CreateSelectMenu::new(select.id, kind).placeholder(select.placeholder)
}

/// The form, as Discord takes it.
pub fn modal(form: Form) -> CreateModal {
    let field = form.field;
    let mut input = CreateInputText::new(InputTextStyle::Short, field.label, Form::FIELD)
        .placeholder(field.placeholder)
        .required(field.required == Required::Yes);
    if !field.value.is_empty() {
        input = input.value(field.value);
    }
    CreateModal::new(form.id, form.title).components(vec![CreateActionRow::InputText(input)])
}
