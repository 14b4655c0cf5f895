// Whether the draws of a game were fair, found on this device: the record is played again by the engine and compared with
// what was kept and seen. No server is asked for its opinion.

import type { AuditFault } from '../protocol/AuditFault';
import type { Audited } from '../protocol/Audited';
import type { KeptOfGame } from '../protocol/KeptOfGame';
import type { Message } from '../protocol/Message';
import type { Seat } from '../protocol/Seat';
import type { StepItem } from '../protocol/StepItem';
import { taken } from '../net/live-table.svelte';
import type { Alarm, Kept } from './kept';

/** `open`: there is nothing to check before the game is over. */
export type Verdict = { kind: 'fair' | 'bad' | 'open'; said: Message; faults: Message[] };

/** What is known of a game beside its record. */
export type Known = {
  /** What this device kept. */
  kept: Kept | null;
  /** The steps as they were seen. */
  steps: StepItem[];
  /** Whether the game was seen to end. */
  isOver: boolean;
};

/** Puts a question to an engine. */
export type AskEngine = (question: { ask: 'verify'; record: string; kept: KeptOfGame }) => Promise<Audited>;

const message = (key: string, args: Message['args'] = {}): Message => ({ key, args });

/** What was kept and seen, in the engine's words. */
export function keptOf({ kept, steps }: Known): KeptOfGame {
  const undone = taken(steps);
  const standing = steps.filter((step) => step.source !== 'undo' && !undone.has(step.seq));
  return {
    commitment: kept?.seal ?? null,
    own: Object.entries(kept?.own ?? {}) as [Seat, string][],
    told: kept?.told ?? null,
    agreed: kept?.agreed ?? null,
    // A step that is hidden from its viewer has no text.
    seen: standing.map((step) => [step.seat, step.text === '' ? null : step.text]),
  };
}

/** Judges a record by what is known of its game. */
export async function judge(record: string, known: Known, ask: AskEngine): Promise<Verdict> {
  const found = await ask({ ask: 'verify', record, kept: keptOf(known) });
  const { kept, isOver } = known;
  const faults = [...(kept?.alarms ?? []).map(alarmSaid), ...found.faults.map(faultSaid)];
  const { draws, recomputed } = found;
  // Whoever has seen the end is owed the whole record.
  if (!found.is_open && (isOver || found.is_over)) faults.push(message('web-fair-fault-withheld'));
  if (recomputed !== draws) faults.push(message('web-fair-fault-draws', { count: draws - recomputed, draws }));
  if (faults.length > 0) return { kind: 'bad', said: message('web-fair-bad'), faults };
  if (!found.is_open) return { kind: 'open', said: message('web-fair-open'), faults: [] };
  return { kind: 'fair', said: message(promise(found, kept), { draws }), faults: [] };
}

/** What follows from a record without fault, which depends on what was kept. */
function promise({ salted, is_sealed }: Audited, kept: Kept | null): string {
  if (!is_sealed) return 'web-fair-unsealed';
  if (kept && Object.keys(kept.own).length > 0) return 'web-fair-own';
  if (kept?.early) return salted > 0 ? 'web-fair-early' : 'web-fair-early-alone';
  if (kept) return salted > 0 ? 'web-fair-late' : 'web-fair-late-alone';
  return salted > 0 ? 'web-fair-record' : 'web-fair-record-alone';
}

/** What was not as promised while the table was watched, in words. */
export function alarmSaid(alarm: Alarm): Message {
  switch (alarm.kind) {
    case 'other-seal':
      return message('web-fair-alarm-seal');
    case 'own-salt':
      return message('web-fair-alarm-salt', { seat: alarm.seat });
    case 'bot-salt':
      return message('web-fair-alarm-bot', { seat: alarm.seat });
  }
}

/** What is wrong with a record, in words. */
export function faultSaid(fault: AuditFault): Message {
  switch (fault.kind) {
    case 'other-seal':
      return message('web-fair-fault-seal');
    case 'other-secret':
      return message('web-fair-fault-secret');
    case 'other-terms':
      return message('web-fair-fault-terms');
    case 'own-salt':
      return message('web-fair-fault-own-salt', { seat: fault.seat });
    case 'told-salt':
      return message('web-fair-fault-told-salt', { seat: fault.seat });
    case 'draw':
      return message('web-fair-fault-draw', { number: fault.number, text: fault.text, due: fault.due });
    case 'move':
      return message('web-fair-fault-move', { number: fault.number });
    case 'record':
      return message('web-fair-fault-record', { why: fault.why });
  }
}
