import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WithdrawalState, withdrawalStates, withdrawalTransitions } from '#domain/payments/withdrawal-state.ts';
import { sql } from '#server/db/db.ts';
import { cancelWithdrawal, withdrawalHistory, withdrawalOf } from '#server/services/withdrawals/withdrawals.ts';
import type { World } from '#tests/server/identity/world.ts';
import { addWithdrawer, expectSound, granted, moneyOf, openDesk, rowOf } from './desk.ts';

let world: World;
beforeAll(async () => {
  world = await openDesk();
});
afterAll(async () => {
  await expectSound(world);
  await world.close();
});

const fresh = () => addWithdrawer(world);

describe('a player’s own withdrawal', () => {
  test('is read and taken back by nobody else', async () => {
    const [ada, eve] = [await fresh(), await fresh()];
    const id = await granted(world, ada, { amount: '600' });
    expect(await withdrawalOf(world.ctx, eve, id)).toMatchObject({ code: 'withdrawal_not_found' });
    expect(await cancelWithdrawal(world.ctx, world.caller, eve, id)).toMatchObject({ code: 'withdrawal_not_found' });
    expect(await withdrawalOf(world.ctx, ada, id)).toMatchObject({ value: { id, state: 'in_review' } });
    expect(await cancelWithdrawal(world.ctx, world.caller, ada, id)).toMatchObject({ value: { state: 'cancelled' } });
    expect(await moneyOf(world, ada.playerId)).toEqual([100_000n, 0n]);
    expect(await cancelWithdrawal(world.ctx, world.caller, ada, id)).toMatchObject({ code: 'withdrawal_state_wrong' });
    expect(await moneyOf(world, ada.playerId)).toEqual([100_000n, 0n]);
  });

  test('that is approved is not taken back', async () => {
    const ada = await fresh();
    const id = await granted(world, ada);
    expect(await cancelWithdrawal(world.ctx, world.caller, ada, id)).toMatchObject({ code: 'withdrawal_state_wrong' });
    expect((await rowOf(world, id)).state).toBe('approved');
  });

  test('stands in the history of its kind of currency, newest first', async () => {
    const ada = await fresh();
    const first = await granted(world, ada);
    world.passTime(1_000);
    const second = await granted(world, ada, { amount: '31' });
    const period = { from: new Date(0), to: new Date('2100-01-01'), page: 0, size: 1 };
    const fiat = await withdrawalHistory(world.ctx, ada, { currencyType: 'FIAT', ...period });
    expect(fiat).toMatchObject({
      total: 2,
      items: [{ id: second, type: 'withdraw', amount: '31.00', gateway: 'skrill' }],
    });
    expect(await withdrawalHistory(world.ctx, ada, { currencyType: 'FIAT', ...period, page: 1 })).toMatchObject({
      items: [{ id: first }],
    });
    expect(await withdrawalHistory(world.ctx, ada, { currencyType: 'CRYPTO', ...period })).toMatchObject({
      items: [],
      total: 0,
    });
  });
});

test('the database knows the transitions of the state machine, and no other', async () => {
  const rows = await world.ctx.db.query<{ from: WithdrawalState; to: WithdrawalState; may: boolean }>(
    sql(
      'test_may',
      'SELECT f AS "from", t AS "to", withdrawal_may(f, t) AS may FROM unnest($1::text[]) f, unnest($1::text[]) t',
    ),
    [withdrawalStates],
  );
  expect(rows).toHaveLength(36);
  for (const { from, to, may } of rows)
    expect([from, to, may]).toEqual([from, to, withdrawalTransitions[from].some((event) => event === to)]);
});
