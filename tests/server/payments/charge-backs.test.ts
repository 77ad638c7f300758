import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import { sql } from '#server/db/db.ts';
import { totalDeposits } from '#server/services/payments/deposits.ts';
import { loadTaker } from '#server/services/promotions/taker.ts';
import { approveWithdrawal } from '#server/services/withdrawals/staff.ts';
import { eventsOf } from '#tests/server/identity/world.ts';
import { expectSound, granted, holdsOn, rowOf, verify } from '#tests/server/withdrawals/desk.ts';
import { fund } from '#tests/support/ledger.ts';
import { begin as beginIn } from './begin.ts';
import { cashOf, createHouse, type House, send, soundMovementsOf, webhookBody } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterAll(() => house.close());

const begin = (gateway: string) => beginIn(house, gateway);

const clearing = sql('flow_owned', 'SELECT kind, balance FROM house_balance WHERE owner = $1 ORDER BY kind');

test('must-hold 19: of a charge-back after play the player gives what is left, and the house books the rest', async () => {
  const { session, opened, press, stateNow } = await begin('pgpaytech');
  await press('approve');
  const before = await house.ctx.db.query<{ kind: string; balance: bigint }>(clearing, ['pgpaytech']);
  // Ten euros are left; twenty were lost at a table.
  const lose = sql(
    'flow_lose',
    `SELECT ledger_post('bet', $1, $2, now(), ARRAY[ledger_account($1, 'EUR', 'cash', ''),
       ledger_account(NULL, 'EUR', 'gaming', 'roulette-european')], ARRAY[-2000, 2000]::bigint[])`,
  );
  await house.ctx.db.query(lose, [session.playerId, `test:${opened.id}`]);
  await press('charge-back');
  expect(await stateNow()).toEqual(['reversed', 0n]);
  const balanceOf = (rows: { kind: string; balance: bigint }[], kind: string) =>
    rows.find((row) => row.kind === kind)?.balance ?? 0n;
  const after = await house.ctx.db.query<{ kind: string; balance: bigint }>(clearing, ['pgpaytech']);
  expect(balanceOf(after, 'clearing') - balanceOf(before, 'clearing')).toBe(3_000n);
  expect(balanceOf(after, 'chargeback') - balanceOf(before, 'chargeback')).toBe(-2_000n);
  const told = sql('flow_told', 'SELECT kind, facts FROM notification WHERE player_id = $1 ORDER BY created_at, id');
  expect(await house.ctx.db.query(told, [session.playerId])).toContainEqual({
    kind: 'deposit_reversed',
    facts: { amount: '30.00', currency: 'EUR' },
  });
  const events = (await eventsOf(house)).filter((row) => row.player_id === session.playerId);
  expect(events.map((row) => row.kind)).toContain('deposit_reversed');
});

test('a deposit that is taken back stays one that was made, to the list and to promotions alike', async () => {
  const { session, opened, press } = await begin('brpay');
  const counts = async () => {
    const taker = await loadTaker(house.ctx.db, session.playerId, house.ctx.clock.now());
    return [(await totalDeposits(house.ctx, session)).map(({ id, state }) => [id, state]), taker.who.deposits];
  };
  expect(await counts()).toEqual([[], 0n]);
  await press('approve');
  expect(await counts()).toEqual([[[opened.id, 'completed']], 1n]);
  await press('charge-back');
  expect(await counts()).toEqual([[[opened.id, 'reversed']], 1n]);
});

