//! The JSON of every game as TypeScript, for the client: one file for each game, beside the types of the protocol. As with
//! those, `cargo xtask types` puts them into the client, and every run of all tests compares.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fs;

use atoll_bots::Evaluate;
use atoll_catalog::{Visitor, games, visit};
use atoll_core::{JsonGame, TextGame};
use ts_rs::{Config, TS, TypeVisitor};

/// What a game declares of its JSON, under these names.
const ROOTS: [&str; 4] = ["View", "Event", "Action", "Components"];

/// Declarations by name. In which order the types of members are visited is not the same in every build.
struct Declarations {
    config: Config,
    found: BTreeMap<String, (TypeId, String)>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no place of its own, such as numbers and lists, is written out where it is used.
        if T::output_path().is_none() {
            return;
        }
        let (name, id) = (T::ident(&self.config), TypeId::of::<T>());
        if let Some((known, _)) = self.found.get(&name) {
            return assert_eq!(*known, id, "two types are called {name}");
        }
        let text = format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        self.found.insert(name, (id, text));
        T::visit_dependencies(self);
    }
}

/// Writes the types of a game.
struct Write;

impl Visitor for Write {
    type Output = ();

    fn visit<G: TextGame + JsonGame + Evaluate>(self) {
        let mut types = Declarations { config: Config::from_env(), found: BTreeMap::new() };
        types.visit::<G::ViewJson>();
        types.visit::<G::EventJson>();
        types.visit::<G::ActionJson>();
        types.visit::<G::ComponentsJson>();
        let mut text = format!(
            "// The JSON of the game `{}`, as its crate declares it. Written by `cargo xtask types`; not to be edited.\n",
            G::ID
        );
        for name in ROOTS {
            let (_, declared) = types.found.remove(name).unwrap_or_else(|| panic!("{} has no type {name}", G::ID));
            text += &declared;
        }
        text.extend(types.found.into_values().map(|(_, declared)| declared));
        let folder = types.config.out_dir().join("games");
        fs::create_dir_all(&folder).expect("the folder can be made");
        fs::write(folder.join(format!("{}.ts", G::ID)), text).expect("the file can be written");
    }
}

#[test]
fn export_bindings() {
    for game in games() {
        visit(game.id(), Write).expect("every game of the list can be visited");
    }
}
