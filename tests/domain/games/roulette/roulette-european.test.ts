import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findGame, gameIds, isGameId } from '#domain/games/book/registry.ts';
import { stakeOf } from '#domain/games/kit/game.ts';
import { tableLimits } from '#domain/games/kit/table-limits.ts';
import { callBets } from '#domain/games/roulette/roulette-european/call-bets.ts';
import { layoutSpots } from '#domain/games/roulette/roulette-european/layout.ts';
import { game as rouletteEuropean, settle, shareOf } from '#domain/games/roulette/roulette-european/rules.ts';
import { table as europeanTable } from '#domain/games/roulette/roulette-european/table.ts';
import { wheelOrder } from '#domain/games/roulette/roulette-european/wheel.ts';
import { colourOf, neighboursOn } from '#domain/games/roulette/wheel.ts';
import { rational } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { figuresOn } from '#tests/support/roulette-figures.ts';

const { returnsByKind, spotReturn } = figuresOn(europeanTable);

const verifyRound = recomputing(rouletteEuropean);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const parse = (bets: unknown) => rouletteEuropean.parseBets(bets, 'EUR');
const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);

describe('the wheel', () => {
  it('holds each number once, and after zero its colours alternate', () => {
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(pockets);
    const colours = wheelOrder.slice(1).map(colourOf);
    expect(colours.filter((colour, index) => colour === colours[index + 1])).toEqual([]);
    expect(colours.filter((colour) => colour === 'red')).toHaveLength(18);
  });

  it('knows the neighbours across zero', () => {
    expect(neighboursOn(wheelOrder, 0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOn(wheelOrder, 26, 1)).toEqual([3, 26, 0]);
  });
});

describe('the layout', () => {
  it.each([
    ['straight', 37, 1],
    ['split', 60, 2],
    ['street', 12, 3],
    ['trio', 2, 3],
    ['corner', 22, 4],
    ['first-four', 1, 4],
    ['six-line', 11, 6],
    ['column', 3, 12],
    ['dozen', 3, 12],
    ['red', 1, 18],
    ['black', 1, 18],
    ['even', 1, 18],
    ['odd', 1, 18],
    ['low', 1, 18],
    ['high', 1, 18],
  ])('has %s: %d places of %d numbers', (kind, places, numbers) => {
    const spots = layoutSpots.filter((spot) => spot.kind === kind);
    expect(spots).toHaveLength(places);
    expect(new Set(spots.map((spot) => new Set(spot.numbers).size))).toEqual(new Set([numbers]));
  });

  it('names every place once', () => {
    expect(new Set([...layoutSpots, ...callBets].map(({ id }) => id)).size).toBe(157 + 5 + 37 * 9 + 10);
  });
});

describe('call bets', () => {
  const sector = (id: string) => pockets.filter((pocket) => shareOf(bet(id, 72_000n), pocket).payoutMinor > 0n);
  const onWheel = (from: number, to: number) => {
    const start = wheelOrder.indexOf(from);
    const turned = [...wheelOrder.slice(start), ...wheelOrder.slice(0, start)];
    return turned.slice(0, turned.indexOf(to) + 1).toSorted((a, b) => a - b);
  };

  it('cover their arcs of the wheel', () => {
    expect(sector('voisins')).toEqual(onWheel(22, 25));
    expect(sector('tiers')).toEqual(onWheel(27, 33));
    expect(sector('orphelins')).toEqual([...onWheel(17, 6), ...onWheel(1, 9)].toSorted((a, b) => a - b));
    expect(sector('jeu-zero')).toEqual(onWheel(12, 15));
    expect(sector('orphelins-plein')).toEqual(sector('orphelins'));
    expect([...sector('voisins'), ...sector('tiers'), ...sector('orphelins')].toSorted((a, b) => a - b)).toEqual(
      pockets,
    );
  });

  it.each([
    ['voisins', 9],
    ['tiers', 6],
    ['orphelins', 5],
    ['orphelins-plein', 8],
    ['jeu-zero', 4],
    ['neighbours:17:2', 5],
    ['neighbours:0:9', 19],
    ['finale:6', 4],
    ['finale:7', 3],
  ])('%s takes %d chips', (id, chips) => {
    expect(callBets.find((call) => call.id === id)?.chips).toHaveLength(chips);
  });

  it('pay by the chips that win', () => {
    expect(shareOf(bet('voisins', 900n), 0).payoutMinor).toBe(2n * 1200n);
    expect(shareOf(bet('voisins', 900n), 25).payoutMinor).toBe(2n * 900n);
    expect(shareOf(bet('voisins', 900n), 4).payoutMinor).toBe(1800n);
    expect(shareOf(bet('orphelins', 500n), 17).payoutMinor).toBe(3600n);
    expect(shareOf(bet('orphelins', 500n), 1).payoutMinor).toBe(3600n);
    expect(shareOf(bet('jeu-zero', 400n), 26).payoutMinor).toBe(3600n);
    expect(shareOf(bet('tiers', 600n), 0).payoutMinor).toBe(0n);
  });
});

describe('bets from the wire', () => {
  it('are read with the amounts of the currency', () => {
    const bets = parse([
      { spot: 'split:17-20', amount: '1.50' },
      { spot: 'red', amount: 2 },
    ]);
    expect(bets).toEqual({ ok: true, value: [bet('split:17-20', 150n), bet('red', 200n)] });
    expect(bets.ok && stakeOf(bets.value)).toBe(350n);
  });

  it.each([
    ['numbers that do not touch', [{ spot: 'split:1-5', amount: '1' }]],
    ['numbers that touch across an edge', [{ spot: 'split:3-4', amount: '1' }]],
    ['a split written backwards', [{ spot: 'split:20-17', amount: '1' }]],
    ['a corner across an edge', [{ spot: 'corner:3-4-6-7', amount: '1' }]],
    ['a number beyond the wheel', [{ spot: 'straight:37', amount: '1' }]],
    ['too wide neighbours', [{ spot: 'neighbours:1:10', amount: '1' }]],
    ['a call bet that does not divide', [{ spot: 'voisins', amount: '0.10' }]],
    ['a name of the prototype', [{ spot: 'constructor', amount: '1' }]],
    [
      'a spot twice',
      [
        { spot: 'red', amount: '1' },
        { spot: 'red', amount: '1' },
      ],
    ],
    ['no bet', []],
    ['no list', { spot: 'red', amount: '1' }],
    ['an unknown field', [{ spot: 'red', amount: '1', odds: 100 }]],
    ['a negative amount', [{ spot: 'red', amount: '-1' }]],
    ['nothing', [{ spot: 'red', amount: '0' }]],
    ['an amount finer than a cent', [{ spot: 'red', amount: '0.005' }]],
    ['a spot that is no text', [{ spot: ['red'], amount: '1' }]],
    ['null', [null]],
    ['too many', Array.from({ length: 201 }, () => ({ spot: 'red', amount: '1' }))],
  ])('are refused for %s', (_, bets) => {
    expect(parse(bets)).toMatchObject({ ok: false, code: 'bet_invalid' });
  });
});

describe('the return', () => {
  const rtp = rational(36n, 37n);

  it('is exactly 36/37 on every place and every call bet', () => {
    for (const { id } of [...layoutSpots, ...callBets]) expect(spotReturn(id).returnToPlayer).toEqual(rtp);
  });

  it('follows by a second way from the payouts that the rules pay', () => {
    for (const { id } of [...layoutSpots, ...callBets]) {
      const stake = 232_792_560n; // divisible by every number of chips from 1 to 20
      const paid = pockets.reduce((sum, pocket) => sum + shareOf(bet(id, stake), pocket).payoutMinor, 0n);
      expect(rational(paid, 37n * stake)).toEqual(rtp);
    }
  });

  it('has the textbook variance and hit frequency', () => {
    // One bet of k numbers: return 36/k with probability k/37, so the variance is (36²/37)(1/k − 1/37).
    for (const spot of layoutSpots) {
      const k = BigInt(spot.numbers.length);
      const { variance, hitFrequency, maxWin } = spotReturn(spot.id);
      expect(variance).toEqual(rational(36n * 36n * (37n - k), 37n * 37n * k));
      expect(hitFrequency).toEqual(rational(k, 37n));
      expect(maxWin).toEqual(rational(36n, k));
    }
  });

  it('is told for every kind of bet', () => {
    expect(returnsByKind().map(({ kind }) => kind)).toHaveLength(15 + 7);
  });
});

describe('a round', () => {
  it('lists the bets that return something, each with its whole return', () => {
    expect(settle([bet('straight:17'), bet('black'), bet('red'), bet('column:2')], 17)).toEqual({
      status: 'settled',
      outcome: { number: 17, colour: 'black' },
      payoutMinor: 4100n,
      wins: [
        { spot: 'straight:17', stakeMinor: 100n, payoutMinor: 3600n },
        { spot: 'black', stakeMinor: 100n, payoutMinor: 200n },
        { spot: 'column:2', stakeMinor: 100n, payoutMinor: 300n },
      ],
    });
  });

  it('loses all outside bets at zero', () => {
    const outside = layoutSpots.filter(
      ({ id }) => !id.includes('-') && !id.startsWith('straight') && id !== 'first-four',
    );
    expect(
      settle(
        outside.map(({ id }) => bet(id)),
        0,
      ).payoutMinor,
    ).toBe(0n);
  });

  it('never returns more than the most that was told', () => {
    const bets = [bet('straight:17'), bet('voisins', 900n), bet('red'), bet('neighbours:17:2', 500n)];
    const returns = pockets.map((pocket) => settle(bets, pocket).payoutMinor);
    const most = returns.toSorted((a, b) => (a < b ? 1 : -1))[0];
    expect(rouletteEuropean.maxPayoutOf(bets)).toBe(most);
  });

  it('is decided by the first word of its stream, computed here by node:crypto', () => {
    const serverSeed = '0123456789abcdef'.repeat(4);
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const word = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest().readUInt32BE();
      const number = Number((BigInt(word) * 37n) >> 32n);
      expect(verifyRound({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toEqual({
        number,
        colour: colourOf(number),
      });
    }
  });
});

describe('the registry', () => {
  it('finds a game by its id alone', () => {
    expect(gameIds).toContain('roulette-european');
    expect(findGame('roulette-european')).toBe(rouletteEuropean);
    expect(findGame('constructor')).toBeUndefined();
    expect(isGameId('__proto__')).toBe(false);
  });

  it('has limits within which one bet straight up fits', () => {
    const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = tableLimits('EUR');
    expect(minStakeMinor).toBeLessThan(maxStakeMinor);
    expect(36n * minStakeMinor).toBeLessThan(maxPayoutMinor);
  });
});
