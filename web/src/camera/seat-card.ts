// Where what is won or comes home flies to: the card of their owner, if the page shows one.

/** The middle of the seat's card (`data-seat-card`), or the page's left border. */
export function seatCard(seat: string, from: readonly [number, number]): readonly [number, number] {
  const card = document.querySelector(`[data-seat-card="${CSS.escape(seat)}"], .seat.${CSS.escape(seat)}`);
  const box = card?.getBoundingClientRect();
  if (!box || !box.width) return [-20, from[1]];
  return [box.left + Math.min(box.width / 2, 110), box.top + box.height / 2];
}
