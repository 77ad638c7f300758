import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { routes } from '#contract/routes.ts';
import { loadConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { type Db, sql } from '#server/db/db.ts';
import { hashToken, newToken } from '#server/services/identity/tokens.ts';
import { addPlayer, type House } from '../server/games/house.ts';
import { layChain, sitAtCrash } from '../server/shared/table.ts';
import type { Site } from '../support/site.ts';
import { asSuperuser } from './as-superuser.ts';
import type { Row } from './row.ts';

const listeners = 1_000;
const stakers = 200;
const roundCount = 5;

type Seat = { readonly cookie: string; readonly sessionId: string };
type CashOut = { readonly stakeId: string; readonly sentAt: number; readonly status: number; readonly payout: string };

/**
 * The crash table with 1,000 players who listen, 200 of whom stake in each round: half leave at a target, half by hand at
 * some moment of the flight. Told: the time between two ticks as the players have it, and what became of the cash-outs.
 */
export async function measureCrash(site: Site): Promise<Row[]> {
  return asSuperuser(site.dataDir, async (db) => {
    const seats = await seat(db, site.dataDir);
    const table = new Table();
    const idle = idleTimer();
    const sockets = seats.map(({ cookie }) => listen(site.origin, cookie, table));
    const cashOuts: CashOut[] = [];
    for (let round = 0; round < roundCount; round++) cashOuts.push(...(await playRound(site.origin, seats, table)));
    await table.next('betting');
    for (const socket of sockets) socket.destroy();
    const control = await idle.stop();
    return [...tickRows(table), control, ...(await cashOutRows(db, cashOuts, table))];
  });
}

/** A timer of 100 ms in a thread that does nothing else: what the machine's other work alone does to a tick. */
function idleTimer() {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const gaps = []; let last = performance.now();
     setInterval(() => { const now = performance.now(); gaps.push(now - last); last = now; }, 100);
     parentPort.on('message', () => parentPort.postMessage(gaps));`,
    { eval: true },
  );
  return {
    stop: async (): Promise<Row> => {
      const answer = once(worker, 'message');
      worker.postMessage('stop');
      const [gaps] = (await answer) as [number[]];
      await worker.terminate();
      const value = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.99)] ?? Number.NaN;
      return { group: 'crash', name: 'an idle timer of 100 ms beside it, p99', value, unit: 'ms' };
    },
  };
}

/** Players with money and an open session each, put in place without the front desk. */
async function seat(db: Db, dataDir: string): Promise<Seat[]> {
  const ctx = createContext(loadConfig({ DATA_DIR: dataDir }), db, pino({ level: 'silent' }));
  const house: House = {
    ctx,
    url: '',
    logged: [],
    passTime: () => undefined,
    close: async () => undefined,
  };
  // Flights of 6 to 16 seconds, the same ones every time.
  await layChain(house, ...Array.from({ length: roundCount + 1 }, () => [150, 300] as const));
  const setToken = sql('bench_token', 'UPDATE session SET token_hash = $2 WHERE id = $1');
  const seats: Seat[] = [];
  while (seats.length < listeners) {
    const player = await addPlayer(house, 'EUR', 100_000n);
    const token = newToken(ctx.random);
    await db.query(setToken, [player.sessionId, hashToken(token)]);
    const sessionId = seats.length < stakers ? await sitAtCrash(house, player) : '';
    seats.push({ cookie: `faceup_session=${token}`, sessionId });
  }
  return seats;
}

/** What all listeners hear: the gaps between their ticks, and the events as the first of them has them. */
class Table {
  readonly gaps: number[] = [];
  readonly ends: number[] = [];
  heardEnds = 0;
  readonly #waiting = new Map<string, (() => void)[]>();

  next(type: string): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(type, [...(this.#waiting.get(type) ?? []), resolve]));
  }

  tell(type: string): void {
    const waiting = this.#waiting.get(type) ?? [];
    this.#waiting.delete(type);
    for (const resolve of waiting) resolve();
  }
}

let isTold = false;

function listen(origin: string, cookie: string, table: Table): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connectSocket({ host: hostname, port: Number(port), noDelay: true });
  const isFirst = !isTold;
  isTold = true;
  let lastTick = 0;
  socket.write(`GET ${routes.listenToCrash.path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    const now = performance.now();
    if (chunk.includes('"type":"started"')) lastTick = 0;
    if (chunk.includes('"type":"tick"')) {
      if (lastTick > 0) table.gaps.push(now - lastTick);
      lastTick = now;
    }
    if (chunk.includes('"type":"ended"')) table.heardEnds += 1;
    if (!isFirst) return;
    const text = chunk.toString();
    const end = /"endedAt":"([^"]+)"/.exec(text)?.[1];
    if (text.includes('"type":"ended"') && end) table.ends.push(Date.parse(end));
    for (const type of ['betting', 'started', 'ended']) if (text.includes(`"type":"${type}"`)) table.tell(type);
  });
  return socket;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function call(origin: string, { cookie }: Seat, method: string, path: string, body?: object, key?: string) {
  return fetch(origin + path, {
    method,
    headers: {
      origin,
      cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function playRound(origin: string, seats: readonly Seat[], table: Table): Promise<CashOut[]> {
  await table.next('betting');
  const started = table.next('started');
  const ended = table.next('ended');
  const staked = seats.slice(0, stakers).map(async (seat, place) => {
    // Spread over five of the seven seconds, as people are.
    await pause((place / stakers) * 5_000);
    const stakeId = randomUUID();
    const byHand = place % 2 === 0;
    const spot = byHand ? 'manual' : `auto:1.${String(10 + (place % 80)).padStart(2, '0')}`;
    const path = routes.placeCrashStake.path.replace('{sessionId}', seat.sessionId);
    const answer = await call(origin, seat, 'POST', path, { bets: [{ spot, amount: '1.00' }] }, stakeId);
    if (!answer.ok) throw new Error(`a stake was refused: ${answer.status} ${await answer.text()}`);
    await answer.text();
    return { seat, stakeId, byHand, place };
  });
  const stakes = await Promise.all(staked);
  await started;
  const left = stakes
    .filter(({ byHand }) => byHand)
    .map(async ({ seat, stakeId, place }) => {
      await pause((place / stakers) * 7_000);
      const sentAt = Date.now();
      const path = routes.cashOutCrashStake.path.replace('{stakeId}', stakeId);
      const answer = await call(origin, seat, 'POST', path);
      const body = (await answer.json()) as { stake?: { payout: string } };
      return { stakeId, sentAt, status: answer.status, payout: body.stake?.payout ?? '0.00' };
    });
  const cashOuts = await Promise.all(left);
  if (table.ends.length === 0 || cashOuts.some(({ sentAt }) => sentAt > (table.ends.at(-1) ?? 0))) await ended;
  return cashOuts;
}

function tickRows({ gaps, heardEnds }: Table): Row[] {
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const group = 'crash';
  return [
    { group, name: `ticks heard by ${listeners} players`, value: gaps.length, unit: 'ticks' },
    { group, name: 'between two ticks, p50', value: at(0.5), unit: 'ms' },
    { group, name: 'between two ticks, p99', value: at(0.99), unit: 'ms', aim: 'under 150' },
    { group, name: 'between two ticks, longest', value: at(1), unit: 'ms' },
    { group, name: 'ends heard', value: heardEnds, unit: 'ends', aim: `${listeners} a round` },
  ];
}

const paidOut = sql('bench_paid', 'SELECT id, payout FROM round WHERE id = ANY($1::uuid[])');

async function cashOutRows(db: Db, cashOuts: readonly CashOut[], { ends }: Table): Promise<Row[]> {
  const rows = await db.query<{ id: string; payout: bigint }>(paidOut, [cashOuts.map(({ stakeId }) => stakeId)]);
  const payouts = new Map(rows.map(({ id, payout }) => [id, payout]));
  const paid = cashOuts.filter(({ status }) => status === 200);
  const refused = cashOuts.filter(({ status }) => status === 409);
  const unequal = paid.filter(({ stakeId, payout }) => payouts.get(stakeId) !== BigInt(payout.replace('.', '')));
  // How long before the crash a refused one was sent: what the way to the server took.
  const early = refused.map(({ sentAt }) => (ends.find((end) => end > sentAt - 1_000) ?? sentAt) - sentAt);
  const group = 'crash';
  const count = (name: string, value: number, aim?: string): Row => ({
    group,
    name,
    value,
    unit: 'cash-outs',
    ...(aim === undefined ? {} : { aim }),
  });
  return [
    count('sent by hand', cashOuts.length),
    count('acknowledged', paid.length),
    count('acknowledged and booked otherwise', unequal.length, '0'),
    count('refused, after the crash', refused.length),
    { group, name: 'a refused one was sent so long before the crash', value: Math.max(0, ...early), unit: 'ms' },
    count('neither', cashOuts.length - paid.length - refused.length, '0'),
  ];
}
