// Answers one question beside the page, which goes on meanwhile: `{ module, question }` in, `{ answer }` or `{ error }` out.

import { engine } from './abi';

self.addEventListener('message', (event: MessageEvent<{ module: string; question: unknown }>) => {
  const { module, question } = event.data;
  const work = async () => {
    const response = await fetch(module);
    if (!response.ok) throw new Error(`${module}: ${response.status}`);
    const ask = await engine(await response.arrayBuffer());
    return { answer: ask(question) };
  };
  work().catch((error: unknown) => ({ error: String(error) })).then((told) => self.postMessage(told, { transfer: [] }));
});
