// What a component of Maori is given.

import type { Action, Components, Event, View } from '../../protocol/games/maori';
import type { Choice as AnyChoice, GameProps } from '../module';

export type Props = GameProps<View, Event, Action, Components>;
/** An action that may be played, with its notation. */
export type Choice<A extends Action = Action> = AnyChoice<A>;
