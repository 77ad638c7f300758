/** Signs in a player’s own play that it may do harm. Each is defined in a file of `markers/`. */
export const markerKinds = [
  'chasing',
  'night_play',
  'rising_stakes',
  'rising_deposits',
  'cancelled_withdrawals',
  'failed_deposits',
  'limits_raised',
  'long_sessions',
] as const;
export type MarkerKind = (typeof markerKinds)[number];

/** Of the definitions: another figure in any of them is another version, and what was found before keeps its own. */
export const definitionVersion = 1;

/** How far past its threshold a marker is: 1 from the threshold on. */
export type Strength = 1 | 2 | 3;

/** What a marker rests on: counts, minutes and cents of EUR. */
type MarkerFacts = {
  readonly chasing: {
    readonly days: number;
    readonly ofDays: number;
    readonly deposits: number;
    readonly cents: bigint;
  };
  readonly night_play: {
    readonly nights: number;
    readonly ofDays: number;
    readonly minutes: number;
    readonly usual: number | null;
  };
  readonly rising_stakes: { readonly ofDays: number; readonly cents: bigint; readonly usualCents: bigint };
  readonly rising_deposits: {
    readonly ofDays: number;
    readonly deposits: number;
    readonly cents: bigint;
    readonly usualCents: bigint;
  };
  readonly cancelled_withdrawals: { readonly times: number; readonly ofDays: number; readonly cents: bigint };
  readonly failed_deposits: { readonly refused: number; readonly inARow: number; readonly ofDays: number };
  readonly limits_raised: { readonly days: number; readonly ofDays: number };
  readonly long_sessions: { readonly sessions: number; readonly ofDays: number; readonly longestMinutes: number };
};

type FoundOf<Kind extends MarkerKind> = {
  readonly kind: Kind;
  readonly strength: Strength;
  readonly facts: MarkerFacts[Kind];
};
export type FoundMarker = { readonly [Kind in MarkerKind]: FoundOf<Kind> }[MarkerKind];

/** How strong a figure is by its three thresholds; undefined below the first. */
export const strengthBy = <Figure extends number | bigint>(
  figure: Figure,
  thresholds: readonly [Figure, Figure, Figure],
): Strength | undefined => {
  const passed = thresholds.filter((threshold) => figure >= threshold).length;
  return passed === 0 ? undefined : (passed as Strength);
};

const microsPerCent = 10_000n;
/** Cents of micros of EUR, rounded down. */
export const centsOf = (micros: bigint): bigint => micros / microsPerCent;

/** A marker that goes on is told anew after so many days, and at once where it has grown. */
const newsAfterDays = 7;
const dayMs = 86_400_000;

/** Whether what was found at the end of `day` is news beside the last one of its kind; days are YYYY-MM-DD. */
export const isNews = (
  { strength }: Pick<FoundMarker, 'strength'>,
  day: string,
  before: { readonly strength: Strength; readonly day: string } | undefined,
): boolean =>
  before === undefined ||
  strength > before.strength ||
  Date.parse(day) - Date.parse(before.day) >= newsAfterDays * dayMs;
