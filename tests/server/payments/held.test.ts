import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '#scripts/ops/reconcile.ts';
import { type Queryable, sql } from '#server/db/db.ts';
import { closeAccount } from '#server/db/queries/account.ts';
import { lockPlay } from '#server/db/queries/seeds.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { totalDeposits } from '#server/services/payments/deposits.ts';
import { releaseHeld, releaseHeldDeposits } from '#server/services/payments/release-held.ts';
import { loadTaker } from '#server/services/promotions/taker.ts';
import { storeExclusion, takeTimeOut } from '#server/services/safer-play/breaks.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { saferPlay } from '#server/services/safer-play/read.ts';
import { transactionHistory } from '#server/services/wallet/history.ts';
import { minute } from '#tests/server/identity/world.ts';
import { begin as beginIn } from './begin.ts';
import { createHouse, type House, openedDeposit, send, webhookBody } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
// Every cent is traceable after each of them: ledger, deposits and clearing accounts say the same.
afterEach(async () => {
  const { isSound, lines } = await reconcile(house.ctx.db);
  expect([isSound, isSound ? [] : lines]).toEqual([true, []]);
});
afterAll(() => house.close());

const hour = 60 * minute;
const begin = (gateway: string) => beginIn(house, gateway);
const exclude = ({ playerId }: PlayerSession) => storeExclusion(house.ctx, house.caller, playerId, 'SIX_MONTHS');
const untilLater = sql('held_exclusion_ends', 'UPDATE player SET excluded_until = $2 WHERE id = $1');

const selectMoney = sql(
  'held_money',
  `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'owed'), 0)::bigint AS owed,
     coalesce(sum(balance) FILTER (WHERE kind <> 'owed'), 0)::bigint AS playable FROM account WHERE player_id = $1`,
);
/** What the house owes of held deposits, and what stands in all balances that can be played with; cents. */
const moneyOf = async ({ playerId }: PlayerSession) => {
  const [row] = await house.ctx.db.query<{ owed: bigint; playable: bigint }>(selectMoney, [playerId]);
  return [row?.owed, row?.playable];
};
const holdOf = async (session: PlayerSession) => {
  const query = { type: 'deposit', currencyType: 'FIAT', page: 0, size: 20 } as const;
  const { items } = await transactionHistory(house.ctx, session, query);
  return items.map(({ state, hold }) => [state, hold]);
};

describe('a deposit that was opened before an exclusion and paid after it', () => {
  test.each(['brpay', 'ikajo', 'skrill', 'mifinity'])(
    'GLI-19 A.3.8: at %s is held and in no balance, however often the company says it',
    async (gateway) => {
      const { session, press, stateNow } = await begin(gateway);
      await exclude(session);
      await press('duplicate');
      await press('approve');
      expect(await stateNow()).toEqual(['held', 0n]);
      expect(await moneyOf(session)).toEqual([3_000n, 0n]);
      expect(await holdOf(session)).toEqual([['held', 'player_excluded']]);
    },
  );

  test('counts for no promotion, no list of deposits made and no limit of the player’s own', async () => {
    const { session, press } = await begin('brpay');
    await exclude(session);
    await press('approve');
    const { who } = await loadTaker(house.ctx.db, session.playerId, house.ctx.clock.now());
    expect([who.deposits, await totalDeposits(house.ctx, session)]).toEqual([0n, []]);
    const { limits } = await saferPlay(house.ctx, session);
    expect(limits.filter(({ kind }) => kind === 'deposit').map(({ used }) => used)).toEqual(['0.00', '0.00', '0.00']);
  });

  test('is given back to the company by a charge-back, once, from what is held alone', async () => {
    const { session, press, stateNow } = await begin('brpay');
    await exclude(session);
    await press('approve');
    await press('charge-back');
    await press('charge-back');
    expect(await stateNow()).toEqual(['reversed', 0n]);
    expect(await moneyOf(session)).toEqual([0n, 0n]);
  });

  test('is credited when the exclusion is over only if somebody releases it, and not before', async () => {
    const { session, opened, press, stateNow } = await begin('brpay');
    await exclude(session);
    await press('approve');
    expect(await releaseHeld(house.ctx, opened.id)).toMatchObject({ ok: false, code: 'still_held' });
    await house.ctx.db.query(untilLater, [session.playerId, house.ctx.clock.now()]);
    expect(await releaseHeldDeposits(house.ctx)).toBe(0);
    expect(await stateNow()).toEqual(['held', 0n]);
    const twice = await Promise.all([releaseHeld(house.ctx, opened.id), releaseHeld(house.ctx, opened.id)]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateNow()).toEqual(['completed', 3_000n]);
    expect(await moneyOf(session)).toEqual([0n, 3_000n]);
    await press('charge-back');
    expect(await stateNow()).toEqual(['reversed', 0n]);
  });
});

