import { standOf, tallyOf } from '#domain/games/slots/pick-bonus/picks.ts';
import type { PickTitle } from '#domain/games/slots/pick-bonus/title.ts';
import type { Stops } from '#domain/games/slots/reels.ts';
import { type ShownLine, shownLines, windowOf } from '../../picture/lines.ts';
import { partOf, readStops, sharesOf } from '../../picture/shares.ts';

type Opened = { readonly place: number; readonly prize: string };

/** A bonus as far as it has come. `prizes` is what lay at every place, once it is over; `wonMinor` what it has won so far. */
export type BonusView = {
  readonly factor: number;
  readonly opened: readonly Opened[];
  readonly prizes: readonly string[];
  /** How many of each kind are found, in the order of the chart. */
  readonly found: readonly number[];
  readonly wonMinor: bigint;
};

export type PickScript = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly lines: readonly ShownLine[];
  readonly bonus: BonusView | undefined;
  /** Lines and bonus together. */
  readonly totalMinor: bigint;
};

const readOpened = (value: unknown): readonly Opened[] =>
  Array.isArray(value)
    ? value.map(partOf).map(({ place, prize }): Opened => ({ place: Number(place), prize: String(prize) }))
    : [];

/** What the table shows of a round: of one that waits its view, of one that is over its outcome with all that lay hidden. */
export const pickScript = (title: PickTitle, shown: unknown, stakeMinor: bigint): PickScript | undefined => {
  const { machine, chart } = title;
  const parts = partOf(shown);
  const stops = readStops(parts['stops'], machine.strips);
  if (stops === undefined) return undefined;
  const { window, wins } = windowOf(machine, stops);
  const source = 'bonus' in parts ? parts['bonus'] : parts;
  const { factor, opened: openedRaw, prizes } = partOf(source);
  const lineUnits = wins.map(({ units }) => units);
  const scale = { stakeMinor, unitsAStake: machine.unitsAStake };
  if (typeof factor !== 'number') {
    const shares = sharesOf(lineUnits, scale);
    const totalMinor = shares.reduce((sum, share) => sum + share, 0n);
    return { stops, window, lines: shownLines(machine, wins, shares), bonus: undefined, totalMinor };
  }
  const opened = readOpened(openedRaw);
  const found = tallyOf(
    chart,
    opened.map(({ prize }) => prize),
  );
  const shares = sharesOf([...lineUnits, chart.opens + factor * standOf(chart, found).units], scale);
  const wonMinor = shares.at(-1) ?? 0n;
  return {
    stops,
    window,
    lines: shownLines(machine, wins, shares),
    bonus: { factor, opened, prizes: Array.isArray(prizes) ? prizes.map(String) : [], found, wonMinor },
    totalMinor: shares.reduce((sum, share) => sum + share, 0n),
  };
};

/** The first place that is still closed. */
export const nextPlace = ({ opened }: BonusView, places: number): number | undefined =>
  Array.from({ length: places }, (_, place) => place).find((place) => opened.every((one) => one.place !== place));
