import { findMarkers } from '#domain/safer-play/find-markers.ts';
import { type MarkerKind, markerKinds } from '#domain/safer-play/marker.ts';
import type { Synthetic } from './cohort.ts';
import { type OrdinaryKind, ordinaryKinds } from './ordinary.ts';

/** How many had the pattern, how many were marked, how many of these had it, and how many had any. */
export type Counts = {
  readonly planted: number;
  readonly marked: number;
  readonly both: number;
  readonly markedOfAny: number;
};

export type Measured = {
  readonly people: number;
  readonly byMarker: Readonly<Record<MarkerKind, Counts>>;
  /** Any marker at somebody with any pattern. */
  readonly overall: Counts;
  /** Of each kind of ordinary player, how many there were and how many had any marker. */
  readonly ordinary: Readonly<Record<OrdinaryKind, { readonly people: number; readonly marked: number }>>;
};

/** What the markers find among people of whom it is known what they are. */
export const measure = (people: readonly Synthetic[]): Measured => {
  const seen = people.map(({ behaviour, is }) => ({ is, kinds: findMarkers(behaviour).map(({ kind }) => kind) }));
  const countsOf = (has: (one: (typeof seen)[number]) => boolean, shows: (kinds: MarkerKind[]) => boolean): Counts => ({
    planted: seen.filter(has).length,
    marked: seen.filter(({ kinds }) => shows(kinds)).length,
    both: seen.filter((one) => has(one) && shows(one.kinds)).length,
    markedOfAny: seen.filter(({ is, kinds }) => 'planted' in is && shows(kinds)).length,
  });
  const byMarker = markerKinds.map((kind) => [
    kind,
    countsOf(
      ({ is }) => 'planted' in is && is.planted === kind,
      (kinds) => kinds.includes(kind),
    ),
  ]);
  const ordinary = Object.keys(ordinaryKinds).map((kind) => {
    const own = seen.filter(({ is }) => 'ordinary' in is && is.ordinary === kind);
    return [kind, { people: own.length, marked: own.filter(({ kinds }) => kinds.length > 0).length }];
  });
  return {
    people: people.length,
    byMarker: Object.fromEntries(byMarker),
    overall: countsOf(
      ({ is }) => 'planted' in is,
      (kinds) => kinds.length > 0,
    ),
    ordinary: Object.fromEntries(ordinary),
  };
};
