// The way to a table: what it is, how it is drawn, and with which pieces.

import { boardModule } from '../board/index';
import type { BoardModule } from '../board/module';
import { forgetTable, rememberTable } from '../memory';
import * as api from '../net/api';
import type { TableInfo } from '../protocol/TableInfo';

export interface Entered {
  info: TableInfo;
  module: BoardModule;
  components: unknown;
}

/** Finds a table, and remembers it; forgets one that is gone. */
export async function enter(id: string): Promise<Entered> {
  try {
    const info = await api.tableInfo(id);
    rememberTable(id, info.game);
    const [module, components] = await Promise.all([boardModule(info.game), api.tableComponents(id)]);
    return { info, module, components };
  } catch (error) {
    if (error instanceof api.ApiError && error.problem.status === 404) forgetTable(id);
    throw error;
  }
}
