//! *Stored examples load for ever*: of each variant and each field of what journals hold there is an
//! example from when it was first written; it is read today, and written again to the byte.
//!
//! Which variants and fields there are, serde says while an example is read: no list is kept by
//! hand, and what stands inside is reached too.

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer,
    MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::{Serialize, forward_to_deserialize_any};
use serde_json::{Error, Value};

/// What a kind of thing has by name, and what of that the examples show.
#[derive(Default)]
pub struct Examples {
    named: BTreeSet<String>,
    shown: BTreeSet<String>,
    wrong: Vec<String>,
}

impl Examples {
    /// Reads an example of `T`, a line of JSON. Whether it shows what no other has shown.
    pub fn read<T: DeserializeOwned + Serialize>(&mut self, line: &str) -> bool {
        let found = RefCell::default();
        let known = self.shown.len();
        match read_again::<T>(line, &found) {
            Ok(again) if again == line => {}
            Ok(again) => self
                .wrong
                .push(format!("{line}\n  is written again as {again}")),
            Err(error) => self
                .wrong
                .push(format!("{line}\n  cannot be read: {error}")),
        }
        let found: Found = found.into_inner();
        self.named.extend(found.named);
        self.shown.extend(found.shown);
        self.shown.len() > known
    }

    /// What is wrong: examples that do not load, and names without an example.
    pub fn problems(&self) -> Vec<String> {
        let missing = self.named.difference(&self.shown);
        let missing = missing.map(|name| format!("{name} has no example"));
        self.wrong.iter().cloned().chain(missing).collect()
    }
}

fn read_again<T: DeserializeOwned + Serialize>(
    line: &str,
    found: &RefCell<Found>,
) -> Result<String, Error> {
    let value: Value = serde_json::from_str(line)?;
    let reader = Reader {
        value: &value,
        found,
    };
    serde_json::to_string(&T::deserialize(reader)?)
}

#[derive(Default)]
struct Found {
    named: BTreeSet<String>,
    shown: BTreeSet<String>,
}

impl Found {
    fn names(&mut self, owner: &str, names: &[&str]) {
        let names = names.iter().map(|name| format!("{owner}.{name}"));
        self.named.extend(names);
    }

    fn shows(&mut self, owner: &str, name: &str) {
        self.shown.insert(format!("{owner}.{name}"));
    }
}

/// Hands a value over as serde asks for it, and notes by which names.
#[derive(Clone, Copy)]
struct Reader<'a> {
    value: &'a Value,
    found: &'a RefCell<Found>,
}

impl<'a> Reader<'a> {
    fn inside(self, value: &'a Value) -> Self {
        Self { value, ..self }
    }

    /// Notes the fields of a struct or variant, and which of them hold something.
    fn fields(self, owner: &str, fields: &[&str]) {
        let mut found = self.found.borrow_mut();
        found.names(owner, fields);
        for (name, value) in self.value.as_object().into_iter().flatten() {
            let is_empty = value.as_array().is_some_and(Vec::is_empty);
            if !value.is_null() && !is_empty {
                found.shows(owner, name);
            }
        }
    }
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Array(values) => visitor.visit_seq(Items {
                reader: self,
                values: values.iter(),
            }),
            Value::Object(fields) => visitor.visit_map(Fields {
                reader: self,
                fields: fields.iter(),
                next: &Value::Null,
            }),
            plain => plain.clone().deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.fields(name, fields);
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.found.borrow_mut().names(name, variants);
        let (variant, content) = match self.value {
            Value::String(variant) => (variant, &Value::Null),
            Value::Object(fields) if fields.len() == 1 => fields
                .iter()
                .next()
                .ok_or_else(|| Error::custom("no variant"))?,
            _ => return Err(Error::custom("no variant")),
        };
        self.found.borrow_mut().shows(name, variant);
        visitor.visit_enum(Variant {
            content: self.inside(content),
            owner: format!("{name}.{variant}"),
            variant,
        })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

struct Items<'a> {
    reader: Reader<'a>,
    values: std::slice::Iter<'a, Value>,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        let next = self.values.next().map(|value| self.reader.inside(value));
        next.map(|reader| seed.deserialize(reader)).transpose()
    }
}

struct Fields<'a> {
    reader: Reader<'a>,
    fields: serde_json::map::Iter<'a>,
    next: &'a Value,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some((name, value)) = self.fields.next() else {
            return Ok(None);
        };
        self.next = value;
        // A key that is a number stands there as text.
        match serde_json::from_str::<u64>(name) {
            Ok(number) => seed.deserialize(Value::from(number)),
            Err(_) => seed.deserialize(named(name)),
        }
        .map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        seed.deserialize(self.reader.inside(self.next))
    }
}

fn named(name: &str) -> StrDeserializer<'_, Error> {
    name.into_deserializer()
}

struct Variant<'a> {
    variant: &'a str,
    owner: String,
    content: Reader<'a>,
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        Ok((seed.deserialize(named(self.variant))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.content)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Error> {
        self.content.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.content.fields(&self.owner, fields);
        self.content.deserialize_any(visitor)
    }
}
