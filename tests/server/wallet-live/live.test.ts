import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { endDeadStreams } from '#server/services/identity/player-streams.ts';
import { closeWalletStreams } from '#server/services/wallet/live.ts';
import { type EventsHeard, hearEvents } from '#tests/support/events.ts';
import { openRoulette, type Player, signUp } from '#tests/support/player.ts';
import { startSecond } from '#tests/support/second-server.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let first: TestServer;
let second: Awaited<ReturnType<typeof startSecond>>;
beforeAll(async () => {
  first = await startServer();
  second = await startSecond(first);
});
afterAll(async () => {
  await closeWalletStreams(first.ctx);
  await closeWalletStreams(second.ctx);
  await second.stop();
  await first.stop();
});

type WalletEvent = {
  readonly funds: readonly { readonly currency: string; readonly totalMoney: string; readonly totalBonus: string }[];
  readonly changed: { readonly kind: string; readonly id: string; readonly state: string } | null;
};

/** The stream of a player at one of the two, which counts what came. */
const listen = async (player: Player, origin = second.origin) => {
  const heard = await hearEvents(origin + routes.listenToWallet.path, player.cookies());
  return { ...heard, heard: heard.events as unknown as WalletEvent[], until: untilOf(heard) };
};
const untilOf = (heard: EventsHeard) => async (what: (event: WalletEvent) => boolean) => {
  for (;;) {
    const found = (heard.events as unknown as WalletEvent[]).find(what);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const cash = (event: WalletEvent | undefined) => event?.funds[0]?.totalMoney;

const findPlayer = sql('test_live_player', 'SELECT id FROM player WHERE email = $1');
const idOf = async ({ email }: Player): Promise<string> => {
  const [row] = await first.ctx.db.query<{ id: string }>(findPlayer, [email]);
  return row?.id ?? '';
};
const post = sql(
  'test_live_post',
  `SELECT ledger_post($1, $2, $3, now(), ARRAY[ledger_account($2, 'EUR', $4, ''), ledger_account(NULL, 'EUR', 'clearing', 'test')],
     ARRAY[$5::bigint, -$5::bigint])`,
);
const move = (kind: string, playerId: string, amountMinor: bigint, account = 'cash') =>
  first.ctx.db.query(post, [kind, playerId, randomUUID(), account, amountMinor]);
const begin = sql(
  'test_live_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at)
   VALUES ($1::uuid, $2, $1::text, '\\x00', 'test', 'EUR', $3, 'created', now(), now())`,
);
const settle = sql(
  'test_live_settle',
  `UPDATE deposit SET state = $2, updated_at = now(), completed_at = CASE WHEN $2 = 'completed' THEN now() END WHERE id = $1`,
);
/** A deposit as a webhook ends it: state and money in one transaction. */
const completeDeposit = async (playerId: string, amountMinor: bigint) => {
  const id = randomUUID();
  await first.ctx.db.query(begin, [id, playerId, amountMinor]);
  await first.ctx.db.transaction(async (tx) => {
    await tx.query(settle, [id, 'completed']);
    await tx.query(post, ['deposit', playerId, id, 'cash', amountMinor]);
  });
  return id;
};

test('a deposit that one process credits is heard at the other, once, with the balances of after', async () => {
  const player = await signUp(first.origin);
  const stream = await listen(player);
  expect(await stream.until(() => true)).toMatchObject({ changed: null, funds: [{ totalMoney: '0.00' }] });
  const id = await completeDeposit(await idOf(player), 3_000n);
  const told = await stream.until(({ changed }) => changed !== null);
  expect(told).toMatchObject({
    changed: { kind: 'deposit', id, state: 'completed' },
    funds: [{ totalMoney: '30.00' }],
  });
  await move('bonus', await idOf(player), 500n, 'bonus');
  await stream.until(({ funds }) => funds[0]?.totalBonus === '5.00');
  expect(stream.heard.filter(({ changed }) => changed !== null)).toHaveLength(1);
  const schema = calls.listenToWallet.response;
  for (const event of stream.heard) expect(schema.safeParse(event).error?.issues).toBeUndefined();
  expect(stream.text()).toContain('retry: 1000');
  stream.hangUp();
});

test('nobody hears of another’s money', async () => {
  const [ada, grace] = [await signUp(first.origin), await signUp(first.origin)];
  const stream = await listen(grace);
  await stream.until(() => true);
  await move('adjustment', await idOf(ada), 700n);
  await move('adjustment', await idOf(grace), 100n);
  await stream.until((event) => cash(event) === '1.00');
  expect(stream.heard.map(cash)).toEqual(['0.00', '1.00']);
  stream.hangUp();
});

test('bets and prizes tell nothing', async () => {
  const player = await signUp(first.origin);
  await move('adjustment', await idOf(player), 10_000n);
  const sessionId = await openRoulette(player);
  const stream = await listen(player);
  await stream.until(() => true);
  for (let n = 0; n < 5; n += 1)
    await player.must('placeRound', {
      params: { sessionId },
      body: { bets: [{ spot: 'red', amount: '1.00' }] },
      key: randomUUID(),
    });
  await move('adjustment', await idOf(player), 1n);
  await stream.until((event) => event !== stream.heard[0]);
  expect(stream.heard).toHaveLength(2);
  stream.hangUp();
});

test('what happened while the line was down is told when it is up again', async () => {
  const player = await signUp(first.origin);
  const stream = await listen(player);
  await stream.until(() => true);
  await first.ctx.db.query(
    sql(
      'test_live_cut',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
    ),
  );
  await move('adjustment', await idOf(player), 4_200n);
  expect(cash(await stream.until((event) => cash(event) === '42.00'))).toBe('42.00');
  stream.hangUp();
});

test('whoever comes back begins with all there is', async () => {
  const player = await signUp(first.origin);
  const before = await listen(player);
  await before.until(() => true);
  before.hangUp();
  await before.over;
  await move('adjustment', await idOf(player), 900n);
  const after = await listen(player, first.origin);
  expect(await after.until(() => true)).toMatchObject({ changed: null, funds: [{ totalMoney: '9.00' }] });
  after.hangUp();
});

test('must-hold 23: whoever signs out, or is excluded, hears no more', async () => {
  const [ada, grace] = [await signUp(first.origin), await signUp(first.origin)];
  const [left, right] = [await listen(ada), await listen(grace)];
  await Promise.all([left.until(() => true), right.until(() => true)]);
  await ada.must('signOut');
  await first.ctx.db.query(
    sql('test_live_exclude', `UPDATE player SET excluded_until = now() + interval '1 day' WHERE id = $1`),
    [await idOf(grace)],
  );
  await endDeadStreams(second.ctx);
  await Promise.all([left.over, right.over]);
  await move('adjustment', await idOf(ada), 100n);
  expect(left.heard.map(cash)).toEqual(['0.00']);
  expect((await listen(ada)).status).toBe(401);
});

test('one player has ten streams at most, and fifty at once are no more', async () => {
  const player = await signUp(first.origin);
  const all = await Promise.all(Array.from({ length: 50 }, () => listen(player)));
  const open = all.filter(({ status }) => status === 200);
  expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const heard = open.map(async (stream) => {
    await Promise.race([stream.until(() => true), stream.over]);
    return stream.heard.length > 0;
  });
  expect((await Promise.all(heard)).filter(Boolean)).toHaveLength(10);
  expect(await (await fetch(`${second.origin}/metrics`)).text()).toContain('faceup_listeners{game="wallet"} 10');
  for (const stream of all) stream.hangUp();
});

test('must-hold 39: two hundred changes at once cost few readings and end with the last balance', async () => {
  const player = await signUp(first.origin);
  const stream = await listen(player);
  await stream.until(() => true);
  const playerId = await idOf(player);
  await Promise.all(Array.from({ length: 200 }, () => move('adjustment', playerId, 10n)));
  await stream.until((event) => cash(event) === '20.00');
  expect(stream.heard.length).toBeLessThanOrEqual(202);
  expect(stream.heard.map(cash)).toEqual([...stream.heard.map(cash)].sort((a, b) => Number(a) - Number(b)));
  stream.hangUp();
});

test('a stop ends the streams', async () => {
  const player = await signUp(first.origin);
  const stream = await listen(player);
  await stream.until(() => true);
  await closeWalletStreams(second.ctx);
  await stream.over;
  expect((await listen(player)).status).toBe(200);
});
