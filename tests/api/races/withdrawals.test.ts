import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { postingsFor } from '#domain/ledger/postings.ts';
import { sql } from '#server/db/db.ts';
import { postMovement } from '#server/services/ledger/post-movement.ts';
import { payDueWithdrawals } from '#server/services/withdrawals/payouts.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { expectSound, moneyOf, paidBySkrill, paidFor, verify } from '../../server/withdrawals/desk.ts';
import { burst, type Hit, type Shot, tally } from './burst.ts';
import { callShot, cents, type Owner, openDoor, owner, roundShot, seated } from './house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
});
afterEach(() => expectSound(server));
afterAll(() => server.stop());

const fifty = <T>(make: (index: number) => T): T[] => Array.from({ length: 50 }, (_, index) => make(index));
const codesOf = (hits: readonly Hit[]) =>
  new Set(hits.filter(({ status }) => status !== 200).map(({ json }) => (json as { code: string }).code));
type Withdrawal = { id: string; state: string; amount: string };
const grantedIn = (hits: readonly Hit[]): Withdrawal[] =>
  hits.filter(({ status }) => status === 200).map(({ json }) => json as Withdrawal);

const rich = async (cash: bigint): Promise<Owner> => {
  const player = await owner(server, cash);
  await verify(server, player.id);
  await paidBySkrill(server, player.id, player.email);
  return player;
};
const withdrawShot = (player: Owner, amount: string, key: string = randomUUID()): Shot =>
  callShot(player, 'skrillWithdraw', { amount, currency: 'EUR' }, key);
const oneShot = (player: Owner, name: 'readWithdrawal' | 'cancelWithdrawal', id: string): Shot => ({
  ...callShot(player, name, undefined),
  path: routes[name].path.replace('{id}', id),
});

/** Ten workers of as many processes at once, and what the companies outside have paid for these. */
async function payAll(ids: readonly string[]): Promise<[number, bigint]> {
  await Promise.all(Array.from({ length: 10 }, () => payDueWithdrawals(server.ctx)));
  return paidFor(server, ids);
}

test('case 6: one key 50 times at once is one withdrawal and one answer, paid once', async () => {
  const player = await rich(100_00n);
  const key = randomUUID();
  const hits = await burst(
    server.origin,
    fifty(() => withdrawShot(player, '30', key)),
  );
  expect(tally(hits)).toEqual({ 200: 50 });
  expect(new Set(hits.map(({ body }) => body)).size).toBe(1);
  expect(await moneyOf(server, player.id)).toEqual([70_00n, 30_00n]);
  const [one] = grantedIn(hits);
  expect(await payAll([one?.id ?? ''])).toEqual([1, 30_00n]);
  const other = await burst(
    server.origin,
    fifty((index) => withdrawShot(player, `${index + 31}`, key)),
  );
  expect(tally(other)).toEqual({ 409: 50 });
  expect(codesOf(other)).toEqual(new Set(['idempotency_key_reused']));
  expect(await moneyOf(server, player.id)).toEqual([70_00n, 0n]);
});

test('case 1: of 50 withdrawals of all that is there at once, one is granted and paid', async () => {
  const player = await rich(100_00n);
  const hits = await burst(
    server.origin,
    fifty(() => withdrawShot(player, '100')),
  );
  expect(tally(hits)).toEqual({ 200: 1, 402: 49 });
  expect(codesOf(hits)).toEqual(new Set(['insufficient_funds']));
  expect(await moneyOf(server, player.id)).toEqual([0n, 100_00n]);
  expect(await payAll(grantedIn(hits).map(({ id }) => id))).toEqual([1, 100_00n]);
});

test('ten withdrawals from ten connections share what is there, to the cent', async () => {
  const player = await rich(75_00n);
  const hits = await burst(
    server.origin,
    Array.from({ length: 10 }, () => withdrawShot(player, '10')),
  );
  expect(tally(hits)).toEqual({ 200: 7, 402: 3 });
  expect(await moneyOf(server, player.id)).toEqual([5_00n, 70_00n]);
  expect(await payAll(grantedIn(hits).map(({ id }) => id))).toEqual([7, 70_00n]);
  expect(await moneyOf(server, player.id)).toEqual([5_00n, 0n]);
});

const selectBonus = sql('test_bonus', `SELECT bonus FROM player_balance WHERE player_id = $1 AND currency = 'EUR'`);

