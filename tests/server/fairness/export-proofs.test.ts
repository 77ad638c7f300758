import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportProofs as exportProofsCall } from '#contract/profile/fairness.ts';
import { verifyBundle } from '#domain/proof/bundle.ts';
import { bundleFormat, bundleVersion } from '#domain/proof/bundle-format.ts';
import { exportProofs } from '#server/services/fairness/export-proofs.ts';
import { rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { addPlayer, type House, openHouse, sitDown } from '../games/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('hands out the rounds whose seeds are revealed, and they verify from their file alone', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const { sessionId } = await sitDown(house, player);
  const play = async () => {
    const bets = [
      { spot: 'red', amount: '1.00' },
      { spot: 'straight:17', amount: '0.50' },
    ];
    await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    house.passTime(1_000);
  };
  for (let n = 0; n < 5; n++) await play();
  expect(await exportProofs(house.ctx, player, undefined)).toEqual({ rounds: [], next: null });
  await rotateSeeds(house.ctx, player, {});
  await play();

  const answer = await exportProofs(house.ctx, player, undefined);
  expect(exportProofsCall.response.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ rounds: { length: 5 }, next: null });
  const { rounds } = JSON.parse(JSON.stringify(answer)) as { rounds: { proof: { nonce: number }; payout: string }[] };
  expect(rounds.map(({ proof }) => proof.nonce)).toEqual([4, 3, 2, 1, 0]);
  const bundle = { format: bundleFormat, version: bundleVersion, rounds };
  expect(verifyBundle(bundle)).toMatchObject({ rounds: 5, matching: 5, hidden: 0, mismatches: [] });
  const cheated = rounds.map((round, at) => (at === 2 ? { ...round, payout: '0.01' } : round));
  expect(verifyBundle({ ...bundle, rounds: cheated }).mismatches).toMatchObject([{ round: 2, what: ['payout'] }]);
});

it('goes on before a round of the player’s own, and tells nobody else’s', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const { sessionId } = await sitDown(house, player);
  const ids = Array.from({ length: 3 }, () => randomUUID());
  for (const roundId of ids) {
    await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'odd', amount: '1.00' }] });
    house.passTime(1_000);
  }
  await rotateSeeds(house.ctx, player, {});
  const before = await exportProofs(house.ctx, player, ids[2]);
  expect(before.rounds.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  const stranger = await addPlayer(house);
  expect(await exportProofs(house.ctx, stranger, undefined)).toEqual({ rounds: [], next: null });
  expect(await exportProofs(house.ctx, stranger, ids[2])).toEqual({ rounds: [], next: null });
});
