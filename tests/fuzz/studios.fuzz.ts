import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lesser } from '#domain/maths/order.ts';
import type { Caller, PlayerSession } from '#server/services/caller.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { storeExclusion, takeTimeOut } from '#server/services/safer-play/breaks.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { addPlayer, fundsOf } from '#tests/server/games/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { hub88Subject, publicKey, signatureOf } from '#tests/support/wallet-kit/hub88.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { apiToken, valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Answer, type Request, send } from './send.ts';
import { mutatedJson, mutatedText } from './values.ts';

/** As long as `FUZZ_STUDIO_SECONDS` say, else a part of what the calls have. */
const seconds = Number(process.env['FUZZ_STUDIO_SECONDS'] ?? 20);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const seatCount = 8;
const callsASeat = 150;
const cashMinor = 10_000n;
/** What may be lost in a day, where a seat's player sets it: in EUR, which is the seat's currency. */
const limitEur = '20.00';
const limitMinor = 2_000n;

const logged: string[] = [];
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-fuzz-'));
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const file = join(folder, 'keys.json');
  await writeFile(file, JSON.stringify({ hub88: { publicKey: pem }, valkyrie: { apiToken } }));
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) });
  server = await startServer({ env: { AGGREGATOR_KEYS_FILE: file }, parts: { log } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const caller: Caller = { ip: '127.0.0.1', country: 'MT', userAgent: 'fuzz', requestId: 'fuzz' };

/** What binds a player, from a call on: nothing may be staked at all, or no more lost than the limit. */
type Bound = 'excluded' | 'timed_out' | 'limited';

type Seat = {
  readonly player: PlayerSession;
  readonly dialect: 'hub88' | 'valkyrie';
  readonly token: string;
  /** Ids of transactions and rounds that were told: what a studio comes back to. */
  readonly transactions: string[];
  readonly rounds: string[];
  bound: Bound | undefined;
  calls: number;
};

const sit = async (chance: Chance): Promise<Seat> => {
  const dialect = chance.one(['hub88', 'valkyrie'] as const);
  const player = await addPlayer(server, 'EUR', cashMinor);
  const token = await launch(server, dialect === 'hub88' ? hub88Subject : valkyrieSubject, player);
  return { player, dialect, token, transactions: ['t0'], rounds: ['r0'], bound: undefined, calls: 0 };
};

const pick = (known: string[], fresh: string, chance: Chance): string => {
  if (chance.happens(0.6)) return chance.one(known);
  known.push(fresh);
  return fresh;
};

const hub88Call = (seat: Seat, other: Seat, chance: Chance): Request => {
  const { player, token } = chance.happens(0.95) ? seat : { ...seat, player: other.player };
  const path = chance.one([
    ...['/transaction/bet', '/transaction/bet', '/transaction/bet', '/transaction/win', '/transaction/rollback'],
    ...['/user/balance', '/user/info'],
  ]);
  const said = {
    user: player.playerId,
    token: chance.happens(0.95) ? token : other.token,
    request_uuid: 'q',
    game_code: 'clt_dragon',
    transaction_uuid: pick(seat.transactions, `${player.playerId.slice(0, 8)}-${seat.calls}`, chance),
    reference_transaction_uuid: chance.one(seat.transactions),
    round: pick(seat.rounds, `r${seat.calls}`, chance),
    round_closed: chance.happens(0.2),
    currency: chance.happens(0.95) ? 'EUR' : chance.one(['USD', 'BTC', 'XXX']),
    amount: chance.one([1_000, 100_000, 500_000, 1_234_000, 0, 123, 10_000_000_000]),
    ...(chance.happens(0.05) && { is_free: true }),
    ...(chance.happens(0.05) && { reward_uuid: 'gift' }),
  };
  const body = Buffer.from(mutatedJson(said, chance));
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signatureOf(body) };
  const target = `/wallet/hub88${mutatedText(path, chance)
    .toWellFormed()
    .replaceAll(/[^\w/.-]/gu, encodeURIComponent)}`;
  return { method: 'POST', target, headers, body };
};

const valkyrieCall = (seat: Seat, other: Seat, chance: Chance): Request => {
  const whose = chance.happens(0.95) ? seat.player.playerId : other.player.playerId;
  const headers = {
    authorization: `Bearer ${apiToken}`,
    'x-player-token': chance.happens(0.95) ? seat.token : other.token,
    'x-correlation-id': '-',
    'content-type': 'application/json',
  };
  const transaction = pick(seat.transactions, `${seat.player.playerId.slice(0, 8)}-${seat.calls}`, chance);
  const round = pick(seat.rounds, `r${seat.calls}`, chance);
  const asked = chance.one([
    `/players/${whose}/balance?provider=Evolution`,
    `/players/${whose}/transactions?provider=Evolution&providerTransactionId=${transaction}`,
    `/players/${whose}/gamerounds/${round}?provider=Evolution`,
    '/players/session?provider=Evolution',
  ]);
  if (chance.happens(0.2)) return { method: 'GET', target: `/wallet/valkyrie${asked}`, headers };
  const kinds = [
    'WITHDRAW',
    'WITHDRAW',
    'WITHDRAW',
    'DEPOSIT',
    'CANCEL',
    'PROMODEPOSIT',
    'PROMOWITHDRAW',
    'PROMOCANCEL',
  ];
  const transactionType = chance.one(kinds);
  const said = {
    transactionType,
    provider: 'Evolution',
    currency: chance.happens(0.95) ? 'EUR' : chance.one(['USD', 'BTC', 'XXX']),
    cashAmount: chance.one([0.01, 1, 5, 12.34, 0, -1, 0.001, 1e9]),
    bonusAmount: chance.happens(0.95) ? 0 : 1,
    promoAmount: transactionType.startsWith('PROMO') ? 1 : 0,
    transactionDateTime: '2027-03-01T12:00:00Z',
    providerTransactionId: transaction,
    ...(chance.happens(0.5) && { providerBetRef: chance.one(seat.transactions) }),
    providerGameId: 'vctlz20yfnmp1ylr',
    providerRoundId: round,
    isGameOver: chance.happens(0.2),
    ...(chance.happens(0.1) && { jackpots: [{ jackpotAmount: 1 }] }),
    ...(chance.happens(0.1) && { promos: [{ promoType: chance.one(['FREEROUNDS', 'PROMOBONUS']) }] }),
  };
  const body = Buffer.from(mutatedJson(said, chance));
  const target = `/wallet/valkyrie/players/${whose}/transactions?provider=Evolution`;
  return { method: 'POST', target, headers, body };
};

type Fault = { readonly what: string; readonly request: string; readonly answer: string };
const faults: Fault[] = [];
const outcomes = new Map<string, number>();

const judge = (seat: Seat, other: Seat, { target, headers, body }: Request, { status, text }: Answer): void => {
  const sent = `${target} ${Buffer.from(body ?? []).toString('latin1')}`;
  const fault = (what: string) =>
    faults.push({ what, request: sent.slice(0, 2_000), answer: `${status} ${text.slice(0, 500)}` });
  const code = /"(?:RS_\w+|PAM_ERR_\w+|OK)"/.exec(text)?.[0] ?? `${status}`;
  outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
  if (status !== null && status >= 500) fault('a failure of the house');
  // These make a studio ask again for days.
  if (/RS_ERROR_UNKNOWN|PAM_ERR_TIMEOUT/.test(text)) fault('an answer that says nothing');
  for (const mark of [other.player.email, seat.player.email]) if (text.includes(mark)) fault('a player’s address');
  // Whoever has a token is told whose it is.
  const isNamed = sent.includes(other.player.playerId) || headers['x-player-token'] === other.token;
  if (text.includes(other.player.playerId) && !isNamed) fault('another player');
};

const cashOf = async ({ player }: Seat): Promise<bigint> => {
  const { cash, bonus } = await fundsOf(server, player);
  return cash + bonus;
};

const bind = async (seat: Seat, chance: Chance): Promise<void> => {
  const { playerId } = seat.player;
  const bound = chance.one(['excluded', 'timed_out', 'limited'] as const);
  const limit = { kind: 'loss', period: 'DAY', value: limitEur } as const;
  const done =
    bound === 'excluded'
      ? await storeExclusion(server.ctx, caller, playerId, 'SIX_MONTHS')
      : bound === 'timed_out'
        ? await takeTimeOut(server.ctx, caller, playerId, 'ONE_DAY')
        : await setLimit(server.ctx, caller, seat.player, limit);
  if (!done.ok) throw new Error(`${bound}: ${done.code}`);
  seat.bound = bound;
};

/** One player at one studio, call after call; bound by something after a while. */
const play = async (chance: Chance, seats: readonly Seat[], seat: Seat, isOver: () => boolean): Promise<number> => {
  let least = 0n;
  for (; seat.calls < callsASeat && !isOver(); seat.calls += 1) {
    if (seat.bound === undefined && seat.calls > 20 && chance.happens(0.05)) {
      await bind(seat, chance);
      // What had been lost when a limit was set stays lost; of the rest no more goes than it allows.
      const now = await cashOf(seat);
      least = lesser(now, cashMinor - limitMinor);
    }
    const other = chance.one(seats.filter((one) => one !== seat));
    const request = (seat.dialect === 'hub88' ? hub88Call : valkyrieCall)(seat, other, chance);
    const before = seat.bound === undefined ? 0n : await cashOf(seat);
    const answer = await send(server.origin, request);
    judge(seat, other, request, answer);
    if (seat.bound === undefined) continue;
    const after = await cashOf(seat);
    const isWrong = seat.bound === 'limited' ? after < least : after < before;
    if (isWrong) faults.push({ what: `a stake of who is ${seat.bound}`, request: request.target, answer: answer.text });
  }
  return seat.calls;
};

test('no studio, whatever it signs, fails the house, moves money wrongly, or has somebody play who is bound not to', async () => {
  const chance = chanceOf(seed);
  const began = performance.now();
  const isOver = () => faults.length > 20 || performance.now() - began > seconds * 1000;
  let made = 0;
  let bound = 0;
  while (!isOver()) {
    const seats: Seat[] = [];
    for (let count = 0; count < seatCount; count += 1) seats.push(await sit(chance));
    const counts = await Promise.all(seats.map((seat) => play(chance, seats, seat, isOver)));
    made += counts.reduce((sum, count) => sum + count, 0);
    bound += seats.filter((seat) => seat.bound !== undefined).length;
  }
  console.log(
    `${made} signed calls with seed ${seed}, ${bound} players bound: ${[...outcomes].map((pair) => pair.join(' ')).join(', ')}`,
  );
  expect(faults).toEqual([]);
  expect(logged).toEqual([]);
  expect(made).toBeGreaterThan(200);
  expect(bound).toBeGreaterThan(0);
  expect(outcomes.get('"RS_OK"')).toBeGreaterThan(20);
  expect(outcomes.get('"OK"')).toBeGreaterThan(20);
  expect(await checkLedger(server.ctx.db)).toMatchObject({ isSound: true, grants: [] });
});
