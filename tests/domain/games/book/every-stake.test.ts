import { describe, expect, it } from 'vitest';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, type GameId, gameIds, type HouseGame } from '#domain/games/book/registry.ts';
import type { Bet, Decided, Step } from '#domain/games/kit/game.ts';
import { exactOf } from '#domain/games/kit/share.ts';
import { freshSeries } from '#domain/games/scratch/series.ts';
import { add, multiply, type Rational, rational } from '#domain/maths/rational.ts';
import { upTo } from '#tests/support/law.ts';

/**
 * The published return of a game is that of one unit staked. It holds at every stake when a round of the same seeds returns so many
 * times as much on so many times the stake, to the last fraction: that is tried here for every game, at every stake from the smallest
 * its rules can divide to sixty times that, at odd ones far up, and on the outcomes of many seeds. What is left of a minor unit is then paid
 * by a draw whose mean is exact (payment.test.ts).
 */
const times = [...upTo(60).map((one) => BigInt(one + 1)), 997n, 10_007n];

const seedsOf = (nonce: number): RoundSeeds => ({ serverSeed: 'cafe'.repeat(16), clientSeed: 'stake', nonce });

type Way = 'left' | 'acted';

const roundOf = (game: HouseGame, bets: readonly Bet[], seeds: RoundSeeds, way: Way): Decided => {
  switch (game.steps) {
    case 'one':
      return game.play(bets, createStream(seeds));
    case 'series':
      return game.settle(bets, game.draw(freshSeries(game.prizes), createStream(seeds)));
    case 'shared': {
      const settled = game.settle(bets, { link: seeds.serverSeed, salt: seeds.clientSeed, index: seeds.nonce + 1 }, []);
      if (!settled.ok) throw new RangeError(settled.code);
      return settled.value;
    }
    case 'many': {
      let step: Step = game.start(bets, createStream(seeds));
      let all = bets;
      for (const action of way === 'acted' ? cardOf(game.id as GameId).sample.actions : []) {
        if (step.status === 'settled') break;
        const acted = game.act(all, step.state, scaled(action, bets), createStream(seeds));
        if (!acted.ok) break;
        step = acted.value.step;
        all = [...all, ...acted.value.added];
      }
      return step.status === 'settled' ? step : game.finish(all, step.state, createStream(seeds));
    }
  }
};

/** An action that names an amount names the first bet's. */
const scaled = (action: object, [first]: readonly Bet[]): object =>
  'amountMinor' in action ? { ...action, amountMinor: `${first?.amountMinor}` } : action;

const returned = ({ wins }: Decided): Rational => wins.map(exactOf).reduce(add, rational(0n));

/** The smallest stake that the rules divide, on each of the sample's spots: the samples of some games need more than one unit. */
const smallest = (id: GameId): bigint => {
  if (id === 'let-it-ride') return 3n;
  const [{ spot = '' } = {}] = cardOf(id).sample.bets;
  const [, hands, coins] = /^hands:(\d+):coins:(\d+)$/.exec(spot) ?? [];
  if (hands && coins) return BigInt(hands) * BigInt(coins);
  const [, wheels] = /^(\d+):/.exec(spot) ?? [];
  return BigInt(wheels ?? 1) * 4n;
};

const stakedOn = (id: GameId, minor: bigint): Bet[] =>
  cardOf(id).sample.bets.map(({ spot }) => ({ spot, amountMinor: minor }));

/** What is left of a hand is counted card by card: fewer seeds and stakes of it, or as few as two. */
const slow: readonly GameId[] = ['bonus-deuces', 'deuces-not-so-ugly', 'joker-poker', 'loose-deuces'];
const slowest: readonly GameId[] = ['casino-holdem', 'ultimate-texas-holdem'];

/** How many seeds are tried, and at how many times the smallest stake. */
const plan = (
  id: GameId,
  way: Way,
): { readonly seeds: number; readonly stakes: (nonce: number) => readonly bigint[] } => {
  const some = [3n, 7n, 19n, 41n];
  if (way === 'left' && slowest.includes(id)) return { seeds: 2, stakes: () => [7n] };
  if (way === 'left' && slow.includes(id)) return { seeds: 10, stakes: () => some };
  return { seeds: 40, stakes: (nonce) => (nonce < 5 ? times : some) };
};

describe('a round returns in proportion to its stake, exactly', () => {
  it.each(
    gameIds.flatMap(
      (id) =>
        (findGame(id)?.steps === 'many'
          ? [
              [id, 'left'],
              [id, 'acted'],
            ]
          : [[id, 'left']]) as [GameId, Way][],
    ),
  )('at %s, %s', (id, way) => {
    const game = findGame(id);
    if (!game) throw new RangeError(id);
    const unit = smallest(id);
    const { seeds: count, stakes } = plan(id, way);
    for (const nonce of upTo(count)) {
      const seeds = seedsOf(nonce);
      const one = returned(roundOf(game, stakedOn(id, unit), seeds, way));
      for (const many of stakes(nonce))
        expect(returned(roundOf(game, stakedOn(id, unit * many), seeds, way)), `${many} times ${unit}`).toEqual(
          multiply(one, rational(many)),
        );
    }
  });
});

/** What small coins returned when every win was rounded down, beside what is printed. */
describe('the return at the smallest stake is the printed one', () => {
  it.each([
    ['limbo', 'target:1.05', rational(21n, 2n)],
    ['baccarat', 'banker', rational(39n, 2n)],
  ] as const)('of %s on %s', (id, spot, due) => {
    const game = findGame(id);
    if (game?.steps !== 'one') throw new RangeError(id);
    const won = upTo(50)
      .map((nonce) => returned(game.play([{ spot, amountMinor: 10n }], createStream(seedsOf(nonce)))))
      .filter(({ num }) => num > 0n);
    expect(won.length).toBeGreaterThan(10);
    expect(
      won
        .filter(({ num, den }) => num !== due.num || den !== due.den)
        .every(({ num, den }) => num === 10n && den === 1n),
    ).toBe(true);
    expect(won).toContainEqual(due);
  });
});