test('GLI-19 A.3.8: an exclusion that is committed while the payment waits for its lock wins', async () => {
  const { session, opened, stateNow } = await begin('brpay');
  const paid = await house.ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [session.playerId]);
    const answer = send(house, opened.gateway, webhookBody(opened));
    await someoneWaits(house.ctx.db);
    await tx.query(untilLater, [session.playerId, new Date(house.ctx.clock.now().getTime() + hour)]);
    return { answer };
  });
  expect((await paid.answer).ok).toBe(true);
  expect(await stateNow()).toEqual(['held', 0n]);
});

test('must-hold 24: exclusions and payments at once end in money that is held, or was there before', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { session, opened, stateNow } = await begin('brpay');
    const body = webhookBody(opened);
    await Promise.all([
      ...Array.from({ length: 5 }, () => send(house, opened.gateway, body)),
      exclude(session),
      send(house, opened.gateway, webhookBody(opened)),
    ]);
    const [state, cash] = await stateNow();
    expect([state, cash, ...(await moneyOf(session))]).toEqual(
      state === 'held' ? ['held', 0n, 3_000n, 0n] : ['completed', 3_000n, 0n, 3_000n],
    );
  }
});

const selectWaiting = sql(
  'held_waiting',
  `SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
);
async function someoneWaits(db: Queryable): Promise<void> {
  for (;;) {
    const [row] = await db.query<{ waiting: bigint }>(selectWaiting, []);
    if ((row?.waiting ?? 0n) > 0n) return;
  }
}

test('a closed account’s payment is held, and an account that is owed something is not closed', async () => {
  const { session, opened, stateNow } = await begin('brpay');
  house.passTime(2 * hour);
  const expire = sql('held_expire', `UPDATE deposit SET state = 'expired' WHERE id = $1`);
  await house.ctx.db.query(expire, [opened.id]);
  const close = async () => {
    const [row] = await house.ctx.db.query<{ outcome: string }>(closeAccount, [
      session.playerId,
      null,
      house.ctx.clock.now(),
    ]);
    return row?.outcome;
  };
  expect(await close()).toBe('ok');
  await send(house, opened.gateway, webhookBody(opened));
  expect([await stateNow(), await holdOf(session)]).toEqual([['held', 0n], [['held', 'account_closed']]]);
  await house.ctx.db.query(sql('held_reopen', 'UPDATE player SET closed_at = NULL WHERE id = $1'), [session.playerId]);
  expect(await close()).toBe('deposit');
});

test('what is paid during a break is credited when it is over, and counts then', async () => {
  const { session, press, stateNow } = await begin('skrill');
  expect((await takeTimeOut(house.ctx, house.caller, session.playerId, 'ONE_DAY')).ok).toBe(true);
  await press('approve');
  expect([await stateNow(), await holdOf(session)]).toEqual([['held', 0n], [['held', 'player_timed_out']]]);
  await releaseHeldDeposits(house.ctx);
  expect(await stateNow()).toEqual(['held', 0n]);
  house.passTime(25 * hour);
  expect(await releaseHeldDeposits(house.ctx)).toBe(1);
  expect([await stateNow(), await holdOf(session)]).toEqual([['completed', 3_000n], [['completed', null]]]);
  const { who } = await loadTaker(house.ctx.db, session.playerId, house.ctx.clock.now());
  expect(who.deposits).toBe(1n);
});

test('an exclusion during a break is the reason from then on', async () => {
  const { session, press } = await begin('brpay');
  await takeTimeOut(house.ctx, house.caller, session.playerId, 'ONE_DAY');
  await press('approve');
  await exclude(session);
  await releaseHeldDeposits(house.ctx);
  expect(await holdOf(session)).toEqual([['held', 'player_excluded']]);
});

test('a limit that was lowered meanwhile holds what passes it, and none that was kept', async () => {
  const { session, press, stateNow } = await begin('brpay');
  const put = (value: string) => setLimit(house.ctx, house.caller, session, { kind: 'deposit', period: 'DAY', value });
  expect((await put('30.00')).ok).toBe(true);
  await press('approve');
  expect(await stateNow()).toEqual(['completed', 3_000n]);
  house.passTime(25 * hour);
  const opened = await openedDeposit(house, session, { gateway: 'brpay' });
  expect((await put('20.00')).ok).toBe(true);
  await send(house, opened.gateway, webhookBody(opened));
  expect((await holdOf(session))[0]).toEqual(['held', 'limit_reached']);
  expect(await moneyOf(session)).toEqual([3_000n, 3_000n]);
});
