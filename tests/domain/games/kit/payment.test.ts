import { describe, expect, it } from 'vitest';
import { belowBig } from '#domain/fairness/below-big.ts';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import type { Decided } from '#domain/games/kit/game.ts';
import { paid, paymentUnder } from '#domain/games/kit/payment.ts';
import { exactOf, leastAt, mostAt, type Share, shareAt, sumOfShares } from '#domain/games/kit/share.ts';
import { rational } from '#domain/maths/rational.ts';
import { upTo } from '#tests/support/law.ts';

const seedsAt = (nonce: number) => ({ serverSeed: 'faded'.repeat(12).concat('cafe'), clientSeed: 'part', nonce });

const decided = (...shares: readonly Share[]): Decided => ({
  status: 'settled',
  outcome: null,
  payoutMinor: shares.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
  wins: shares.map((share, index) => ({ spot: `spot:${index}`, stakeMinor: 10n, ...share })),
});

/** A stream of these words, and of none after them. */
const streamOf = (...words: readonly number[]): Stream => {
  const left = [...words];
  const u32 = () => {
    const word = left.shift();
    if (word === undefined) throw new RangeError('no word is left');
    return word;
  };
  return { u32, below: () => 0 };
};

describe('a share', () => {
  it.each([
    ['10', 10n, rational(39n, 20n), { payoutMinor: 19n, rest: rational(1n, 2n) }],
    ['a whole return', 20n, rational(39n, 20n), { payoutMinor: 39n }],
    ['less than a unit', 1n, rational(49n, 100n), { payoutMinor: 0n, rest: rational(49n, 100n) }],
    ['nothing', 7n, rational(0n), { payoutMinor: 0n }],
  ] as const)('of %s is exact', (_what, stake, multiplier, share) => {
    expect(shareAt(stake, multiplier)).toEqual(share);
    expect(exactOf(share)).toEqual(rational(stake * multiplier.num, multiplier.den));
  });

  it('is paid its whole units at least and one more at most, and a whole one as it is', () => {
    expect([leastAt(10n, rational(39n, 20n)), mostAt(10n, rational(39n, 20n))]).toEqual([19n, 20n]);
    expect([leastAt(20n, rational(39n, 20n)), mostAt(20n, rational(39n, 20n))]).toEqual([39n, 39n]);
  });

  it('adds up to whole units where parts make one', () => {
    const half = shareAt(1n, rational(1n, 2n));
    expect(sumOfShares([half, half, half])).toEqual({ payoutMinor: 1n, rest: rational(1n, 2n) });
    expect(sumOfShares([half, half])).toEqual({ payoutMinor: 1n });
    expect(sumOfShares([])).toEqual({ payoutMinor: 0n });
  });
});

describe('an integer below any number', () => {
  it('is the one word scaled, as the stream has it, up to 2^32', () => {
    for (const n of [1, 2, 3, 20, 1_000_003, 2 ** 31 + 1, 2 ** 32]) {
      const [one, other] = [createStream(seedsAt(n)), createStream(seedsAt(n))];
      for (const _ of upTo(50)) expect(belowBig(one, BigInt(n))).toBe(BigInt(other.below(n)));
    }
  });

  it('takes two words above 2^32, the first the higher, and leaves out what would favour some results', () => {
    const n = 2n ** 33n;
    expect(belowBig(streamOf(0, 0), n)).toBe(0n);
    expect(belowBig(streamOf(2 ** 31, 0), n)).toBe(2n ** 32n);
    expect(belowBig(streamOf(2 ** 32 - 1, 2 ** 32 - 1), n)).toBe(n - 1n);
    // 2^64 mod 3·2^40 is 2^40: products whose remainder is less are drawn again.
    expect(belowBig(streamOf(0, 0, 0, 1), 3n * 2n ** 40n)).toBe(0n);
  });

  it('is refused below zero', () => {
    expect(() => belowBig(streamOf(), 0n)).toThrow(RangeError);
  });
});

describe('the pay of a round', () => {
  const half: Share = { payoutMinor: 19n, rest: rational(1n, 2n) };

  it('leaves whole wins as they are, and drops what is nothing', () => {
    const settled = paid(decided({ payoutMinor: 30n }, { payoutMinor: 0n }), seedsAt(0));
    expect(settled.wins).toEqual([{ spot: 'spot:0', stakeMinor: 10n, payoutMinor: 30n }]);
    expect(settled.payoutMinor).toBe(30n);
  });

  it('draws each part in its turn from a stream of its own, the same for the same seeds', () => {
    const parts = [1n, 2n, 5n, 9n].map((num) => ({ payoutMinor: 4n, rest: rational(num, 10n) }));
    const shares = parts.flatMap((part) => [{ payoutMinor: 7n }, part]);
    for (const nonce of upTo(200)) {
      const stream = createStream(seedsAt(nonce), 'fraction');
      const due = parts.map(({ rest }) => (BigInt(stream.below(Number(rest.den))) < rest.num ? 5n : 4n));
      const settled = paid(decided(...shares), seedsAt(nonce));
      expect(settled.wins.map(({ payoutMinor }) => payoutMinor)).toEqual(due.flatMap((one) => [7n, one]));
      expect(settled.payoutMinor).toBe(due.reduce((sum, one) => sum + one, 28n));
      expect(settled.wins.some((win) => 'rest' in win)).toBe(false);
    }
  });

  it.each([
    [1n, 20n],
    [1n, 2n],
    [49n, 100n],
    [19n, 20n],
  ])('gives a whole unit for %s of %s as often as that, within four deviations of 20,000 rounds', (num, den) => {
    const rounds = 20_000;
    const chance = Number(num) / Number(den);
    const given = upTo(rounds).filter(
      (nonce) => paid(decided({ payoutMinor: 0n, rest: rational(num, den) }), seedsAt(nonce)).payoutMinor === 1n,
    ).length;
    expect(Math.abs(given - rounds * chance)).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)));
  });

  it('of rounds from before is rounded down', () => {
    expect(paid(decided(half), seedsAt(0), 'down').payoutMinor).toBe(19n);
    expect(paid(decided({ payoutMinor: 0n, rest: rational(1n, 2n) }), seedsAt(0), 'down').wins).toEqual([]);
  });

  it('goes by the version of the rules under which a round was opened', () => {
    const rules = { rulesVersion: 2, roundedDown: 1 };
    expect([1, 2, 3].map((version) => paymentUnder(rules, version))).toEqual(['down', 'drawn', undefined]);
    expect([1, 2].map((version) => paymentUnder({ rulesVersion: 1 }, version))).toEqual(['drawn', undefined]);
  });
});
