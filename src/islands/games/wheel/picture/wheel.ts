import { findWheel, type Wheel } from '#domain/games/wheel/wheels.ts';
import type { SettledRound } from '#stores/play/game.ts';

/** The wheel that stands there before the first spin. */
export const firstWheel: Wheel = { segments: 30, risk: 'medium' };

/** The wheel of a round; undefined in a round of another game. */
export const wheelOf = ({ bets }: Pick<SettledRound, 'bets'>): Wheel | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? findWheel(spot) : undefined;
};

/** The segment that the pointer showed; undefined in a round of another game. */
export const segmentOf = ({ outcome }: Pick<SettledRound, 'outcome'>): number | undefined => {
  const { segment } = outcome;
  return typeof segment === 'number' ? segment : undefined;
};

/** How far the wheel is turned, in degrees from 0 to 360, when the middle of a segment is under the pointer at the top. */
export const restAngle = (segment: number, segments: number): number => (360 * (1 - (segment + 0.5) / segments)) % 360;

const turns = 4;

/**
 * Where the wheel stands at the end of a spin, in degrees, always onward from where it stands: some whole turns and then the
 * middle of the drawn segment. No other segment is slowed down for.
 */
export const spinTo = (from: number, segment: number, segments: number): number => {
  const onward = (restAngle(segment, segments) - (from % 360) + 360) % 360;
  return from + 360 * turns + onward;
};

/** How far a spin has come after a share of its time, both 0 to 1: fast at first, slowed by friction alone. */
export const spinProgress = (share: number): number => 1 - (1 - share) ** 3;
