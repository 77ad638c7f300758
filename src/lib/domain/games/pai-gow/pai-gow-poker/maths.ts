import { type Rational, rational, subtract } from '../../../maths/rational.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import figures from './figures.json' with { type: 'json' };
import { type Result, returnOf } from './paytable.ts';

type Cases = Readonly<Record<Result, bigint>>;

const casesOf = ({ won, pushed, lost }: { won: number; pushed: number; lost: number }): Cases => ({
  won: BigInt(won),
  push: BigInt(pushed),
  lost: BigInt(lost),
});

/** Pairs of hands by what they bring a player who sets by the house way. */
export const cases = casesOf(figures);

/** All pairs of seven cards each from 53. */
export const deals = cases.won + cases.push + cases.lost;

export const shareOf = (result: Result): Rational => rational(cases[result], deals);

const figuresFor = (by: Cases) =>
  figuresOf(
    (['won', 'push', 'lost'] as const).map((result): Chance => ({ pays: returnOf[result], cases: by[result] })),
  );

export const houseWayFigures = () => figuresFor(cases);

/** Return and risk of the bet, set by the house way on both sides; a hit is a round where something comes back, also a push. */
export const returnsByBet = (): SpotReturn[] => [{ kind: 'hand', ...houseWayFigures() }];

/**
 * Return and risk of best play against the house way: each hand set for the most on average, by its ranks and by a flush of its own.
 * Exact for that play. What its other suits tell of the dealer's flushes is not in it: a hair that no table of play could hold.
 */
export const bestFigures = () => figuresFor(casesOf(figures.best));
export const bestReturn = (): Rational => bestFigures().returnToPlayer;

/** What the house keeps of a bet. */
export const edge = (): Rational => subtract(rational(1n), houseWayFigures().returnToPlayer);

/** What the house keeps of a bet by best play. */
export const bestEdge = (): Rational => subtract(rational(1n), bestReturn());
