import type { Behaviour } from '#domain/safer-play/behaviour.ts';
import { type MarkerKind, markerKinds } from '#domain/safer-play/marker.ts';
import { chanceOf } from './chance.ts';
import { type OrdinaryKind, ordinaryPerson } from './ordinary.ts';
import { live } from './person.ts';
import { plantedKinds } from './planted.ts';

export type Synthetic = {
  readonly behaviour: Behaviour;
  /** The marker whose pattern was planted, or the ordinary kind of player that this is. */
  readonly is: { readonly planted: MarkerKind } | { readonly ordinary: OrdinaryKind };
};

/** Of a hundred people so many have a pattern, each as often as every other. */
export const plantedPercent = 10;

/** People of a seed: the same each time. */
export const cohortOf = (seed: number, size: number): Synthetic[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: size }, (_, at) => {
    const planted = at % 100 < plantedPercent ? markerKinds[Math.floor(at / 100 + at) % markerKinds.length] : undefined;
    if (planted !== undefined) return { behaviour: live(plantedKinds[planted](chance), chance), is: { planted } };
    const { kind, person } = ordinaryPerson(chance);
    return { behaviour: live(person, chance), is: { ordinary: kind } };
  });
};
