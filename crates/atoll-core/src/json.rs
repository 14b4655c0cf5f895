//! The JSON face of a game: what it looks like to a reader who does not know our types.

use serde::Serialize;

use crate::Game;

/// What is written as JSON. With the feature `ts` it tells its TypeScript type as well.
#[cfg(not(feature = "ts"))]
pub trait JsonForm: Serialize {}
#[cfg(not(feature = "ts"))]
impl<T: Serialize> JsonForm for T {}

/// What is written as JSON, and tells its TypeScript type as well.
#[cfg(feature = "ts")]
pub trait JsonForm: Serialize + ts_rs::TS + 'static {}
#[cfg(feature = "ts")]
impl<T: Serialize + ts_rs::TS + 'static> JsonForm for T {}

/// A game whose views, events, actions and components can be written as JSON (`docs/json.md`).
pub trait JsonGame: Game {
    /// A view with every id spelt out.
    type ViewJson: JsonForm;
    /// An event with every id spelt out.
    type EventJson: JsonForm;
    /// An action with every id spelt out.
    type ActionJson: JsonForm;
    /// A component set: everything that is needed to draw the pieces.
    type ComponentsJson: JsonForm;

    /// The view's public form.
    fn view_json(view: &Self::View) -> Self::ViewJson;
    /// The event's public form.
    fn event_json(&self, event: &Self::Event) -> Self::EventJson;
    /// The public form of an action that is legal now.
    fn action_json(&self, action: Self::Action) -> Self::ActionJson;
    /// The public form of the component set these options name.
    fn components_json(options: &Self::Options) -> Self::ComponentsJson;
}
