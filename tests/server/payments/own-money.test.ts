import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '#scripts/ops/reconcile.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { confirmAccount } from '#server/services/identity/confirm.ts';
import { resetPassword } from '#server/services/identity/reset-password.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { askOwnMoney, readOwnMoney } from '#server/services/own-money/read-own-money.ts';
import { takeOwnMoney } from '#server/services/own-money/take-own-money.ts';
import { storeExclusion } from '#server/services/safer-play/breaks.ts';
import { minute, newPlayer, solve } from '#tests/server/identity/world.ts';
import { addWithdrawer, arm, holdsOn, moneyOf, verify } from '#tests/server/withdrawals/desk.ts';
import { codeAt } from '../security/people.ts';
import { begin as beginIn } from './begin.ts';
import { createHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterEach(async () => {
  const { isSound, lines } = await reconcile(house.ctx.db);
  expect([isSound, isSound ? [] : lines]).toEqual([true, []]);
});
afterAll(() => house.close());

type Who = Pick<PlayerSession, 'playerId' | 'email'>;
const exclude = ({ playerId }: Who) => storeExclusion(house.ctx, house.caller, playerId, 'SIX_MONTHS');
const linksTo = async (email: string) => {
  await sendDueMails(house.ctx);
  const texts = house.mails.filter(({ to, subject }) => to === email && subject === 'Have your money paid out');
  return texts.map(({ text }) => /own-money\?token=([\w-]+)/.exec(text)?.[1] ?? '');
};
/** The secret of the newest link of who asked for one. */
const linkOf = async ({ email }: Who): Promise<string> => {
  await askOwnMoney(house.ctx, house.caller, email);
  const token = (await linksTo(email)).at(-1);
  if (token === undefined) throw new Error('no link came');
  return token;
};
const take = (token: string, code?: string) => takeOwnMoney(house.ctx, house.caller, { token, code });
const read = (token: string) => readOwnMoney(house.ctx, house.caller, token);

/** An excluded player of a proven identity with EUR 1,000, who paid by Skrill. */
const excluded = async (cash?: bigint) => {
  const session = await addWithdrawer(house, cash);
  await exclude(session);
  return session;
};
const selectWithdrawals = sql(
  'own_withdrawals',
  `SELECT id, amount, destination, state FROM withdrawal WHERE player_id = $1 ORDER BY created_at, amount DESC`,
);
type Withdrawal = { id: string; amount: bigint; destination: string; state: string };
const withdrawalsOf = ({ playerId }: Who) => house.ctx.db.query<Withdrawal>(selectWithdrawals, [playerId]);
const selectSessions = sql('own_sessions', 'SELECT id FROM session WHERE player_id = $1 AND ended_at IS NULL');

describe('GLI-19 A.3.8: an excluded player', () => {
  test('has all own money paid out by one link, once, to where it was paid from, and people look at it', async () => {
    const who = await excluded();
    const token = await linkOf(who);
    const own = { currency: 'EUR', amount: '1000.00', to: who.email };
    expect(await read(token)).toEqual({ ok: true, value: { verified: true, needsCode: false, money: [own] } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(token)));
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { taken: [own], left: [] } }]);
    expect(answers.filter(({ ok }) => !ok).every((answer) => !answer.ok && answer.code === 'token_invalid')).toBe(true);
    const [one, ...more] = await withdrawalsOf(who);
    expect([one?.amount, one?.destination, one?.state, more]).toEqual([100_000n, who.email, 'in_review', []]);
    expect(await holdsOn(house, one?.id ?? '')).toContain('by_link');
    expect(await moneyOf(house, who.playerId)).toEqual([0n, 100_000n]);
    expect(await house.ctx.db.query(selectSessions, [who.playerId])).toEqual([]);
    const still = sql('own_excluded', 'SELECT excluded_until > $2 AS is FROM player WHERE id = $1');
    expect(await house.ctx.db.query(still, [who.playerId, house.ctx.clock.now()])).toEqual([{ is: true }]);
  });

  test('has what was held and no company gives back paid out along with the rest, and what one gives back not', async () => {
    const { session, press } = await beginIn(house, 'jeton-cash');
    await verify(house, session.playerId);
    await exclude(session);
    await press('approve');
    const who = { playerId: session.playerId, email: session.email };
    const token = await linkOf(who);
    expect(await read(token)).toMatchObject({ value: { money: [{ currency: 'EUR', amount: '30.00' }] } });
    expect(await take(token)).toMatchObject({ value: { taken: [{ amount: '30.00' }], left: [] } });
    expect(await moneyOf(house, who.playerId)).toEqual([0n, 3_000n]);
    const other = await beginIn(house, 'brpay');
    await exclude(other.session);
    await other.press('approve');
    await askOwnMoney(house.ctx, house.caller, other.session.email);
    expect(await linksTo(other.session.email)).toEqual([]);
  });

  test('who takes back at the bank what a link pays out as well is charged back, and the withdrawal fails', async () => {
    const { session, press, stateNow } = await beginIn(house, 'brpay');
    await verify(house, session.playerId);
    await exclude(session);
    await press('approve');
    const refuse = sql(
      'own_refuse',
      `INSERT INTO deposit_refund (deposit_id, run_at, refused_at, reason)
       SELECT id, now(), now(), 'refused' FROM deposit WHERE player_id = $1`,
    );
    await house.ctx.db.query(refuse, [session.playerId]);
    expect(await take(await linkOf(session))).toMatchObject({ value: { taken: [{ amount: '30.00' }], left: [] } });
    expect([await stateNow(), await moneyOf(house, session.playerId)]).toEqual([
      ['completed', 0n],
      [0n, 3_000n],
    ]);
    await press('charge-back');
    expect((await withdrawalsOf(session)).map(({ state }) => state)).toEqual(['failed']);
    expect([await stateNow(), await moneyOf(house, session.playerId)]).toEqual([
      ['reversed', 0n],
      [0n, 0n],
    ]);
  });

  test('keeps what is less than a withdrawal, and gets what is more than one in several', async () => {
    const little = await excluded(500n);
    expect(await take(await linkOf(little))).toEqual({
      ok: true,
      value: { taken: [], left: [{ currency: 'EUR', amount: '5.00', why: 'minimum' }] },
    });
    const much = await excluded(2_500_000n);
    expect(await take(await linkOf(much))).toMatchObject({ value: { taken: [{ amount: '25000.00' }], left: [] } });
    expect((await withdrawalsOf(much)).map(({ amount }) => amount)).toEqual([1_000_000n, 1_000_000n, 500_000n]);
  });

  test('must have proven who he is, and give a code where he has a second factor; the link waits until then', async () => {
    const armed = await addWithdrawer(house);
    const key = await arm(house, armed);
    await exclude(armed);
    const token = await linkOf(armed);
    expect(await take(token)).toMatchObject({ ok: false, code: 'second_factor_required' });
    expect(await take(token, '000000')).toMatchObject({ ok: false, code: 'second_factor_wrong' });
    expect(await withdrawalsOf(armed)).toEqual([]);
    expect(await take(token, codeAt(house, key))).toMatchObject({ ok: true });
  });
});

