// One table's connection: numbered steps without gaps, commands that are resent until answered, and a state to show.

import type { ClientMessage } from '../protocol/ClientMessage';
import { PROTOCOL } from '../protocol/limits';
import type { ServerMessage } from '../protocol/ServerMessage';
import type { StepItem } from '../protocol/StepItem';
import type { Seat } from '../protocol/Seat';

const PING_MS = 2_500;
const DEAD_MS = 9_000;
const RETRY_MS = 3_500;

export type Connection = 'connecting' | 'connected' | 'reconnecting' | 'outdated';
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

export type Dial = (path: string) => Wire;

const dial: Dial = (path) => {
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
  #heard = 0;
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
    window.addEventListener('pageshow', this.#wake);
    this.#beat = setInterval(() => this.#pulse(), PING_MS);
    this.#dial();
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('online', this.#wake);
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
    this.#show(this.#state === null || this.#state === 'connecting' ? 'connecting' : 'reconnecting');
    this.#heard = Date.now();
    const wire = this.connect(`/api/v1/tables/${encodeURIComponent(this.table)}/socket`);
    this.#wire = wire;
    wire.onopen = () => this.#hello();
    wire.onmessage = (event: { data: unknown }) => {
      if (wire === this.#wire) this.#receive(String(event.data));
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
  }

  #hello(): void {
    this.#send({ t: 'hello', d: { protocol: PROTOCOL, since: this.since || null } });
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#welcomed = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#isClosed || this.#state === 'outdated') return;
    if (this.#state !== 'connecting') this.#show('reconnecting');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#dial(), RETRY_MS);
  }

  #pulse(): void {
    if (!this.#wire) return;
    if (Date.now() - this.#heard > DEAD_MS) this.#lost();
    else if (this.#welcomed) this.#send({ t: 'ping', d: {} });
  }

  /** The device may have slept: what has not answered for long is taken for lost at once. */
  readonly #wake = (): void => {
    if (this.#isClosed || document.visibilityState === 'hidden' || this.#state === 'outdated') return;
    if (!this.#wire) this.#dial();
    else if (Date.now() - this.#heard > 2 * PING_MS) this.redial();
  };

  #send(message: ClientMessage): void {
    try {
      this.#wire?.send(JSON.stringify(message));
    } catch {
      this.#lost();
    }
  }

  #receive(text: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case 'welcome':
        if (message.d.protocol !== PROTOCOL) {
          this.#show('outdated');
          this.#drop();
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
