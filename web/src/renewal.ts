// When the server has been renewed under an open page: parts of the old build are gone. The page is loaded anew, once for
// each build, so that a file that stays missing never makes it reload for ever.

/** A part of the client that could not be loaded: no server answers, or the file is not there. */
export class PartError extends Error {
  constructor(readonly code: 'offline' | 'missing-part', cause: unknown) {
    super(`a part of the client cannot be loaded: ${code}`, { cause });
    this.name = 'PartError';
  }
}

/** The first script names all others, so another build has another one. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/** The builds this entry of the history was loaded anew for. The history survives a reload, and nobody forbids it. */
function renewed(): string[] {
  const marks: unknown = (history.state as { renewed?: unknown } | null)?.renewed;
  return Array.isArray(marks) ? marks.map(String) : [];
}

/** Whether this build was loaded anew already, to no avail. */
export const hasReloaded = (): boolean => renewed().includes(build());

/** Loads the page anew, and remembers that this was tried. */
export function reload(): void {
  history.replaceState({ ...(history.state as object | null), renewed: [...renewed(), build()] }, '');
  location.reload();
}

/** Loads the page anew, unless that was tried. */
export function reloadOnce(): boolean {
  if (hasReloaded()) return false;
  reload();
  return true;
}

/** Loads a part of the client; every part that is not in the first script comes by this. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    // Without a server, a reload would take away the page that is open.
    const answers = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then((response) => response.ok, () => false);
    if (!answers) throw new PartError('offline', cause);
    // The page goes; nobody needs to be told anything.
    if (reloadOnce()) return new Promise(() => {});
    throw new PartError('missing-part', cause);
  }
}

/** A text file of the client. */
export const textPart = (url: string): Promise<string> =>
  part(async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.text();
  });
