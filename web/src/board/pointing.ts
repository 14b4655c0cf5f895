// Pointing at a board by taps and arrow keys.

/** The choice a tap makes: the first one, or the one after the choice already made there. */
export function nextChoice(target: { readonly choices: readonly { readonly text: string }[] }, chosen: string | null, by = 1): string | null {
  const index = target.choices.findIndex((choice) => choice.text === chosen);
  const { length } = target.choices;
  return target.choices[index < 0 ? 0 : (index + by + length) % length]?.text ?? null;
}

/** Something to point at; `x` and `y` are its middle on the map. */
export interface Spot {
  key: string;
  x: number;
  y: number;
}

const WAYS: Record<string, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The nearest target in the direction of an arrow key. */
export function neighbour<Target extends Spot>(targets: readonly Target[], from: Target, key: string): Target | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  let [best, found]: [number, Target | undefined] = [Infinity, undefined];
  for (const target of targets) {
    const [dx, dy] = [target.x - from.x, target.y - from.y];
    const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1] - dy * way[0])];
    if (target.key === from.key || ahead < 1) continue;
    const far = ahead + aside * 2.2;
    if (far < best) [best, found] = [far, target];
  }
  return found;
}
