// One table's connection: numbered steps without gaps, commands that are resent until answered, and a state to show.

import type { ClientMessage } from '../protocol/ClientMessage';
import { PROTOCOL } from '../protocol/limits';
import type { ServerMessage } from '../protocol/ServerMessage';
import type { StepItem } from '../protocol/StepItem';
import type { Seat } from '../protocol/Seat';

const PING_MS = 2_500;
/** So many pings in a row without a word from the server mean that the line is dead. Pings are counted, not time: a page
    in the background runs its timers late, and one that slept runs them before it reads what came meanwhile. */
const MOST_SILENT = 3;
/** How long the server may take to answer when the page is looked at again. */
const PROBE_MS = 2_500;
const RETRY_MS = 3_500;

/** `unstored`: the server cannot store the table now, and the connection is tried again. `outdated`: page and server are of
    different versions. */
export type Connection = 'connecting' | 'connected' | 'reconnecting' | 'unstored' | 'outdated';
type Body<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>['d'];
type Command = Extract<ClientMessage, { t: 'act' | 'undo' }>;

/** What a session tells its owner. */
export interface Listener {
  connection(state: Connection): void;
  /** Things as they stand after a (re)connect; `steps` are those missed, possibly none. */
  welcome(body: Body<'welcome'>): void;
  /** Everything anew, or what is different of it, as it looks through other eyes. */
  eyes(body: Body<'eyes'>): void;
  /** New steps, without gaps or repeats. */
  steps(body: Body<'steps'>): void;
  accepted(body: Body<'accepted'>): void;
  refused(body: Body<'refused'>): void;
  table(body: Body<'table'>): void;
  thinking(body: Body<'thinking'>): void;
  hint(body: Body<'hint'>): void;
}

/** What a session needs of a WebSocket; the browser's fits. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** What the server's reason to close means for people (`docs/server.md`). */
function meaning(code: number | undefined, reason = ''): Connection {
  if (code === 1008 && reason.startsWith('another protocol version')) return 'outdated';
  if (code === 1013 && reason.startsWith('the table could not be stored')) return 'unstored';
  return 'reconnecting';
}

export type Dial = (path: string) => Wire;

/** Opens a WebSocket to this page's server. */
export const dial: Dial = (path) => {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
};

