import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { sql } from '#server/db/db.ts';
import { activeSeeds, rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { sealSeed, unsealSeed } from '#server/services/fairness/seal.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { addPlayer, type House, openHouse, roulette, sitDown } from '../games/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('both commitments are shown ahead, and rotation keeps both promises', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const before = await activeSeeds(house.ctx, player);
  expect(before).toMatchObject({ nonce: 0 });
  const { sessionId } = await sitDown(house, player);
  const play = () =>
    placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [{ spot: 'red', amount: '1.00' }] });
  for (let n = 0; n < 3; n++) await play();
  const rotated = await rotateSeeds(house.ctx, player, { clientSeed: 'my-lucky-words' });
  if (!rotated.ok) throw new Error(rotated.code);
  const { revealed, active } = rotated.value;
  expect(commitmentOf(revealed.serverSeed)).toBe(before.serverSeedHash);
  expect(revealed).toMatchObject({ serverSeedHash: before.serverSeedHash, clientSeed: before.clientSeed, rounds: 3 });
  expect(active).toMatchObject({ serverSeedHash: before.nextServerSeedHash, clientSeed: 'my-lucky-words', nonce: 0 });
  expect(active.nextServerSeedHash).not.toBe(active.serverSeedHash);
  const next = await play();
  expect(next.ok && next.value.round.proof).toMatchObject({
    nonce: 0,
    clientSeed: 'my-lucky-words',
    serverSeedHash: active.serverSeedHash,
  });
  expect(await rotateSeeds(house.ctx, player, {})).toMatchObject({
    value: { active: { clientSeed: 'my-lucky-words' } },
  });
});

it.each(['', 'with space', 'with:colon', 'ü', 'x'.repeat(65)])('refuses %j as a client seed', async (clientSeed) => {
  const player = await addPlayer(house);
  expect(await rotateSeeds(house.ctx, player, { clientSeed })).toMatchObject({ code: 'client_seed_invalid' });
});

it('fifty first looks and fifty rotations at once leave one active and one next pair', async () => {
  const player = await addPlayer(house);
  const looks = await Promise.all(Array.from({ length: 50 }, () => activeSeeds(house.ctx, player)));
  for (const look of looks) expect(look).toEqual(looks[0]);
  const rotations = await Promise.all(Array.from({ length: 50 }, () => rotateSeeds(house.ctx, player, {})));
  const revealed = rotations.flatMap((rotation) => (rotation.ok ? [rotation.value.revealed.serverSeedHash] : []));
  expect(new Set(revealed).size).toBe(50);
});

const openRound = sql(
  'test_open_round',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, seed_pair_id, nonce, opened_at)
   SELECT $1, $2, 'Meridian Tables', $3, 'EUR', 'open', 100, 0, 100, 0, id, 0, $4 FROM seed_pair WHERE player_id = $2 AND status = 'active'`,
);

it('a pair that an open round still draws from is not revealed', async () => {
  const player = await addPlayer(house);
  await activeSeeds(house.ctx, player);
  await house.ctx.db.query(openRound, [randomUUID(), player.playerId, roulette, house.ctx.clock.now()]);
  expect(await rotateSeeds(house.ctx, player, {})).toEqual({ ok: false, code: 'seed_in_use' });
});

const selectSeeds = sql('test_seeds', 'SELECT s::text AS row FROM seed_pair s WHERE player_id = $1');

it('the database alone does not hold a seed that is not revealed, and a seed cannot be moved to another commitment', async () => {
  const player = await addPlayer(house);
  const first = await activeSeeds(house.ctx, player);
  const before = await house.ctx.db.query<{ row: string }>(selectSeeds, [player.playerId]);
  const rotated = await rotateSeeds(house.ctx, player, {});
  const seed = rotated.ok ? rotated.value.revealed.serverSeed : '';
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const asHex = Buffer.from(seed).toString('hex');
  for (const { row } of before) expect(row.includes(seed) || row.includes(asHex)).toBe(false);
  const sealed = sealSeed(house.ctx, seed, first.serverSeedHash);
  expect(unsealSeed(house.ctx, sealed, first.serverSeedHash)).toBe(seed);
  expect(() => unsealSeed(house.ctx, sealed, first.nextServerSeedHash)).toThrow();
});
