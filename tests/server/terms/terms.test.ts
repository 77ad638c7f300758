import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreementDocuments, type PolicyVersion, type PolicyVersions } from '#domain/terms/agreement.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { openCryptoDeposit } from '#server/services/chain/crypto-deposit.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { listSellers } from '#server/services/payments/buy-crypto.ts';
import { profileOf } from '#server/services/profile/read-profile.ts';
import { readCoupon } from '#server/services/promotions/read-coupon.ts';
import { acceptTerms } from '#server/services/terms/accept-terms.ts';
import { tellChangedTerms } from '#server/services/terms/announce-terms.ts';
import { readTerms } from '#server/services/terms/read-terms.ts';
import { deposit, type House } from '#tests/server/payments/house.ts';
import { accept, addTaker, openShop, redeem } from '#tests/server/promotions/shop.ts';
import { addWithdrawer, ask, signIn } from '#tests/server/withdrawals/desk.ts';

/** The world's clock begins on 1 March 2027; the third version is announced then, and holds from the 20th. */
const terms = 'terms-and-conditions';
const version = (document: string, number: number, inForceFrom: string): PolicyVersion => ({
  document,
  number,
  version: `${inForceFrom}-0000000${number}`,
  title: document,
  announced: '2026-01-01',
  inForceFrom,
});
const [first, second, third] = [
  version(terms, 1, '2026-11-01'),
  version(terms, 2, '2027-02-01'),
  version(terms, 3, '2027-03-20'),
] as const;
const others = agreementDocuments
  .slice(1)
  .map((document): [string, readonly PolicyVersion[]] => [document, [version(document, 1, '2026-11-01')]]);
const policies: PolicyVersions = new Map([...others, [terms, [first, second, third]]]);
/** As they were before the third version was announced. */
const formerly: PolicyVersions = new Map([...others, [terms, [first, second]]]);

let house: House;
beforeAll(async () => {
  house = await openShop();
});
afterAll(() => house.close());

const acceptances = sql(
  'test_acceptances',
  'SELECT document, number, version, accepted_at FROM terms_acceptance WHERE player_id = $1 ORDER BY document, number',
);
const recorded = (session: PlayerSession, ctx = house.ctx) =>
  ctx.db.query<{ document: string; number: number }>(acceptances, [session.playerId]);

/** The house with other versions of its texts, on another day. */
const on = (date: string, known: PolicyVersions = policies) => ({
  ...house.ctx,
  policies: known,
  clock: { now: () => new Date(`${date}T12:00:00Z`) },
});
/** A player who signed up while only the first two versions were published. */
const signUpBefore = async (): Promise<PlayerSession> => {
  const ctx = on('2027-03-01', formerly);
  return addTaker({ ...house, ctx });
};
const standing = async (session: PlayerSession, ctx = on('2027-03-01')) =>
  (await readTerms(ctx, session)).documents.find(({ document }) => document === terms);

describe('an acceptance', () => {
  test('is recorded at the sign-up, of every text of the agreement, for what holds and what is announced', async () => {
    const session = await addTaker({ ...house, ctx: on('2027-03-01') });
    expect((await recorded(session)).map(({ document, number }) => [document, number])).toEqual(
      [...others.map(([document]) => [document, 1]), [terms, 2], [terms, 3]].toSorted(),
    );
    expect(await standing(session)).toMatchObject({ standing: 'accepted', accepted: { version: third.version } });
  });

  test('of the house’s own texts is that of the versions that it publishes', async () => {
    const session = await addTaker(house);
    for (const row of await recorded(session))
      expect(house.ctx.policies.get(row.document)?.at(-1)).toMatchObject(
        row.document === terms ? { document: terms } : { number: row.number },
      );
  });

  test('cannot be changed or taken away', async () => {
    const session = await addTaker(house);
    for (const statement of ['UPDATE terms_acceptance SET number = 9', 'DELETE FROM terms_acceptance'])
      await expect(
        house.ctx.db.query(sql(`test_${statement.slice(0, 6)}`, `${statement} WHERE player_id = $1`), [
          session.playerId,
        ]),
      ).rejects.toThrow('append-only');
  });

  test('is made once by a hundred presses at once, and noted once for the auditor', async () => {
    const session = await signUpBefore();
    const ctx = on('2027-03-21');
    const wish = { document: terms, version: third.version };
    const answers = await Promise.all(Array.from({ length: 100 }, () => acceptTerms(ctx, house.caller, session, wish)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await recorded(session)).filter(({ document }) => document === terms)).toHaveLength(2);
    const noted = sql(
      'test_noted',
      `SELECT facts FROM security_event WHERE player_id = $1 AND kind = 'terms_accepted'`,
    );
    expect(await ctx.db.query(noted, [session.playerId])).toEqual([{ facts: wish }]);
  });

  test('again later keeps the moment of the first', async () => {
    const session = await signUpBefore();
    await acceptTerms(on('2027-03-02'), house.caller, session, { document: terms, version: third.version });
    await acceptTerms(on('2027-03-25'), house.caller, session, { document: terms, version: third.version });
    expect((await standing(session))?.accepted?.at).toBe('2027-03-02T12:00:00.000Z');
  });

  test.each([
    ['of a version that no longer holds', terms, first.version, 'terms_changed'],
    ['of a version that never was', terms, '2027-03-20-ffffffff', 'not_found'],
    ['of a text that is no part of the agreement', 'aml-policy', third.version, 'not_found'],
  ])('%s is refused', async (_, document, wanted, code) => {
    const session = await signUpBefore();
    expect(await acceptTerms(on('2027-03-02'), house.caller, session, { document, version: wanted })).toMatchObject({
      ok: false,
      code,
    });
    expect((await recorded(session)).filter((row) => row.document === terms)).toHaveLength(1);
  });
});

