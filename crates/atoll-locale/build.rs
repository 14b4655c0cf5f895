//! Lists every message file below `locales/`, so that the library can hold their texts.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The entries of a folder, sorted, so that every build is alike.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder can be listed").path()).collect();
    paths.sort();
    paths
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("const FILES: &[(&str, &str, &str)] = &[\n");
    for folder in sorted(&root).into_iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let language = folder.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        for file in sorted(&folder).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl")) {
            println!("cargo::rerun-if-changed={}", file.display());
            let name = file.file_name().expect("a file has a name").to_string_lossy().into_owned();
            writeln!(list, "    ({language:?}, {name:?}, include_str!({:?})),", file.display().to_string())
                .expect("memory can be written");
        }
    }
    list.push_str("];\n");
    let out = std::env::var_os("OUT_DIR").expect("cargo names a folder for what is generated");
    fs::write(Path::new(&out).join("files.rs"), list).expect("the folder can be written");
}