export class Session {
  /** The last step received; later ones follow one by one. */
  since = 0;
  #wire: Wire | null = null;
  #state: Connection | null = null;
  #welcomed = false;
  #isClosed = false;
  /** Whether anything came since the last ping. */
  #heard = false;
  /** Pings in a row without a word. */
  #silent = 0;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Commands without an answer, by id, in the order they were given. */
  readonly #unanswered = new Map<string, Command>();

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly connect: Dial = dial,
  ) {}

  open(): void {
    this.#isClosed = false;
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#cut);
    window.addEventListener('pageshow', this.#wake);
    this.#beat = setInterval(() => this.#pulse(), PING_MS);
    this.#dial();
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#cut);
    window.removeEventListener('pageshow', this.#wake);
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Sends a command, and again after every reconnect until it is answered. */
  command(command: Command): void {
    this.#unanswered.set(command.d.id, command);
    if (this.#welcomed) this.#send(command);
  }

  /** Asks to see what one of this connection's seats sees, or, for none, what everybody sees. A new connection begins with
      what everybody sees, so this is not asked again. */
  look(seat: Seat | null): void {
    if (this.#welcomed) this.#send({ t: 'look', d: { seat, changes: true } });
  }

  /** Asks what the expert would play. Unlike a command it is not asked again: whoever has lost the connection looks at the
      table first. False if there is no connection. */
  hint(question: Extract<ClientMessage, { t: 'hint' }>['d']): boolean {
    if (this.#welcomed) this.#send({ t: 'hint', d: question });
    return this.#welcomed;
  }

  /** Asks for bots without pauses, until a person decides again. */
  hurry(): void {
    if (this.#welcomed) this.#send({ t: 'hurry', d: {} });
  }

  /** Connects anew, for instance because this device has another seat now. */
  redial(): void {
    this.#drop();
    this.#dial();
  }

  #show(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.connection(state);
  }

  #dial(): void {
    clearTimeout(this.#retry);
    if (this.#state !== 'unstored') this.#show(this.#state === null || this.#state === 'connecting' ? 'connecting' : 'reconnecting');
    this.#heard = false;
    // The way to the server takes longer than an answer.
    this.#silent = -1;
    const wire = this.connect(`/api/v1/tables/${encodeURIComponent(this.table)}/socket`);
    this.#wire = wire;
    wire.onopen = () => this.#hello();
    wire.onmessage = (event: { data: unknown }) => {
      if (wire === this.#wire) this.#receive(String(event.data));
    };
    wire.onclose = (event: { code?: number; reason?: string }) => {
      if (wire === this.#wire) this.#lost(meaning(event.code, event.reason));
    };
  }

  #hello(): void {
    this.#send({ t: 'hello', d: { protocol: PROTOCOL, since: this.since || null } });
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#welcomed = false;
    clearTimeout(this.#probe);
    this.#probe = undefined;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #lost(why: Connection = 'reconnecting'): void {
    this.#drop();
    clearTimeout(this.#retry);
    if (this.#isClosed || this.#state === 'outdated') return;
    // Until the server answers again, nothing says that it can store now.
    if (why !== 'reconnecting') this.#show(why);
    else if (this.#state === 'connected') this.#show(why);
    if (why === 'outdated') return;
    this.#retry = setTimeout(() => this.#dial(), RETRY_MS);
  }

  #pulse(): void {
    if (!this.#wire) return;
    this.#silent = this.#heard ? 0 : this.#silent + 1;
    this.#heard = false;
    if (this.#silent >= MOST_SILENT) this.#lost();
    else this.#ping();
  }

  #ping(): void {
    if (this.#welcomed) this.#send({ t: 'ping', d: {} });
  }

  /** The page may have slept, and the line may be gone: the server is asked at once, and has to answer soon. */
  readonly #wake = (): void => {
    if (this.#isClosed || document.visibilityState === 'hidden' || this.#state === 'outdated') return;
    if (!this.#wire) this.#dial();
    else if (this.#probe === undefined) {
      this.#probe = setTimeout(() => this.redial(), PROBE_MS);
      this.#ping();
    }
  };

  /** The browser says that there is no network: nobody has to wait until silence proves it. */
  readonly #cut = (): void => this.#lost();

  #send(message: ClientMessage): void {
    try {
      this.#wire?.send(JSON.stringify(message));
    } catch {
      this.#lost();
    }
  }

  #receive(text: string): void {
    this.#heard = true;
    clearTimeout(this.#probe);
    this.#probe = undefined;
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case 'welcome':
        if (message.d.protocol !== PROTOCOL) {
          this.#lost('outdated');
          return;
        }
        this.#welcome(message.d);
        return;
      case 'steps':
        this.#steps(message.d);
        return;
      case 'eyes':
        if (!message.d.changes) this.since = message.d.steps.at(-1)?.seq ?? 0;
        else if (message.d.snapshot.seq > this.since) this.since = message.d.snapshot.seq;
        this.listener.eyes(message.d);
        return;
      case 'accepted':
        this.#unanswered.delete(message.d.id);
        this.listener.accepted(message.d);
        return;
      case 'refused':
        // A table that cannot be joined now may be a little later.
        if (!this.#welcomed) return this.#lost();
        this.#unanswered.delete(message.d.id);
        this.listener.refused(message.d);
        return;
      case 'table':
        this.listener.table(message.d);
        return;
      case 'thinking':
        this.listener.thinking(message.d);
        return;
      case 'hint':
        this.listener.hint(message.d);
        return;
      case 'pong':
        return;
    }
  }

  /** Drops what is known already. `null` if steps are missing in between. */
  #fresh(steps: StepItem[]): StepItem[] | null {
    const fresh: StepItem[] = [];
    let last = this.since;
    for (const step of steps) {
      if (step.seq <= last) continue;
      if (step.seq !== last + 1) return null;
      last = step.seq;
      fresh.push(step);
    }
    return fresh;
  }

  #welcome(body: Body<'welcome'>): void {
    // Steps from the first on replace what was known: it may have been seen through other eyes.
    if (body.steps[0]?.seq === 1) this.since = 0;
    const steps = this.#fresh(body.steps);
    if (steps === null) {
      this.since = 0;
      this.redial();
      return;
    }
    this.since = steps.at(-1)?.seq ?? this.since;
    this.#welcomed = true;
    this.#show('connected');
    this.listener.welcome({ ...body, steps });
    for (const command of this.#unanswered.values()) this.#send(command);
  }

  #steps(body: Body<'steps'>): void {
    const steps = this.#fresh(body.steps);
    if (steps === null) {
      // A connection says hello once, so the way to what is missing is a new one.
      this.redial();
      return;
    }
    if (steps.length === 0 && body.snapshot.seq < this.since) return;
    this.since = steps.at(-1)?.seq ?? this.since;
    this.listener.steps({ ...body, steps });
  }
}
