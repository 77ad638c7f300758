import { describe, expect, it } from 'vitest';
import { atFive, belowFive } from '#domain/games/video-poker/jacks-or-better/maths.ts';
import { paysAtFive, paysBelowFive, ranking } from '#domain/games/video-poker/jacks-or-better/paytable.ts';
import { game as jacksOrBetter, rules } from '#domain/games/video-poker/jacks-or-better/rules.ts';
import { type ExactPlay, kindFrequencies, playReturn } from '#domain/games/video-poker/maths.ts';
import { multiply, rational, toDecimalString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { holdsFor } from './facts/holds-for.ts';
import { cards } from './facts/rounds.ts';

const verifyRound = recomputing(jacksOrBetter);

describe('hands of Jacks or Better', () => {
  it.each([
    ['Tc Jc Qc Kc Ac', 'royal-flush'],
    ['9c Tc Jc Qc Kc', 'straight-flush'],
    ['Jc Jd 2c 3c 4c', 'jacks-or-better'],
    ['Tc Td Ac Kc Qc', 'nothing'],
    ['2c 2d 3c 3d 4c', 'two-pair'],
  ])('%s is %s', (hand, kind) => {
    expect(ranking.kinds[ranking.kindOf(cards(hand))]).toBe(kind);
  });
});

describe('the published return', () => {
  /** Shackleford, wizardofodds.com: ends of all deals and draws, over one common denominator. */
  const ends = 19_933_230_517_200n;
  const endsOf = (exact: ExactPlay) => kindFrequencies(exact).map((share) => multiply(share, rational(ends)));

  it('of Jacks or Better 9/6 is 99.5439%, by these very ends', () => {
    const { returnToPlayer, variance } = playReturn(atFive, paysAtFive, 1);
    expect(returnToPlayer).toEqual(rational(1_653_526_326_983n, 1_661_102_543_100n));
    expect(toDecimalString(returnToPlayer, 6)).toBe('0.995439');
    expect(toDecimalString(variance, 2)).toBe('19.51');
    expect(endsOf(atFive)).toEqual(
      [
        10_872_274_993_896n,
        4_277_372_890_968n,
        2_576_946_164_148n,
        1_484_003_070_324n,
        223_837_565_784n,
        219_554_786_160n,
        229_475_482_596n,
        47_093_167_764n,
        2_178_883_296n,
        493_512_264n,
      ].map((count) => rational(count)),
    );
  });

  it('is less with fewer than five coins, where the royal flush pays 250', () => {
    const { returnToPlayer } = playReturn(belowFive, paysBelowFive, 1);
    expect(returnToPlayer).toEqual(rational(35_523_565_111n, 36_110_924_850n));
    expect(toDecimalString(returnToPlayer, 6)).toBe('0.983735');
    expect(jacksOrBetter.maxPayoutOf([{ spot: 'hands:1:coins:4', amountMinor: 4n }])).toBe(1_000n);
    expect(jacksOrBetter.maxPayoutOf([{ spot: 'hands:1:coins:5', amountMinor: 5n }])).toBe(4_000n);
  });
});

describe('Jacks or Better', () => {
  holdsFor({
    game: jacksOrBetter,
    rules,
    verify: verifyRound,
    plays: [
      { exact: atFive, pays: paysAtFive },
      { exact: belowFive, pays: paysBelowFive },
    ],
  });
});
