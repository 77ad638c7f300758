import type { Stops } from '#domain/games/slots/reels.ts';
import { openedBy } from '#domain/games/slots/sticky-wilds/rules.ts';
import { maskOf, spinAt } from '#domain/games/slots/sticky-wilds/spin.ts';
import type { Mask, StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';
import { type ShownLine, shownLines } from '../../picture/lines.ts';
import { partOf, readStops, sharesOf } from '../../picture/shares.ts';

/** One spin of the round: `number` is 0 for the paid one, then counts those in which its wilds stay. */
export type StickySpin = {
  readonly number: number;
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly lines: readonly ShownLine[];
  /** Places of the wilds that stayed from before, and of those that have just come. */
  readonly stayed: readonly number[];
  readonly fresh: readonly number[];
  /** What the paid spin adds for opening free spins, undefined where it opens none. */
  readonly opensMinor: bigint | undefined;
  /** All that the round has won up to and with this spin. */
  readonly totalMinor: bigint;
};

const stopsIn = ({ machine }: StickyTitle, outcome: unknown): Stops[] => {
  const { spin, freeSpins } = partOf(outcome);
  return [spin, ...(Array.isArray(freeSpins) ? freeSpins : [])].flatMap((one) => {
    const stops = readStops(partOf(one)['stops'], machine.strips);
    return stops ? [stops] : [];
  });
};

/** The round spin by spin. The server names the stops; the rules say which wilds stay and what the lines pay with them. */
export const stickyScript = (title: StickyTitle, outcome: unknown, stakeMinor: bigint): readonly StickySpin[] => {
  const { machine, staying } = title;
  let before: Mask = 0;
  const spins = stopsIn(title, outcome).map((stops, number) => {
    const spin = spinAt(machine, stops, before);
    const opens = number === 0 ? openedBy(title, spin) : undefined;
    before = number === 0 && staying.kind === 'spins' ? 0 : maskOf(spin.wilds);
    return { spin, opens };
  });
  const shares = sharesOf(
    spins.flatMap(({ spin, opens }) => [...spin.lines.map(({ units }) => units), opens ?? 0]),
    { stakeMinor, unitsAStake: machine.unitsAStake },
  );
  let [at, totalMinor] = [0, 0n];
  return spins.map(({ spin, opens }, number): StickySpin => {
    const own = shares.slice(at, at + spin.lines.length + 1);
    at += own.length;
    totalMinor += own.reduce((sum, share) => sum + share, 0n);
    const { stops, window, lines, wilds, fresh } = spin;
    return {
      number,
      stops,
      window,
      fresh,
      totalMinor,
      lines: shownLines(machine, lines, own),
      stayed: wilds.filter((place) => !fresh.includes(place)),
      opensMinor: opens === undefined ? undefined : own.at(-1),
    };
  });
};

/** Which reels run longer in a paid spin: those behind so much of the feature that one more opens the free spins. */
export const stickyHolds = ({ machine, staying }: StickyTitle, window: readonly string[]): boolean[] => {
  if (staying.kind === 'respins') return window.map(() => false);
  const shows = window.map((column) => column.includes(machine.feature));
  return window.map((_, reel) => shows.slice(0, reel).filter(Boolean).length === staying.trigger - 1);
};
