import { add, compare, divide, multiply, type Rational, rational, subtract, zero } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { allRolls } from './dice.ts';
import { fateOf } from './fate.ts';
import { oddsMax } from './paytable.ts';
import { findSpot, type Point, points, propositions, type Side, type Spot, spotOf } from './spots.ts';

/** How a bet ends: the chance of each whole return of one unit, and how many rolls that takes on average. */
type Law = {
  readonly chances: readonly { readonly returns: Rational; readonly chance: Rational }[];
  readonly rolls: Rational;
};

const share = (ways: number): Rational => rational(BigInt(ways), BigInt(allRolls.length));

/**
 * The absorbing Markov chain of a bet, solved exactly: a bet stays where it is or is given its number once, so that each
 * state leads to itself, to the end, or to states that lead nowhere but to themselves and the end.
 */
const lawOf = (spot: Spot, point: Point | null): Law => {
  const fates = allRolls.map((roll) => fateOf(spot, point, roll));
  const leaves = share(fates.filter(({ kind }) => kind !== 'stays').length);
  const chances: { returns: Rational; chance: Rational }[] = [];
  let rolls = rational(1n);
  for (const fate of fates) {
    if (fate.kind === 'decided') chances.push({ returns: fate.returns, chance: share(1) });
    if (fate.kind !== 'numbered' || spot.kind !== 'line') continue;
    const after = lawOf({ ...spot, number: fate.number }, fate.number);
    for (const { returns, chance } of after.chances) chances.push({ returns, chance: multiply(share(1), chance) });
    rolls = add(rolls, multiply(share(1), after.rolls));
  }
  return {
    chances: chances.map(({ returns, chance }) => ({ returns, chance: divide(chance, leaves) })),
    rolls: divide(rolls, leaves),
  };
};

/** A kind of bet with a spot of it and the point of a roll on which it works. */
export type Kind = readonly [string, Spot, Point | null];

export const lineKinds: readonly Kind[] = [
  ['pass', { kind: 'line', side: 'do', number: 'table' }, null],
  ['dont-pass', { kind: 'line', side: 'dont', number: 'table' }, null],
];

export const oddsKinds: readonly Kind[] = [
  ...points.map((number): Kind => [`odds:${number}`, { kind: 'odds', side: 'do', number }, number]),
  ...points.map((number): Kind => [`odds-against:${number}`, { kind: 'odds', side: 'dont', number }, number]),
];

/** Each kind of bet of the full felt. Odds are named by their number. */
const kinds: readonly Kind[] = [
  ...lineKinds,
  ['come', { kind: 'line', side: 'do', number: 'box' }, null],
  ['dont-come', { kind: 'line', side: 'dont', number: 'box' }, null],
  ...oddsKinds,
  ...(['place', 'buy', 'lay'] as const).flatMap((kind) =>
    points.map((number) => [`${kind}:${number}`, { kind, number }, number] as const),
  ),
  ...([4, 6, 8, 10] as const).map((number) => [`hard:${number}`, { kind: 'hard', number }, number] as const),
  ...([6, 8] as const).map((number) => [`big:${number}`, { kind: 'big', number }, number] as const),
  ...propositions.map((name) => [name, { kind: 'proposition', name }, null] as const),
  ['hop:easy', { kind: 'hop', low: 1, high: 2 }, null],
  ['hop:hard', { kind: 'hop', low: 1, high: 1 }, null],
];

const lawsOf = (of: readonly Kind[]): ReadonlyMap<string, Law> =>
  new Map(of.map(([kind, spot, point]) => [kind, lawOf(spot, point)]));

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

const figuresOfLaw = ({ chances }: Law): Omit<SpotReturn, 'kind'> => {
  const whole = chances.reduce((multiple, { chance }) => (multiple / gcd(multiple, chance.den)) * chance.den, 1n);
  return figuresOf(chances.map(({ returns, chance }) => ({ pays: returns, cases: (chance.num * whole) / chance.den })));
};

/**
 * One row a kind of bet, for each bet that is decided, on whichever roll: a bet that only stays or is taken down returns
 * its stake and has no edge. A don't bet barred by the twelve comes back and counts as decided. Bets on one roll are
 * decided by every roll, so that theirs are the figures of a roll too.
 */
export const returnsOf = (of: readonly Kind[]): SpotReturn[] =>
  [...lawsOf(of)].map(([kind, law]) => ({ kind, ...figuresOfLaw(law) }));

export const returnsByKind = (): SpotReturn[] => returnsOf(kinds);

export type Edge = { readonly edge: Rational; readonly rolls: Rational; readonly edgeOfRoll: Rational };

/** For the felt: the house edge of each kind of bet made, how many rolls it takes on average, and the edge a roll. */
export const edgesOf = (of: readonly Kind[]): ReadonlyMap<string, Edge> =>
  new Map(
    [...lawsOf(of)].map(([kind, law]) => {
      const edge = subtract(rational(1n), figuresOfLaw(law).returnToPlayer);
      return [kind, { edge, rolls: law.rolls, edgeOfRoll: divide(edge, law.rolls) }];
    }),
  );

export const edgesByKind = (): ReadonlyMap<string, Edge> => edgesOf(kinds);

export type WithOdds = {
  /** What lies on the table on average, in flat bets: the flat bet, and the odds behind it once there is a point. */
  readonly staked: Rational;
  /** What comes back of all that, as a share of it. */
  readonly returnToPlayer: Rational;
};

/**
 * A line bet that takes, or lays, the most odds on every point: its flat bet and its odds as one. The odds add to what is staked and
 * bring back as much.
 */
export const returnWithOdds = (side: Side): WithOdds => {
  const flat: Spot = { kind: 'line', side, number: 'table' };
  let staked = rational(1n);
  let returned = figuresOfLaw(lawOf(flat, null)).returnToPlayer;
  for (const roll of allRolls) {
    const fate = fateOf(flat, null, roll);
    if (fate.kind !== 'numbered') continue;
    const { number } = fate;
    const odds = multiply(share(1), rational(oddsMax(side, number, 1n)));
    const back = figuresOfLaw(lawOf({ kind: 'odds', side, number: 'table' }, number)).returnToPlayer;
    staked = add(staked, odds);
    returned = add(returned, multiply(odds, back));
  }
  return { staked, returnToPlayer: divide(returned, staked) };
};

/** The kind under which `returnsByKind` has a spot, while the table has this point (null: no point). */
export const kindOf = (id: string, point: Point | null): string | undefined => {
  const spot = findSpot(id);
  if (!spot) return undefined;
  if (spot.kind === 'hop') return spot.low === spot.high ? 'hop:hard' : 'hop:easy';
  if (spot.kind === 'line') return spot.number === 'table' ? id : spot.side === 'do' ? 'come' : 'dont-come';
  if (spot.kind !== 'odds') return id;
  const number = spot.number === 'table' ? point : spot.number;
  return number === null ? undefined : `${spot.side === 'do' ? 'odds' : 'odds-against'}:${number}`;
};

const mostOf = (spot: Spot): Rational => {
  const fates = [null, ...points].flatMap((point) => allRolls.map((roll) => fateOf(spot, point, roll)));
  const returns = fates.flatMap((fate) => (fate.kind === 'decided' ? [fate.returns] : []));
  return returns.reduce((most, value) => (compare(value, most) > 0 ? value : most), zero);
};

const found = new Map<string, Rational>();

/** The largest return of one unit on a spot, over every point and roll. Looked for once, since each bet asks. */
export const maxReturnOf = (id: string): Rational => {
  const most = found.get(id) ?? mostOf(spotOf(id));
  found.set(id, most);
  return most;
};
