// Two quick taps are meant for one thing: what has come up under the finger in between does not hear the second.

/** How long a second tap still belongs to the first, in milliseconds, and how far beside it, in pixels. */
const WITHIN = 350;
const BESIDE = 24;
const PRESSABLE = 'button, a, [role=button], [role=radio], [data-choice]';

/** Attaches to what two quick taps must not act on twice. Clicks by keyboard have no place and are let through. */
export function onceForTwo(element: HTMLElement): () => void {
  let last: { x: number; y: number; at: number; on: Element | null } | null = null;
  const heard = (event: MouseEvent): void => {
    const on = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    const [before, now] = [last, { x: event.clientX, y: event.clientY, at: event.timeStamp, on }];
    last = now;
    if (!before || event.detail === 0 || on === before.on) return;
    if (now.at - before.at > WITHIN || Math.hypot(now.x - before.x, now.y - before.y) > BESIDE) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', heard, { capture: true });
  return () => element.removeEventListener('click', heard, { capture: true });
}
