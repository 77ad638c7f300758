import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { uploadDocument } from '#server/services/documents/upload-document.ts';
import { eligiblePromotions } from '#server/services/promotions/eligible.ts';
import { giveUpPromotion, promotionsOf } from '#server/services/promotions/grants.ts';
import { exclude } from '#tests/server/identity/world.ts';
import type { House } from '#tests/server/payments/house.ts';
import { loggedActs } from '#tests/support/desk.ts';
import { picture } from '#tests/support/papers.ts';
import { depositOffer, moneyOffer, secondOffer } from '#tests/support/sample-offers.ts';
import { runPromotions } from '../../../scripts/ops/promotions.ts';
import { accept, addTaker, faults, moneyOf, notedOf, openShop, pay, stood, toldOf } from './shop.ts';

let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer(),
    secondOffer(),
    moneyOffer({ id: 'gift', coupon: null }),
    moneyOffer({ id: 'apart', coupon: null, name: 'Another gift' }),
  ]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

const setBorn = sql(
  'test_taker_born',
  `INSERT INTO player_details (player_id, date_of_birth) VALUES ($1, $2)
   ON CONFLICT (player_id) DO UPDATE SET date_of_birth = excluded.date_of_birth`,
);
const setPhone = sql(
  'test_taker_phone',
  "INSERT INTO player_details (player_id, dialing_code, phone_number) VALUES ($1, '31', $2)",
);
const born = (taker: PlayerSession, day: string) => shop.ctx.db.query(setBorn, [taker.playerId, day]);
const paysFrom = (taker: PlayerSession, account: string) =>
  shop.ctx.db.query(rememberPayoutAccount, [taker.playerId, 'skrill', account, shop.ctx.clock.now()]);
const sends = async (taker: PlayerSession, bytes: Uint8Array<ArrayBuffer>) => {
  const sent = await uploadDocument(shop.ctx, taker, 'passport', new File([bytes], 'passport.jpg'));
  if (!sent.ok) throw new Error(sent.code);
};

const grantId = async (taker: PlayerSession): Promise<string> => (await promotionsOf(shop.ctx, taker))[0]?.id ?? '';
const desk = async (...words: string[]) => {
  const answer = await runPromotions(shop.ctx.db, words, shop.ctx.clock.now(), 'root');
  if (answer === undefined) throw new Error(`no such command: ${words.join(' ')}`);
  return answer;
};

/** Two accounts of which the first had the gift, and the second shares something with the first. */
async function twins(share: (one: PlayerSession, other: PlayerSession) => Promise<unknown>) {
  const [one, other] = [await addTaker(shop), await addTaker(shop, { fullName: 'Grace Hopper' })];
  await accept(shop, one, 'gift');
  await share(one, other);
  return { one, other };
}
const byPayer = async (one: PlayerSession, other: PlayerSession) => {
  const account = `${randomUUID()}@pays.example`;
  await paysFrom(one, account);
  await paysFrom(other, account.toUpperCase());
};

