// Where things lie. The display, the explorer's positions and the players' boards share one coordinate space, the engine's
// text board: the display lies at 1…4, the explorer sails on the ring 0…5 round it, and two players' boards stand in a row
// below (docs/notation.md). Inside a drawing, a tile is 100 units wide.

import type { Point } from '../../art/geometry';
import type { Place, Seat, View } from '../../protocol/games/maori';

export const POSITIONS = 16;
/** How far the lane runs outside the display. */
export const LANE = 62;

const seatNumber = (seat: Seat): number => Math.max(0, seat.charCodeAt(0) - 65);

/** The upper left space of a seat's board in the shared space. */
const home = (seat: Seat): Place => ({ x: 6 * (seatNumber(seat) % 2), y: 7 + 6 * Math.floor(seatNumber(seat) / 2) });

export const displayPlace = (index: number): Place => ({ x: (index % 4) + 1, y: Math.floor(index / 4) + 1 });

export function positionPlace(position: number): Place {
  const [side, step] = [Math.floor(position / 4), position % 4];
  if (side === 0) return { x: 1 + step, y: 0 };
  if (side === 1) return { x: 5, y: 1 + step };
  return side === 2 ? { x: 4 - step, y: 5 } : { x: 0, y: 4 - step };
}

export const spacePlace = (seat: Seat, cell: Place): Place => ({ x: home(seat).x + cell.x, y: home(seat).y + cell.y });

/** Which space of the seat's board a place is, if it is one. */
export function spaceOf(place: Place, seat: Seat, width: number, height: number): Place | null {
  const cell = { x: place.x - home(seat).x, y: place.y - home(seat).y };
  return cell.x >= 0 && cell.y >= 0 && cell.x < width && cell.y < height ? cell : null;
}

/** The index of a display place in the shared space. */
export const displayIndex = ({ x, y }: Place): number | null => (x >= 1 && x <= 4 && y >= 1 && y <= 4 ? (y - 1) * 4 + x - 1 : null);

/** Which of the explorer's positions a place is. */
export function positionOf({ x, y }: Place): number | null {
  for (let position = 0; position < POSITIONS; position++) {
    const place = positionPlace(position);
    if (place.x === x && place.y === y) return position;
  }
  return null;
}

/** The middle of an explorer's position on the display's drawing, whose tiles lie at 0…400. */
export function berth(position: number): Point {
  const { x, y } = positionPlace(position);
  const on = (value: number): number => (value === 0 ? -LANE : value === 5 ? 400 + LANE : (value - 1) * 100 + 50);
  return [on(x), on(y)];
}

const CORNERS: readonly Point[] = [[400 + LANE, -LANE], [400 + LANE, 400 + LANE], [-LANE, 400 + LANE], [-LANE, -LANE]];

/** The way of the explorer, corners included: the points after `from`, for so many steps. */
export function voyage(from: number, steps: number): { point: Point; step: number }[] {
  const way: { point: Point; step: number }[] = [];
  for (let step = 1; step <= steps; step++) {
    const position = (from + step) % POSITIONS;
    if (position % 4 === 0) way.push({ point: CORNERS[(position / 4 + 3) % 4] as Point, step: step - 0.5 });
    way.push({ point: berth(position), step });
  }
  return way;
}

/** The display's line that a position faces, nearest place first. */
export function line(position: number): number[] {
  const [side, step] = [Math.floor(position / 4), position % 4];
  const at = (x: number, y: number): number => 4 * y + x;
  return [0, 1, 2, 3].map((i) => (side === 0 ? at(step, i) : side === 1 ? at(3 - i, step) : side === 2 ? at(3 - step, 3 - i) : at(i, 3 - step)));
}

export const cellKey = ({ x, y }: Place): string => `${x},${y}`;
export const sameCell = (a: Place | null, b: Place | null): boolean => a !== null && b !== null && a.x === b.x && a.y === b.y;

/** Whose board is shown large: that of the seat to act if it is yours, else yours, else that of whoever is active. */
export function shownSeat(view: View, you: readonly Seat[]): Seat {
  if (view.to_act && you.includes(view.to_act)) return view.to_act;
  if (you.includes(view.active)) return view.active;
  return you[0] ?? view.to_act ?? view.active;
}
