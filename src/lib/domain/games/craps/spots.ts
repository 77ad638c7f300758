/** The numbers that can be a point. */
export const points = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof points)[number];

export const pointOf = (total: number): Point | undefined => points.find((point) => point === total);

export const propositions = ['field', 'any-seven', 'any-craps', 'horn', 'aces', 'ace-deuce', 'yo', 'boxcars'] as const;
/** A bet on the total of the next roll alone. Aces are a 2, ace-deuce a 3, yo an 11, boxcars a 12, the horn all four. */
export type Proposition = (typeof propositions)[number];

export const totals = ['under-7', 'seven', 'over-7'] as const;
/** Where the total of the next roll alone lies. The full felt has none of these: they are of the pocket table. */
export type Total = (typeof totals)[number];

/** Whether a line bet is with the shooter or against. */
export type Side = 'do' | 'dont';

/**
 * What a spot is. The number of a line bet is the table's point (`table`: pass and don't pass), none yet (`box`: come and
 * don't come before their first roll), or the one to which it has moved; odds have that of the bet behind which they lie.
 */
export type Spot =
  | { readonly kind: 'line'; readonly side: Side; readonly number: 'table' | 'box' | Point }
  | { readonly kind: 'odds'; readonly side: Side; readonly number: 'table' | Point }
  | { readonly kind: 'place' | 'buy' | 'lay' | 'hard' | 'big'; readonly number: Point }
  | { readonly kind: 'proposition'; readonly name: Proposition }
  | { readonly kind: 'total'; readonly name: Total }
  | { readonly kind: 'hop'; readonly low: number; readonly high: number };

const lineSpots: readonly (readonly [string, Spot])[] = [
  ['pass', { kind: 'line', side: 'do', number: 'table' }],
  ['dont-pass', { kind: 'line', side: 'dont', number: 'table' }],
  ['come', { kind: 'line', side: 'do', number: 'box' }],
  ['dont-come', { kind: 'line', side: 'dont', number: 'box' }],
  ['odds:pass', { kind: 'odds', side: 'do', number: 'table' }],
  ['odds:dont-pass', { kind: 'odds', side: 'dont', number: 'table' }],
];

const numberSpots = points.flatMap((number): readonly (readonly [string, Spot])[] => [
  [`come:${number}`, { kind: 'line', side: 'do', number }],
  [`dont-come:${number}`, { kind: 'line', side: 'dont', number }],
  [`odds:come:${number}`, { kind: 'odds', side: 'do', number }],
  [`odds:dont-come:${number}`, { kind: 'odds', side: 'dont', number }],
  [`place:${number}`, { kind: 'place', number }],
  [`buy:${number}`, { kind: 'buy', number }],
  [`lay:${number}`, { kind: 'lay', number }],
]);

const hardSpots = ([4, 6, 8, 10] as const).map((number) => [`hard:${number}`, { kind: 'hard', number }] as const);
const bigSpots = ([6, 8] as const).map((number) => [`big:${number}`, { kind: 'big', number }] as const);
const totalSpots = totals.map((name) => [name, { kind: 'total', name }] as const);
const propositionSpots = propositions.map((name) => [name, { kind: 'proposition', name }] as const);

/** 21 hops, the lower die first: `hop:2-5`, `hop:3-3`. */
const hopSpots = [1, 2, 3, 4, 5, 6].flatMap((low) =>
  [1, 2, 3, 4, 5, 6]
    .filter((high) => high >= low)
    .map((high) => [`hop:${low}-${high}`, { kind: 'hop', low, high }] as const),
);

const spots = new Map<string, Spot>([
  ...lineSpots,
  ...numberSpots,
  ...hardSpots,
  ...bigSpots,
  ...propositionSpots,
  ...hopSpots,
]);

/** Every spot of the full felt, in its order; those of moved come bets (`come:6`) are reached by rolls alone. */
export const spotIds: readonly string[] = [...spots.keys()];

const known = new Map<string, Spot>([...spots, ...totalSpots]);

/** A spot of any felt: which of them a table takes its layout says. */
export const findSpot = (id: string): Spot | undefined => known.get(id);

/** A spot that lies on the felt. Any other text there is a bug. */
export const spotOf = (id: string): Spot => {
  const spot = findSpot(id);
  if (!spot) throw new RangeError(`no such spot: ${id}`);
  return spot;
};

/** The line bet behind which these odds lie: `odds:come:6` is behind `come:6`. */
export const flatOf = (oddsId: string): string => oddsId.slice('odds:'.length);

/** The odds that lie behind a line bet. */
export const oddsOf = (flatId: string): string => `odds:${flatId}`;

/** The spot on which a bet was made: `come:6` began as `come`. */
export const madeOn = (id: string): string => /^((?:dont-)?come):/.exec(id)?.[1] ?? id;
