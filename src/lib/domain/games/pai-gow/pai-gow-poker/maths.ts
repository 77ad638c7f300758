import { type Rational, rational, subtract } from '../../../maths/rational.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import figures from './figures.json' with { type: 'json' };
import { type Result, returnOf } from './paytable.ts';

/** Pairs of hands by what they bring a player who sets by the house way. */
export const cases: Readonly<Record<Result, bigint>> = {
  won: BigInt(figures.won),
  push: BigInt(figures.pushed),
  lost: BigInt(figures.lost),
};

/** All pairs of seven cards each from 53. */
export const deals = cases.won + cases.push + cases.lost;

export const shareOf = (result: Result): Rational => rational(cases[result], deals);

const chances = (): Chance[] =>
  (['won', 'push', 'lost'] as const).map((result) => ({ pays: returnOf[result], cases: cases[result] }));

/**
 * Return and risk of the bet, set by the house way on both sides; a hit is a round where something comes back, also a push. Exact over
 * all pairs of hands. Best play returns a little more.
 */
export const returnsByBet = (): SpotReturn[] => [{ kind: 'hand', ...figuresOf(chances()) }];

/** What the house keeps of a bet. */
export const edge = (): Rational => subtract(rational(1n), figuresOf(chances()).returnToPlayer);
