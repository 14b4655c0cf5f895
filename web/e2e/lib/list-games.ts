// What the configuration asks before there are tests; apart from `games.ts`, which reads the answer.

import type { Game } from './games';
import { Server } from './server';

/** Asks the program which games there are; the configuration does so once, before tests are made of them. */
export async function listGames(): Promise<Game[]> {
  const server = await Server.create();
  try {
    return (await (await fetch(`${server.url}/api/v1/games`)).json()) as Game[];
  } finally {
    await server.destroy();
  }
}
