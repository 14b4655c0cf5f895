// The way to a table: what it is, how it is drawn, with which pieces, and a connection to it.

import { boardModule } from '../board/index';
import type { BoardModule } from '../board/module';
import { forgetTable, rememberTable } from '../memory';
import * as api from '../net/api';
import { LiveTable } from '../net/live-table.svelte';
import type { Dial } from '../net/socket';

/** A table that is connected, and what it is shown with. */
export interface Entered {
  table: LiveTable;
  module: BoardModule;
  components: unknown;
}

/** How one comes to a table. */
export interface Way {
  /** What is done before the table is asked for. */
  first?: () => Promise<void>;
  /** What opens the connection, if not the usual thing. */
  connect?: Dial;
  arrived: (entered: Entered) => void;
  failed: (error: unknown) => void;
}

/** Goes to a table, and remembers it, or forgets one that is gone; returns how to leave it. */
export function enter(id: string, way: Way): () => void {
  const table = new LiveTable(id, way.connect);
  let isGone = false;
  async function go(): Promise<void> {
    await way.first?.();
    const info = await api.tableInfo(id);
    rememberTable(id, info.game);
    const [module, components] = await Promise.all([boardModule(info.game), api.tableComponents(id)]);
    if (isGone) return;
    table.info = info;
    way.arrived({ table, module, components });
    table.session.open();
  }
  go().catch((error: unknown) => {
    if (error instanceof api.ApiError && error.problem.status === 404) forgetTable(id);
    way.failed(error);
  });
  return () => {
    isGone = true;
    table.session.close();
  };
}