test('whose identity nobody has proven is told so, and the link stays as it was', async () => {
  const who = await addWithdrawer(house);
  await house.ctx.db.query(sql('own_unproven', 'DELETE FROM document WHERE player_id = $1'), [who.playerId]);
  await exclude(who);
  const token = await linkOf(who);
  expect(await read(token)).toMatchObject({ value: { verified: false } });
  expect(await take(token)).toMatchObject({ ok: false, code: 'verification_required' });
  await verify(house, who.playerId);
  expect(await take(token)).toMatchObject({ ok: true });
});

test('must-hold 27: a link that is old, forged, replaced or of another purpose pays nothing, and pays one player alone', async () => {
  const [one, two] = [await excluded(), await excluded()];
  const first = await linkOf(one);
  const second = await linkOf(one);
  expect(await take(first)).toMatchObject({ ok: false, code: 'token_invalid' });
  expect(await take('A'.repeat(43))).toMatchObject({ ok: false, code: 'token_invalid' });
  expect(await read('../../etc')).toMatchObject({ ok: false, code: 'token_invalid' });
  const captcha = await solve(house.ctx, 'reset_password');
  const reset = await resetPassword(house.ctx, house.caller, { token: second, password: 'nine blue herons', captcha });
  expect(reset).toMatchObject({ ok: false, code: 'token_invalid' });
  expect(await confirmAccount(house.ctx, house.caller, second)).toMatchObject({ ok: false, code: 'token_invalid' });
  house.passTime(11 * minute);
  expect(await take(second)).toMatchObject({ ok: false, code: 'token_expired' });
  expect(await take(await linkOf(one))).toMatchObject({ ok: true });
  expect(await withdrawalsOf(two)).toEqual([]);
  expect(await moneyOf(house, two.playerId)).toEqual([100_000n, 0n]);
  const kept = sql('own_kept', 'SELECT token_hash FROM email_token WHERE player_id = $1');
  const hashes = await house.ctx.db.query<{ token_hash: Buffer }>(kept, [one.playerId]);
  expect(hashes.every(({ token_hash: hash }) => hash.length === 32 && !hash.toString('utf8').includes(second))).toBe(
    true,
  );
});

test('must-hold 26: nobody, who may sign in, and who has nothing get the same answer and no mail; three mails in ten minutes', async () => {
  const [free, { session: poor }, rich] = [await addWithdrawer(house), await newPlayer(house), await excluded()];
  await exclude(poor);
  for (const email of [free.email, poor.email, 'nobody@example.com'])
    expect(await askOwnMoney(house.ctx, house.caller, email)).toBeUndefined();
  expect([await linksTo(free.email), await linksTo(poor.email), await linksTo('nobody@example.com')]).toEqual([
    [],
    [],
    [],
  ]);
  for (let time = 0; time < 5; time += 1) await askOwnMoney(house.ctx, house.caller, rich.email);
  expect(await linksTo(rich.email)).toHaveLength(3);
});

test('a link opens nothing any more when the exclusion is over', async () => {
  const who = await excluded();
  const token = await linkOf(who);
  await house.ctx.db.query(sql('own_over', 'UPDATE player SET excluded_until = NULL WHERE id = $1'), [who.playerId]);
  expect(await read(token)).toMatchObject({ ok: false, code: 'token_invalid' });
  expect(await take(token)).toMatchObject({ ok: false, code: 'token_invalid' });
});

test('coins go to the address that the player was paid at before, and nowhere else', async () => {
  const who = await excluded();
  const give = sql(
    'own_coins',
    `SELECT ledger_post('adjustment', $1, $2, now(), ARRAY[ledger_account($1, 'BTC', 'cash', ''),
       ledger_account(NULL, 'BTC', 'rounding', 'test')], ARRAY[5000000, -5000000]::bigint[])`,
  );
  await house.ctx.db.query(give, [who.playerId, randomUUID()]);
  const answer = await take(await linkOf(who));
  expect(answer).toMatchObject({
    value: {
      taken: [{ currency: 'EUR', amount: '1000.00' }],
      left: [{ currency: 'BTC', amount: '0.05000000', why: 'support' }],
    },
  });
});
