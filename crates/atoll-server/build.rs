//! Makes sure that the folder of the built client exists, so that the server can be built without it.

use std::path::Path;

fn main() {
    let folder = Path::new("../../web/dist");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
    if !folder.exists()
        && let Err(error) = std::fs::create_dir_all(folder)
    {
        println!("cargo::warning=the folder web/dist cannot be made: {error}");
    }
}
