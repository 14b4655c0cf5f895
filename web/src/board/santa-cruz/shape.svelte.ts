// Whether the hand lies in the dock (phones) or on the board's lower edge.

const NARROW = '(max-width: 699.9px), (max-height: 499.9px) and (orientation: landscape)';

export const shape = $state({ dock: false });
if (typeof matchMedia !== 'undefined') {
  const query = matchMedia(NARROW);
  shape.dock = query.matches;
  query.addEventListener('change', () => (shape.dock = query.matches));
}
