import type { Strip } from '../reels.ts';

/** How many rows a reel may show, from the fewest. */
export const heights = [2, 3, 4, 5, 6, 7] as const;

export const heightMax = 7;

/** A reel: its strip, and how the weight of each height in `heights` stands to the others. */
export type VariableReel = { readonly strip: Strip; readonly weights: readonly number[] };

/**
 * Free spins whose factor rises: the first counts once, the second twice, and so on. They open none themselves. A reel never
 * shows two scatters.
 */
export type RisingFreeSpins = {
  readonly scatter: string;
  /** From how many scatters on. */
  readonly least: number;
  readonly spins: number;
};

/** The largest win of one spin in units, and in how many of all equally likely spins it comes. */
export type TopWin = { readonly units: number; readonly cases: bigint };

/** One title of the engine: all its numbers, none of its drawing. */
export type VariableWaysTitle = {
  readonly id: string;
  readonly name: string;
  /** What a letter of a strip is called, by its key in the locale file. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Stands for every paying symbol; never on the first reel. */
  readonly wild: string;
  readonly reels: readonly VariableReel[];
  /** What one way of 3, 4, 5 and 6 reels from the left pays, in parts of which `unitsAStake` are the stake. */
  readonly pays: Readonly<Record<string, readonly [number, number, number, number]>>;
  readonly unitsAStake: number;
  readonly free?: RisingFreeSpins;
  /** The largest win of a spin, and of one that opens free spins: found by scripts/exact/slots/variable-ways.ts. */
  readonly top: TopWin;
  readonly topOpening?: TopWin;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** All weights of a reel's heights together. */
export const weightOf = ({ weights }: VariableReel): number => sum(weights);

/** In how many equally likely ways all reels come to rest: on each, weight of its height times stops. */
export const spinCases = ({ reels }: VariableWaysTitle): bigint =>
  reels.reduce((product, reel) => product * BigInt(weightOf(reel) * reel.strip.length), 1n);

/** The free spins' factors added up: 1 + 2 + … */
export const factorSum = ({ spins }: RisingFreeSpins): number => (spins * (spins + 1)) / 2;

/** The most that a round can win, in units: its best spin, or the best that opens free spins and those at their best. */
export const roundTopUnits = ({ top, topOpening, free }: VariableWaysTitle): number =>
  free && topOpening ? topOpening.units + factorSum(free) * top.units : top.units;
