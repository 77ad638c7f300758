import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { cardCount, cardNumberOf, cardOf, freePlace, spotOf } from '#domain/games/bingo/bingo-75/cards.ts';
import { completeLines, lines } from '#domain/games/bingo/bingo-75/lines.ts';
import { drawCases, drawsByLines, returnsByKind } from '#domain/games/bingo/bingo-75/maths.ts';
import { ballCount, calledCount, multiplierOf } from '#domain/games/bingo/bingo-75/paytable.ts';
import { callBalls, cardsMax, settle } from '#domain/games/bingo/bingo-75/round.ts';
import { game as bingo } from '#domain/games/bingo/bingo-75/rules.ts';
import { multiply, rational, subtract, toDecimalString } from '#domain/maths/rational.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';

const verifyRound = recomputingShared(bingo);

const bet = (number: number, amountMinor = 100n) => ({ spot: spotOf(number), amountMinor });
const streamOf = (nonce: number) =>
  createStream({ serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'bingo', nonce });
/** Balls that mark exactly these places of a card: the rest are taken from what is not on it. */
const ballsFor = (number: number, places: readonly number[]): number[] => {
  const card = cardOf(number);
  const wanted = places.map((place) => card[place] ?? 0).filter((one) => one > 0);
  const others = Array.from({ length: ballCount }, (_, index) => index + 1).filter((ball) => !card.includes(ball));
  return [...wanted, ...others].slice(0, calledCount);
};

describe('the printed cards', () => {
  it('are 2,000 different ones with five different numbers a column, each of its column, and the middle free', () => {
    const seen = new Set<string>();
    for (let number = 1; number <= cardCount; number += 1) {
      const card = cardOf(number);
      seen.add(card.join());
      expect(card[freePlace]).toBe(0);
      const printed = card.filter((_, place) => place !== freePlace);
      expect(new Set(printed).size).toBe(24);
      expect(card.every((one, place) => place === freePlace || Math.floor((one - 1) / 15) === place % 5)).toBe(true);
    }
    expect(seen.size).toBe(cardCount);
  });

  it('are named by a spot, and nothing else is one', () => {
    expect(cardNumberOf('card:1')).toBe(1);
    expect(cardNumberOf('card:2000')).toBe(2_000);
    for (const spot of [
      'card:0',
      'card:2001',
      'card:01',
      'card:1 ',
      'card:',
      'card:1.5',
      'card:-1',
      'cards:1',
      'card:99999',
    ])
      expect(cardNumberOf(spot)).toBeUndefined();
  });
});

