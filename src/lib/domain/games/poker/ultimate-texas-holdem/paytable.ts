import { type Rational, rational } from '../../../maths/rational.ts';
import { categories, categoryIndexOf, type HandValue, handValue, royalFlush } from '../../kit/cards/poker-hand.ts';

/** What a blind earns beside itself when the hand wins, by the player's own hand; the lowest first. Below a straight it is given back. */
export const blindPays = [
  { hand: 'other', toOne: rational(0n) },
  { hand: 'straight', toOne: rational(1n) },
  { hand: 'flush', toOne: rational(3n, 2n) },
  { hand: 'full-house', toOne: rational(3n) },
  { hand: 'four-of-a-kind', toOne: rational(10n) },
  { hand: 'straight-flush', toOne: rational(50n) },
  { hand: 'royal-flush', toOne: rational(500n) },
] as const satisfies readonly { readonly hand: string; readonly toOne: Rational }[];

/** What the trips bet earns to one, by the player's own seven cards, whatever the dealer holds; the lowest first. */
export const tripsPays = [
  { hand: 'other', toOne: -1n },
  { hand: 'three-of-a-kind', toOne: 3n },
  { hand: 'straight', toOne: 5n },
  { hand: 'flush', toOne: 6n },
  { hand: 'full-house', toOne: 8n },
  { hand: 'four-of-a-kind', toOne: 30n },
  { hand: 'straight-flush', toOne: 40n },
  { hand: 'royal-flush', toOne: 50n },
] as const;

/** The least hand that the dealer plays with: a pair of twos. */
export const dealerQualifies: HandValue = handValue(1, 0);

/** The row of a table, the lowest first, that a hand is paid by; row 0 is every hand that has none of its own. */
const rowIn = (table: readonly { readonly hand: string }[]): ((value: HandValue) => number) => {
  const ofCategory = categories.map((name) =>
    Math.max(
      0,
      table.findIndex(({ hand }) => hand === name),
    ),
  );
  return (value) => (value === royalFlush ? table.length - 1 : (ofCategory[categoryIndexOf(value)] ?? 0));
};

export const blindRow = rowIn(blindPays);
export const tripsRow = rowIn(tripsPays);
