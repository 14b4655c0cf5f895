// A stand-in for the server, for work on the client only. It plays real games by running the engine's scripts:
// `ATOLL=../target/debug/atoll node e2e/mock-server.mjs`. Tables live in memory, seats belong to whoever asks first,
// and nothing is checked. Serves `dist` if it exists.

import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = process.env.ATOLL ?? fileURLToPath(new URL('../../target/debug/atoll', import.meta.url));
const PORT = Number(process.env.PORT ?? 4100);
const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const SCRATCH = mkdtempSync(join(tmpdir(), 'atoll-mock-'));
const CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const text = (text) => ({ key: 'text', args: { text } });
const GAME = {
  id: 'south-seas',
  title: 'South Seas',
  min_seats: 2,
  max_seats: 5,
  rules: 1,
  components: 'f'.repeat(64),
  private: false,
  options: [{
    key: 'retrieve',
    values: ['any-time', 'only-when-supply-empty'],
    about: 'south-seas-option-retrieve',
    names: ['south-seas-option-retrieve-any-time', 'south-seas-option-retrieve-only-when-supply-empty'],
  }, { key: 'first', values: ['A', 'B', 'C', 'D', 'E'], about: 'south-seas-option-first', names: [] }],
};
const tables = new Map();

function run(seats, moves) {
  const file = join(SCRATCH, 'game.script');
  writeFileSync(file, `# SS-1: a game in the mock.\ngame south-seas\nseats ${seats}\n\n${moves.join('\n')}\n`);
  const lines = execFileSync(ENGINE, ['run', file, '--json'], { encoding: 'utf8', maxBuffer: 1 << 28 }).trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

function action(move, view) {
  const [word, a, b] = move.split(' ');
  const cell = (at) => {
    const [x, y] = at.split(',').map(Number);
    return { x, y };
  };
  const kind = (part) => ({ b: 'bridge', i: 'island', s: 'sea', m: 'market' })[part[0]];
  if (word === 'place') return { action: 'place', cell: cell(a), rotation: Number(b[1]) };
  if (word === 'put') return { action: 'put', site: { cell: view.tiles.at(-1).cell, part: a }, kind: kind(a), symbols: 1, open: 1 };
  if (word === 'back') return { action: 'back', site: { cell: cell(a), part: b }, kind: kind(b) };
  if (word === 'take') return { action: 'take', ship: a, value: Number(a[0]) };
  if (word === 'load') return { action: 'load', ship: a, value: Number(a[0]), payment: { bananas: 0, shells: 0, fish: 0 } };
  return { action: 'skip' };
}

class Table {
  constructor(body) {
    this.id = randomBytes(16).toString('base64').replace(/[^a-z0-9]/g, '').slice(0, 10).padEnd(10, '0');
    this.body = body;
    this.seats = body.seats.map((seat, index) => ({
      seat: 'ABCDE'[index],
      kind: { here: 'person', open: 'open', bot: 'bot' }[seat.kind],
      name: seat.name ?? seat.bot ?? '',
      online: true,
      yours: seat.kind === 'here',
      salt: null,
    }));
    this.state = 'waiting';
    this.steps = [];
    this.moves = [];
    this.snaps = [];
    this.sockets = new Set();
    if (!body.seats.some((seat) => seat.kind === 'open')) this.start();
  }
  info() {
    return {
      table: this.id,
      game: 'south-seas',
      state: this.state,
      seats: this.seats,
      options: [['retrieve', 'any-time'], ['first', 'A']],
      components: GAME.components,
      policy: { watch: 'link', undo: 'turn', aids: true, hints: true, serious: false, ...this.body.policy },
      commitment: 'a5'.repeat(32),
      given: 0,
      is_host: true,
    };
  }
  start() {
    this.state = 'playing';
    this.objects = run(this.seats.length, []);
    this.snaps = [this.snapshot()];
    this.proceed();
  }
  snapshot() {
    const now = this.objects.at(-1);
    const seat = now.turn.seat ?? null;
    const yours = this.seats.find((entry) => entry.seat === seat)?.yours ?? false;
    const over = now.turn.over;
    if (over) this.state = 'over';
    const key = { place: 'south-seas-prompt-place' }[now.view.phase];
    return {
      seq: this.steps.length,
      turn: seat ? { seat } : over ? 'over' : 'draw',
      eyes: yours ? seat : (this.seats.find((entry) => entry.yours)?.seat ?? null),
      prompt: text(key ? `Lay tile ${now.view.drawn}` : `${now.view.phase}`),
      view: now.view,
      legal: yours ? now.legal.map((move) => ({ text: move, action: action(move, now.view), label: text(move) })) : [],
      can_undo: yours && this.steps.at(-1)?.source === 'person',
      result: over ? over.standings.map((s) => [s.seat, s.score, s.rank]) : [],
    };
  }
  step(source, seat, move) {
    this.moves.push(`${seat ?? '*'} ${move}`);
    this.objects = run(this.seats.length, this.moves);
    const now = this.objects.at(-1);
    this.steps.push({
      seq: this.steps.length + 1,
      source,
      seat,
      text: move,
      at: Date.now(),
      events: now.events.map((event) => ({ data: event.data, message: event.sentence ? text(event.sentence) : null })),
    });
    this.snaps.push(this.snapshot());
  }
  proceed() {
    const from = this.steps.length;
    for (;;) {
      const { turn, legal } = this.objects.at(-1);
      if (turn.over) break;
      if (turn.seat) {
        const seat = this.seats.find((entry) => entry.seat === turn.seat);
        if (seat.kind !== 'bot') break;
        const puts = legal.filter((move) => /^(put|load|take)/.test(move));
        const from = puts.length > 0 && Math.random() < 0.6 ? puts : legal;
        this.step('bot', turn.seat, from[Math.floor(Math.random() * from.length)]);
      } else {
        let pick = Math.random() * turn.draws.reduce((sum, [, weight]) => sum + weight, 0);
        const [draw] = turn.draws.find(([, weight]) => (pick -= weight) < 0) ?? turn.draws[0];
        this.step('draw', null, draw);
      }
    }
    this.tell({ t: 'steps', d: { steps: this.steps.slice(from), snapshot: this.snaps.at(-1) } });
  }
  tell(message) {
    for (const socket of this.sockets) socket.say(message);
  }
  hear(socket, { t, d }) {
    if (t === 'ping') return socket.say({ t: 'pong', d: {} });
    if (t === 'hello') {
      this.sockets.add(socket);
      return socket.say({
        t: 'welcome',
        d: {
          protocol: 1,
          table: this.info(),
          you: this.seats.filter((seat) => seat.yours).map((seat) => seat.seat),
          steps: this.steps.slice(d.since ?? 0),
          snapshot: this.snaps.at(-1) ?? { seq: 0, turn: 'draw', prompt: text(''), view: {}, legal: [], can_undo: false, result: [] },
        },
      });
    }
    if (t === 'act') {
      const from = this.steps.length;
      if (!this.objects.at(-1).legal.includes(d.action)) return socket.say({ t: 'refused', d: { id: d.id, code: 'illegal', rule: 'SS-5', why: text('This place does not continue what is there.') } });
      this.step('person', d.seat, d.action);
      socket.say({ t: 'accepted', d: { id: d.id, seq: this.steps.length } });
      this.tell({ t: 'steps', d: { steps: this.steps.slice(from), snapshot: this.snaps.at(-1) } });
      setTimeout(() => this.proceed(), 300);
    }
    if (t === 'hint') {
      const { seq, legal } = this.snaps.at(-1);
      const hints = legal.slice(0, 3).map((action, index) => ({ action, margin: 2.5 - 2 * index, reasons: [] }));
      return setTimeout(() => socket.say({ t: 'hint', d: { id: d.id, seq, hints } }), 800);
    }
    if (t === 'undo') {
      this.moves.pop();
      this.objects = run(this.seats.length, this.moves);
      this.steps.push({ seq: this.steps.length + 1, source: 'undo', seat: d.seat, text: '', at: Date.now(), events: [] });
      this.snaps.push(this.snapshot());
      socket.say({ t: 'accepted', d: { id: d.id, seq: this.steps.length } });
      this.tell({ t: 'steps', d: { steps: this.steps.slice(-1), snapshot: this.snaps.at(-1) } });
    }
    return undefined;
  }
  replay() {
    return {
      header: {
        game: 'south-seas',
        rules: 1,
        seats: this.seats.length,
        players: this.seats.map((seat) => ({ kind: 'person', name: seat.name, bot: null })),
        options: [],
        components: GAME.components,
        given: 0,
        commitment: null,
      },
      verified: { is_true: true, problem: null, is_over: this.state === 'over', draws_verified: 98, hash: null, result: this.snaps.at(-1).result },
      components: components(),
      start: this.snaps[0],
      steps: this.steps.map((step, index) => ({ step, snapshot: { ...this.snaps[index + 1], legal: [] } })),
    };
  }
}

/** The component set as JSON, if a file with it is given. */
function components() {
  return process.env.COMPONENTS ? JSON.parse(readFileSync(process.env.COMPONENTS, 'utf8')) : { name: 'built-in', tiles: [], ships: [], layouts: [] };
}

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const json = (value, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (!path.startsWith('/api/')) {
      const file = normalize(join(DIST, path));
      const found = file.startsWith(DIST) && extname(file) && existsSync(file) ? file : join(DIST, 'index.html');
      response.writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream', 'content-security-policy': CSP });
      response.end(readFileSync(found));
      return;
    }
    const [, , , kind, id, what, seat, doing] = path.split('/');
    if (kind === 'games') return json(id ? components() : [GAME]);
    if (kind === 'bots') {
      return json(['random', 'easy', 'greedy', 'normal', 'expert'].map((name) => ({ name, title: `common-bot-${name}`, about: `common-bot-${name}-about`, is_default: name === 'normal' })));
    }
    if (kind === 'replays') return json({ code: 'record', status: 422, detail: 'This is no record: the mock cannot read them.' }, 422);
    if (kind === 'tables' && !id) {
      const table = new Table(JSON.parse(body));
      tables.set(table.id, table);
      return json({ table: table.info(), seat_links: table.seats.filter((seat) => seat.yours).map((seat) => [seat.seat, `/table/${table.id}#seat=${'ab'.repeat(32)}`]) }, 201);
    }
    const table = tables.get(id);
    if (!table) return json({ code: 'no-such-table', status: 404, detail: 'There is no such table.' }, 404);
    if (what === 'components') return json(components());
    if (what === 'replay') return json(table.replay());
    if (what === 'record') return response.end(table.moves.join('\n'));
    if (what === 'start') table.start();
    if (what === 'seats') {
      const entry = table.seats.find((other) => other.seat === seat);
      if (doing === 'take') Object.assign(entry, { kind: 'person', name: JSON.parse(body).name, yours: true });
      if (doing === 'salt') entry.salt = JSON.parse(body).salt;
      if (doing === 'bot') Object.assign(entry, { kind: 'bot', name: JSON.parse(body).bot });
      if (doing === 'leave') Object.assign(entry, { kind: 'open', name: '', yours: false, salt: null });
      table.tell({ t: 'table', d: { table: table.info() } });
      if (doing === 'take') return json({ seat, seat_link: `/table/${id}#seat=${'cd'.repeat(32)}`, table: table.info() });
    }
    table.tell({ t: 'table', d: { table: table.info() } });
    return json(table.info());
  });
});

