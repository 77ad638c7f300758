import type { Bet } from '../../kit/game.ts';

/** How many wheels a board may be played on at once. */
export const wheelCounts = [2, 4, 6, 8] as const;

export type WheelCount = (typeof wheelCounts)[number];

/** A bet's configuration: on how many wheels, and on which place or call bet of the European table. */
export type WheelsSpot = { readonly wheels: WheelCount; readonly place: string };

const spotPattern = /^wheels:(\d):(.+)$/;

/** `wheels:4:split:17-20`. Whether the table has such a place, the rules say. Without a known number of wheels: undefined. */
export const parseSpot = (text: string): WheelsSpot | undefined => {
  const [, count, place = ''] = spotPattern.exec(text) ?? [];
  const wheels = wheelCounts.find((known) => String(known) === count);
  return wheels === undefined ? undefined : { wheels, place };
};

export const spotOf = (wheels: WheelCount, place: string): string => `wheels:${wheels}:${place}`;

/** A bet as it lies on one board for all wheels: its place alone, with the whole stake. */
export const onBoard = ({ spot, amountMinor }: Bet): Bet => ({ spot: parseSpot(spot)?.place ?? '', amountMinor });
