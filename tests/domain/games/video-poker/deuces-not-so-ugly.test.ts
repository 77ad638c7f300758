import { describe, expect, it } from 'vitest';
import { bestPlay } from '#domain/games/video-poker/deuces-not-so-ugly/maths.ts';
import { pays, ranking } from '#domain/games/video-poker/deuces-not-so-ugly/paytable.ts';
import { game as deucesNotSoUgly, rules } from '#domain/games/video-poker/deuces-not-so-ugly/rules.ts';
import { ranking as jacksRanking } from '#domain/games/video-poker/jacks-or-better/paytable.ts';
import { kindFrequencies, playReturn } from '#domain/games/video-poker/maths.ts';
import { multiply, rational, toDecimalString } from '#domain/maths/rational.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { holdsFor } from './facts/holds-for.ts';
import { cards } from './facts/rounds.ts';

const verifyRound = recomputing(deucesNotSoUgly);

describe('hands with wild twos', () => {
  it.each([
    ['Tc Jc Qc Kc Ac', 'natural-royal-flush'],
    ['2c 2d 2h 2s Ac', 'four-deuces'],
    ['2c Jc Qc Kc Ac', 'wild-royal-flush'],
    ['2c 2d 2h Tc Ac', 'wild-royal-flush'],
    ['2c 2d 2h Ad Ac', 'five-of-a-kind'],
    ['2c Ad Ac Ah As', 'five-of-a-kind'],
    ['2d 3c 4c 5c Ac', 'straight-flush'],
    ['2d 2h 9c Tc Kc', 'straight-flush'],
    ['2d 2h 2s 9c Kd', 'four-of-a-kind'],
    ['2d 2h 9s 9c Kd', 'four-of-a-kind'],
    ['2d 9h 9s Kc Kd', 'full-house'],
    ['9d 9h 9s Kc Kd', 'full-house'],
    ['2d 3c 4c 5c Kc', 'flush'],
    ['2d 2h 3c 4d 6c', 'straight'],
    ['2d 3h 4c 5d Ac', 'straight'],
    ['2d 2h 3c Jd 8c', 'three-of-a-kind'],
    ['2d 3c 3h Jd 8c', 'three-of-a-kind'],
    ['9d 9h Kc Kd 8c', 'nothing'],
    ['2d 3c 4h Jd 8c', 'nothing'],
  ])('%s is %s', (hand, kind) => {
    expect(ranking.kinds[ranking.kindOf(cards(hand))]).toBe(kind);
  });

  it('are worth what the best card in place of each two makes of them', () => {
    const stream = quickStream();
    for (let round = 0; round < 400; round += 1) {
      const rest = Array.from({ length: 12 }, (_, index) => index + 1 + 13 * stream.below(4));
      const naturals = [...new Set([stream.below(12), stream.below(12), stream.below(12), stream.below(12)])].map(
        (index) => rest[index] ?? 1,
      );
      if (naturals.length !== 4) continue;
      const best = Math.max(...Array.from({ length: 52 }, (_, card) => jacksRanking.kindOf([...naturals, card])));
      const kind = ranking.kinds[ranking.kindOf([0, ...naturals])] ?? '';
      const expected = best < 3 ? 'nothing' : (jacksRanking.kinds[best] ?? '');
      expect(kind).toBe(expected === 'royal-flush' ? 'wild-royal-flush' : expected);
    }
  });
});

describe('the published return', () => {
  it('of Not So Ugly Deuces is 99.7283% with a variance of 25.78', () => {
    const { returnToPlayer, variance } = playReturn(bestPlay, pays, 1);
    expect(toDecimalString(returnToPlayer, 6)).toBe('0.997283');
    expect(toDecimalString(variance, 2)).toBe('25.78');
  });

  it('comes from these ends of all deals and draws', () => {
    const ends = 19_933_230_517_200n;
    const [, , , , , , , , wildRoyals, deuces, royals] = kindFrequencies(bestPlay).map((share) =>
      multiply(share, rational(ends)),
    );
    expect([wildRoyals, deuces, royals]).toEqual(
      [38_006_962_464n, 3_721_737_204n, 458_696_304n].map((count) => rational(count)),
    );
  });
});

describe('Not So Ugly Deuces', () => {
  holdsFor({ game: deucesNotSoUgly, rules, verify: verifyRound, plays: [{ exact: bestPlay, pays }] });
});
