import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { fail, ok } from '#domain/result.ts';
import { sql } from '#server/db/db.ts';
import type { Passwords } from '#server/services/identity/passwords.ts';
import { depositOffer, moneyOffer, reloadOffer, secondOffer, spinsOffer } from '#tests/support/sample-offers.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { burst, type Hit, tally } from './burst.ts';
import {
  callShot,
  cashOf,
  cents,
  eventOf,
  expectSoundLedger,
  type Owner,
  openDeposit,
  openDoor,
  owner,
  roundShot,
  seated,
  webhookShot,
} from './house.ts';

let server: TestServer;
beforeAll(async () => {
  const offers = [
    depositOffer(),
    secondOffer(),
    spinsOffer(),
    moneyOffer(),
    moneyOffer({ id: 'one-use', coupon: { code: 'ONE-USE', usesMax: 1 } }),
    moneyOffer({ id: 'gift', coupon: null }),
    reloadOffer(),
  ];
  // What a password costs is for other tests: fifty players are signed up here.
  const passwords: Passwords = { hash: async () => ok('$never$'), verify: async () => fail('unavailable') };
  server = await startServer({ parts: { captcha: openDoor, offers, passwords } });
});
afterAll(() => server.stop());
afterEach(() => expectSoundLedger(server));

const confirm = sql('race_confirm', 'UPDATE player SET confirmed_at = now() WHERE id = $1');
async function taker(cash = 0n): Promise<Owner> {
  const player = await owner(server, cash);
  await server.ctx.db.query(confirm, [player.id]);
  return player;
}

const fifty = <T>(make: (index: number) => T): T[] => Array.from({ length: 50 }, (_, index) => make(index));
const codesOf = (hits: readonly Hit[]): Set<string> =>
  new Set(hits.flatMap(({ json }) => (json as { code?: string } | undefined)?.code ?? []));

const selectBonus = sql(
  'race_bonus',
  `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'bonus'), 0)::bigint AS bonus FROM account WHERE player_id = $1`,
);
const bonusOf = async ({ id }: Owner): Promise<bigint> =>
  (await server.ctx.db.query<{ bonus: bigint }>(selectBonus, [id]))[0]?.bonus ?? -1n;

const countMovements = sql(
  'race_movements',
  'SELECT count(*) AS movements FROM movement WHERE kind = $1 AND player_id = ANY ($2)',
);
const movementsOf = async (kind: string, players: readonly Owner[]): Promise<number> => {
  const ids = players.map(({ id }) => id);
  return Number((await server.ctx.db.query<{ movements: bigint }>(countMovements, [kind, ids]))[0]?.movements ?? -1n);
};

const selectGrants = sql(
  'race_grants',
  'SELECT promotion_id, state::text FROM promotion_grant WHERE player_id = $1 ORDER BY promotion_id, accepted_at',
);
const grantsOf = async ({ id }: Owner): Promise<string[]> =>
  (await server.ctx.db.query<{ promotion_id: string; state: string }>(selectGrants, [id])).map(
    ({ promotion_id, state }) => `${promotion_id} ${state}`,
  );

const redeemShot = (player: Owner, code: string, key = randomUUID()) =>
  callShot(player, 'redeemPromotionCoupon', { promotionCoupon: code }, key);
const acceptShot = (player: Owner, id: string, key = randomUUID()) =>
  callShot(player, 'acceptPromotion', { id, accepted: true }, key);

