// This device's part in fair draws: it keeps the seal, adds a salt in the name of each of its seats, and watches that neither
// is changed. It acts on what the table says of itself, and believes none of it.

import { randomHex } from '../ids';
import * as api from '../net/api';
import type { Seat } from '../protocol/Seat';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableInfo } from '../protocol/TableInfo';
import { type Alarm, keep, type Kept, kept } from './kept';

/** 32 bytes that nobody else knows, in hexadecimal digits. */
export const drawSalt = (): string => randomHex(32);

export class Fairness {
  /** What was not as promised. */
  alarms = $state.raw<Alarm[]>([]);
  /** Seats whose salt is on its way from this page. */
  readonly #busy = new Set<Seat>();

  constructor(readonly table: string) {
    this.alarms = kept(table)?.alarms ?? [];
  }

  /** Takes note of what the table says; ends when every salt that could be added was added. */
  async heed(info: TableInfo): Promise<void> {
    // A seal that is shown first when all is over was seen too late to mean anything.
    if (info.table !== this.table || (info.state === 'over' && !kept(this.table))) return;
    const known = kept(this.table) ?? fresh(info);
    const before = JSON.stringify(known);
    if (known.seal !== info.commitment) {
      this.#alarm(known, { kind: 'other-seal' });
      if (JSON.stringify(known) !== before) keep(this.table, known);
      return;
    }
    for (const seat of info.seats) this.#match(known, seat, info.state === 'waiting');
    if (info.state === 'playing' && known.told === null) this.#begin(known, info);
    if (JSON.stringify(known) !== before || !kept(this.table)) keep(this.table, known);
    if (info.state !== 'waiting') return;
    const lacking = info.seats.filter((seat) => isOwn(seat) && seat.salt === null && !this.#busy.has(seat.seat));
    await Promise.all(lacking.map((seat) => this.#salt(seat.seat)));
  }

  /** Compares what a seat is said to have added with what this device added for it. */
  #match(known: Kept, seat: SeatInfo, isWaiting: boolean): void {
    const letter = seat.seat;
    if (isWaiting && !isOwn(seat)) {
      // Somebody else may sit there now and add another.
      delete known.own[letter];
      delete known.sent[letter];
      return;
    }
    const sent = known.sent[letter];
    if (sent !== undefined && seat.salt !== null) {
      // Another device of the same person may have been faster.
      if (seat.salt === sent) known.own[letter] = sent;
      delete known.sent[letter];
    }
    const own = known.own[letter];
    // While seats are taken, a word that is late may not know of the salt yet; it is added again, which changes nothing.
    const isLate = isWaiting && seat.salt === null;
    if (own !== undefined && own !== seat.salt && !isLate) this.#alarm(known, { kind: 'own-salt', seat: letter });
  }

  /** The game has begun: from now on nobody's salt may change. */
  #begin(known: Kept, info: TableInfo): void {
    known.told = info.seats.map((seat) => seat.salt ?? '');
    known.agreed = { game: info.game, options: info.options, components: info.components, given: info.given };
    known.sent = {};
    // No program has a salt: one in its name would be the server's, chosen when it knew all others.
    for (const seat of info.seats) if (seat.kind === 'bot' && seat.salt !== null) this.#alarm(known, { kind: 'bot-salt', seat: seat.seat });
  }

  #alarm(known: Kept, alarm: Alarm): void {
    if (known.alarms.some((other) => JSON.stringify(other) === JSON.stringify(alarm))) return;
    known.alarms = [...known.alarms, alarm];
    this.alarms = known.alarms;
  }

  /** Adds salt in the name of a seat. It is kept before it is sent, so that none is forgotten that may have arrived. */
  async #salt(seat: Seat): Promise<void> {
    const known = kept(this.table);
    if (!known) return;
    const salt = known.sent[seat] ?? known.own[seat] ?? drawSalt();
    known.sent[seat] = salt;
    keep(this.table, known);
    this.#busy.add(seat);
    try {
      await this.heed(await api.addSalt(this.table, seat, { salt }));
    } catch (error) {
      // What the server says it refused was not added. Anything else is tried again at the table's next word.
      const isRefused = error instanceof api.ApiError && error.problem.status >= 400 && error.problem.status < 500;
      const now = kept(this.table);
      if (isRefused && now) {
        delete now.sent[seat];
        keep(this.table, now);
      }
    } finally {
      this.#busy.delete(seat);
    }
  }
}

/** Whether a person of this device sits there. */
const isOwn = (seat: SeatInfo): boolean => seat.yours && seat.kind === 'person';

const fresh = (info: TableInfo): Kept => ({ seal: info.commitment, early: info.state === 'waiting', own: {}, sent: {}, told: null, agreed: null, alarms: [] });
