// The engine's three functions: the rules as WebAssembly, asked and answering in JSON (`crates/atoll-wasm/src/memory.rs`).

type Exports = {
  memory: WebAssembly.Memory;
  buf_alloc: (length: number) => number;
  buf_free: (place: number, length: number) => void;
  call: (place: number, length: number) => bigint;
};

/** What puts a question to the engine and gives its answer. */
export type Engine = (question: unknown) => unknown;

/** An engine from the module's bytes. A module that is none of ours is refused. */
export async function engine(bytes: BufferSource): Promise<Engine> {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { memory, buf_alloc, buf_free, call } = instance.exports as Exports;
  return (question) => {
    const asked = new TextEncoder().encode(JSON.stringify(question));
    const place = buf_alloc(asked.length);
    new Uint8Array(memory.buffer, place, asked.length).set(asked);
    // Place and length of the answer in one number. Memory may have grown and moved, so it is looked at anew.
    const answered = BigInt.asUintN(64, call(place, asked.length));
    const [from, length] = [Number(answered >> 32n), Number(answered & 0xffffffffn)];
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, from, length).slice());
    buf_free(from, length);
    return JSON.parse(text) as unknown;
  };
}