test('must-hold 19: any order of events, doubled as it may be, credits at most once and takes back only what was credited', async () => {
  const types = ['completed', 'failed', 'pending', 'expired', 'reversed'] as const;
  const told = fc.array(fc.record({ type: fc.constantFrom(...types), times: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(told, async (list) => {
      const { session, opened, stateNow } = await begin('brpay');
      let credited = false;
      let reversed = false;
      for (const { type, times } of list) {
        const event = webhookBody(opened, { type: `payment.${type}` });
        const isEarly = type === 'reversed' && !credited;
        for (let time = 0; time < times; time += 1)
          expect((await send(house, opened.gateway, event)).ok).toBe(!isEarly);
        credited ||= type === 'completed';
        reversed ||= type === 'reversed' && !isEarly;
      }
      const [state, cash] = await stateNow();
      expect(cash).toBe(credited && !reversed ? 3_000n : 0n);
      expect([state === 'completed', state === 'reversed']).toEqual([credited && !reversed, reversed]);
      expect(await soundMovementsOf(house, opened.id)).toBe(credited ? 1 : 0);
      expect(session.playerId).not.toBe('');
    }),
    { numRuns: 200 },
  );
});

test('must-hold 19: completions and charge-backs at once, 25 of each, end in one of each', async () => {
  const { opened, stateNow } = await begin('brpay');
  const tell = (type: 'completed' | 'reversed') =>
    send(house, opened.gateway, webhookBody(opened, { type: `payment.${type}` }));
  const all = Array.from({ length: 25 }, () => [tell('completed'), tell('reversed')]).flat();
  await Promise.all(all);
  // A charge-back that came before its payment was refused, and is told again.
  expect((await tell('reversed')).ok).toBe(true);
  expect(await stateNow()).toEqual(['reversed', 0n]);
  expect(await soundMovementsOf(house, opened.id)).toBe(1);
});

test('must-hold 2: a charge-back among stakes takes what they leave, and nothing falls below zero', async () => {
  const { session, opened, press, stateNow } = await begin('brpay');
  await press('approve');
  const stake = sql(
    'flow_stake',
    `SELECT code FROM ledger_try_post('bet', $1, $2, now(), 'EUR', ARRAY['cash', 'gaming'], ARRAY['', 'roulette-european'],
       ARRAY[-500, 500]::bigint[])`,
  );
  const stakes = Array.from({ length: 12 }, (_, index) =>
    house.ctx.db.query<{ code: string }>(stake, [session.playerId, `stake:${opened.id}:${index}`]),
  );
  const answers = await Promise.all([...stakes, press('charge-back').then(() => [])]);
  const staked = answers.flat().filter(({ code }) => code === 'ok').length;
  expect(staked).toBeLessThanOrEqual(6);
  expect(await stateNow()).toEqual(['reversed', 0n]);
  const taken = sql(
    'flow_taken',
    `SELECT a.kind, p.amount FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id
     WHERE m.kind = 'deposit_reversed' AND m.reference = $1 AND a.kind <> 'clearing'`,
  );
  const legs = await house.ctx.db.query<{ kind: string; amount: bigint }>(taken, [opened.id]);
  expect(legs.reduce((sum, { amount }) => sum + amount, 0n)).toBe(-3_000n);
  expect(legs.find(({ kind }) => kind === 'chargeback')?.amount ?? 0n).toBe(-500n * BigInt(staked));
  expect(await soundMovementsOf(house, opened.id)).toBe(1);
});

test('must-hold 19: a charge-back takes what waits to be paid out, and leaves alone what somebody was asked to pay', async () => {
  const mark = sql('flow_asked', 'UPDATE withdrawal SET asked_at = run_at WHERE id = $1');
  const ends = { in_review: 'failed', approved: 'failed', asked: 'approved' } as const;
  for (const at of ['in_review', 'approved', 'asked'] as const) {
    const { session, opened, press, stateNow } = await begin('brpay');
    await press('approve');
    await verify(house, session.playerId);
    const id = await granted(house, session);
    if (at !== 'in_review') await approveWithdrawal(house.ctx, id, shellActor('maria', 'maria'));
    if (at === 'asked') await house.ctx.db.query(mark, [id]);
    await press('charge-back');
    expect([at, await stateNow(), (await rowOf(house, id)).state]).toEqual([at, ['reversed', 0n], ends[at]]);
    expect(await soundMovementsOf(house, opened.id)).toBe(1);
  }
  const owed = await house.ctx.db.query<{ kind: string; balance: bigint }>(clearing, ['brpay']);
  await expectSound(house);
  expect(owed.find(({ kind }) => kind === 'chargeback')?.balance).toBeLessThanOrEqual(-3_000n);
});

test('a charge-back that the cash covers leaves a withdrawal in review, where people are told of it', async () => {
  const { session, press } = await begin('brpay');
  await press('approve');
  await verify(house, session.playerId);
  await fund(house.ctx.db, session.playerId, 3_000n);
  const id = await granted(house, session);
  expect(await holdsOn(house, id)).not.toContain('charge_back');
  await press('charge-back');
  expect((await rowOf(house, id)).state).toBe('in_review');
  expect(await holdsOn(house, id)).toContain('charge_back');
  expect(await cashOf(house, session.playerId)).toBe(0n);
});
