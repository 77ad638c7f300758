import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import { runWallets } from '#scripts/ops/wallets.ts';
import { sql } from '#server/db/db.ts';
import { mineBlocks, reorganise, sendCoins } from '#server/sandbox/chain.ts';
import { chargeBack, markReturned, releaseTransfer, transfersForSupport } from '#server/services/chain/support.ts';
import { compareBooks } from '#server/services/reconcile/compare-books.ts';
import { readStatementFile } from '#server/services/reconcile/read-statement.ts';
import { sandboxStatement } from '#server/services/reconcile/sandbox-statement.ts';
import { transactionHistory } from '#server/services/wallet/history.ts';
import { createWorld, exclude, minute, type World } from '#tests/server/identity/world.ts';
import { loggedActs } from '#tests/support/desk.ts';
import { addPlayer, addressOf, cashIn, depositsOf, logOf, proveLedger, watch } from './house.ts';

const eve = shellActor('eve', 'eve');

const fair = 500_000n;
const back = 'ab'.repeat(32);

let world: World;
beforeAll(async () => {
  world = await createWorld({ SANDBOX: '1' });
});
afterEach(() => proveLedger(world));
afterAll(() => world.close());

const now = () => world.ctx.clock.now();
const selectId = sql('test_support_id', 'SELECT id FROM chain_transfer WHERE player_id = $1');
const idOf = async (playerId: string): Promise<bigint> => {
  const [row] = await world.ctx.db.query<{ id: bigint }>(selectId, [playerId]);
  if (row === undefined) throw new Error('no transfer');
  return row.id;
};

const heldPlayer = async () => {
  const player = await addPlayer(world, 'BTC');
  const address = await addressOf(world, player, 'BTC');
  await exclude(world, player, new Date(now().getTime() + minute));
  await sendCoins(world.ctx, address, fair, 'BTC', 3);
  await watch(world, 'bitcoin');
  return { player, id: await idOf(player) };
};

/** Coins that were credited, and then spent otherwise in another branch. */
const lostPlayer = async () => {
  const player = await addPlayer(world, 'BTC');
  await sendCoins(world.ctx, await addressOf(world, player, 'BTC'), fair, 'BTC', 3);
  await watch(world, 'bitcoin');
  await reorganise(world.ctx, 'bitcoin', 4, true);
  await watch(world, 'bitcoin');
  return { player, id: await idOf(player) };
};

describe('coins of an excluded player', () => {
  test('are said to be held in the history, and dust beside them in the comparison with the chain', async () => {
    const { player } = await heldPlayer();
    const small = await addPlayer(world, 'BTC');
    await sendCoins(world.ctx, await addressOf(world, small, 'BTC'), 500n, 'BTC', 3);
    await watch(world, 'bitcoin');
    const query = { type: 'deposit', currencyType: 'CRYPTO', page: 0, size: 20 } as const;
    const holdOf = async (playerId: string) =>
      (await transactionHistory(world.ctx, { playerId, sessionId: '', email: '', confirmed: true }, query)).items.map(
        ({ state, hold }) => [state, hold],
      );
    expect(await holdOf(player)).toEqual([['pending', 'player_excluded']]);
    expect(await holdOf(small)).toEqual([['pending', 'below_minimum']]);

    const day = 86_400_000;
    const period = { from: new Date(now().getTime() - day), before: new Date(now().getTime() + day) };
    const lines = readStatementFile(await sandboxStatement(world.ctx.db, period));
    if (!lines.ok) throw new Error(JSON.stringify(lines));
    const compared = await compareBooks(world.ctx.db, lines.value, { period });
    expect(compared?.differences.map(({ kind }) => kind).sort()).toEqual(['dust', 'held']);
  });

  test('are listed, returned once, and never credited afterwards', async () => {
    const { player, id } = await heldPlayer();
    const listed = await transfersForSupport(world.ctx.db);
    expect(listed.find((row) => row.id === id)).toMatchObject({ why: 'player_excluded', amount: fair });
    expect((await runWallets(world.ctx.db, ['list'], now()))?.lines.join()).toContain(
      'the player is excluded: return it',
    );
    const { db } = world.ctx;
    const answers = await Promise.all(Array.from({ length: 5 }, () => markReturned(db, id, eve, back, now())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    world.passTime(2 * minute);
    expect(await releaseTransfer(db, id, eve, now())).toEqual({ ok: false, code: 'state_wrong' });
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, player)).toMatchObject([{ state: 'failed', transfer: 'returned' }]);
    expect(await cashIn(world, player, 'BTC')).toBe(0n);
    expect(await logOf(world, player)).toEqual(['seen', 'held', 'returned']);
  });

  test('are credited when support releases them after the exclusion, and held again before its end', async () => {
    const { player, id } = await heldPlayer();
    expect((await releaseTransfer(world.ctx.db, id, eve, now())).ok).toBe(true);
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, player)).toMatchObject([{ hold: 'player_excluded' }]);
    world.passTime(2 * minute);
    expect(await runWallets(world.ctx.db, ['release', String(id), '--by', 'Vera'], now())).toMatchObject({
      done: true,
    });
    expect((await runWallets(world.ctx.db, ['show', String(id)], now()))?.lines.at(-1)).toMatch(/"by":"Vera"/);
    expect((await loggedActs(world)).at(-1)).toMatchObject({
      act: 'coins.read',
      subject_id: String(id),
      players: [player],
    });
    await watch(world, 'bitcoin');
    expect(await cashIn(world, player, 'BTC')).toBe(fair);
  });
});

