import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Intent, postingsFor } from '#domain/ledger/postings.ts';
import { sql } from '#server/db/db.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { postMovement } from '#server/services/ledger/post-movement.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPlayer } from '#tests/support/ledger.ts';
import { applyLegs, type Balances, emptyBalances } from '#tests/support/oracles/balances.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await freshDatabase();
});
afterAll(() => own.drop());

const amountMinor = fc.oneof(fc.bigInt(1n, 500n), fc.bigInt(1n, 10n ** 15n));
const part = fc.bigInt(0n, 300n);
const split = { cashMinor: part, bonusMinor: part };
const game = fc.constantFrom('roulette', 'dice');

const intent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ kind: fc.constant('deposit_completed'), gateway: fc.constantFrom('ems', 'devcode'), amountMinor }),
  fc.record({
    kind: fc.constantFrom('deposit_held', 'deposit_released', 'deposit_returned'),
    gateway: fc.constantFrom('ems', 'devcode'),
    amountMinor,
  }),
  fc.record({ kind: fc.constantFrom('bet', 'win', 'rollback'), game, ...split }),
  fc.record({ kind: fc.constantFrom('withdrawal_held', 'withdrawal_released', 'bonus_converted'), amountMinor }),
  fc.record({ kind: fc.constant('withdrawal_paid'), provider: fc.constant('ems'), amountMinor }),
  fc.record({
    kind: fc.constantFrom('bonus_granted', 'bonus_forfeited'),
    promotion: fc.constant('welcome'),
    amountMinor,
  }),
  fc.record({ kind: fc.constant('fee'), owner: fc.constant('ems'), amountMinor }),
);

const readBalances = sql(
  'property_balances',
  `SELECT coalesce(sum(cash), 0) AS cash, coalesce(sum(bonus), 0) AS bonus, coalesce(sum(locked), 0) AS locked,
     coalesce(sum(withdrawal), 0) AS withdrawal,
     (SELECT coalesce(sum(balance), 0) FROM account WHERE player_id = $1 AND kind = 'owed') AS owed FROM player_balance WHERE player_id = $1`,
);

const book = (playerId: string, wish: Intent) =>
  postMovement(own.db, {
    kind: wish.kind,
    playerId,
    reference: randomUUID(),
    at: new Date(0),
    currency: 'EUR',
    legs: postingsFor(wish),
  });

test('whatever is booked one after another, SQL and the pure rules agree on every answer and balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(intent, { minLength: 1, maxLength: 25 }), async (wishes) => {
      const player = await addPlayer(own.db);
      let expected: Balances = emptyBalances;
      for (const wish of wishes) {
        const pure = applyLegs(expected, postingsFor(wish));
        const booked = await book(player, wish);
        expect(booked.ok ? 'ok' : booked.code).toBe(pure.ok ? 'ok' : pure.code);
        if (pure.ok) expected = pure.value;
        expect(await own.db.query(readBalances, [player])).toEqual([expected]);
      }
    }),
    { numRuns: 60 },
  );
  expect(await checkLedger(own.db)).toMatchObject({ isSound: true, mismatches: [] });
});

test('whatever is booked at once, no balance falls below zero and what was booked is what stands there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(intent, { minLength: 5, maxLength: 30 }), async (wishes) => {
      const player = await addPlayer(own.db);
      const booked = await Promise.all(wishes.map((wish) => book(player, wish)));
      const kept = wishes.filter((_, index) => booked[index]?.ok).flatMap(postingsFor);
      const [found] = await own.db.query<Balances>(readBalances, [player]);
      expect(applyLegs(emptyBalances, kept)).toEqual({ ok: true, value: found });
    }),
    { numRuns: 60 },
  );
  const report = await checkLedger(own.db);
  expect(report.mismatches).toEqual([]);
  expect(report.totals.map(({ total }) => total)).toEqual([0n]);
});

test('a failed movement leaves the transaction around it usable, and a fact is booked once', async () => {
  const player = await addPlayer(own.db);
  const movement = { playerId: player, reference: randomUUID(), at: new Date(0), currency: 'EUR' };
  const deposit: Intent = { kind: 'deposit_completed', gateway: 'ems', amountMinor: 100n };
  const fee: Intent = { kind: 'fee', owner: 'ems', amountMinor: 101n };
  const codes = await own.db.transaction(async (tx) => [
    await postMovement(tx, { ...movement, kind: fee.kind, legs: postingsFor(fee) }),
    await postMovement(tx, { ...movement, kind: deposit.kind, legs: postingsFor(deposit) }),
    await postMovement(tx, { ...movement, kind: deposit.kind, legs: postingsFor(deposit) }),
  ]);
  expect(codes.map((result) => (result.ok ? 'ok' : result.code))).toEqual([
    'insufficient_funds',
    'ok',
    'duplicate_transaction',
  ]);
  expect(await own.db.query(readBalances, [player])).toEqual([{ ...emptyBalances, cash: 100n }]);
});

test('first movements of a player at once, their accounts in opposite orders, never wait for each other', async () => {
  const held = postingsFor({ kind: 'withdrawal_held', amountMinor: 1n });
  const bet = postingsFor({ kind: 'bet', game: 'first-of-its-kind', cashMinor: 1n, bonusMinor: 1n });
  for (let round = 0; round < 40; round++) {
    const playerId = await addPlayer(own.db);
    const orders = [bet, held, bet.toReversed(), held.toReversed()];
    const booked = await Promise.all(
      orders.map((legs, index) =>
        postMovement(own.db, {
          kind: 'bet',
          playerId,
          reference: `${playerId} ${index}`,
          at: new Date(0),
          currency: 'EUR',
          legs,
        }),
      ),
    );
    expect(booked.every((result) => !result.ok && result.code === 'insufficient_funds')).toBe(true);
  }
});
