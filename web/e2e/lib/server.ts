// The program under test, with a data folder of its own. It can be killed and started again on the same port.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = process.env['ATOLL_PROGRAM'] ?? fileURLToPath(new URL('../../../target/release/atoll', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

export class Server {
  #child: ChildProcess | null = null;
  #log = '';

  private constructor(readonly port: number, readonly data: string, readonly args: string[]) {}

  /** Starts a server; `args` are further arguments of `serve`. */
  static async create(args: string[] = []): Promise<Server> {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: build it with \`cargo build --release\` or set ATOLL_PROGRAM`);
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'atoll-e2e-')), args);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What the program has said. */
  get log(): string {
    return this.#log;
  }

  async start(): Promise<void> {
    const child = spawn(PROGRAM, ['serve', '--address', `127.0.0.1:${this.port}`, '--data', this.data, ...(this.args.includes('--bot-pause') ? [] : ['--bot-pause', '0']), ...this.args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (this.#log += chunk.toString()));
    const isReady = () => fetch(`${this.url}/readyz`).then((response) => response.ok, () => false);
    for (const limit = performance.now() + 20_000; !(await isReady()); await new Promise((resolve) => setTimeout(resolve, 30))) {
      if (performance.now() > limit || child.exitCode !== null) throw new Error(`the server does not start: ${this.#log}`);
    }
  }

  /** As a power cut would: nothing is said or saved any more. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async destroy(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
