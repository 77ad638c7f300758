import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { errorsOf } from '#contract/openapi.ts';
import { type HouseEvent, signatureHeader } from '#server/adapters/payments/protocols/house-form.ts';
import { signWebhook } from '#server/adapters/payments/protocols/house-signature.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { openDoor } from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { chanceOf } from './chance.ts';
import { enter, learn, nobody, type Persona, share } from './personas.ts';
import { requestOf } from './requests.ts';
import { type Answer, type Request, send, sendBroken } from './send.ts';
import { mutatedJson } from './values.ts';

/** A minute, unless `FUZZ_REQUESTS` says how many calls; `FUZZ_SEED` names the chance of a run. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 60);
const requestsMax = Number(process.env['FUZZ_REQUESTS'] ?? Number.POSITIVE_INFINITY);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const workers = 8;
const playerCount = 4;
const heapGrowthMax = 200 * 2 ** 20;

const logged: string[] = [];
process.on('warning', ({ name, message }) => logged.push(`${name}: ${message}`));
let server: TestServer;
let players: Persona[];
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) });
  server = await startServer({ parts: { captcha: openDoor, log } });
  players = [];
  for (let count = 0; count < playerCount; count += 1) players.push(await enter(server));
  for (const from of [...players]) for (const to of players) if (from !== to) share(from, to);
});
afterAll(() => server.stop());

const othersOf = (player: Persona): string[] => players.flatMap((other) => (other === player ? [] : [...other.marks]));

const all = Object.entries(calls) as [CallName, Call][];
/** Each hashes a password, or several: they would be all that a minute is spent on. */
const slow = /password|register|signIn|login|closeAccount|exportData/i;

type Fault = { readonly call: string; readonly what: string; readonly request: string; readonly answer: string };
const faults: Fault[] = [];

/** What a path or a method that was mutated is told before any call is found. */
const misrouted: ReadonlySet<string> = new Set(['not_found', 'method_not_allowed']);
const granted = new Set<string>();

const judge = (name: string, call: Call, persona: Persona, request: Request, { status, text }: Answer): void => {
  const sent = `${request.method} ${request.target} ${Buffer.from(request.body ?? []).toString('latin1')}`;
  const fault = (what: string) =>
    faults.push({ call: name, what, request: sent.slice(0, 2_000), answer: `${status} ${text.slice(0, 500)}` });
  if (status !== null && status < 300) granted.add(name);
  if (status !== null && status >= 500) fault('a failure of the house');
  const code = status !== null && status >= 400 ? /^\{"code":"(\w+)"/.exec(text)?.[1] : undefined;
  const isNamed = code === undefined || misrouted.has(code) || errorsOf(call).some((named) => named === code);
  if (!isNamed) fault(`a code that the call does not name: ${code}`);
  const foreign = othersOf(persona).find(
    (mark) => text.includes(mark) && !sent.includes(mark) && !sent.includes(encodeURIComponent(mark)),
  );
  if (foreign !== undefined) fault(`another player's ${foreign}`);
};

/** A company's word, signed as it signs, about a payment of somebody's: mutated before it is signed. */
const webhookOf = (persona: Persona, chance: ReturnType<typeof chanceOf>): Request => {
  const marks = persona.marks.length > 0 ? persona.marks : othersOf(persona);
  const event: HouseEvent = {
    id: `evt_${chance.below(500)}`,
    type: chance.one(['payment.completed', 'payment.failed', 'payment.reversed'] as HouseEvent['type'][]),
    reference: chance.one(marks),
    merchantReference: marks[2] ?? '',
    amount: chance.one(['3000', '1', '0', '-3000', '999999999999999999999']),
    currency: chance.one(['EUR', 'USD', 'BTC']),
  };
  const body = Buffer.from(mutatedJson(event, chance));
  const secret = gatewaySecret(server.ctx.config.secrets.cardWebhook, 'brpay');
  return {
    method: 'POST',
    target: calls.receiveGatewayWebhook.path.replace('{gateway}', 'brpay'),
    headers: {
      [signatureHeader]: signWebhook(secret, body, server.ctx.clock.now()),
      'content-type': 'application/json',
    },
    body,
  };
};

const step = async (chance: ReturnType<typeof chanceOf>): Promise<void> => {
  const at = chance.happens(0.06) ? playerCount : chance.below(playerCount);
  const persona = players[at] ?? nobody();
  if (chance.happens(0.03)) {
    const request = webhookOf(persona, chance);
    return judge(
      'receiveGatewayWebhook',
      calls.receiveGatewayWebhook,
      persona,
      request,
      await send(server.origin, request),
    );
  }
  const [name, call] = chance.one(all);
  if (slow.test(name) && chance.happens(0.95)) return;
  const request = requestOf(call, persona, server.origin, chance);
  const answer = chance.happens(0.03)
    ? await sendBroken(server.origin, request, chance)
    : await send(server.origin, request);
  judge(name, call, persona, request, answer);
  learn(persona, answer.text, chance);
  if (call.session !== 'player' || persona.marks.length === 0 || answer.status === null) return;
  persona.unknownFor = answer.status === 401 ? persona.unknownFor + 1 : 0;
  persona.callsLeft -= 1;
  if ((persona.unknownFor > 2 || persona.callsLeft <= 0) && players[at] === persona) await replace(at, persona);
};

/** One who has excluded himself, or bound himself by limits, sees little of the house. */
const replace = async (at: number, persona: Persona): Promise<void> => {
  persona.callsLeft = Number.POSITIVE_INFINITY;
  persona.unknownFor = Number.NEGATIVE_INFINITY;
  players[at] = await enter(server);
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapNow = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

test('no call of the contract, however it is made, fails the house, tells what is another’s, or moves money wrongly', async () => {
  const chance = chanceOf(seed);
  let made = 0;
  let heapBefore = 0;
  const began = performance.now();
  const isOver = () =>
    faults.length > 20 ||
    made >= requestsMax ||
    (requestsMax === Number.POSITIVE_INFINITY && performance.now() - began > seconds * 1000);
  const run = async (): Promise<void> => {
    while (!isOver()) {
      made += 1;
      await step(chance);
      if (made === 2_000) heapBefore = heapNow();
    }
  };
  await Promise.all(Array.from({ length: workers }, run));
  const grown = made < 2_000 ? 0 : heapNow() - heapBefore;
  console.log(
    `${made} calls with seed ${seed}, ${granted.size} of ${all.length} granted, the heap grew by ${Math.round(grown / 2 ** 20)} MiB`,
  );
  expect(faults).toEqual([]);
  expect(logged).toEqual([]);
  expect(made).toBeGreaterThan(500);
  expect(await checkLedger(server.ctx.db)).toMatchObject({ isSound: true, grants: [] });
  expect(grown).toBeLessThan(heapGrowthMax);
  // It goes on as if nothing had been.
  await enter(server);
});