describe('a round', () => {
  it('calls forty different balls of seventy-five', () => {
    const called = callBalls(streamOf(1));
    expect(called).toHaveLength(calledCount);
    expect(new Set(called).size).toBe(calledCount);
    expect(called.every((ball) => ball >= 1 && ball <= ballCount)).toBe(true);
  });

  it.each([
    ['nothing', [0, 1, 2, 3], 0, 0n],
    ['the top row', [0, 1, 2, 3, 4], 1, 100n],
    ['the middle row, whose third place is free', [10, 11, 13, 14], 1, 100n],
    ['a row and a column', [0, 1, 2, 3, 4, 5, 10, 15, 20], 2, 300n],
    ['both diagonals', [0, 6, 18, 24, 4, 8, 16, 20], 2, 300n],
    ['all but a corner', Array.from({ length: 24 }, (_, index) => index + 1), 9, 100_000n],
    ['the whole card', Array.from({ length: 25 }, (_, index) => index), 12, 250_000n],
  ] as const)('pays for %s', (_, places, count, payoutMinor) => {
    const called = ballsFor(417, places);
    expect(completeLines(cardOf(417), new Set(called))).toHaveLength(count);
    expect(settle([bet(417)], called).payoutMinor).toBe(payoutMinor);
  });

  it('pays each card for itself, lists what won, and says what was called', () => {
    const called = ballsFor(417, [0, 1, 2, 3, 4]);
    const { outcome, payoutMinor, wins } = settle([bet(417, 250n), bet(1, 100n)], called);
    const other = completeLines(cardOf(1), new Set(called)).length;
    expect(outcome).toEqual({ called });
    expect(wins.find(({ spot }) => spot === 'card:417')?.payoutMinor).toBe(250n);
    expect(payoutMinor).toBe(250n + multiplierOf(other).num * 100n);
  });

  it('is computed again from link, salt and index', () => {
    const seeds = { link: 'ab'.repeat(32), salt: 'salt', index: 7 } as unknown as Parameters<typeof verifyRound>[0];
    const own = callBalls(createStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'salt', nonce: 7 }));
    expect(verifyRound(seeds).outcome).toEqual({ called: own });
    expect(bingo.settle([bet(1)], seeds, [])).toMatchObject({ ok: true, value: { outcome: { called: own } } });
    expect(bingo.settle([bet(1)], seeds, [{ name: 'mark' }])).toMatchObject({ ok: false });
  });

  it('takes one to six cards, each once', () => {
    const wire = (numbers: readonly number[]) => numbers.map((number) => ({ spot: spotOf(number), amount: '1' }));
    expect(bingo.parseBets(wire([1, 2, 3, 4, 5, cardsMax]), 'EUR').ok).toBe(true);
    expect(bingo.parseBets(wire([1, 2, 3, 4, 5, 6, 7]), 'EUR').ok).toBe(false);
    expect(bingo.parseBets(wire([1, 1]), 'EUR')).toMatchObject({ facts: { reason: 'spot_twice' } });
    expect(bingo.parseBets([], 'EUR').ok).toBe(false);
    expect(bingo.maxPayoutOf([bet(1), bet(2, 300n)])).toBe(1_000_000n);
  });
});

describe('the figures', () => {
  const [figures] = returnsByKind();

  it('count every draw once, and return 95.97%', () => {
    expect(drawsByLines().reduce((sum, draws) => sum + draws, 0n)).toBe(drawCases);
    expect(toDecimalString(figures?.returnToPlayer ?? rational(0n), 6)).toBe('0.959719');
  });

  it('hold the expected number of lines, which follows line by line: eight of five numbers, four of four', () => {
    const chance = (numbers: number) => {
      let [num, den] = [1n, 1n];
      for (let index = 0; index < numbers; index += 1) {
        num *= BigInt(calledCount - index);
        den *= BigInt(ballCount - index);
      }
      return rational(num, den);
    };
    const free = lines.filter((line) => line.includes(freePlace)).length;
    expect(free).toBe(4);
    const mean = rational(
      drawsByLines().reduce((sum, draws, count) => sum + draws * BigInt(count), 0n),
      drawCases,
    );
    const byLine = rational(
      8n * chance(5).num * chance(4).den + 4n * chance(4).num * chance(5).den,
      chance(5).den * chance(4).den,
    );
    expect(mean).toEqual(byLine);
  });

  it('are met by 4,000 rounds of six cards within four deviations', () => {
    const rounds = 4_000;
    const lineSums: number[] = [];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const called = new Set(callBalls(streamOf(nonce)));
      lineSums.push(completeLines(cardOf((nonce % cardCount) + 1), called).length);
    }
    const mean = lineSums.reduce((sum, one) => sum + one, 0) / rounds;
    const expected =
      Number(drawsByLines().reduce((sum, draws, count) => sum + draws * BigInt(count), 0n)) / Number(drawCases);
    const deviation = Math.sqrt(lineSums.reduce((sum, one) => sum + (one - mean) ** 2, 0) / rounds / rounds);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * deviation);
  });

  it('have the variance of their payouts', () => {
    const { returnToPlayer, variance } = figures ?? { returnToPlayer: rational(0n), variance: rational(0n) };
    const squares = drawsByLines().reduce((sum, draws, count) => sum + draws * multiplierOf(count).num ** 2n, 0n);
    expect(variance).toEqual(subtract(rational(squares, drawCases), multiply(returnToPlayer, returnToPlayer)));
  });
});