// Enough of RFC 6455 for texts of a trusted client.
server.on('upgrade', (request, stream) => {
  const table = tables.get(request.url.split('/')[4]);
  if (!table) return stream.destroy();
  const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  stream.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
  const socket = {
    say(message) {
      const data = Buffer.from(JSON.stringify(message));
      const head = data.length < 126 ? Buffer.from([0x81, data.length])
        : data.length < 65536 ? Buffer.from([0x81, 126, data.length >> 8, data.length & 255])
        : Buffer.concat([Buffer.from([0x81, 127, 0, 0, 0, 0]), Buffer.from(new Uint32Array([data.length]).buffer).reverse()]);
      stream.write(Buffer.concat([head, data]));
    },
  };
  let rest = Buffer.alloc(0);
  stream.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 6) {
      let length = rest[1] & 127, at = 2;
      if (length === 126) [length, at] = [rest.readUInt16BE(2), 4];
      if (rest.length < at + 4 + length) return;
      const mask = rest.subarray(at, at + 4), data = Buffer.from(rest.subarray(at + 4, at + 4 + length)).map((byte, index) => byte ^ mask[index % 4]);
      const opcode = rest[0] & 15;
      rest = rest.subarray(at + 4 + length);
      if (opcode === 8) return stream.end();
      if (opcode === 1) table.hear(socket, JSON.parse(data.toString()));
    }
  });
  const gone = () => table.sockets.delete(socket);
  stream.on('close', gone);
  stream.on('error', gone);
  return undefined;
});

server.listen(PORT, '127.0.0.1', () => console.log(`mock on http://127.0.0.1:${PORT}`));
