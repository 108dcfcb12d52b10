//! Lists the languages for `src/locales.rs`: the folders that `locales/languages` names, each with
//! its message files.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let locales = Path::new("locales");
    let mut list = String::new();
    for code in fs::read_to_string(locales.join("languages"))?.lines() {
        list += &format!("Folder {{ code: {code:?}, files: &[\n");
        for file in messages(&locales.join(code))? {
            let path = format!("/locales/{code}/{file}.ftl");
            let read = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))");
            list += &format!("    File {{ name: {file:?}, messages: {read} }},\n");
        }
        list += "]},\n";
    }
    let made = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("locales.rs");
    fs::write(made, format!("[{list}]"))
}

/// The names of the message files in a folder, in order.
fn messages(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".ftl").map(str::to_owned));
    }
    names.sort();
    Ok(names)
}
