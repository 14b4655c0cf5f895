// Names for what this page asks, so that an answer finds its question.

/** An id nobody else has. `crypto.randomUUID` would say it too, but not on pages that came by plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
