// Names for what this page asks, so that an answer finds its question.

/** So many random bytes in hexadecimal digits. */
export function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id nobody else has. `crypto.randomUUID` would say it too, but not on pages that came by plain http. */
export const newId = (): string => randomHex(16);
