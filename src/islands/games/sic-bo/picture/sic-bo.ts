import type { Dice } from '#domain/games/sic-bo/dice.ts';
import { oddsOn } from '#domain/games/sic-bo/paytable.ts';
import { findSpot, spotNames } from '#domain/games/sic-bo/spots.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';

export const sicBoBoard = createBetBoard();

type Own = Readonly<Record<string, unknown>>;

const isFace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;

/** The dice of a settled round; undefined when it is another game's. */
export const diceOf = ({ dice }: Own): Dice | undefined => {
  if (!Array.isArray(dice) || dice.length !== 3) return undefined;
  const [first, second, third] = dice;
  return isFace(first) && isFace(second) && isFace(third) ? [first, second, third] : undefined;
};

/** The spots that win on these dice, whether anything lies there or not: a felt lights them. */
export const winningSpots = (dice: Dice): ReadonlySet<string> =>
  new Set(
    spotNames.filter((name) => {
      const spot = findSpot(name);
      return spot !== undefined && oddsOn(spot, dice) !== undefined;
    }),
  );
