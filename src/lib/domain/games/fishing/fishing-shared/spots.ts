import { laneOf } from './lanes.ts';
import { findTarget, type Target } from './paytable.ts';

/** What a shot is at. `fish`: which one was in the picture, for others to see; it decides nothing. */
export type Aim = { readonly target: Target; readonly fish?: string };

const pattern = /^fish-([a-z]{1,20})(?::((\d{1,2})-\d{1,10}))?$/;

export const spotOf = (id: string, fish?: string): string => (fish === undefined ? `fish-${id}` : `fish-${id}:${fish}`);

/** `fish-shark`, or `fish-shark:11-68901234` with the fish that was in the picture, of the same kind. */
export const parseSpot = (spot: string): Aim | undefined => {
  const [, id = '', fish, lane] = pattern.exec(spot) ?? [];
  const target = findTarget(id);
  if (!target) return undefined;
  if (fish === undefined) return { target };
  return laneOf(Number(lane))?.kind === id ? { target, fish } : undefined;
};
