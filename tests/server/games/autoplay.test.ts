import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { broughtFeature } from '#domain/games/kit/feature.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeAutomatic, startAutoplay, stopAutoplay } from '#server/services/games/autoplay.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { bonusPlayer, end } from '../promotions/grants.ts';
import {
  addPlayer,
  audit,
  findSeeds,
  fundsOf,
  giveSeeds,
  type House,
  openHouse,
  releaseTogether,
  stateOf,
  takeSeat,
} from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ AUTOPLAY: '1', TURBO: '1', PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(() => audit(house));
afterAll(() => house.close());

/** On 98 of 100 numbers, or on two: a bet that mostly wins next to nothing, and one that mostly loses. */
const [safe, bold] = ['under:98.00', 'under:2.00'];
const cashMinor = 10_000n;
const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: 'test' };

type Bet = { readonly spot: string; readonly amount: string };
const dice = (spot: string, amount = '1.00'): readonly Bet[] => [{ spot, amount }];

/** What rounds on these bets return, one after the other, with the seeds of a player who has not played. */
const payoutsWith = (
  gameId: string,
  bets: readonly Bet[],
  rounds: number,
  n: (payouts: readonly bigint[]) => boolean,
) =>
  findSeeds((seeds) => {
    const game = findGame(gameId);
    const parsed = game?.parseBets(bets, 'EUR');
    if (game?.steps !== 'one' || !parsed?.ok) return false;
    const { value } = parsed;
    const payouts = Array.from(
      { length: rounds },
      (_, nonce) => game.play(value, createStream({ ...seeds, nonce })).payoutMinor,
    );
    return n(payouts);
  });

type Terms = { readonly rounds: number; readonly lossLimit: string; readonly winLimit: string };
const wide: Terms = { rounds: 5, lossLimit: '50.00', winLimit: '1000.00' };

/** A player at a table with a series begun. */
const begin = async (terms: Terms = wide, { gameId = 'dice', bets = dice(bold), seeds = -1, at = house } = {}) => {
  const player = await addPlayer(at, 'EUR', cashMinor);
  if (seeds >= 0) await giveSeeds(at, player, seeds);
  const { sessionId } = await takeSeat(at, player, gameId);
  const started = await startAutoplay(at.ctx, player, sessionId, terms);
  if (!started.ok) throw new Error(started.code);
  const series = started.value.autoplay.id;
  const place = (number: number, roundId: string = randomUUID(), laid: readonly Bet[] = bets) =>
    placeAutomatic(at.ctx, player, { sessionId, roundId, bets: laid, automatic: { series, number } });
  return { player, sessionId, series, place };
};

const cashOf = async (player: PlayerSession): Promise<bigint> => (await fundsOf(house, player)).cash;
const over = (ending: string) => ({ ok: false, code: 'autoplay_over', facts: { ending } });

describe('where the operator has not allowed it', () => {
  let plain: House;
  beforeAll(async () => {
    plain = await openHouse();
  });
  afterAll(() => plain.close());

  it('no session offers it, no series begins and no automatic round is taken', async () => {
    const player = await addPlayer(plain, 'EUR', cashMinor);
    const { sessionId, autoplay, turbo } = await takeSeat(plain, player, 'dice');
    expect([autoplay, turbo]).toEqual([false, false]);
    expect(await startAutoplay(plain.ctx, player, sessionId, wide)).toEqual({ ok: false, code: 'autoplay_off' });
    const automatic = { series: randomUUID(), number: 1 };
    const input = { sessionId, roundId: randomUUID(), bets: dice(safe), automatic };
    expect(await placeAutomatic(plain.ctx, player, input)).toEqual({ ok: false, code: 'autoplay_off' });
    expect(await fundsOf(plain, player)).toEqual({ cash: cashMinor, bonus: 0n });
  });
});

