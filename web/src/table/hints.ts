// Hints in words.

import type { Message } from '../protocol/Message';
import type { HintItem } from '../protocol/HintItem';

/** How far ahead or behind the seat is expected to be in the end: to a tenth of a point, as the language writes it. */
export function outlook(margin: number, language: string): Message {
  const tenths = Math.round(Math.abs(margin) * 10);
  if (tenths === 0) return { key: 'web-hint-level', args: {} };
  const points = (tenths / 10).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { key: margin > 0 ? 'web-hint-ahead' : 'web-hint-behind', args: { points } };
}

/** What speaks for an action, if anything was found. */
export const reason = (item: HintItem): Message | null => (item.reasons.length > 0 ? { key: 'web-hint-why', args: { reasons: item.reasons } } : null);