describe('a newer version', () => {
  test('that is announced is told, and stops nothing', async () => {
    const session = await signUpBefore();
    expect(await standing(session)).toMatchObject({
      standing: 'announced',
      accepted: { version: second.version, inForceFrom: second.inForceFrom },
      newest: { version: third.version },
      neededFrom: third.inForceFrom,
    });
    expect((await profileOf(on('2027-03-01'), session)).terms).toBe('announced');
    expect(await accept({ ...house, ctx: on('2027-03-01') }, session, 'first')).toMatchObject({ ok: true });
  });

  test('that holds refuses every way to pay in and to take a promotion, until it is accepted', async () => {
    const session = await signUpBefore();
    const ctx = on('2027-03-20');
    const at = { ...house, ctx };
    const refused = { ok: false, code: 'terms_changed', facts: { document: terms } };
    expect((await profileOf(ctx, session)).terms).toBe('due');
    expect(await deposit(at, session)).toEqual(refused);
    expect(await openCryptoDeposit(ctx, house.caller, session, { currency: 'BTC' })).toEqual(refused);
    expect(await listSellers(ctx, session, 'BTC')).toEqual(refused);
    expect(await accept(at, session, 'first')).toEqual(refused);
    expect(await redeem(at, session, 'FIVE')).toEqual(refused);
    expect(await readCoupon(ctx, house.caller, session, 'FIVE')).toEqual(refused);
    await acceptTerms(ctx, house.caller, session, { document: terms, version: third.version });
    expect((await profileOf(ctx, session)).terms).toBe('accepted');
    expect(await deposit(at, session)).toMatchObject({ ok: true });
    expect(await accept(at, session, 'first')).toMatchObject({ ok: true });
  });

  test('never keeps anybody from their own money', async () => {
    const world = { ...house, ctx: on('2027-03-01', formerly) };
    const session = await addWithdrawer(world);
    const later = { ...world, ctx: on('2027-03-20') };
    expect((await profileOf(later.ctx, session)).terms).toBe('due');
    const { playerId: id, email, confirmed } = session;
    expect(await ask(later, await signIn(later, { id, email, confirmed }))).toMatchObject({ ok: true });
  });
});

test('of whom nothing is on record, it is what held when they ticked the box', async () => {
  const session = await addWithdrawer({ ...house, ctx: on('2026-12-01') });
  expect(await recorded(session)).toEqual([]);
  expect(await standing(session)).toMatchObject({ standing: 'due', accepted: { version: first.version } });
});

describe('a change', () => {
  const jobs = sql(
    'test_terms_mails',
    `SELECT j.player_id AS player, j.facts FROM mail_job j WHERE j.kind = 'terms_changing' AND j.player_id = ANY ($1::uuid[]) ORDER BY j.id`,
  );
  const mailsTo = async (...sessions: readonly PlayerSession[]) =>
    house.ctx.db.query<{ player: string; facts: { changes: { document: string; day: string }[] } }>(jobs, [
      sessions.map(({ playerId }) => playerId),
    ]);

  test('is announced by mail once, to who did not accept it and may sign in, about all texts together', async () => {
    const [old, closed, excluded] = [await signUpBefore(), await signUpBefore(), await signUpBefore()];
    const fresh = await addTaker({ ...house, ctx: on('2027-03-01') });
    const end = sql('test_terms_end', 'UPDATE player SET closed_at = $2 WHERE id = $1');
    const exclude = sql('test_terms_exclude', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
    await house.ctx.db.query(end, [closed.playerId, house.ctx.clock.now()]);
    await house.ctx.db.query(exclude, [excluded.playerId, new Date('2030-01-01')]);
    const privacy = version('privacy-policy', 2, '2027-03-25');
    const both: PolicyVersions = new Map([
      ...policies,
      ['privacy-policy', [version('privacy-policy', 1, '2026-11-01'), privacy]],
    ]);
    const world = on('2027-03-01', both);
    await Promise.all(Array.from({ length: 5 }, () => tellChangedTerms(world)));
    expect(await mailsTo(closed, excluded)).toEqual([]);
    const [mail, ...more] = await mailsTo(old);
    expect(more).toEqual([]);
    expect(mail?.facts.changes.map(({ document, day }) => [document, day])).toEqual([
      [terms, '2027-03-20'],
      ['privacy-policy', '2027-03-25'],
    ]);
    // Of the terms, who signed up with the change announced has accepted it.
    expect((await mailsTo(fresh)).map(({ facts }) => facts.changes.map(({ document }) => document))).toEqual([
      ['privacy-policy'],
    ]);
    expect(await tellChangedTerms(on('2027-03-26', both))).toBe(0);
    await sendDueMails(house.ctx);
    const told = house.mails.find(({ to, subject }) => to === old.email && subject === 'Our terms change');
    expect(told?.text).toContain('from 2027-03-20 (UTC)');
    expect(told?.text).toContain('/policies/privacy-policy');
  });

  test('of a house that begins with several versions is told to nobody', async () => {
    expect(await tellChangedTerms(on('2027-03-01', formerly))).toBe(0);
  });
});