describe('must-hold 3: a code', () => {
  test('from one player by 50 sockets at once is credited once', async () => {
    const player = await taker();
    const hits = await burst(
      server.origin,
      fifty(() => redeemShot(player, 'FIVE')),
    );
    expect(hits.filter(({ status }) => status === 200)).toHaveLength(1);
    // Ten tries are looked at, the others wait.
    expect(codesOf(hits)).toEqual(new Set(['coupon_used', 'rate_limited']));
    expect(await bonusOf(player)).toBe(500n);
    expect(await movementsOf('bonus_grant', [player])).toBe(1);
  });

  test('by 50 sockets with one key is credited once, and every answer that is one is the same', async () => {
    const player = await taker();
    const key = randomUUID();
    const hits = await burst(
      server.origin,
      fifty(() => redeemShot(player, 'FIVE', key)),
    );
    const answers = hits.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(answers.length).toBeGreaterThan(0);
    expect(new Set(answers).size).toBe(1);
    expect(await movementsOf('bonus_grant', [player])).toBe(1);
  });

  test('by both calls that redeem one, from twenty connections, is credited once', async () => {
    const player = await taker();
    const hits = await burst(
      server.origin,
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? redeemShot(player, 'five')
          : callShot(player, 'redeemCoupon', { couponName: 'FIVE' }, randomUUID()),
      ),
    );
    expect(tally(hits)[200]).toBe(1);
    expect(await bonusOf(player)).toBe(500n);
  });

  test('for one use, from 50 players at once, is one player’s', async () => {
    const players: Owner[] = [];
    for (let index = 0; index < 50; index += 1) players.push(await taker());
    const hits = await burst(
      server.origin,
      players.map((player) => redeemShot(player, 'ONE-USE')),
    );
    expect(hits.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codesOf(hits)).toEqual(new Set(['coupon_used']));
    expect(await movementsOf('bonus_grant', players)).toBe(1);
  });

  test('for a deposit, named with twenty deposits at once, is taken by none of them before it is paid', async () => {
    const player = await taker();
    const hits = await burst(
      server.origin,
      Array.from({ length: 20 }, () =>
        callShot(player, 'brpayDeposit', { amount: '30', currency: 'EUR', promotionCoupon: 'RELOAD' }, randomUUID()),
      ),
    );
    expect(hits.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await grantsOf(player)).toEqual([]);
  });
});

describe('must-hold 4: a promotion', () => {
  test('accepted 50 times at once begins once', async () => {
    const player = await taker();
    const hits = await burst(
      server.origin,
      fifty(() => acceptShot(player, 'gift')),
    );
    expect(hits.filter(({ status }) => status === 200)).toHaveLength(1);
    // Thirty a day are looked at, and the rest are more than anybody needs.
    expect(codesOf(hits)).toEqual(new Set(['promotion_not_eligible', 'too_often_today']));
    expect(await grantsOf(player)).toEqual(['gift active']);
    expect(await movementsOf('bonus_grant', [player])).toBe(1);
  });

  test('for a deposit, accepted 50 times at once, waits once', async () => {
    const player = await taker();
    const hits = await burst(
      server.origin,
      fifty(() => acceptShot(player, 'first')),
    );
    const perDay = calls.acceptPromotion.perDay;
    expect(tally(hits)).toEqual({ 200: perDay, 429: 50 - perDay });
    expect(new Set(hits.filter(({ status }) => status === 200).map(({ body }) => body)).size).toBe(1);
    expect(await grantsOf(player)).toEqual(['first pending']);
  });

  test('accepted and refused at once is one of both: begun and kept, or not offered any more', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await taker();
      const hits = await burst(server.origin, [
        ...Array.from({ length: 10 }, () => acceptShot(player, 'gift')),
        ...Array.from({ length: 10 }, () => callShot(player, 'rejectEligiblePromotions', undefined)),
      ]);
      const accepted = hits.slice(0, 10).filter(({ status }) => status === 200).length;
      expect(accepted).toBeLessThanOrEqual(1);
      expect(await grantsOf(player)).toEqual(accepted === 1 ? ['gift active'] : []);
      expect(await movementsOf('bonus_grant', [player])).toBe(accepted);
    }
  });

  test('for a deposit, accepted and refused at once, waits for no deposit in the end', async () => {
    const player = await taker();
    await burst(server.origin, [
      ...Array.from({ length: 10 }, () => acceptShot(player, 'first')),
      ...Array.from({ length: 10 }, () => callShot(player, 'rejectEligiblePromotions', undefined)),
    ]);
    expect((await grantsOf(player)).filter((grant) => grant.endsWith('pending'))).toEqual([]);
  });

  test('given up 20 times at once is taken back once', async () => {
    const player = await taker();
    const { id } = await player.must<{ id: string }>('acceptPromotion', {
      body: { id: 'gift', accepted: true },
      key: randomUUID(),
    });
    const hits = await burst(
      server.origin,
      Array.from({ length: 20 }, () => callShot(player, 'cancelPromotion', { id })),
    );
    expect(hits.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await movementsOf('bonus_forfeit', [player])).toBe(1);
    expect(await bonusOf(player)).toBe(0n);
  });
});

