// What the reader has chosen on this device: theme, motion, codes. The language is in `i18n`.

import { keep, recall } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'calm', 'normal'] as const;
/** Whether sentences name tiles, cells and parts by their codes, and boards show the columns and rows that those count. */
export const CODES = ['hidden', 'shown'] as const;
/** Whether a move is confirmed by a button of its own: with a finger, which shows nothing before it taps, always, or never. */
export const CONFIRMS = ['touch', 'always', 'never'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const read = <T extends string>(key: string, known: readonly T[]): T => known.find((value) => value === recall(key)) ?? (known[0] as T);

export const settings = $state({ theme: read('theme', THEMES), motion: read('motion', MOTIONS), codes: read('codes', CODES), confirms: read('confirms', CONFIRMS) });

const night = matchMedia('(prefers-color-scheme: dark)');

/** Puts the choices on the page and remembers them. */
export function applySettings(): void {
  const isDark = settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#0d2732' : '#e9d5a4');
  if (settings.motion === 'system') delete document.documentElement.dataset['motion'];
  else document.documentElement.dataset['motion'] = settings.motion;
  keep('theme', settings.theme);
  keep('motion', settings.motion);
  keep('codes', settings.codes);
  keep('confirms', settings.confirms);
}

night.addEventListener('change', applySettings);

/** Whether things should appear instead of travelling. */
export const isCalm = (): boolean => settings.motion === 'calm' || (settings.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Whether what was clicked completes a move at once. Keys always choose first and confirm after. */
export function actsAtOnce(click: Event | undefined): boolean {
  const pointer = click && 'pointerType' in click ? click.pointerType : '';
  return settings.confirms === 'never' ? pointer !== '' : settings.confirms === 'touch' && pointer === 'mouse';
}
