import { get } from 'node:http';
import { pino } from 'pino';
import { routes } from '#contract/routes.ts';
import { loadConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { type Db, sql } from '#server/db/db.ts';
import { hashToken, newToken } from '#server/services/identity/tokens.ts';
import { addPlayer, type House } from '../server/games/house.ts';
import { chanceOf, openWaiting, signedInHouseForm } from '../support/chaos.ts';
import { type Arrival, arrivalsOf } from '../support/chaos-arrivals.ts';
import type { Site } from '../support/site.ts';
import { asSuperuser } from './as-superuser.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';

const listeners = 1_000;
const credits = 400;
const seconds = 5;

type Seat = { readonly playerId: string; readonly cookie: string };

/** Players with a session each, put in place without the front desk. */
export async function seatPlayers(db: Db, dataDir: string, count: number): Promise<Seat[]> {
  const ctx = createContext(loadConfig({ DATA_DIR: dataDir }), db, pino({ level: 'silent' }));
  const house: House = {
    ctx,
    url: '',
    logged: [],
    passTime: () => undefined,
    close: async () => undefined,
  };
  const setToken = sql('bench_token', 'UPDATE session SET token_hash = $2 WHERE id = $1');
  const seats: Seat[] = [];
  while (seats.length < count) {
    const { playerId, sessionId } = await addPlayer(house, 'EUR');
    const token = newToken(ctx.random);
    await db.query(setToken, [sessionId, hashToken(token)]);
    seats.push({ playerId, cookie: `faceup_session=${token}` });
  }
  return seats;
}

/** True events that a deposit is paid, one a deposit, signed now. */
export async function paidArrivals(
  db: Db,
  dataDir: string,
  players: readonly string[],
  count: number,
): Promise<Arrival[]> {
  const { secrets } = loadConfig({ DATA_DIR: dataDir });
  const chance = chanceOf('webhooks');
  const deposits = await openWaiting(db, players, count, chance, new Date(), signedInHouseForm);
  const paid = deposits.map((deposit) => ({ ...deposit, story: ['completed'] as const }));
  const arrivals = arrivalsOf(paid, secrets.cardWebhook, chance, () => new Date());
  const seen = new Set<string>();
  return arrivals.filter(({ deposit, isTrue }) => isTrue && !seen.has(deposit.id) && seen.add(deposit.id));
}

export const webhookPath = ({ deposit }: Arrival): string =>
  routes.receiveGatewayWebhook.path.replace('{gateway}', deposit.gateway);

const requestOf = (origin: string, arrival: Arrival): string =>
  [
    `POST ${webhookPath(arrival)} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    ...Object.entries(arrival.headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${arrival.raw.length}`,
    '',
    Buffer.from(arrival.raw).toString('utf8'),
  ].join('\r\n');

/** Webhooks that credit a deposit each, a second, over HTTP. */
export async function measureWebhooks(site: Site): Promise<Row[]> {
  return asSuperuser(site.dataDir, async (db) => {
    const rows: Row[] = [];
    const seats = await seatPlayers(db, site.dataDir, 200);
    const players = seats.map(({ playerId }) => playerId);
    for (const connections of [1, 16]) {
      const arrivals = await paidArrivals(db, site.dataDir, players, 20_000);
      let next = 0;
      const request = () => {
        const arrival = arrivals[next++];
        if (!arrival) throw new Error('the events of the run are used up');
        return requestOf(site.origin, arrival);
      };
      const { rate, p99 } = await load({ origin: site.origin, connections, seconds, request });
      const group = 'webhooks';
      rows.push({ group, name: `that credit a deposit, ${connections} connections`, value: rate, unit: 'a second' });
      rows.push({ group, name: `that credit a deposit, ${connections} connections, p99`, value: p99, unit: 'ms' });
    }
    return rows;
  });
}

/** From the moment a company sends its word until the player's browser hears the new balance, with 1,000 players listening. */
export async function measureCreditToHeader(site: Site): Promise<Row[]> {
  return asSuperuser(site.dataDir, async (db) => {
    const seats = await seatPlayers(db, site.dataDir, listeners);
    const heardAt = new Map<string, number>();
    const hangUps = await Promise.all(
      seats.map(({ cookie }) =>
        listen(site.origin + routes.listenToWallet.path, cookie, (id) => heardAt.set(id, performance.now())),
      ),
    );
    const players = seats.map(({ playerId }) => playerId);
    const arrivals = await paidArrivals(db, site.dataDir, players, credits);
    const took: number[] = [];
    for (const arrival of arrivals) {
      const sentAt = performance.now();
      const answer = await fetch(site.origin + webhookPath(arrival), {
        method: 'POST',
        headers: arrival.headers,
        body: arrival.raw,
      });
      if (answer.status !== 200) throw new Error(`a webhook was refused: ${answer.status} ${await answer.text()}`);
      await answer.text();
      // The next one when this one is known, or two seconds later.
      for (let wait = 0; wait < 2_000 && !heardAt.has(arrival.deposit.id); wait += 1) await pause(1);
      const at = heardAt.get(arrival.deposit.id);
      if (at !== undefined) took.push(at - sentAt);
    }
    for (const hangUp of hangUps) hangUp();
    const sorted = took.toSorted((a, b) => a - b);
    const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
    const group = 'credit to header';
    return [
      {
        group,
        name: `heard, of ${credits} credits, ${listeners} listening`,
        value: took.length,
        unit: 'credits',
        aim: String(credits),
      },
      { group, name: 'webhook sent to balance heard, p50', value: share(0.5), unit: 'ms' },
      { group, name: 'webhook sent to balance heard, p99', value: share(0.99), unit: 'ms', aim: 'under 1000' },
    ];
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a stream; resolves with how to hang up once its first event is there. `onCredit` is told each completed deposit. */
const listen = (url: string, cookie: string, onCredit: (id: string) => void): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { cookie, accept: 'text/event-stream' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream was refused: ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        if (text.includes('data:')) resolve(() => request.destroy());
        const id = /"kind":"deposit","id":"([^"]+)","state":"completed"/.exec(text)?.[1];
        if (id !== undefined) onCredit(id);
      });
      response.on('error', () => undefined);
    });
    request.on('error', reject);
  });