describe('coins that were credited and lost', () => {
  test('are taken back by a person, once, and the player is told', async () => {
    const { player, id } = await lostPlayer();
    expect(await cashIn(world, player, 'BTC')).toBe(fair);
    expect((await transfersForSupport(world.ctx.db)).find((row) => row.id === id)).toMatchObject({ why: 'lost' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => chargeBack(world.ctx, id, eve)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await cashIn(world, player, 'BTC')).toBe(0n);
    expect(await depositsOf(world, player)).toMatchObject([{ state: 'reversed', transfer: 'reversed' }]);
    await mineBlocks(world.ctx, 'bitcoin', 20);
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, player)).toMatchObject([{ state: 'reversed' }]);
  });

  test('must-hold 19: what was played stands on the charge-back account, and no player falls below zero', async () => {
    const { player, id } = await lostPlayer();
    await world.ctx.db.query(spend, [player, `test:${player}`, now(), fair - 1n]);
    expect((await chargeBack(world.ctx, id, eve)).ok).toBe(true);
    expect(await cashIn(world, player, 'BTC')).toBe(0n);
    expect(await world.ctx.db.query(selectChargeback)).toEqual([{ balance: 1n - fair }]);
  });

  test('may not be taken back while they are in the chain', async () => {
    const player = await addPlayer(world, 'BTC');
    await sendCoins(world.ctx, await addressOf(world, player, 'BTC'), fair, 'BTC', 3);
    await watch(world, 'bitcoin');
    expect(await chargeBack(world.ctx, await idOf(player), eve)).toEqual({
      ok: false,
      code: 'state_wrong',
    });
    expect(await chargeBack(world.ctx, 999_999n, eve)).toEqual({ ok: false, code: 'not_found' });
    expect(await cashIn(world, player, 'BTC')).toBe(fair);
  });
});

const spend = sql(
  'test_support_spend',
  `SELECT ledger_post('adjustment', $1, $2, $3,
     ARRAY[ledger_account($1, 'BTC', 'cash', ''), ledger_account(NULL, 'BTC', 'gaming', 'test')], ARRAY[-$4::bigint, $4::bigint])`,
);
const selectChargeback = sql(
  'test_support_chargeback',
  `SELECT balance FROM house_balance WHERE kind = 'chargeback' AND currency = 'BTC'`,
);

test.each([
  [['list', 'x']],
  [['show']],
  [['return', '1']],
  [['release', 'x']],
  [['burn', '1']],
  [['release', '1', '--by', ' ']],
  [[]],
])('wallets %j is no command', async (words) => {
  expect(await runWallets(world.ctx.db, words, now())).toBeUndefined();
});
