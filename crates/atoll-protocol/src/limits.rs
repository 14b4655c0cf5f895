//! What server and clients have to agree on in numbers. Written once: a test, which `cargo xtask types` runs, exports them
//! as TypeScript beside the types.

macro_rules! numbers {
    ($(#[doc = $about:literal] $name:ident: $kind:ty = $value:literal;)+) => {
        $(#[doc = $about] pub const $name: $kind = $value;)+

        #[cfg(test)]
        const ALL: &[(&str, &str, &str)] = &[$((stringify!($name), $about, stringify!($value))),+];
    };
}

numbers! {
    /// The version of the WebSocket protocol; a client of another version is told so and has to reload.
    PROTOCOL: u32 = 1;
    /// Most characters of a name, as people see them.
    NAME_LENGTH: usize = 24;
    /// Most units of UTF-16 of a name: what people see as one character may be many of them.
    NAME_UNITS: usize = 320;
    /// Most characters of a command's id.
    COMMAND_ID_LENGTH: usize = 64;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Named like the tests that export types, so that it runs with them.
    #[test]
    fn export_bindings_limits() {
        let mut text =
            String::from("// This file was generated from crates/atoll-protocol/src/limits.rs. Do not edit it.\n");
        for (name, about, value) in ALL {
            text.push_str(&format!("\n/**\n *{about}\n */\nexport const {name} = {value};\n"));
        }
        let folder = std::env::var_os("TS_RS_EXPORT_DIR").expect(".cargo/config.toml says where types are exported to");
        let path = std::path::Path::new(&folder).join("limits.ts");
        std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, text)).expect("the export can be written");
    }
}
