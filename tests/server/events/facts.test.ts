import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventType, eventTypes, houseEvent } from '#contract/events/house-event.ts';
import { type EventRow, listEvents } from '#server/db/queries/events.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { presentEvent } from '#server/services/events/present-event.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';
import type { House } from '#tests/server/payments/house.ts';
import { openShop } from '#tests/server/promotions/shop.ts';
import { depositOffer, moneyOffer } from '#tests/support/sample-offers.ts';
import {
  comes,
  decides,
  goesOn,
  isCorrected,
  isGiven,
  isLookedInto,
  isReferred,
  isSettled,
  isTold,
  paysIn,
  personalOf,
  plays,
  shows,
  takesOut,
} from './facts.ts';

let house: House;
let world: World;
const rows: EventRow[] = [];
beforeAll(async () => {
  house = await openShop([
    depositOffer({
      id: 'at-once',
      wagering: null,
      freeSpins: null,
      reward: { kind: 'deposit', minDepositEur: '10', steps: [{ upToEur: null, percent: 100, freeSpins: 0 }] },
    }),
    moneyOffer({ id: 'gift', coupon: null }),
  ]);
  world = await createWorld();
  for (const fact of [
    shows,
    paysIn,
    takesOut,
    plays,
    isGiven,
    isCorrected,
    isLookedInto,
    isSettled,
    isReferred,
    isTold,
    goesOn,
  ])
    await fact(house);
  for (const fact of [comes, decides]) await fact(world);
  for (const { ctx } of [house, world]) {
    await numberEvents(ctx);
    rows.push(...(await ctx.db.query<EventRow>(listEvents, [0, 10_000])));
  }
});
afterAll(async () => {
  await house.close();
  await world.close();
});

test('every fact is told as the contract says, and every type of the contract by a fact', () => {
  for (const row of rows) {
    const read = houseEvent.safeParse(presentEvent(row));
    expect(read.success, JSON.stringify(presentEvent(row))).toBe(true);
  }
  const told = new Set(rows.map(({ type }) => type));
  expect(eventTypes.filter((type) => !told.has(type))).toEqual([]);
});

test('no event says who somebody is, where they are, or what somebody wrote about them', async () => {
  // A name may be written in a random id's digits: ids are not read.
  const text = JSON.stringify(rows.map(presentEvent)).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
  const secrets: { secret: string }[] = [];
  for (const { ctx } of [house, world]) secrets.push(...(await ctx.db.query<{ secret: string }>(personalOf)));
  expect(secrets.length).toBeGreaterThan(10);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  for (const written of [
    'not this one',
    'the papers of',
    'one person',
    'the credit of',
    'click of',
    'maria',
    'Vera',
    'their-secret',
  ])
    expect(text).not.toContain(written);
});

test('a correction of own money is told with its sum, below zero where it was taken, and its cause', () => {
  expect(rows.filter(({ type }) => type === 'player.corrected').map(({ facts }) => facts)).toEqual([
    { correctionId: expect.any(String), currency: 'EUR', amount: '-500', cause: 'mistaken_credit' },
  ]);
});

test('what happened to a player is told in the order in which it happened', () => {
  const players = Map.groupBy(rows, ({ key }) => key);
  const orderOf = (type: EventType) => {
    const key = rows.find((row) => row.type === type)?.key ?? '';
    return players.get(key)?.map((row) => row.type);
  };
  expect(orderOf('player.exclusion_ended')).toEqual([
    'player.registered',
    ...Array<EventType>(5).fill('player.terms_accepted'),
    'limit.changed',
    'limit.changed',
    'player.break_begun',
    'register.answered',
    'player.excluded',
    'player.exclusion_ended',
  ]);
});
