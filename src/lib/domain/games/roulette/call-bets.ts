import { doubleZero, neighboursOn, pocketsOf, pocketText } from './wheel.ts';

/** One kind of call bet, spoken for a part of the wheel, and the chips that the croupier lays for it. */
type CallKind = 'voisins' | 'tiers' | 'orphelins' | 'orphelins-plein' | 'jeu-zero' | 'neighbours' | 'finale';

/** `chips`: the layout spots that get one chip each; a spot named twice gets two. The stake divides by their number. */
export type CallBet = { readonly id: string; readonly kind: CallKind; readonly chips: readonly string[] };

export const neighbourSpanMax = 9;

export const straightUp = (pocket: number): string => `straight:${pocketText(pocket)}`;

/** A number with 1 to 9 neighbours on either side: `neighbours:17:2`, `neighbours:00:1`. */
export const neighbourBets = (wheel: readonly number[]): CallBet[] =>
  pocketsOf(wheel).flatMap((pocket) =>
    Array.from({ length: neighbourSpanMax }, (_, index): CallBet => {
      const span = index + 1;
      return {
        id: `neighbours:${pocketText(pocket)}:${span}`,
        kind: 'neighbours',
        chips: neighboursOn(wheel, pocket, span).map(straightUp),
      };
    }),
  );

const numbers = Array.from({ length: doubleZero }, (_, number) => number);

/** The numbers that end in a digit: `finale:4` is 4, 14, 24 and 34. The double zero is no number and in none of them. */
export const finaleBets: readonly CallBet[] = Array.from({ length: 10 }, (_, digit) => ({
  id: `finale:${digit}`,
  kind: 'finale',
  chips: numbers.filter((number) => number % 10 === digit).map(straightUp),
}));
