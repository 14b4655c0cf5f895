// Colours are CSS variables (art.css and the shell's tokens); drawings use nothing else, so a theme needs no redraw.

export type Tone =
  | 'sea' | 'sea-deep' | 'sea-mid' | 'sea-net' | 'sea-lit' | 'shallow' | 'shallow-lit' | 'foam'
  | 'sand' | 'sand-wet' | 'sand-dot' | 'grass' | 'grass-lit' | 'grass-deep'
  | 'jungle' | 'jungle-deep' | 'jungle-mid' | 'jungle-lit' | 'trunk' | 'trunk-lit' | 'nut'
  | 'bloom' | 'bloom-lit' | 'bloom-edge' | 'petal' | 'mango' | 'stone' | 'stone-lit' | 'stone-dark'
  | 'plank' | 'plank-mid' | 'plank-lit' | 'plank-dark' | 'gap' | 'rope' | 'thatch' | 'thatch-lit' | 'thatch-dark'
  | 'awning-a' | 'awning-b' | 'sail' | 'sail-shade' | 'sail-ink' | 'boat' | 'boat-lit' | 'crate' | 'crate-edge' | 'crate-ink'
  | 'banana' | 'banana-lit' | 'banana-ink' | 'shell' | 'shell-lit' | 'shell-ink' | 'fish' | 'fish-lit' | 'fish-belly'
  | 'halo' | 'shade-ink' | 'card-edge' | 'lamps' | 'sky' | 'sun-disc' | 'bust' | 'sun' | 'sun-edge' | 'ink-solid'
  | 'ash' | 'ash-lit' | 'ash-dark' | 'lava' | 'lava-lit' | 'reef' | 'reef-lit' | 'reef-deep'
  | 'legal' | 'legal-edge' | 'accent' | 'glow';

export const tone = (name: Tone): string => `var(--${name})`;

/** A filled path. */
export const fill = (d: string, name: Tone, more = ''): string => `<path d="${d}" fill="${tone(name)}"${more && ` ${more}`}/>`;
/** A drawn line. */
export const stroke = (d: string, name: Tone, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${tone(name)}" stroke-width="${width}"${more && ` ${more}`}/>`;
/** The cream line that keeps what counts apart from everything else. */
export const halo = (d: string, width = 2.4): string => stroke(d, 'halo', width, 'stroke-linejoin="round"');
/** Shadow on the ground; the light comes from the upper left. */
export const shadow = (rx: number, ry: number, dx = rx * 0.45, dy = ry * 0.5): string =>
  `<ellipse cx="${dx.toFixed(1)}" cy="${dy.toFixed(1)}" rx="${rx}" ry="${ry}" fill="${tone('shade-ink')}" opacity=".26"/>`;
export const ROUND = 'stroke-linecap="round"';
