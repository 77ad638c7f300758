import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { addPlayer, audit, fund, fundsOf, type House, openHouse, releaseTogether } from '../games/house.ts';
import { seatPlayer } from './studio.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const seat = async (cashMinor: bigint) => seatPlayer(house, await addPlayer(house, 'EUR', cashMinor));
const fifty = Array.from({ length: 50 }, (_, index) => index);
const count = <T>(items: readonly T[], wanted: T): number => items.filter((item) => item === wanted).length;
const entries = sql(
  'test_entries',
  `SELECT count(*) AS count FROM posting p JOIN movement m ON m.id = p.movement_id WHERE m.player_id = $1 AND m.kind = 'bet'`,
);

it('must-hold 1: fifty bets of the whole balance at once are one bet, balance 0 and 2 entries', async () => {
  const { player, bet } = await seat(5_000n);
  const answers = await releaseTogether(
    house,
    player,
    fifty.map((n) => () => bet(`b${n}`, 5_000n, { round: `r${n}` })),
  );
  expect(
    count(
      answers.map(({ outcome }) => outcome),
      'ok',
    ),
  ).toBe(1);
  expect(
    count(
      answers.map(({ outcome }) => outcome),
      'insufficient_funds',
    ),
  ).toBe(49);
  expect(answers.every(({ balanceMinor }) => balanceMinor === 0n)).toBe(true);
  expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 0n });
  expect(await house.ctx.db.query(entries, [player.playerId])).toEqual([{ count: 2n }]);
});

const withdraw = sql(
  'test_withdraw',
  `SELECT code FROM ledger_try_post('test_withdraw', $1, $2, now(), 'EUR', '{cash,withdrawal}', '{"",""}', '{-700,700}')`,
);

it('must-hold 2: withdrawals, bets and bonus credits mixed end where every accepted one leads', async () => {
  const { player, bet } = await seat(10_000n);
  const acts = fifty.map((n) => async (): Promise<[cash: bigint, bonus: bigint]> => {
    if (n % 3 === 0) {
      const [row] = await house.ctx.db.query<{ code: string }>(withdraw, [player.playerId, randomUUID()]);
      return row?.code === 'ok' ? [-700n, 0n] : [0n, 0n];
    }
    if (n % 3 === 1) {
      await fund(house, player, 'EUR', 90n, 'bonus');
      return [0n, 90n];
    }
    return (await bet(`b${n}`, 650n, { round: `r${n}` })).outcome === 'ok' ? [-650n, 0n] : [0n, 0n];
  });
  const effects = await Promise.all(acts.map((act) => act()));
  const { cash, bonus } = await fundsOf(house, player);
  expect(cash >= 0n && bonus >= 0n).toBe(true);
  expect(cash + bonus).toBe(effects.reduce((sum, [ofCash, ofBonus]) => sum + ofCash + ofBonus, 10_000n));
});

it('must-hold 6 and 13: one bet sent fifty times while the first still runs is debited once, with one answer', async () => {
  const { player, bet } = await seat(5_000n);
  const answers = await releaseTogether(
    house,
    player,
    fifty.map(() => () => bet('b1', 200n)),
  );
  expect(answers.every(({ outcome, balanceMinor }) => outcome === 'ok' && balanceMinor === 4_800n)).toBe(true);
  expect(
    count(
      answers.map(({ replayed }) => replayed),
      false,
    ),
  ).toBe(1);
  expect(await bet('b1', 300n)).toMatchObject({ outcome: 'duplicate_transaction' });
  expect(await fundsOf(house, player)).toEqual({ cash: 4_800n, bonus: 0n });
});

it('must-hold 9: bet and rollback in any order at once leave the balance as it was', async () => {
  const { player, bet, rollback } = await seat(5_000n);
  const acts = fifty.map((n) => () => (n % 2 === 0 ? bet('b1', 200n) : rollback('x1', 'b1')));
  const answers = await releaseTogether(house, player, acts);
  expect(answers.every(({ outcome }) => ['ok', 'transaction_cancelled'].includes(outcome))).toBe(true);
  expect(await fundsOf(house, player)).toEqual({ cash: 5_000n, bonus: 0n });
});

it('must-hold 10: of a win and a rollback in parallel the first wins and the other is refused', async () => {
  for (const n of fifty.slice(0, 20)) {
    const { player, bet, win, rollback } = await seat(1_000n);
    await bet('b1', 1_000n);
    const acts = [() => win('w1', 3_000n), () => rollback('x1', 'b1')];
    const answers = await releaseTogether(house, player, n % 2 === 0 ? acts : acts.reverse());
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(count(outcomes, 'ok')).toBe(1);
    const isWon = !outcomes.includes('already_cancelled');
    expect(outcomes).toContain(isWon ? 'already_settled' : 'already_cancelled');
    expect((await fundsOf(house, player)).cash).toBe(isWon ? 3_000n : 1_000n);
  }
});

it('must-hold 11: fifty different rollbacks of one bet at once give it back once', async () => {
  const { player, bet, rollback } = await seat(1_000n);
  await bet('b1', 400n);
  const answers = await releaseTogether(
    house,
    player,
    fifty.map((n) => () => rollback(`x${n}`, 'b1')),
  );
  expect(
    count(
      answers.map(({ outcome }) => outcome),
      'ok',
    ),
  ).toBe(1);
  expect(
    count(
      answers.map(({ outcome }) => outcome),
      'already_cancelled',
    ),
  ).toBe(49);
  expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 0n });
});
