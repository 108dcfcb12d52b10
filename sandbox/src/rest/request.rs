//! A request, read whole: version, path, query, body, files. Must never carry the token on.

use crate::errors::{ApiError, BAD_JSON, ENTITY_TOO_LARGE, Form, INVALID_VERSION, NOT_FOUND};
use crate::snowflake::Snowflake;
use crate::validate::attachments::{Upload, clean_name, content_type};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// More than any message may hold, so that the refusal comes from Discord's own limits.
const MAX_BODY: usize = 128 * 1024 * 1024;

#[derive(Clone, Default)]
pub(crate) struct RestRequest {
    pub method: String,
    /// As sent, with the version and the query.
    pub full_path: String,
    /// The steps after the version, decoded.
    pub steps: Vec<String>,
    /// The path's template: ids and tokens replaced.
    pub route: String,
    pub query: BTreeMap<String, String>,
    pub body: Value,
    pub uploads: Vec<Upload>,
}

impl RestRequest {
    /// Reads a request; on refusal with what was read so far, for the record.
    pub(crate) async fn read(request: Request) -> Result<Self, (Self, ApiError)> {
        let mut read = Self {
            method: request.method().to_string(),
            full_path: request
                .uri()
                .path_and_query()
                .map(ToString::to_string)
                .unwrap_or_default(),
            query: query(request.uri().query().unwrap_or_default()),
            ..Self::default()
        };
        let path = request.uri().path().to_owned();
        let rest = match path.strip_prefix("/api/") {
            Some(rest) => rest,
            None => return Err((read, NOT_FOUND.into())),
        };
        let mut steps: Vec<String> = rest.split('/').map(decode).collect();
        if steps.first().is_some_and(|s| {
            s.len() > 1 && s.starts_with('v') && s[1..].bytes().all(|b| b.is_ascii_digit())
        }) {
            let version = steps.remove(0);
            if version != "v10" && version != "v9" {
                return Err((read, INVALID_VERSION.into()));
            }
        }
        read.route = template(&steps);
        read.steps = steps;
        match read.read_body(request).await {
            Ok(()) => Ok(read),
            Err(error) => Err((read, error)),
        }
    }

    async fn read_body(&mut self, request: Request) -> Result<(), ApiError> {
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|v| v.to_str().ok())
            .unwrap_or_default();
        let kind = kind.to_ascii_lowercase();
        if kind.starts_with("multipart/form-data") {
            return self.read_multipart(request).await;
        }
        let bytes = axum::body::to_bytes(request.into_body(), MAX_BODY)
            .await
            .map_err(|_| ENTITY_TOO_LARGE)?;
        if bytes.is_empty() {
            return Ok(());
        }
        if self.method == "GET" || self.method == "DELETE" {
            // Discord does not look at these bodies.
            return Ok(());
        }
        let media = kind.split(';').next().unwrap_or_default().trim();
        if media != "application/json" {
            let why = "Expected \"Content-Type\" header to be one of {'application/json'}.";
            return Err(Form::refuse("", "CONTENT_TYPE_INVALID", why));
        }
        self.body = serde_json::from_slice(&bytes).map_err(|_| BAD_JSON)?;
        Ok(())
    }

    async fn read_multipart(&mut self, request: Request) -> Result<(), ApiError> {
        let broken = |_| ApiError::from(BAD_JSON);
        let mut parts = Multipart::from_request(request, &())
            .await
            .map_err(|_| BAD_JSON)?;
        let mut fields = serde_json::Map::new();
        let mut payload = None;
        while let Some(part) = parts.next_field().await.map_err(broken)? {
            let name = part.name().unwrap_or_default().to_owned();
            let filename = part.file_name().map(str::to_owned);
            let given = part.content_type().unwrap_or_default().to_owned();
            let bytes = part.bytes().await.map_err(broken)?;
            if name == "payload_json" {
                payload = Some(serde_json::from_slice(&bytes).map_err(|_| BAD_JSON)?);
            } else if let Some(filename) = filename {
                let index = name
                    .strip_prefix("files[")
                    .and_then(|n| n.strip_suffix(']'))
                    .and_then(|n| n.parse().ok());
                let filename = clean_name(&filename);
                self.uploads.push(Upload {
                    field: name.clone(),
                    index: index.unwrap_or(self.uploads.len() as u64),
                    content_type: content_type(&filename, &bytes, &given),
                    filename,
                    bytes: bytes.as_ref().into(),
                });
            } else {
                fields.insert(
                    name,
                    Value::String(String::from_utf8_lossy(&bytes).into_owned()),
                );
            }
        }
        self.body = payload.unwrap_or(Value::Object(fields));
        Ok(())
    }

    pub(crate) fn segments(&self) -> Vec<&str> {
        self.steps.iter().map(String::as_str).collect()
    }

    /// True if the bot's token must come with it: a path with a token of its own needs none.
    pub(crate) fn needs_token(&self) -> bool {
        !(self.route == "/gateway"
            || self.route.starts_with("/interactions/{id}/{token}")
            || self.route.starts_with("/webhooks/{id}/{token}"))
    }

    /// The part of the path that makes a bucket of its own.
    pub(crate) fn major(&self) -> &str {
        let at = match self.steps.first().map(String::as_str) {
            Some("channels" | "guilds") => 1,
            Some("webhooks" | "interactions") => 2,
            _ => return "",
        };
        self.steps.get(at).map_or("", String::as_str)
    }

    pub(crate) fn flag(&self, key: &str) -> bool {
        self.query
            .get(key)
            .is_some_and(|v| matches!(v.to_ascii_lowercase().as_str(), "true" | "1"))
    }

    pub(crate) fn query_id(&self, key: &str) -> Option<Snowflake> {
        self.query.get(key).and_then(|v| Snowflake::parse(v))
    }
}

fn template(steps: &[String]) -> String {
    let family = steps.first().map(String::as_str);
    let mut out = String::new();
    for (n, step) in steps.iter().enumerate() {
        out.push('/');
        let before = n
            .checked_sub(1)
            .and_then(|b| steps.get(b))
            .map(String::as_str);
        if n == 2 && matches!(family, Some("webhooks" | "interactions")) {
            out.push_str("{token}");
        } else if before == Some("reactions") {
            out.push_str("{emoji}");
        } else if Snowflake::parse(step).is_some() {
            out.push_str("{id}");
        } else {
            out.push_str(step);
        }
    }
    out
}

fn query(text: &str) -> BTreeMap<String, String> {
    let pairs = text.split('&').filter(|p| !p.is_empty());
    pairs
        .map(|p| p.split_once('=').unwrap_or((p, "")))
        .map(|(k, v)| (decode(k), decode(v)))
        .collect()
}

/// Undoes the encoding of a form, where a plus is a space; what is not valid stays as it is.
pub(crate) fn decode(text: &str) -> String {
    let spaced = text.replace('+', " ");
    let decoded = percent_encoding::percent_decode_str(&spaced).decode_utf8();
    decoded.map_or_else(|_| text.to_owned(), Cow::into_owned)
}
