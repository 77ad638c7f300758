import { type Risk, risks, type SegmentCount, segmentCounts } from './paytable.ts';

/** What a bet is about: how many segments the wheel has, and which multipliers stand on them. */
export type Wheel = { readonly segments: SegmentCount; readonly risk: Risk };

export const spotOf = ({ segments, risk }: Wheel): string => `wheel:${segments}:${risk}`;

/** All 15, from the calmest to the wildest. */
export const wheels: readonly Wheel[] = risks.flatMap((risk) => segmentCounts.map((segments) => ({ segments, risk })));

const bySpot = new Map(wheels.map((wheel) => [spotOf(wheel), wheel]));

/** The wheel of `wheel:30:medium`, or undefined when there is none of that name. */
export const findWheel = (spot: string): Wheel | undefined => bySpot.get(spot);
