// Patterns and clips that boards refer to, besides those of every page (`portrait.ts`): put into the document once, out of sight.

import './art.css';
import { groundPatterns } from './ground';
import { plants } from './plant';

const ID = 'art-definitions';

export const definitions = (): string =>
  `<defs>${groundPatterns()}${plants()}` +
  '<clipPath id="art-tile"><rect width="100" height="100" rx="3"/></clipPath><clipPath id="art-card"><rect width="120" height="110" rx="12"/></clipPath>' +
  '<filter id="art-lift" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="3" dy="6" stdDeviation="4" flood-color="var(--shade-ink)" flood-opacity=".45"/></filter></defs>';

/** Every component calls this before it draws. */
export function ensureDefinitions(): void {
  if (typeof document === 'undefined' || document.getElementById(ID)) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = ID;
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  // Not `display: none`, which would switch patterns off; set by script, since the page forbids inline styles.
  svg.style.position = 'absolute';
  svg.innerHTML = definitions();
  document.body.append(svg);
}
