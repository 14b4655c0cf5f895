// Where what is won or comes home flies to: the card of its owner, if the page shows one.

/** A place on the page, in pixels, and the scale of what is drawn there. */
export interface OnPage {
  x: number;
  y: number;
  scale: number;
}

export const frame = ({ x, y, scale }: OnPage, more: Keyframe = {}): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, ...more });

/** The top of the arc from one place to another. */
export const crest = (from: OnPage, to: OnPage, rise: number, scale: number): OnPage => ({
  x: (from.x + to.x) / 2,
  y: ((from.y + to.y) / 2) * 0.6 + (Math.min(from.y, to.y) - rise) * 0.4,
  scale,
});

/** The middle of the seat's card (`data-seat-card`), or the page's left border. */
export function seatCard(seat: string, height: number): { x: number; y: number } {
  const box = document.querySelector(`[data-seat-card="${CSS.escape(seat)}"]`)?.getBoundingClientRect();
  if (!box?.width) return { x: -20, y: height };
  return { x: box.left + Math.min(box.width / 2, 110), y: box.top + box.height / 2 };
}

/** The arc to a seat's card: something is lifted, flies, and vanishes there. */
export function toSeatCard(seat: string, from: OnPage, opacity: number): Keyframe[] {
  const to = { ...seatCard(seat, from.y), scale: 0.75 };
  // Small things are seen better in flight.
  const lifted = Math.max(from.scale, 0.7) * 1.12;
  return [
    frame(from, { opacity }),
    frame({ x: from.x, y: from.y - 8, scale: lifted }, { opacity: 1, offset: 0.11 }),
    frame(crest(from, to, 30, lifted), { opacity: 1, offset: 0.55 }),
    frame(to, { opacity: 1, offset: 0.92 }),
    frame({ ...to, scale: 0.5 }, { opacity: 0 }),
  ];
}
