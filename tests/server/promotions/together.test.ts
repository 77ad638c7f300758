import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lapseGrant } from '#server/db/queries/promotion-money.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { fundsOf, type House, hour, openHouse, releaseTogether, takeSeat } from '../games/house.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { bonusPlayer, counts, end, give, grantOf, movementsOf, prove } from './grants.ts';

let house: House;
beforeAll(async () => {
  // Fifty stakes at one moment are what is tried here.
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(() => prove(house));
afterAll(() => house.close());

const fifty = Array.from({ length: 50 }, (_, index) => index);
const count = <T>(items: readonly T[], wanted: T): number => items.filter((item) => item === wanted).length;
const lapse = async (grant: string): Promise<string> => {
  const [row] = await house.ctx.db.query<{ code: string }>(lapseGrant, [grant, house.ctx.clock.now()]);
  return row?.code ?? '';
};

describe('fifty at once', () => {
  it('give a bonus up once', async () => {
    const { player, grant } = await bonusPlayer(house, 100n);
    const answers = await releaseTogether(
      house,
      player,
      fifty.map(() => () => end(house, grant, 'cancelled', 'forfeited')),
    );
    expect([count(answers, 'ok'), count(answers, 'ended')]).toEqual([1, 49]);
    expect(await fundsOf(house, player)).toEqual({ cash: 100n, bonus: 0n });
  });

  it('settle rounds of which each could complete it, and it is released once, as it then is', async () => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '5000', wager_required: counts(1_000) });
    const studio = await seatPlayer(house, player);
    for (const n of fifty) await studio.bet(`b${n}`, 100n, { round: `r${n}` });
    const answers = await releaseTogether(
      house,
      player,
      fifty.map((n) => async () => {
        if (n % 2 === 0) await studio.win(`w${n}`, 150n, { round: `r${n}` });
        return (await studio.endRound(`e${n}`, { round: `r${n}` })).outcome;
      }),
    );
    expect(count(answers, 'ok')).toBe(50);
    const moved = await movementsOf(house, grant);
    expect(moved.filter((line) => line.startsWith('bonus_grant bonus'))).toEqual(['bonus_grant bonus 5000']);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'completed' });
    // What is won before it was completed is released with it, what is won afterwards by itself: own money either way.
    expect(await fundsOf(house, player)).toEqual({ cash: 25n * 150n, bonus: 0n });
  });

  it('stake at the moment at which its time is over: it ends once and none has a unit of it', async () => {
    const { player, grant } = await bonusPlayer(house, 1_000n);
    const { sessionId } = await takeSeat(house, player, 'slot-tidepool');
    house.passTime(7 * 24 * hour);
    const seat = (await takeSeat(house, player, 'slot-tidepool')).sessionId;
    const bets = [{ spot: 'spin', amount: '1.00' }];
    await releaseTogether(
      house,
      player,
      fifty.map(
        (n) => async () =>
          n % 5 === 0
            ? lapse(grant)
            : placeRound(house.ctx, player, { sessionId: n % 7 === 0 ? sessionId : seat, roundId: randomUUID(), bets }),
      ),
    );
    expect(await grantOf(house, grant)).toMatchObject({ state: 'expired', wagered: '0' });
    expect(await movementsOf(house, grant)).toEqual([
      'bonus_grant bonus 1000',
      'bonus_grant promotions -1000',
      'bonus_expiry bonus -1000',
      'bonus_expiry promotions 1000',
    ]);
  });

  it('stake, win, take back, give up, let lapse and complete, with more that wait: every sum is right', async () => {
    const { player, grant } = await bonusPlayer(house, 2_000n, { bonus: '3000', wager_required: counts(2_500) });
    const next = await give(house, player, { bonus: '800', wager_required: counts(600) });
    house.passTime(1);
    const last = await give(house, player, { bonus: '500' });
    const studio = await seatPlayer(house, player);
    const { sessionId } = await takeSeat(house, player, 'dice');
    const acts = fifty.map((n) => async (): Promise<unknown> => {
      const round = `m${n}`;
      if (n % 10 === 9) return end(house, n % 20 === 9 ? grant : next, 'cancelled', 'forfeited');
      if (n % 10 === 8) return lapse(grant);
      if (n % 3 === 0) {
        const bets = [{ spot: 'under:50.00', amount: '1.00' }];
        return placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
      }
      await studio.bet(`b${round}`, 300n, { round });
      if (n % 3 === 1) return studio.rollback(`x${round}`, `b${round}`);
      await studio.win(`w${round}`, 500n, { round });
      return studio.endRound(`e${round}`, { round });
    });
    await releaseTogether(house, player, acts);
    await prove(house);
    for (const one of [grant, next, last]) {
      const { state } = await grantOf(house, one);
      const ends = (await movementsOf(house, one)).filter((line) => /^bonus_(release|forfeit|expiry) bonus/.test(line));
      if (state === 'queued') expect(ends).toEqual([]);
      if (state === 'active') expect(ends).toEqual([]);
    }
    const states = await Promise.all([grant, next, last].map(async (one) => (await grantOf(house, one)).state));
    expect(count(states, 'active')).toBeLessThanOrEqual(1);
    expect(states.includes('queued') && !states.includes('active')).toBe(false);
  });
});