test('case 2: withdrawals, bets, bonus credits and payouts mixed end where an oracle ends', async () => {
  const player = await rich(200_00n);
  const session = await seated(player);
  const { ctx } = server;
  const bonus = (amountMinor: bigint) =>
    postMovement(ctx.db, {
      kind: 'bonus_granted',
      playerId: player.id,
      reference: randomUUID(),
      at: ctx.clock.now(),
      currency: 'EUR',
      legs: postingsFor({ kind: 'bonus_granted', promotion: 'welcome', amountMinor }),
    });
  const [hits, credits] = await Promise.all([
    burst(server.origin, [
      ...Array.from({ length: 20 }, () => withdrawShot(player, '15')),
      ...Array.from({ length: 25 }, () => roundShot(player, session, [{ spot: 'red', amount: '20.00' }])),
    ]),
    Promise.all(Array.from({ length: 5 }, () => bonus(5_00n))),
    Promise.all(Array.from({ length: 5 }, () => payDueWithdrawals(ctx))),
  ]);
  const withdrawals = grantedIn(hits.slice(0, 20));
  const rounds = hits.slice(20).filter(({ status }) => status === 200);
  expect(hits.every(({ status }) => status === 200 || status === 402)).toBe(true);
  expect(credits.every(({ ok }) => ok)).toBe(true);
  const played = rounds
    .map(({ json }) => (json as { round: { stake: string; payout: string } }).round)
    .reduce((sum, { stake, payout }) => sum - cents(stake) + cents(payout), 0n);
  const taken = BigInt(withdrawals.length) * 15_00n;
  const [cash, setAside] = await moneyOf(server, player.id);
  const [held] = await ctx.db.query<{ bonus: bigint }>(selectBonus, [player.id]);
  // Of winnings of mixed stakes a part is bonus money: both together are what was there, and what was played for and taken.
  expect(cash + (held?.bonus ?? 0n)).toBe(200_00n + 25_00n + played - taken);
  expect(await payAll(withdrawals.map(({ id }) => id))).toEqual([withdrawals.length, taken]);
  expect(await moneyOf(server, player.id)).toEqual([cash, 0n]);
  expect(setAside).toBeLessThanOrEqual(taken);
});

test('one withdrawal in review taken back 50 times at once gives its money back once', async () => {
  const player = await rich(1_000_00n);
  const [asked] = grantedIn(await burst(server.origin, [withdrawShot(player, '600')]));
  expect(asked?.state).toBe('in_review');
  const hits = await burst(
    server.origin,
    fifty(() => oneShot(player, 'cancelWithdrawal', asked?.id ?? '')),
  );
  expect(tally(hits)).toEqual({ 200: 1, 409: 49 });
  expect(await moneyOf(server, player.id)).toEqual([1_000_00n, 0n]);
});

test('case 28: another player’s withdrawal is not there, to read or to take back', async () => {
  const [ada, eve] = [await rich(1_000_00n), await rich(0n)];
  const [asked] = grantedIn(await burst(server.origin, [withdrawShot(ada, '600')]));
  const hits = await burst(server.origin, [
    oneShot(eve, 'readWithdrawal', asked?.id ?? ''),
    oneShot(eve, 'cancelWithdrawal', asked?.id ?? ''),
    oneShot(eve, 'readWithdrawal', randomUUID()),
  ]);
  expect(tally(hits)).toEqual({ 404: 3 });
  expect(codesOf(hits)).toEqual(new Set(['withdrawal_not_found']));
  const [own] = await burst(server.origin, [oneShot(ada, 'readWithdrawal', asked?.id ?? '')]);
  expect(own?.json).toMatchObject({ state: 'in_review', amount: '600.00' });
});

test('case 21: a password changed a moment ago asks for a sign-in no more, but holds what is asked for', async () => {
  const player = await rich(100_00n);
  await player.must('changePassword', {
    body: {
      oldPassword: player.password,
      newPassword: 'another long enough one',
      confirmPassword: 'another long enough one',
    },
  });
  const asked = await player.must<Withdrawal>('skrillWithdraw', {
    body: { amount: '30', currency: 'EUR' },
    key: randomUUID(),
  });
  expect(asked.state).toBe('in_review');
  expect(await payAll([asked.id])).toEqual([0, 0n]);
});