describe('a promotion is held for people', () => {
  it('when its player pays from an account of another who had it', async () => {
    const { other } = await twins(byPayer);
    expect(await accept(shop, other, 'gift')).toMatchObject({ ok: true, value: { state: 'HELD' } });
    expect(await moneyOf(shop, other)).toEqual([0n, 0n, 0n]);
    expect(await toldOf(shop, other)).toEqual([]);
    expect((await notedOf(shop, other)).at(-1)).toEqual({ kind: 'held', actor: 'house', facts: { shares: 'payer' } });
  });

  it('when its player sent in the very file of another’s paper', async () => {
    const passport = await picture('jpeg');
    const { other } = await twins(async (one, another) => {
      await sends(one, passport);
      await sends(another, passport);
    });
    expect(await accept(shop, other, 'gift')).toMatchObject({ value: { state: 'HELD' } });
  });

  it('when its player has the full name and the date of birth of another', async () => {
    const one = await addTaker(shop, { fullName: 'Mary Somerville' });
    const other = await addTaker(shop, { fullName: 'mary somerville' });
    await born(one, '1980-12-26');
    await born(other, '1980-12-26');
    await accept(shop, one, 'gift');
    expect(await accept(shop, other, 'gift')).toMatchObject({ value: { state: 'HELD' } });
  });

  it('when its player’s mail goes to the mailbox of another', async () => {
    const name = `grace-${randomUUID()}`;
    const one = await addTaker(shop, { email: `${name}+1@example.com` });
    const other = await addTaker(shop, { email: `${name}+2@example.com` });
    await accept(shop, one, 'gift');
    expect(await accept(shop, other, 'gift')).toMatchObject({ value: { state: 'HELD' } });
    expect((await notedOf(shop, other)).at(-1)).toMatchObject({ facts: { shares: 'mailbox' } });
  });

  it('when its player has the phone of another', async () => {
    const { other } = await twins(async (...both) => {
      for (const taker of both) await shop.ctx.db.query(setPhone, [taker.playerId, '612345678']);
    });
    expect(await accept(shop, other, 'gift')).toMatchObject({ value: { state: 'HELD' } });
  });

  it('when a deposit earns it: the money is there, the bonus waits', async () => {
    const [one, other] = [await addTaker(shop), await addTaker(shop)];
    await byPayer(one, other);
    await accept(shop, one, 'first');
    await pay(shop, one, 2_000n);
    await accept(shop, other, 'first');
    await pay(shop, other, 3_000n);
    expect(await stood(shop, other)).toEqual(['first HELD']);
    expect(await moneyOf(shop, other)).toEqual([3_000n, 0n, 0n]);
    expect((await promotionsOf(shop.ctx, other))[0]).toMatchObject({
      bonus: '30.00',
      bonusLeft: '30.00',
      lockedLeft: '0.00',
      freeSpins: { total: 50, left: 50 },
    });
  });

  it('and of its family: what another had of it counts, too', async () => {
    const [one, other] = [await addTaker(shop), await addTaker(shop)];
    await byPayer(one, other);
    await pay(shop, other, 1_000n);
    await accept(shop, one, 'first');
    await pay(shop, one, 2_000n);
    await accept(shop, other, 'second');
    await pay(shop, other, 2_000n);
    expect(await stood(shop, other)).toEqual(['second HELD']);
  });
});

describe('a promotion is not held', () => {
  it.each<[string, (one: PlayerSession, other: PlayerSession) => Promise<unknown>]>([
    ['for a birthday alone', async (one, other) => [await born(one, '1990-01-01'), await born(other, '1990-01-01')]],
    [
      'for another paper',
      async (one, other) => [
        await sends(one, await picture('jpeg')),
        await sends(other, await picture('jpeg', 900, 700)),
      ],
    ],
    [
      'for another account',
      async (one, other) => [await paysFrom(one, 'a@pays.example'), await paysFrom(other, 'b@pays.example')],
    ],
  ])('%s', async (_, share) => {
    const { other } = await twins(share);
    expect(await accept(shop, other, 'gift')).toMatchObject({ value: { state: 'ACTIVE' } });
  });

  it('when the other had only what is of another family', async () => {
    const { other } = await twins(byPayer);
    expect(await accept(shop, other, 'apart')).toMatchObject({ value: { state: 'ACTIVE' } });
  });

  it('when the other’s gave nothing', async () => {
    const [one, other] = [await addTaker(shop), await addTaker(shop)];
    await byPayer(one, other);
    await accept(shop, one, 'first');
    await giveUpPromotion(shop.ctx, one, await grantId(one));
    await accept(shop, other, 'first');
    await pay(shop, other, 2_000n);
    expect(await stood(shop, other)).toEqual(['first ACTIVE']);
  });
});

