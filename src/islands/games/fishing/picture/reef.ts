import { returnsByKind } from '#domain/games/fishing/fishing-shared/maths.ts';
import { type Target, topOf } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { type Fish, fishAt, shareAt } from '#domain/games/fishing/fishing-shared/sea.ts';
import { parseSpot } from '#domain/games/fishing/fishing-shared/spots.ts';
import { type Visit, visitLastsMs } from '#domain/games/fishing/fishing-shared/timetable.ts';
import type { SpotReturn } from '#domain/games/kit/game.ts';
import { grouped } from '#domain/locale.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { type Point, pointOn, type Sea } from './sea.ts';

/** A target with its exact figures. */
export type ReefQuarry = { readonly target: Target; readonly figures: SpotReturn };

export const reefQuarries: readonly ReefQuarry[] = returnsByKind().flatMap((figures) => {
  const target = parseSpot(figures.kind)?.target;
  return target ? [{ target, figures }] : [];
});

/** The quarry of an id; the commonest for an id that there is not. */
export const reefQuarryOf = (id: string | null | undefined): ReefQuarry => {
  const found = reefQuarries.find(({ target }) => target.id === id) ?? reefQuarries[0];
  if (!found) throw new RangeError('a reef without targets');
  return found;
};

/** What a round was shot at; undefined in a round of another game. */
export const reefTargetOf = ({ bets }: Pick<SettledRound, 'bets'>): Target | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? parseSpot(spot)?.target : undefined;
};

/** What a round brought in whole stakes; 0 for nothing. */
export const paysOf = ({ outcome }: Pick<SettledRound, 'outcome'>): number => Number(outcome['pays'] ?? 0);

/** "12" of a fish, "50–5,000" of the boss. */
export const paysText = (target: Target): string => {
  const least = Math.min(...target.prizes.map(({ pays }) => pays));
  return target.prizes.length > 1 ? `${grouped(least)}–${grouped(topOf(target))}` : grouped(least);
};

type Build = { readonly length: number; readonly deep: number; readonly sway: number };

/** Sizes in units of the sea. */
const builds: Readonly<Record<string, Build>> = {
  sardine: { length: 1.2, deep: 0.5, sway: 0.06 },
  mackerel: { length: 0.95, deep: 0.3, sway: 0.05 },
  bream: { length: 0.9, deep: 0.55, sway: 0.07 },
  pufferfish: { length: 0.86, deep: 0.82, sway: 0.1 },
  angelfish: { length: 0.84, deep: 1.02, sway: 0.09 },
  turtle: { length: 1.3, deep: 0.98, sway: 0.1 },
  stingray: { length: 1.5, deep: 0.9, sway: 0.14 },
  swordfish: { length: 1.9, deep: 0.35, sway: 0.06 },
  shark: { length: 2.4, deep: 0.48, sway: 0.08 },
};
const plain: Build = { length: 1, deep: 0.5, sway: 0.05 };

export const buildOf = (kind: string): Build => builds[kind] ?? plain;

/** Where everybody sees a fish: how far it is on its way is the same on every screen, whatever its size. */
export const reefPoint = (fish: Fish, atMs: number, sea: Sea): Point =>
  pointOn(buildOf(fish.kind), fish, shareAt(fish, atMs), (atMs % 86_400_000) / 1000, sea);

/** Whether the middle of it can be seen. */
const isSeen = ({ x }: Point, { width }: Sea): boolean => x > 0 && x < width;

/** The fish of a kind that a shot goes to where none was pressed: the nearest to the gun of those that are seen and not caught. */
export const nearestOf = (
  kind: string,
  { atMs, sea, from, isGone }: { atMs: number; sea: Sea; from: Point; isGone: (id: string) => boolean },
): Fish | undefined =>
  fishAt(atMs)
    .filter((fish) => fish.kind === kind && !isGone(fish.id))
    .map((fish) => ({ fish, at: reefPoint(fish, atMs, sea) }))
    .filter(({ at }) => isSeen(at, sea))
    .sort((a, b) => Math.abs(a.at.x - from.x) - Math.abs(b.at.x - from.x))[0]?.fish;

/** Boats side by side on the water; place 0, the player's own, in the middle, the others by turns to its left and right. */
export const boatAt = (place: number, places: number, { width, surface }: Sea): Point => {
  const side = place % 2 === 1 ? -1 : 1;
  const step = Math.min(150, (width * 0.96) / (Math.max(places, 2) + 1));
  return { x: width / 2 + side * Math.ceil(place / 2) * step, y: surface };
};

const easeInOut = (share: number): number => share * share * (3 - 2 * share);
const comesMs = 5_000;

/**
 * The boss of a visit: it rises out of the deep, drifts through the sea from one side towards the other, and sinks again. `rise`: how
 * much of it has come, 0 to 1.
 */
export const bossPoint = (visit: Visit, atMs: number, { width, height, surface }: Sea): Point & { rise: number } => {
  const passed = Math.min(visitLastsMs, Math.max(0, atMs - visit.startsAtMs));
  const edge = Math.min(1, passed / comesMs, (visitLastsMs - passed) / comesMs);
  const rise = easeInOut(Math.max(0, edge));
  const share = passed / visitLastsMs;
  const depth = height - surface;
  return {
    x: width * (0.68 - 0.36 * easeInOut(share)),
    y: surface + depth * (0.56 + (1 - rise) * 0.62) + Math.sin(passed / 2_100) * depth * 0.02,
    rise,
  };
};
