// A table for tests, on a line of which the test is the other end.

import { LiveTable } from './live-table.svelte';

export function tableOnALine() {
  const sent: any[] = [];
  const wire = {
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: () => {},
    onopen: null as (() => void) | null,
    onmessage: null as ((event: { data: string }) => void) | null,
    onclose: null,
  };
  const table = new LiveTable('abc', () => wire);
  table.session.open();
  wire.onopen?.();
  const say = (t: string, d: unknown) => wire.onmessage?.({ data: JSON.stringify({ t, d }) });
  return { table, say, sent };
}
