import { describe, expect, it } from 'vitest';
import { parseSpot, rollCount, winningRolls } from '#domain/games/dice/spots.ts';
import { rational } from '#domain/maths/rational.ts';
import {
  boundaryOf,
  choiceOf,
  type DiceChoice,
  diceKinds,
  moveTo,
  rangeOf,
  rollsForMultiplier,
  rollsOf,
  spotOf,
  textAt,
  winningParts,
  withKind,
  withRolls,
} from '#islands/games/dice/picture/dice.ts';
import { chanceText } from '#islands/games/kit/picture/chance.ts';
import {
  chanceOfTarget,
  groupedText,
  stepTarget,
  targetForChance,
  targetSpot,
} from '#islands/games/kit/picture/limbo.ts';
import { readDecimal, readHundredths } from '#stores/format/decimal.ts';

const over: DiceChoice = { kind: 'over', first: 5_050, second: 5_050 };

const winning = (spot: string): number | undefined => {
  const parsed = parseSpot(spot);
  return parsed && winningRolls(parsed);
};

describe('a choice at dice', () => {
  it.each([1, 2, 199, 200, 4_950, 5_000, 9_799, 9_800])('of any kind wins with the %i rolls asked for', (rolls) => {
    for (const kind of diceKinds) {
      const choice = withRolls(withKind(over, kind), rolls);
      expect(rollsOf(choice)).toBe(rolls);
      expect(winning(spotOf(choice))).toBe(rolls);
      expect(choiceOf(spotOf(choice))).toMatchObject(
        kind === 'under' || kind === 'over' ? { kind, first: choice.first } : choice,
      );
      const drawn = winningParts(choice).reduce((sum, [from, to]) => sum + to - from, 0);
      expect(drawn).toBe(rolls);
    }
  });

  it('keeps its chance when another kind is chosen', () => {
    let choice = withRolls(over, 1_234);
    for (const kind of diceKinds) {
      choice = withKind(choice, kind);
      expect(rollsOf(choice)).toBe(1_234);
    }
  });

  it('cannot be moved to where no bet is taken', () => {
    for (const kind of diceKinds)
      for (const which of ['first', 'second'] as const)
        for (const boundary of [-50, 0, 1, 4_999, 9_999, rollCount, 12_000]) {
          const moved = moveTo(withKind(over, kind), which, boundary);
          expect(winning(spotOf(moved))).toBeGreaterThanOrEqual(1);
          expect(winning(spotOf(moved))).toBeLessThanOrEqual(9_800);
        }
  });

  it('says the number of a boundary in the words of its bet, and reads it back', () => {
    expect(textAt(over, 'first')).toBe('50.49');
    expect(boundaryOf(over, 'first', 5_049)).toBe(5_050);
    const inside = withKind(over, 'inside');
    expect(spotOf(inside)).toBe(`inside:${textAt(inside, 'first')}-${textAt(inside, 'second')}`);
    expect(rangeOf(inside, 'second')[0]).toBe(inside.first + 1);
  });

  it('finds the chance whose multiplier comes nearest to a typed one', () => {
    expect(rollsForMultiplier('2')).toBe(4_950);
    expect(rollsForMultiplier('9900')).toBe(1);
    expect(rollsForMultiplier('1.0102×')).toBe(9_800);
    expect(rollsForMultiplier('1000000')).toBe(1);
    expect(rollsForMultiplier('0')).toBeUndefined();
    expect(rollsForMultiplier('two')).toBeUndefined();
  });
});

describe('a typed number', () => {
  it('is read exactly, with comma or point', () => {
    expect(readHundredths('50.5')).toBe(5_050);
    expect(readHundredths('12,345')).toBe(1_234);
    expect(readHundredths('49.50%')).toBe(4_950);
    expect(readDecimal('1e5')).toBeUndefined();
    expect(readDecimal('-1')).toBeUndefined();
    expect(readDecimal('')).toBeUndefined();
  });
});

describe('a target at limbo', () => {
  it('has the chance of the rules, in digits that say something', () => {
    expect(chanceText(chanceOfTarget(200))).toBe('49.50%');
    expect(chanceText(chanceOfTarget(100_000))).toBe('0.09900%');
    expect(chanceText(chanceOfTarget(100_000_000))).toBe('0.00009900%');
  });

  it('is found from a chance, and steps by what matters', () => {
    expect(targetForChance(rational(99n, 2n))).toBe(200);
    expect(targetForChance(rational(0n))).toBeUndefined();
    expect(targetForChance(rational(1n, 10n ** 8n))).toBe(10_000_000);
    expect(stepTarget(200, 1)).toBe(201);
    expect(stepTarget(101, -1)).toBe(101);
    expect(stepTarget(100_000, 1)).toBe(101_000);
    expect(targetSpot(2_500)).toBe('target:25.00');
    expect(groupedText(100_000_000)).toBe('1,000,000.00');
  });
});
