// The rules on this device: questions that no server answers. The module is built by `cargo xtask wasm`; a client that was
// built without it has no engine, and says so.

import type { Audited } from '../protocol/Audited';
import type { EngineAsk } from '../protocol/EngineAsk';

// A glob, so that the client can be built where no module could be.
const modules = import.meta.glob<string>('./atoll.wasm', { query: '?url', import: 'default', eager: true });
const MODULE = Object.values(modules)[0];

/** Whether this build has an engine. */
export const hasEngine = MODULE !== undefined;

/** What the engine answers to each question. */
type Answers = { verify: Audited };

/** Asks the engine, in a worker of its own. */
export function askEngine<Ask extends EngineAsk>(question: Ask): Promise<Answers[Ask['ask']]> {
  return new Promise((resolve, reject) => {
    if (MODULE === undefined) throw new Error('this build has no engine');
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const done = () => worker.terminate();
    worker.addEventListener('message', (event: MessageEvent<{ answer?: Answers[Ask['ask']] & { error?: string }; error?: string }>) => {
      done();
      const { answer, error } = event.data;
      if (answer === undefined || answer.error !== undefined) reject(new Error(answer?.error ?? error));
      else resolve(answer);
    });
    // A script that cannot be loaded says no more than that.
    worker.addEventListener('error', (event) => {
      done();
      reject(new Error(event.message || 'the worker cannot be loaded'));
    });
    worker.postMessage({ module: new URL(MODULE, location.href).href, question }, []);
  });
}
