import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audience, Condition } from '#domain/promotions/audience/audience.ts';
import { areMet, daysAskedBy } from '#domain/promotions/audience/fits-audience.ts';
import { plainClauses } from '#domain/promotions/audience/plain-tests.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { sql } from '#server/db/db.ts';
import { toldSize } from '#server/services/desk/campaigns/ask-size.ts';
import { readPreviewPlayer } from '#server/services/desk/content/player.ts';
import { audienceFactsOf, countAudienceOf } from '#server/services/promotions/audience.ts';
import { promotionsOf } from '#server/services/promotions/grants.ts';
import { exclude } from '#tests/server/identity/world.ts';
import type { House } from '#tests/server/payments/house.ts';
import { depositOffer, moneyOffer, reloadOffer } from '#tests/support/sample-offers.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';
import { accept, addTaker, offered, openShop, pay, redeem, stood } from './shop.ts';

const newcomers: Audience = { all: [{ is: 'deposit_count', days: 30, min: 0, max: 1 }] };
const away: Audience = { all: [{ is: 'days_since_deposit', min: 5, max: null }] };

let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer({ id: 'newcomers', depositsMade: null, audience: newcomers, cap: null }),
    reloadOffer({ id: 'away', coupon: { code: 'AWAY-5', usesMax: null }, audience: away }),
    moneyOffer({
      id: 'french',
      coupon: { code: 'FRENCH', usesMax: null },
      audience: { any: [{ is: 'language', among: ['fr'] }] },
    }),
  ]);
});
afterAll(() => shop.close());

const dayMs = 86_400_000;

describe('whom a promotion is for', () => {
  it('is asked when it is offered, taken and redeemed', async () => {
    const session = await addTaker(shop);
    expect(await offered(shop, session)).toEqual(['newcomers']);
    for (let paid = 0; paid < 2; paid += 1) await pay(shop, session, 2_000n);
    expect(await offered(shop, session)).toEqual([]);
    expect(await accept(shop, session, 'newcomers')).toMatchObject({ code: 'promotion_not_eligible' });
    expect(await redeem(shop, session, 'AWAY-5')).toMatchObject({ facts: { reason: 'segment' } });
    expect(await redeem(shop, session, 'FRENCH')).toMatchObject({ facts: { reason: 'segment' } });
    shop.passTime(6 * dayMs);
    expect(await redeem(shop, session, 'AWAY-5')).toMatchObject({ ok: true });
  });

  it('is told where the desk looks at the site as a player', async () => {
    const { playerId } = await addTaker(shop);
    const seen = await readPreviewPlayer(shop.ctx, playerId, shop.ctx.clock.now().toISOString().slice(0, 10));
    expect(seen).toMatchObject({ value: { promotions: [{ id: 'newcomers', isOffered: true }] } });
  });

  it('is asked again when the deposit is credited, which does not count itself', async () => {
    const session = await addTaker(shop);
    await pay(shop, session, 2_000n);
    shop.passTime(6 * dayMs);
    await redeem(shop, session, 'AWAY-5');
    await pay(shop, session, 2_000n);
    expect(await stood(shop, session)).toEqual(['away ACTIVE']);
    const other = await addTaker(shop);
    await accept(shop, other, 'newcomers');
    const [grant] = await promotionsOf(shop.ctx, other);
    expect(grant?.state).toBe('PENDING');
  });
});

const insertPlayer = sql(
  'test_audience_player',
  `WITH made AS (INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, language, confirmed_at, terms_accepted_at, created_at)
     VALUES ($1::uuid, $6, $6, '-', 'A B', 'A', 'B', $2, CASE WHEN $3 THEN $4::timestamptz END, $4, $4) RETURNING id)
   INSERT INTO player_details (player_id, country) SELECT id, $5 FROM made`,
);
const insertDeposit = sql(
  'test_audience_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
   VALUES ($1::uuid, $2, $7, '\\x00', 'devcode', $3, $4, $5, $6, $6, $6)`,
);
const insertRound = sql(
  'test_audience_round',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at)
   VALUES ($1, $2, 'house', $3, 'EUR', 'settled', $4, 0, 0, 0, $5, $5)`,
);

