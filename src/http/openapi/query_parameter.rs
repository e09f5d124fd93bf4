//! A parameter of a query string as the document has it. What its value may be is what the key of the same name
//! may be in the question, as far as a text without quotes and brackets can say it.

use serde_json::Value;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn, ParameterStyle};
use utoipa::openapi::schema::{
    Array, ArrayBuilder, ArrayItems, Object, ObjectBuilder, Schema, SchemaType, Type,
};
use utoipa::openapi::{RefOr, Required};

use crate::operations::{Description, QueryKind, QueryParameter};

/// The parameter with its schema.
pub(super) fn described(parameter: &QueryParameter, schemas: &Description) -> Parameter {
    let key = key_of_question(parameter.name, schemas);
    let only = |wanted| {
        let found = key.and_then(|key| narrow(key, &wanted, schemas));
        found.unwrap_or_else(|| plain(wanted))
    };
    let schema = match parameter.kind {
        QueryKind::Text => Schema::Object(only(Type::String)),
        QueryKind::Integer => Schema::Object(only(Type::Integer)),
        QueryKind::Boolean => Schema::Object(only(Type::Boolean)),
        QueryKind::Integers => {
            let list = key.and_then(|key| array(key, schemas));
            let element = list
                .and_then(elements)
                .and_then(|element| narrow(element, &Type::Integer, schemas));
            let element = element.unwrap_or_else(|| plain(Type::Integer));
            let described = ArrayBuilder::new()
                .items(element)
                .min_items(list.and_then(|list| list.min_items))
                .max_items(list.and_then(|list| list.max_items))
                .unique_items(list.is_some_and(|list| list.unique_items));
            Schema::Array(described.build())
        }
    };
    let described = ParameterBuilder::new()
        .name(parameter.name)
        .parameter_in(ParameterIn::Query)
        .required(if parameter.required {
            Required::True
        } else {
            Required::False
        })
        .description(Some(parameter.description))
        .example(Some(example(parameter)))
        .schema(Some(schema));
    match parameter.kind {
        QueryKind::Integers => described
            .style(Some(ParameterStyle::Form))
            .explode(Some(false))
            .build(),
        _ => described.build(),
    }
}

fn example(parameter: &QueryParameter) -> Value {
    let text = parameter.example;
    let as_json = match parameter.kind {
        QueryKind::Text => None,
        QueryKind::Integer | QueryKind::Boolean => serde_json::from_str(text).ok(),
        QueryKind::Integers => serde_json::from_str(&format!("[{text}]")).ok(),
    };
    as_json.unwrap_or_else(|| Value::String(text.to_owned()))
}

fn plain(wanted: Type) -> Object {
    ObjectBuilder::new().schema_type(wanted).build()
}

fn key_of_question<'a>(name: &str, schemas: &'a Description) -> Option<&'a RefOr<Schema>> {
    match resolve(&schemas.question, schemas)? {
        Schema::Object(object) => object.properties.get(name),
        _ => None,
    }
}

fn resolve<'a>(schema: &'a RefOr<Schema>, schemas: &'a Description) -> Option<&'a Schema> {
    match schema {
        RefOr::T(schema) => Some(schema),
        RefOr::Ref(reference) => {
            let name = reference.ref_location.rsplit('/').next()?;
            let mut known = schemas.referenced.iter();
            let (_, found) = known.find(|(known, _)| known == name)?;
            match found {
                RefOr::T(schema) => Some(schema),
                RefOr::Ref(_) => None,
            }
        }
    }
}

/// The choices that a schema leaves, itself if it leaves none.
fn choices(schema: &Schema) -> Option<&[RefOr<Schema>]> {
    match schema {
        Schema::OneOf(one) => Some(&one.items),
        Schema::AnyOf(any) => Some(&any.items),
        Schema::AllOf(all) if all.items.len() == 1 => Some(&all.items),
        _ => None,
    }
}

/// The part of a schema that has this type only.
fn narrow(schema: &RefOr<Schema>, wanted: &Type, schemas: &Description) -> Option<Object> {
    let schema = resolve(schema, schemas)?;
    if let Some(choices) = choices(schema) {
        return choices
            .iter()
            .find_map(|choice| narrow(choice, wanted, schemas));
    }
    let Schema::Object(object) = schema else {
        return None;
    };
    let fits = match &object.schema_type {
        SchemaType::Type(only) => only == wanted,
        SchemaType::Array(several) => several.contains(wanted),
        SchemaType::AnyValue => false,
    };
    let mut narrowed = object.clone();
    narrowed.schema_type = SchemaType::Type(wanted.clone());
    fits.then_some(narrowed)
}

/// The array that a schema is or may be.
fn array<'a>(schema: &'a RefOr<Schema>, schemas: &'a Description) -> Option<&'a Array> {
    let schema = resolve(schema, schemas)?;
    if let Some(choices) = choices(schema) {
        return choices.iter().find_map(|choice| array(choice, schemas));
    }
    match schema {
        Schema::Array(array) => Some(array),
        _ => None,
    }
}

/// What stands in an array.
fn elements(array: &Array) -> Option<&RefOr<Schema>> {
    match &array.items {
        ArrayItems::RefOrSchema(element) => Some(element),
        ArrayItems::False => None,
    }
}
