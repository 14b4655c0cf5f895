//! The JSON of every game as TypeScript, for the client: one file for each game, beside the types of the protocol. As with
//! those, `cargo xtask types` puts them into the client, and every run of all tests compares.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fs;

use atoll_bots::Evaluate;
use atoll_catalog::{Visitor, games, visit};
use atoll_core::{JsonGame, TextGame};
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations, each after the first that needs it.
struct Declarations {
    config: Config,
    seen: BTreeMap<String, TypeId>,
    text: String,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no place of its own, such as numbers and lists, is written out where it is used.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        match self.seen.insert(name.clone(), TypeId::of::<T>()) {
            None => {
                self.text += &format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
                T::visit_dependencies(self);
            }
            Some(seen) => assert_eq!(seen, TypeId::of::<T>(), "two types are called {name}"),
        }
    }
}

/// Writes the types of a game.
struct Write;

impl Visitor for Write {
    type Output = ();

    fn visit<G: TextGame + JsonGame + Evaluate>(self) {
        let head = format!(
            "// The JSON of the game `{}`, as its crate declares it. Written by `cargo xtask types`; not to be edited.\n",
            G::ID
        );
        let mut types = Declarations { config: Config::from_env(), seen: BTreeMap::new(), text: head };
        types.visit::<G::ViewJson>();
        types.visit::<G::EventJson>();
        types.visit::<G::ActionJson>();
        types.visit::<G::ComponentsJson>();
        for name in ["View", "Event", "Action", "Components"] {
            assert!(types.seen.contains_key(name), "{} calls none of its types {name}", G::ID);
        }
        let folder = types.config.out_dir().join("games");
        fs::create_dir_all(&folder).expect("the folder can be made");
        fs::write(folder.join(format!("{}.ts", G::ID)), types.text).expect("the file can be written");
    }
}

#[test]
fn export_bindings() {
    for game in games() {
        visit(game.id(), Write).expect("every game of the list can be visited");
    }
}