describe('must-hold 5: two first deposits', () => {
  test('credited at once are one first and one second', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await taker();
      await player.must('acceptPromotion', { body: { id: 'first', accepted: true }, key: randomUUID() });
      const deposits = [await openDeposit(player), await openDeposit(player)];
      const hits = await burst(server.origin, [
        ...deposits.map((opened) => webhookShot(server, eventOf(opened))),
        // What is for the second deposit can be accepted only after one of them.
        ...Array.from({ length: 5 }, () => acceptShot(player, 'second')),
      ]);
      expect(hits.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
      const grants = await grantsOf(player);
      expect(grants.filter((grant) => grant.startsWith('first'))).toEqual(['first active']);
      expect(grants.filter((grant) => grant.startsWith('second')).length).toBeLessThanOrEqual(1);
      expect([await cashOf(server, player.id), await bonusOf(player)]).toEqual([6_000n, 3_000n]);
      const { facts } = await player.must<{ facts: { depositsMade: number } }>('listEligiblePromotions');
      expect(facts.depositsMade).toBe(2);
    }
  });

  test('whose events come fifty times each earn once', async () => {
    const player = await taker();
    await player.must('acceptPromotion', { body: { id: 'first', accepted: true }, key: randomUUID() });
    const event = eventOf(await openDeposit(player));
    await burst(
      server.origin,
      fifty(() => webhookShot(server, event)),
    );
    expect([await cashOf(server, player.id), await bonusOf(player)]).toEqual([3_000n, 3_000n]);
    expect(await movementsOf('bonus_grant', [player])).toBe(1);
  });

  test('and its charge-back at once leave neither bonus nor a balance below zero', async () => {
    const player = await taker();
    await player.must('acceptPromotion', { body: { id: 'first', accepted: true }, key: randomUUID() });
    const opened = await openDeposit(player);
    await burst(server.origin, [webhookShot(server, eventOf(opened))]);
    await burst(server.origin, [
      ...Array.from({ length: 5 }, () => webhookShot(server, eventOf(opened, { type: 'payment.reversed' }))),
      ...Array.from({ length: 5 }, () => acceptShot(player, 'gift')),
    ]);
    expect(await cashOf(server, player.id)).toBe(0n);
    // The gift begins when the deposit’s bonus has gone.
    expect(await grantsOf(player)).toEqual(['first cancelled', 'gift active']);
    expect(await bonusOf(player)).toBe(500n);
  });
});

test('must-hold 2: bets, a deposit and its bonus at once end where an oracle ends', async () => {
  const player = await taker(100_00n);
  await player.must('acceptPromotion', { body: { id: 'first', accepted: true }, key: randomUUID() });
  const session = await seated(player);
  const opened = await openDeposit(player);
  const hits = await burst(server.origin, [
    ...Array.from({ length: 15 }, () => roundShot(player, session, [{ spot: 'red', amount: '5.00' }])),
    webhookShot(server, eventOf(opened)),
    ...Array.from({ length: 3 }, () => acceptShot(player, 'gift')),
  ]);
  const rounds = hits
    .slice(0, 15)
    .filter(({ status }) => status === 200)
    .map((hit) => (hit.json as { round: { stake: string; payout: string } }).round);
  const played = rounds.reduce((sum, { stake, payout }) => sum - cents(stake) + cents(payout), 0n);
  // Whichever was first runs, and the other waits with its bonus not given yet.
  const grants = await grantsOf(player);
  expect(grants).toBeOneOf([
    ['first active', 'gift queued'],
    ['first queued', 'gift active'],
  ]);
  const given = grants.includes('first active') ? 3_000n : 500n;
  expect((await cashOf(server, player.id)) + (await bonusOf(player))).toBe(100_00n + 3_000n + given + played);
});

test('must-hold 28: the promotions of another player are neither seen nor given up', async () => {
  const [owns, stranger] = [await taker(), await taker()];
  const { id } = await owns.must<{ id: string }>('acceptPromotion', {
    body: { id: 'gift', accepted: true },
    key: randomUUID(),
  });
  expect(await stranger.call('cancelPromotion', { body: { id } })).toMatchObject({ status: 404 });
  expect(await stranger.must('listPromotions')).toEqual([]);
  expect(await grantsOf(owns)).toEqual(['gift active']);
});
