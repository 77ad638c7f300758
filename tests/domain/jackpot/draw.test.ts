import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Stream } from '#domain/fairness/stream.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { jackpotSlots } from '#domain/games/book/jackpot-slots.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { tableLimits } from '#domain/games/kit/table-limits.ts';
import { drawFrom, drawJackpot } from '#domain/jackpot/draw.ts';
import { hitChance, jackpotFigures } from '#domain/jackpot/maths.ts';
import { hasJackpot, jackpotOf } from '#domain/jackpot/parameters.ts';
import { add, compare, multiply, rational } from '#domain/maths/rational.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { chanceOfCounts, countOf } from '#tests/support/chi-square.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const serverSeed = '0123456789abcdef'.repeat(4);
const seeds = (nonce: number) => ({ serverSeed, clientSeed: 'tide', nonce });
const words = 2n ** 32n;

/** A stream whose first integer is `first`, and whose next words are those of the wide numbers. */
const told = (first: number, ...wide: readonly bigint[]): Stream => {
  const left = wide.flatMap((number) => [Number(number / words), Number(number % words)]);
  return {
    below: () => first,
    u32: () => {
      const word = left.shift();
      if (word === undefined) throw new RangeError('no word is left');
      return word;
    },
  };
};

describe('the contribution', () => {
  it.each(currencyCodes)('is a hundredth of any stake, exact over its hundred cases, in %s', (currency) => {
    const { minStakeMinor, maxStakeMinor } = tableLimits(currency, 'reels');
    for (const stake of [
      1n,
      7n,
      99n,
      100n,
      101n,
      minStakeMinor,
      minStakeMinor + 3n,
      maxStakeMinor - 1n,
      maxStakeMinor,
    ]) {
      const given = Array.from({ length: 100 }, (_, first) => drawFrom(told(first, 2n ** 63n), stake, currency));
      expect(given.reduce((sum, { contributionMinor }) => sum + contributionMinor, 0n)).toBe(stake);
      for (const { contributionMinor } of given) expect([stake / 100n, stake / 100n + 1n]).toContain(contributionMinor);
    }
  });

  it('never takes all of a stake that a table takes', () => {
    for (const currency of currencyCodes) {
      const { minStakeMinor } = tableLimits(currency, 'reels');
      expect(drawFrom(told(0, 1n), minStakeMinor, currency).contributionMinor).toBeLessThan(minStakeMinor);
    }
  });

  it('of a stake of ten cents is one cent in a tenth of the rounds of a seed', () => {
    const cents = Array.from({ length: 20_000 }, (_, nonce) => drawJackpot(seeds(nonce), 10n, 'EUR').contributionMinor);
    const law = new Map([
      ['0', 0.9],
      ['1', 0.1],
    ]);
    expect(chanceOfCounts(countOf(cents.map(String)), law)).toBeGreaterThan(0.001);
  });
});

