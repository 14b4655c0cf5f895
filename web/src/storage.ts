// What the browser keeps for us on this device. People may forbid it, and it may be full: then things are kept as long as
// the page is open. Nothing else in the client touches the browser's storage.

const PREFIX = 'atoll.';
const open = new Map<string, string>();

/** What was kept under this name. */
export function recall(name: string): string | null {
  const known = open.get(name);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a text under this name. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
    // What another tab writes later is newer than what this one remembers.
    open.delete(name);
  } catch {
    open.set(name, text);
  }
}
