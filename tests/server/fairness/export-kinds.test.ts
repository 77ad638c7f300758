import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { verifyBundle } from '#domain/proof/bundle.ts';
import { bundleFormat, bundleVersion } from '#domain/proof/bundle-format.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { exportProofs } from '#server/services/fairness/export-proofs.ts';
import { rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { cashOut } from '#server/services/shared/stakes.ts';
import { addPlayer, type House, openHouse, takeSeat } from '../games/house.ts';
import { holdLead, layChain, lead, sitAtCrash, stake } from '../shared/table.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => {
  await closeRooms(house.ctx);
  await house.close();
});

const reportOf = async (player: PlayerSession) => {
  const { rounds } = await exportProofs(house.ctx, player, undefined);
  const read: unknown[] = JSON.parse(JSON.stringify(rounds));
  return { rounds, report: verifyBundle({ format: bundleFormat, version: bundleVersion, rounds: read }) };
};

it('proves a crash round that was left at a target, by hand, and not at all', async () => {
  await layChain(house, [300, 400]);
  // The cash-out wakes the table, whose own leader would take over by the clock on the wall.
  const letGo = await holdLead(house);
  await lead(house);
  const sit = async (spot: string) => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    return { player, id: await stake(house, player, await sitAtCrash(house, player), spot) };
  };
  const [target, byHand, lost] = [await sit('auto:2.00'), await sit('manual'), await sit('auto:9.00')];
  house.passTime(commonCrash.bettingMs);
  await lead(house);
  house.passTime(4_210);
  expect((await cashOut(house.ctx, byHand.player, commonCrash, byHand.id)).ok).toBe(true);
  // Left, but not over: its link would tell the others where it ends.
  expect((await reportOf(byHand.player)).rounds).toEqual([]);
  // Led all the while: a round that nobody led gives the lost stakes back.
  for (let second = 0; second < 20; second += 1) {
    house.passTime(1_000);
    await lead(house);
  }
  for (const [{ player, id }, payout, actions] of [
    [target, '2.00', []],
    [byHand, '1.33', [{ name: 'cash-out', atMs: 4_210 }]],
    [lost, '0.00', []],
  ] as const) {
    const { rounds, report } = await reportOf(player);
    expect(rounds).toMatchObject([{ id, payout, actions, proof: { kind: 'chain' } }]);
    expect(report).toMatchObject({ rounds: 1, matching: 1, mismatches: [] });
  }
  await letGo();
});

it('proves rounds of decisions and tickets of a series', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const mines = (await takeSeat(house, player, 'mines')).sessionId;
  const place = (sessionId: string, spot: string, amount: string, roundId = randomUUID()) =>
    placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot, amount }] });
  for (let round = 0; round < 4; round += 1) {
    const roundId = randomUUID();
    await place(mines, 'mines:3', '1.00', roundId);
    const act = (step: number, action: { name: string; tile?: number }) =>
      actRound(house.ctx, player, { sessionId: mines, roundId, step, action });
    const first = await act(0, { name: 'reveal', tile: round });
    if (first.ok && first.value.round.status === 'open') await act(1, { name: 'cash-out' });
    house.passTime(10_000);
  }
  const tickets = (await takeSeat(house, player, 'scratch-parcel-room')).sessionId;
  for (let ticket = 0; ticket < 3; ticket += 1) {
    await place(tickets, 'ticket', '2.00');
    house.passTime(10_000);
  }
  expect((await rotateSeeds(house.ctx, player, {})).ok).toBe(true);
  const { report } = await reportOf(player);
  expect(report).toMatchObject({ rounds: 7, matching: 7, mismatches: [] });
  expect(report.games).toEqual({ mines: 4, 'scratch-parcel-room': 3 });
});
