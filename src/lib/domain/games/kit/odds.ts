import { type Rational, rational } from '../../maths/rational.ts';
import type { Chance } from './figures.ts';
import type { SpotReturn } from './game.ts';
import { type Distribution, gathered, type Outcome } from './outcomes.ts';

/** A bet and all that can come of it. `spot` is what a table would place: `red`, `picks:classic:1-2-3`, `spin`. */
export type BetOdds = { readonly spot: string; readonly outcomes: Distribution };

const asNumber = ({ num, den }: Rational): number => Number(num) / Number(den);

export const ofChances = (chances: readonly Chance[]): Distribution => {
  const whole = chances.reduce((sum, { cases }) => sum + cases, 0n);
  return gathered(chances.map(({ pays, cases }): Outcome => [asNumber(pays), asNumber(rational(cases, whole))]));
};

/** Counts of a round by what it returns, in units of which `unitsAStake` are one stake. */
export const ofCounts = (counts: ReadonlyMap<number, number>, unitsAStake: number): Distribution =>
  ofChances(
    [...counts].map(([units, cases]) => ({
      pays: rational(BigInt(units), BigInt(unitsAStake)),
      cases: BigInt(cases),
    })),
  );

/**
 * The distribution that was counted for a game (`distribution.json`): `win:cases` by blanks, the win in parts of which `unitsAStake` are one
 * stake. The cases may be shares.
 */
export const readCounted = (lines: readonly string[], unitsAStake: number): Distribution => {
  const entries = lines.flatMap((line) => line.split(' ')).map((entry) => entry.split(':').map(Number));
  const whole = entries.reduce((sum, [, cases = 0]) => sum + cases, 0);
  return entries.map(([units = 0, cases = 0]) => [units / unitsAStake, cases / whole] as const);
};

/** A bet that wins one amount or nothing. */
export const winOrNothing = ({ kind, maxWin, hitFrequency }: SpotReturn): BetOdds => ({
  spot: kind,
  outcomes: gathered([
    [0, 1 - asNumber(hitFrequency)],
    [asNumber(maxWin), asNumber(hitFrequency)],
  ]),
});

/** The odds of a slot, whose one bet is a spin. */
export const ofSpin = (outcomes: Distribution): BetOdds[] => [{ spot: 'spin', outcomes }];