const insertPoints = sql(
  'test_audience_points',
  `INSERT INTO loyalty_day (player_id, day, currency, edge, eur_micros) VALUES ($1, $2, 'EUR', 1, $3)`,
);

const dice = seededStream(7);
const oneOf = <T>(list: readonly T[]): T => {
  const found = list[dice.below(list.length)];
  if (found === undefined) throw new RangeError('an empty list');
  return found;
};
const daysAgo = (most: number): Date => new Date(shop.ctx.clock.now().getTime() - dice.below(most * 1_000) * 86_400);

async function addStranger(): Promise<string> {
  const { db } = shop.ctx;
  const id = randomUUID();
  const values = [id, oneOf(['en', 'fr', 'de']), dice.below(10) > 0, daysAgo(90), oneOf(['MT', 'FR', null])];
  await db.query(insertPlayer, [...values, `${id}@example.com`]);
  for (let left = dice.below(4); left > 0; left -= 1)
    await db.query(insertDeposit, [
      randomUUID(),
      id,
      oneOf(['EUR', 'GBP']),
      dice.below(20_000) + 1,
      oneOf(['completed', 'completed', 'reversed']),
      daysAgo(60),
      randomUUID(),
    ]);
  for (let left = dice.below(4); left > 0; left -= 1) {
    const game = oneOf(['slot-tidepool', 'roulette-european', 'blackjack']);
    await db.query(insertRound, [randomUUID(), id, game, dice.below(9_000) + 1, daysAgo(40)]);
  }
  if (dice.below(2) === 0) await db.query(insertPoints, [id, daysAgo(60), dice.below(2_000) * 1_000_000]);
  if (dice.below(8) === 0) await exclude(shop, id, new Date(shop.ctx.clock.now().getTime() + dayMs));
  return id;
}

const bounds = (most: number) => {
  const low = dice.below(most);
  return oneOf([
    { min: low, max: null },
    { min: null, max: low },
    { min: low, max: low + 20 },
  ]);
};
const sums = () =>
  oneOf([
    { minEur: String(dice.below(200)), maxEur: null },
    { minEur: null, maxEur: String(dice.below(200)) },
  ]);
const days = () => ({ days: dice.below(60) + 1 });
const makers: readonly (() => Condition)[] = [
  () => ({ is: 'registered', from: null, to: daysAgo(60).toISOString().slice(0, 10) }),
  () => ({ is: 'days_since_registration', ...bounds(60) }),
  () => ({ is: 'days_since_deposit', ...bounds(40) }),
  () => ({ is: 'deposit_count', ...days(), ...bounds(3) }),
  () => ({ is: 'deposit_sum', ...days(), ...sums() }),
  () => ({ is: 'staked', ...days(), ...sums() }),
  () => ({ is: 'days_since_play', ...bounds(30) }),
  () => ({ is: 'played_category', category: 'slots', ...days() }),
  () => ({ is: 'played_game', gameId: 'blackjack', ...days() }),
  () => ({ is: 'loyalty_level', min: oneOf([1, 2, 3]), max: null }),
  () => ({ is: 'country', among: ['MT', 'AT'] }),
  () => ({ is: 'not_country', among: ['MT'] }),
  () => ({ is: 'language', among: ['fr', 'de'] }),
  () => ({ is: 'verified' }),
  () => ({ is: 'not_verified' }),
  () => ({ is: 'took', promotion: 'away' }),
  () => ({ is: 'never_took', promotion: 'away' }),
  () => ({ is: 'from_affiliate', among: ['north'] }),
];
const condition = (): Condition => oneOf(makers)();
const several = (): [Condition, ...Condition[]] => [condition(), condition(), condition()];
const audience = (): Audience => {
  const part = () => oneOf([condition(), { any: several() }, { all: several() }]);
  return oneOf([{ all: [part(), part()] }, { any: [part(), part()] }]);
};

const listPlayers = sql(
  'test_audience_players',
  `SELECT id, confirmed_at IS NOT NULL AND NOT coalesce(excluded_until > $1, false) AS may FROM player`,
);

