import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { common as commonRoulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { coversOf } from '#domain/games/roulette/roulette-shared/covers.ts';
import { game as rouletteShared } from '#domain/games/roulette/roulette-shared/rules.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { sql } from '#server/db/db.ts';
import { listEndedRounds, type SharedRoundRow } from '#server/db/queries/shared.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { presentPublic } from '#server/services/shared/present.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { advance, latestRound } from '#server/services/shared/rounds.ts';
import { cancelStake, placeStake, readStake } from '#server/services/shared/stakes.ts';
import { verifyRecord } from '#stores/history/verify.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';
import { addPlayer, fundsOf, type House, openHouse, takeSeat } from '../games/house.ts';
import { term } from './table.ts';

const verifyRound = recomputingShared(rouletteShared);

const hold = sql('test_hold_wheel', `SELECT pg_advisory_lock(1921, hashtext('roulette-shared'))`);

let house: House;
let player: PlayerSession;
let other: PlayerSession;
let letGo: () => Promise<void>;
const seats = new Map<PlayerSession, string>();

/** Keeps the process's own leader away: the test itself leads, with its own clock. */
const lead = async () => {
  for (;;) if (!(await advance(house.ctx, commonRoulette, { term, awake: true })).changed) return;
};
const spin = async () => {
  const round = await latestRound(house.ctx, 'roulette-shared');
  if (!round) throw new Error('no spin is open');
  return round;
};
const place = (who: PlayerSession, spots: readonly string[], stakeId: string = randomUUID(), amount = '6.00') =>
  placeStake(house.ctx, who, commonRoulette, {
    sessionId: seats.get(who) ?? '',
    stakeId,
    bets: spots.map((spot) => ({ spot, amount })),
  });
const placed = async (who: PlayerSession, spots: readonly string[]) => {
  const answer = await place(who, spots);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.stake;
};
/** Goes on to the decision of the open spin and the settling of its chips. */
const run = async () => {
  const { starts_at } = await spin();
  house.passTime((starts_at?.getTime() ?? 0) - house.ctx.clock.now().getTime() + 1_000);
  await lead();
  house.passTime(1_000);
  await lead();
};

beforeEach(async () => {
  house = await openHouse();
  const connection = await house.ctx.db.dedicate({ onNotice: () => undefined, onLost: () => undefined });
  await connection.query(hold);
  letGo = connection.close;
  await lead();
  for (const name of ['player', 'other'] as const) {
    const one = await addPlayer(house, 'EUR', 100_000n);
    seats.set(one, (await takeSeat(house, one, 'roulette-shared')).sessionId);
    if (name === 'player') player = one;
    else other = one;
  }
});
afterEach(async () => {
  expect((await checkLedger(house.ctx.db)).isSound).toBe(true);
  await closeRooms(house.ctx);
  await letGo();
  await house.close();
});

describe('a spin', () => {
  it('pays every player by one pocket, and the browser finds the same', async () => {
    const everyNumber = Array.from({ length: 37 }, (_, number) => `straight:${number}`);
    const mine = await placed(player, everyNumber);
    await placed(other, ['red', 'black', 'tiers']);
    await run();
    const [round] = await house.ctx.db.query<SharedRoundRow>(listEndedRounds, ['roulette-shared', 1]);
    const seeds = { link: round?.link ?? '', salt: round?.salt ?? '', index: 1 } as never;
    const on = (spots: readonly string[]) => spots.map((spot) => ({ spot, amountMinor: 600n }));
    const theirs = verifyRound(seeds, on(['red', 'black', 'tiers'])).payoutMinor;
    expect(round?.outcome).toEqual(verifyRound(seeds).outcome);
    expect(await fundsOf(house, player)).toEqual({ cash: 100_000n - 37n * 600n + 36n * 600n, bonus: 0n });
    expect(await fundsOf(house, other)).toEqual({ cash: 100_000n - 1_800n + theirs, bonus: 0n });
    const record = await roundRecord(house.ctx, player, mine.id);
    if (!record.ok) throw new Error(record.code);
    expect(record.value.round).toMatchObject({ payout: formatAmount(36n * 600n, 'EUR') });
    const steps = verifyRecord(record.value);
    expect(steps.ok && steps.value.length > 0 && steps.value.every(({ matches }) => matches)).toBe(true);
  });

  it('refuses chips from the moment the clock has run out', async () => {
    await placed(player, ['red']);
    const { starts_at } = await spin();
    house.passTime((starts_at?.getTime() ?? 0) - house.ctx.clock.now().getTime());
    expect(await place(other, ['red'])).toMatchObject({ code: 'betting_closed' });
    expect(await fundsOf(house, other)).toEqual({ cash: 100_000n, bonus: 0n });
  });

  it('opens again 12 seconds after its end, for 22 seconds', async () => {
    await placed(player, ['red']);
    await run();
    house.passTime(commonRoulette.restMs);
    await lead();
    const { index, starts_at, opens_at } = await spin();
    expect(index).toBe(2);
    expect((starts_at?.getTime() ?? 0) - opens_at.getTime()).toBe(22_000);
  });

  it('gives chips back whole before its end, and takes others in their place', async () => {
    const { id } = await placed(player, ['red']);
    expect(await place(player, ['black'])).toMatchObject({ code: 'round_open' });
    expect(await cancelStake(house.ctx, player, commonRoulette, id)).toMatchObject({ ok: true });
    expect(await fundsOf(house, player)).toEqual({ cash: 100_000n, bonus: 0n });
    expect(await place(player, ['black'])).toMatchObject({ ok: true });
  });

  it('shows everybody where chips lie, and tells no pocket before the end', async () => {
    const { id } = await placed(player, ['red', 'straight:17']);
    const held = await readStake(house.ctx, player, commonRoulette, id);
    if (!held.ok) throw new Error(held.code);
    const shown = presentPublic(commonRoulette, held.value.stake);
    const bets = ['red', 'straight:17'].map((spot) => ({ spot, amountMinor: 1n }));
    expect(shown).toMatchObject({ covers: coversOf(bets), amount: '12.00', left: null });
    const record = await roundRecord(house.ctx, player, id);
    expect(record).toMatchObject({
      ok: true,
      value: { round: { status: 'open', proof: { link: null } } },
    });
  });

  it('refuses chips that could return more than the table pays', async () => {
    expect(await place(player, ['straight:17'], randomUUID(), '500.00')).toMatchObject({ code: 'stake_above_limit' });
  });
});