describe('where the operator allows it', () => {
  it.each([
    ['dice', true, true],
    ['slot-night-orchard', true, true],
    ['keno-80-20', true, true],
    ['slot-lotus-hour', false, true],
    ['blackjack', false, true],
    ['roulette-european', false, true],
    ['crash', false, false],
  ])('%s: autoplay %s, turbo %s', async (gameId, autoplay, turbo) => {
    const player = await addPlayer(house, 'EUR', cashMinor);
    const seat = await takeSeat(house, player, gameId);
    expect(seat).toMatchObject({ autoplay, turbo });
    const started = await startAutoplay(house.ctx, player, seat.sessionId, wide);
    expect(started).toMatchObject(autoplay ? { ok: true } : { ok: false, code: 'autoplay_off' });
  });

  it('plays as many rounds as were asked for, tells how the series stands, and takes no more', async () => {
    const { player, place } = await begin({ ...wide, rounds: 3, winLimit: '1000.00' }, { bets: dice(safe) });
    for (const number of [1, 2, 3]) {
      const placed = await place(number);
      const ending = number === 3 ? 'rounds' : null;
      expect(placed).toMatchObject({ ok: true, value: { autoplay: { rounds: 3, placed: number, ending } } });
    }
    const cash = await cashOf(player);
    expect(await place(4)).toEqual(over('rounds'));
    expect(await cashOf(player)).toBe(cash);
  });

  it('stops before a stake that could lose more than the limit leaves', async () => {
    const seeds = payoutsWith('dice', dice(bold), 3, (payouts) => payouts.every((payout) => payout === 0n));
    const { player, place } = await begin({ ...wide, lossLimit: '2.50' }, { seeds });
    expect(await place(1)).toMatchObject({ ok: true, value: { autoplay: { lossLeft: '1.50', ending: null } } });
    expect(await place(2)).toMatchObject({ ok: true, value: { autoplay: { lossLeft: '0.50', ending: null } } });
    expect(await place(3)).toEqual(over('loss'));
    // Nor a smaller one then: the series is over.
    expect(await place(3, randomUUID(), dice(bold, '0.20'))).toEqual(over('loss'));
    expect(await cashOf(player)).toBe(cashMinor - 200n);
  });

  it('stops at a single win that reaches its limit', async () => {
    const seeds = payoutsWith('dice', dice('under:49.00'), 1, ([payout = 0n]) => payout > 0n);
    const bets = dice('under:49.00');
    const { place } = await begin({ ...wide, winLimit: '2.00' }, { seeds, bets });
    expect(await place(1)).toMatchObject({ ok: true, value: { autoplay: { ending: 'win' } } });
    expect(await place(2)).toEqual(over('win'));
  });

  it('stops at a feature of the machine', async () => {
    const bets = [{ spot: 'spin', amount: '1.00' }];
    const game = findGame('slot-night-orchard');
    const parsed = game?.parseBets(bets, 'EUR');
    const seeds = findSeeds(
      (given) =>
        game?.steps === 'one' && !!parsed?.ok && broughtFeature(game.play(parsed.value, createStream(given)).outcome),
    );
    const { place } = await begin({ ...wide, winLimit: '99999.00' }, { gameId: 'slot-night-orchard', bets, seeds });
    expect(await place(1)).toMatchObject({ ok: true, value: { autoplay: { ending: 'feature' } } });
    expect(await place(2)).toEqual(over('feature'));
  });

  it('answers the same round again, and takes no second one under a number', async () => {
    const { player, place } = await begin();
    const roundId = randomUUID();
    const placed = await place(1, roundId);
    const cash = await cashOf(player);
    expect(await place(1, roundId)).toMatchObject({ ok: true, value: { round: { id: roundId } } });
    expect(placed).toMatchObject({ ok: true, value: { round: { id: roundId } } });
    expect(await place(1)).toEqual(over('refused'));
    expect(await place(3)).toEqual(over('refused'));
    expect(await cashOf(player)).toBe(cash);
    expect((await place(2)).ok).toBe(true);
  });

  it('of fifty first rounds at once one is taken at most, and never one beyond the limit', async () => {
    const { player, place } = await begin({ ...wide, lossLimit: '1.00' });
    const answers = await releaseTogether(
      house,
      player,
      Array.from({ length: 50 }, () => () => place(1)),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    expect(await cashOf(player)).toBeGreaterThanOrEqual(cashMinor - 100n);
  });

  it('is stopped by the player, whose own rounds go on', async () => {
    const { player, sessionId, series, place } = await begin();
    const seriesId = series;
    expect(await stopAutoplay(house.ctx, player, { sessionId, seriesId })).toMatchObject({
      ok: true,
      value: { autoplay: { ending: 'stopped' } },
    });
    expect(await place(1)).toEqual(over('stopped'));
    expect((await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: dice(safe) })).ok).toBe(true);
  });

  it('is over when a new one begins, and is nobody else’s', async () => {
    const first = await begin();
    const again = await startAutoplay(house.ctx, first.player, first.sessionId, wide);
    expect(again.ok).toBe(true);
    expect(await first.place(1)).toEqual(over('stopped'));
    const other = await begin();
    const input = { sessionId: other.sessionId, roundId: randomUUID(), bets: dice(safe) };
    expect(
      await placeAutomatic(house.ctx, first.player, { ...input, automatic: { series: other.series, number: 1 } }),
    ).toMatchObject({ ok: false, code: 'game_session_invalid' });
  });

  it('is over with any refusal: of a limit of the player’s own, of a stake above the table', async () => {
    const { player, place } = await begin({ ...wide, lossLimit: '900.00' });
    expect(await place(1, randomUUID(), dice(bold, '600.00'))).toMatchObject({ ok: false, code: 'stake_above_limit' });
    expect(await place(1)).toEqual(over('refused'));
    expect(await cashOf(player)).toBe(cashMinor);

    const limited = await begin();
    const name = { kind: 'stake', period: 'DAY' } as const;
    expect((await setLimit(house.ctx, caller, limited.player, { ...name, value: '1.00' })).ok).toBe(true);
    expect(await limited.place(1, randomUUID(), dice(bold, '2.00'))).toMatchObject({ code: 'limit_reached' });
    expect(await limited.place(1)).toEqual(over('refused'));
    expect(await cashOf(limited.player)).toBe(cashMinor);
  });

  it('is over when the bonus that runs has ended', async () => {
    const { player, grant } = await bonusPlayer(house, 5_000n);
    const { sessionId } = await takeSeat(house, player, 'dice');
    const started = await startAutoplay(house.ctx, player, sessionId, wide);
    if (!started.ok) throw new Error(started.code);
    await end(house, grant, 'cancelled', 'forfeited');
    const automatic = { series: started.value.autoplay.id, number: 1 };
    const input = { sessionId, roundId: randomUUID(), bets: dice(safe), automatic };
    expect(await placeAutomatic(house.ctx, player, input)).toEqual(over('bonus'));
  });

  it('takes limits in the currency of the table alone', async () => {
    const player = await addPlayer(house, 'EUR', cashMinor);
    const { sessionId } = await takeSeat(house, player, 'dice');
    expect(await startAutoplay(house.ctx, player, sessionId, { ...wide, lossLimit: '1.005' })).toMatchObject({
      code: 'amount_overprecise',
    });
    expect(await stateOf(house, player, sessionId)).toMatchObject({ ok: true });
  });
});

it('keeps the pace, and a round that came too soon waits for its time without ending the series', async () => {
  const paced = await openHouse({ AUTOPLAY: '1', PACE_QUICK_MS: '2500' });
  try {
    const { place } = await begin(wide, { at: paced });
    expect((await place(1)).ok).toBe(true);
    const roundId = randomUUID();
    expect(await place(2, roundId)).toMatchObject({ ok: false, code: 'too_soon', facts: { waitMs: 2_500 } });
    paced.passTime(2_500);
    expect(await place(2, roundId)).toMatchObject({ ok: true, value: { autoplay: { placed: 2 } } });
  } finally {
    await paced.close();
  }
});
