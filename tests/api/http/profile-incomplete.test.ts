import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { payerFields } from '#domain/payments/payer.ts';
import { sql } from '#server/db/db.ts';
import { openDoor } from '#tests/api/races/house.ts';
import { completeProfile, goodPassword, type Player, payer, visit } from '#tests/support/player.ts';
import { depositOffer, reloadOffer } from '#tests/support/sample-offers.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor, offers: [depositOffer(), reloadOffer()] } });
});
afterAll(() => server.stop());

/** Somebody who has signed up and said no more. */
async function newcomer(): Promise<Player> {
  const player = visit(server.origin);
  const { email } = player;
  await player.must('register', {
    body: { fullName: 'Ada Byron', email, password: goodPassword, terms: true, captcha: 'solved' },
  });
  return player;
}

const countDeposits = sql(
  'incomplete_deposits',
  'SELECT count(*) AS made FROM deposit d JOIN player p ON p.id = d.player_id WHERE p.email_key = $1',
);
const made = async ({ email }: Player): Promise<number> => {
  const [row] = await server.ctx.db.query<{ made: bigint }>(countDeposits, [email]);
  return Number(row?.made);
};

const confirm = sql('incomplete_confirm', 'UPDATE player SET confirmed_at = created_at WHERE email_key = $1');

const wish = { amount: '30', currency: 'EUR' };
const asking: readonly (readonly [CallName, object, Record<string, string>])[] = [
  ['brpayDeposit', wish, {}],
  ['paypoundDeposit', wish, {}],
  ['paystudioDeposit', wish, {}],
  ['paywebDeposit', wish, {}],
  ['ikajoDeposit', wish, {}],
  ['pgpaytechDeposit', wish, {}],
  ['devcodeDeposit', wish, {}],
  ['emsDeposit', wish, {}],
  ['mifinityDeposit', { ...wish, language: 'en' }, {}],
  ['jetonDeposit', { ...wish, language: 'en', email: 'ada@jeton.example' }, { type: 'checkout' }],
  ['jetonCashDeposit', { ...wish, language: 'en' }, {}],
];

describe('an incomplete profile', () => {
  test.each(asking)(
    'is refused by %s with what is missing, and is no hindrance once it is whole',
    async (name, body, params) => {
      const player = await newcomer();
      // No key: the one that the server makes is the same for both.
      const ask = () => player.call<{ code?: string; facts?: object }>(name, { body, params });
      const refused = await ask();
      expect([refused.status, refused.body.code, refused.body.facts]).toEqual([
        409,
        'profile_incomplete',
        { fields: 'dateOfBirth,country,city,address,zipCode,phoneNumber' },
      ]);
      expect(await made(player)).toBe(0);
      const { city: _, ...others } = payer;
      await player.must('updateProfile', { body: others });
      expect((await ask()).body).toMatchObject({ code: 'profile_incomplete', facts: { fields: 'city' } });
      expect(await made(player)).toBe(0);
      await completeProfile(player);
      expect(await ask()).toMatchObject({ status: 200 });
      expect(await made(player)).toBe(1);
    },
  );

  test('is asked for what is still missing, and for nothing else', async () => {
    const player = await newcomer();
    const refusal = async () =>
      (await player.call<{ facts?: object }>('mifinityDeposit', { body: { ...wish, language: 'en' } })).body;
    for (const [index, field] of payerFields.entries()) {
      expect(await refusal()).toMatchObject({
        code: 'profile_incomplete',
        facts: { fields: payerFields.slice(index).join() },
      });
      const { phoneNumber, dialingCode, ...others } = payer;
      const body = field === 'phoneNumber' ? { phoneNumber, dialingCode } : { [field]: others[field] };
      await player.must('updateProfile', { body });
    }
    expect(await player.call('mifinityDeposit', { body: { ...wish, language: 'en' } })).toMatchObject({ status: 200 });
  });

  test.each([
    ['blanks', ' \u00a0\u3000'],
    ['marks that nobody sees', '\u200b\u2060\u202e'],
    ['letters without a shape', '\u3164\u2800'],
  ])('is not made whole by %s', async (_, nothing) => {
    const player = await newcomer();
    const { city: __, ...others } = payer;
    await player.must('updateProfile', { body: others });
    for (const field of ['city', 'address2', 'nickName', 'state'])
      expect(await player.call('updateProfile', { body: { [field]: nothing } })).toMatchObject({ status: 200 });
    expect(await player.must('readProfile')).toMatchObject({
      userDetails: { city: null, address2: null, nickName: null, state: null },
    });
    expect((await player.call<object>('brpayDeposit', { body: wish })).body).toMatchObject({
      facts: { fields: 'city' },
    });
    expect(await made(player)).toBe(0);
  });

  test('does not keep money back: to withdraw takes an identity that was shown, and none of these fields', async () => {
    const player = await newcomer();
    const body = { amount: '30', currency: 'EUR' };
    expect((await player.call<{ code?: string }>('skrillWithdraw', { body })).body.code).not.toBe('profile_incomplete');
  });

  test('is no matter for Skrill, which knows its own', async () => {
    const player = await newcomer();
    const body = { ...wish, language: 'en', paymentMethods: 'WLT' };
    expect(await player.call('skrillDeposit', { body })).toMatchObject({ status: 200 });
  });

  test('is no matter for coins', async () => {
    const player = await newcomer();
    await player.must('addCurrency', { body: { currency: 'BTC' } });
    expect(await player.call('cryptoDeposit', { body: { currency: 'BTC' } })).toMatchObject({ status: 200 });
  });

  test('leaves a coupon that came with the wish for the next', async () => {
    const player = await newcomer();
    await server.ctx.db.query(confirm, [player.email]);
    const ask = () => player.call<{ code?: string }>('brpayDeposit', { body: { ...wish, promotionCoupon: 'RELOAD' } });
    expect((await ask()).body.code).toBe('profile_incomplete');
    await completeProfile(player);
    expect(await ask()).toMatchObject({ status: 200 });
  });
});