describe('npm run ops -- promotions', () => {
  it('lists what waits, and shows what is shared with whom', async () => {
    const { one, other } = await twins(byPayer);
    await accept(shop, other, 'gift');
    const id = await grantId(other);
    const listed = await desk('list');
    expect(listed.lines.filter((text) => text.includes(id))).toEqual([
      expect.stringContaining(
        `Five euros v1  5.00 EUR, 0 free spins  Grace Hopper <${other.email}>  shares the account that pays`,
      ),
    ]);
    expect((await desk('show', id)).lines).toContain(`shares the account that pays with ${one.email}`);
    const look = (await loggedActs(shop)).at(-1);
    expect(look).toMatchObject({ act: 'grants.read', name: 'root', subject_id: id });
    expect(look?.players).toEqual(expect.arrayContaining([one.playerId, other.playerId]));
    expect((await desk('list', '--state', 'active')).lines.join('\n')).not.toContain(id);
  });

  it('releases it: it begins, the player is told, and who did it is on record', async () => {
    const { other } = await twins(byPayer);
    await accept(shop, other, 'gift');
    const id = await grantId(other);
    expect(await desk('release', id, '--by', 'Vera', '--note', 'a couple')).toMatchObject({ done: true });
    expect(await moneyOf(shop, other)).toEqual([0n, 500n, 0n]);
    expect((await toldOf(shop, other)).map(({ kind }) => kind)).toEqual(['bonus_credited']);
    expect(await notedOf(shop, other)).toContainEqual({
      kind: 'released',
      actor: 'Vera',
      facts: { systemUser: 'root', note: 'a couple' },
    });
    expect(await desk('release', id, '--by', 'Vera')).toMatchObject({ done: false });
    expect(await desk('refuse', id, '--by', 'Vera', '--reason', 'late')).toMatchObject({ done: false });
    expect(await moneyOf(shop, other)).toEqual([0n, 500n, 0n]);
  });

  it('refuses it: nothing is given, and the player is told no reason', async () => {
    const { other } = await twins(byPayer);
    await accept(shop, other, 'gift');
    const id = await grantId(other);
    expect(await desk('refuse', id, '--by', 'Vera', '--reason', 'one person')).toMatchObject({ done: true });
    expect(await stood(shop, other)).toEqual(['gift CANCELLED refused']);
    expect(await toldOf(shop, other)).toEqual([{ kind: 'bonus_not_eligible', facts: { name: 'Five euros' } }]);
    expect((await desk('show', id)).lines.join('\n')).toContain('one person');
  });

  it('refuses it: the cap of its family is as it was before', async () => {
    const [one, other] = [await addTaker(shop), await addTaker(shop)];
    await byPayer(one, other);
    for (const taker of [one, other]) {
      await accept(shop, taker, 'first');
      await pay(shop, taker, 3_000n);
    }
    const capOf = async () => (await eligiblePromotions(shop.ctx, shop.caller, other)).facts.capLeftEur;
    expect(await capOf()).toEqual({ welcome: '120.00' });
    await desk('refuse', await grantId(other), '--by', 'Vera', '--reason', 'one person');
    expect(await capOf()).toEqual({ welcome: '150.00' });
  });

  it('releases it to nobody who may not play, whatever keeps them from it, and tells them nothing', async () => {
    const { other } = await twins(byPayer);
    await accept(shop, other, 'gift');
    const id = await grantId(other);
    await exclude(shop, other.playerId, new Date('2028-01-01T00:00:00Z'));
    expect(await desk('release', id, '--by', 'Vera')).toMatchObject({ done: false });
    expect(await stood(shop, other)).toEqual(['gift HELD']);
    expect(await toldOf(shop, other)).toEqual([]);
    expect(await moneyOf(shop, other)).toEqual([0n, 0n, 0n]);
    expect((await loggedActs(shop)).filter((one) => one.act === 'grants.decide' && one.subject_id === id)).toEqual([]);
    expect(await desk('refuse', id, '--by', 'Vera', '--reason', 'excluded')).toMatchObject({ done: true });
  });

  it('leaves one alone that its player gave up meanwhile', async () => {
    const { other } = await twins(byPayer);
    await accept(shop, other, 'gift');
    const id = await grantId(other);
    await giveUpPromotion(shop.ctx, other, id);
    expect(await desk('release', id, '--by', 'Vera')).toMatchObject({ done: false });
    expect(await stood(shop, other)).toEqual(['gift CANCELLED forfeited']);
  });

  it('does nothing without a name or a reason, for no id, and for what is no command', async () => {
    const id = randomUUID();
    expect(await desk('release', id)).toMatchObject({ done: false });
    expect(await desk('refuse', id, '--by', 'Vera')).toMatchObject({ done: false });
    expect(await desk('release', id, '--by', 'Vera')).toMatchObject({ done: false });
    expect(await desk('show', id)).toMatchObject({ done: false });
    expect(await desk('list', '--state', 'lost')).toMatchObject({ done: false });
    expect(runPromotions(shop.ctx.db, ['release', 'x'], new Date(), 'root')).toBeUndefined();
    expect(runPromotions(shop.ctx.db, ['burn', id], new Date(), 'root')).toBeUndefined();
  });
});
