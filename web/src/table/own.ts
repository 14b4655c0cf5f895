// The tables this device knows, as the server has them now.

import { forgetTable, knownTables } from '../memory';
import * as api from '../net/api';
import type { TableInfo } from '../protocol/TableInfo';

const MOST = 12;
/** Games that go on come first; equal ones stay as they were opened, latest first. */
const ORDER: readonly TableInfo['state'][] = ['playing', 'waiting', 'over'];

/** Asks for the latest of them; those that are gone are forgotten. */
export async function ownTables(): Promise<TableInfo[]> {
  const tables = await Promise.all(
    knownTables().slice(0, MOST).map(({ table }) =>
      api.tableInfo(table).catch((error: unknown) => {
        if (error instanceof api.ApiError && error.problem.status === 404) forgetTable(table);
        return null;
      })
    ),
  );
  return tables.filter((table) => table !== null).sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}
