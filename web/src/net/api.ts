// The HTTP API under /api/v1.

import { sayError } from '../i18n/index.svelte';
import type { AddSalt } from '../protocol/AddSalt';
import { PartError } from '../renewal';
import type { ApiError as Problem } from '../protocol/ApiError';
import type { BotInfo } from '../protocol/BotInfo';
import type { ClaimSeat } from '../protocol/ClaimSeat';
import type { GameInfo } from '../protocol/GameInfo';
import type { GiveSeat } from '../protocol/GiveSeat';
import type { ReplayInfo } from '../protocol/ReplayInfo';
import type { NewTable } from '../protocol/NewTable';
import type { SeatClaimed } from '../protocol/SeatClaimed';
import type { TableCreated } from '../protocol/TableCreated';
import type { TableInfo } from '../protocol/TableInfo';
import type { TakeSeat } from '../protocol/TakeSeat';

/** An answer that is not a success. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'ApiError';
  }
  get code(): string {
    return this.problem.code;
  }
  /** What its sentence needs, such as how many seconds. */
  get args(): Record<string, unknown> {
    const { findings } = this.problem;
    return findings && typeof findings === 'object' && !Array.isArray(findings) ? { ...findings } : {};
  }
}

/** What to tell the reader about an error. */
export function tellError(error: unknown): string {
  if (error instanceof ApiError) return sayError(error.code, error.problem.detail, error.args);
  return sayError(error instanceof PartError ? error.code : 'failed', String(error));
}

const ROOT = '/api/v1';

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const isText = typeof body === 'string';
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = isText ? body : JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': isText ? 'text/plain' : 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(ROOT + path, init);
  } catch {
    throw new ApiError({ code: 'offline', status: 0, detail: 'The server does not answer.', findings: null });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new ApiError({
    code: problem?.code ?? 'failed',
    status: response.status,
    detail: problem?.detail ?? `${response.status} ${response.statusText}`,
    findings: problem?.findings ?? null,
  });
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await ask(method, path, body)).json() as Promise<T>;

/** Lists come bare or under one named key. */
function list<T>(answer: T[] | Record<string, T[]>): T[] {
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? []);
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const seat = (id: string, letter: string) => `${table(id)}/seats/${encodeURIComponent(letter)}`;

export const games = async (): Promise<GameInfo[]> => list(await json<GameInfo[]>('GET', '/games'));
export const bots = async (): Promise<BotInfo[]> => list(await json<BotInfo[]>('GET', '/bots'));
export const createTable = (body: NewTable) => json<TableCreated>('POST', '/tables', body);
export const tableInfo = (id: string) => json<TableInfo>('GET', table(id));
export const takeSeat = (id: string, letter: string, body: TakeSeat) => json<SeatClaimed>('POST', `${seat(id, letter)}/take`, body);
export const addSalt = (id: string, letter: string, body: AddSalt) => json<TableInfo>('POST', `${seat(id, letter)}/salt`, body);
export const leaveSeat = (id: string, letter: string) => ask('POST', `${seat(id, letter)}/leave`, {});
export const seatLink = (id: string, letter: string) => json<SeatClaimed>('POST', `${seat(id, letter)}/link`, {});
export const returnSeat = (id: string, letter: string) => ask('POST', `${seat(id, letter)}/return`, {});
export const offerSeat = (id: string, letter: string) => ask('POST', `${seat(id, letter)}/offer`, {});
export const giveSeat = (id: string, letter: string, body: GiveSeat) => ask('POST', `${seat(id, letter)}/bot`, body);
export const claimSeat = (id: string, body: ClaimSeat) => json<SeatClaimed>('POST', `${table(id)}/claim`, body);
export const startTable = (id: string) => ask('POST', `${table(id)}/start`, {});
export const gameComponents = (game: string) => json<unknown>('GET', `/games/${encodeURIComponent(game)}/components`);
export const tableComponents = (id: string) => json<unknown>('GET', `${table(id)}/components`);
export const tableReplay = (id: string) => json<ReplayInfo>('GET', `${table(id)}/replay`);
export const recordReplay = (record: string) => json<ReplayInfo>('POST', '/replays', record);
export const tableRecord = async (id: string) => (await ask('GET', `${table(id)}/record`)).text();
export const recordPath = (id: string) => `${ROOT}${table(id)}/record`;