async function fittingOf(rules: PromotionRules): Promise<number> {
  const { ctx } = shop;
  const now = ctx.clock.now();
  const clauses = plainClauses(rules, ctx.catalogue.games);
  let fitting = 0;
  for (const { id, may } of await ctx.db.query<{ id: string; may: boolean }>(listPlayers, [now])) {
    const known = await audienceFactsOf(ctx, ctx.db, id, now, [rules], null);
    if (may && known !== null && areMet(clauses, known.facts)) fitting += 1;
  }
  return fitting;
}

describe('the size of an audience', () => {
  const secret = 'a secret of the house';
  const told = (players: number, question = 'whom') => toldSize({ players, isWhole: true }, question, secret).players;

  it('is told roughly, never as more than it is, and no small one', () => {
    for (const players of [0, 1, 9]) expect(told(players)).toBeNull();
    for (const players of [20, 57, 99, 100, 109, 994, 1_234, 9_999, 10_000, 56_789]) {
      const answer = told(players) ?? 0;
      const step = 10 ** Math.max(1, String(answer).length - 2);
      expect(answer % step).toBe(0);
      expect(players - answer).toBeGreaterThanOrEqual(0);
      expect(players - answer).toBeLessThan(2 * step);
    }
  });

  it('has no edge at which one player more shows, whatever is asked', () => {
    const questions = Array.from({ length: 200 }, (_, at) => `whom ${at}`);
    for (const players of [0, 8, 9, 10, 19, 29, 98, 99, 100, 109, 989, 999, 1_099, 9_999]) {
      const shows = questions.filter((one) => told(players, one) !== told(players + 1, one));
      expect({ players, shows: shows.length < questions.length / 4 }).toEqual({ players, shows: true });
    }
    // Whoever asks, a question has one answer: asking it again, or together, finds no mean.
    expect(new Set(questions.map(() => told(57))).size).toBe(1);
  });

  it('of one player says neither that they are there nor that they rest', async () => {
    const { ctx } = shop;
    const { playerId } = await addTaker(shop);
    await ctx.db.query(sql('test_rare_language', `UPDATE player SET language = 'mt' WHERE id = $1`), [playerId]);
    const rules = reloadOffer({ audience: { all: [{ is: 'language', among: ['mt'] }] } });
    const size = () => countAudienceOf(ctx, ctx.db, rules, () => 0);
    const before = await size();
    await exclude(shop, playerId, new Date(ctx.clock.now().getTime() + dayMs));
    const after = await size();
    expect([before.players, after.players]).toEqual([1, 0]);
    expect(toldSize(after, 'whom', secret)).toEqual(toldSize(before, 'whom', secret));
  });

  it('is how many fit one by one, whatever is asked of whom', async () => {
    for (let left = 60; left > 0; left -= 1) await addStranger();
    const sizes = new Set<number>();
    for (let left = 40; left > 0; left -= 1) {
      const rules = reloadOffer({
        audience: audience(),
        segments: oneOf(['all', ['depositor'], ['no_deposit_yet', 'away_30_days']]),
        countries: oneOf([{ except: [] }, { except: ['FR'] }, { only: ['MT', 'FR'] }]),
      });
      const { players, isWhole } = await countAudienceOf(shop.ctx, shop.ctx.db, rules, () => 0);
      expect({ audience: rules.audience, players, isWhole }).toEqual({
        audience: rules.audience,
        players: await fittingOf(rules),
        isWhole: true,
      });
      sizes.add(players);
    }
    expect(sizes.size).toBeGreaterThan(5);
  });

  it('says that it is not whole where time is not enough', async () => {
    let ticks = 0;
    const late = () => {
      ticks += 9_000;
      return ticks;
    };
    expect(await countAudienceOf(shop.ctx, shop.ctx.db, reloadOffer(), late)).toEqual({
      players: 0,
      looked: 0,
      isWhole: false,
    });
  });
});

it('asks only for the days that somebody asks of', () => {
  const rules = reloadOffer({ audience: { all: [{ is: 'staked', days: 9, minEur: '1', maxEur: null }] } });
  expect(daysAskedBy(plainClauses(rules, []))).toEqual([9]);
});