describe('the draw', () => {
  it.each(currencyCodes)(
    'is won by exactly as many of the turnover’s numbers as the stake has minor units, in %s',
    (currency) => {
      const { turnoverMinor } = jackpotOf(currency);
      const stake = tableLimits(currency, 'reels').maxStakeMinor;
      const wins = (drawn: bigint) => drawFrom(told(0, drawn), stake, currency).hit;
      expect([0n, stake - 1n, stake, turnoverMinor - 1n].map(wins)).toEqual([true, true, false, false]);
      expect([turnoverMinor, turnoverMinor + stake - 1n, turnoverMinor + stake].map(wins)).toEqual([true, true, false]);
    },
  );

  it.each(currencyCodes)(
    'takes two words anew where the last part of 64 bits would favour small numbers, in %s',
    (currency) => {
      const whole = 2n ** 64n - (2n ** 64n % jackpotOf(currency).turnoverMinor);
      expect(whole % jackpotOf(currency).turnoverMinor).toBe(0n);
      expect(drawFrom(told(0, whole, whole - 1n), 1n, currency).hit).toBe(false);
      expect(drawFrom(told(0, whole, 0n), 1n, currency).hit).toBe(true);
      expect(drawFrom(told(0, whole - 1n), 1n, currency).hit).toBe(false);
    },
  );

  it.each([
    ['the house’s stream', createStream(seeds(0), 'jackpot')],
    ['another source', seededStream(20_270_301)],
  ])('wins as often as the stake is of the turnover, and apart from the contribution, by %s', (_, stream) => {
    // A stake that no table takes: a fifth of the turnover, and half a minor unit of a contribution over.
    const stake = jackpotOf('EUR').turnoverMinor / 5n + 50n;
    const chance = Number(stake) / Number(jackpotOf('EUR').turnoverMinor);
    const drawn = Array.from({ length: 30_000 }, () => drawFrom(stream, stake, 'EUR'));
    const cells = drawn.map(({ hit, contributionMinor }) => `${hit} ${contributionMinor - stake / 100n}`);
    const law = new Map(
      [true, false].flatMap((hit) =>
        ['0', '1'].map((up) => [`${hit} ${up}`, (hit ? chance : 1 - chance) / 2] as const),
      ),
    );
    expect(chanceOfCounts(countOf(cells), law)).toBeGreaterThan(0.001);
  });

  it('comes from the round’s seeds under a label of its own, as anyone can compute', () => {
    const block = (nonce: number) => createHmac('sha256', serverSeed).update(`tide:${nonce}:jackpot:0`).digest();
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const bytes = block(nonce);
      const roundsUp = (BigInt(bytes.readUInt32BE(0)) * 100n) / words < 10n;
      const hit = bytes.readBigUInt64BE(4) % 50_000_000n < 10n;
      expect(drawJackpot(seeds(nonce), 10n, 'EUR')).toEqual({ contributionMinor: roundsUp ? 1n : 0n, hit });
    }
    expect(createStream(seeds(3), 'jackpot').u32()).not.toBe(createStream(seeds(3)).u32());
  });
});

describe('the figures', () => {
  it.each(currencyCodes)(
    'add the share and the seed’s part to the return, the same in %s as everywhere',
    (currency) => {
      const { turnoverMinor, seedMinor } = jackpotOf(currency);
      const figures = jackpotFigures(currency);
      expect(figures.contributed).toEqual(rational(1n, 100n));
      expect(figures.seeded).toEqual(rational(1n, 500n));
      expect(figures.addedReturn).toEqual(rational(3n, 250n));
      // What is won in the mean, times how often, is what a unit gets back.
      expect(multiply(figures.meanWinMinor, figures.chanceAUnit)).toEqual(figures.addedReturn);
      expect(figures.meanWinMinor).toEqual(rational(seedMinor + turnoverMinor / 100n));
    },
  );

  it('are those of a hundred thousand pots played to their end', () => {
    // A small pot of the same law: each unit staked wins once in 400, stakes of 40, seeds left out.
    const stream = seededStream(7);
    const [turnover, stake, pots] = [400, 40, 100_000];
    let staked = 0;
    for (let won = 0; won < pots; ) {
      staked += stake;
      if (stream.below(turnover) < stake) won += 1;
    }
    expect(Math.abs(staked / pots / turnover - 1)).toBeLessThan(0.01);
  });

  it('leave every slot with an edge of the house, and no stake certain to win', () => {
    expect(jackpotSlots.every(hasJackpot)).toBe(true);
    expect(hasJackpot('roulette-european')).toBe(false);
    for (const id of jackpotSlots) {
      const game = findGame(id);
      expect(game?.steps).toBe('one');
      for (const { returnToPlayer } of game?.returns() ?? [])
        expect(compare(add(returnToPlayer, jackpotFigures('EUR').addedReturn), rational(1n))).toBe(-1);
    }
    for (const currency of currencyCodes) {
      const { maxStakeMinor } = tableLimits(currency, 'reels');
      expect(hitChance(maxStakeMinor, currency)).toEqual(rational(1n, 5000n));
    }
  });
});
