import { shuffle } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { gardens } from './gardens.ts';
import { prizes } from './prizes.ts';

export const letterCount = 14;
/** Fewer whole words win nothing. */
export const leastWords = 3;

export type Panel = { readonly garden: number; readonly letters: readonly string[] };

/** The words of a garden that the letters make whole, by their places in its list. */
export const wholeWords = (garden: number, letters: readonly string[]): number[] =>
  (gardens[garden]?.words ?? []).flatMap(({ word }, at) =>
    [...word].every((letter) => letters.includes(letter)) ? [at] : [],
  );

/**
 * What is printed on a ticket: one of the gardens, and one of its sets of letters that make as many words whole as the prize
 * asks for, all evenly. On a losing ticket none, one or two words are whole, each as likely.
 */
export const printPanel = (prize: number, stream: Stream): Panel => {
  const garden = stream.below(gardens.length);
  const isBlank = prize === prizes.length - 1;
  const words = isBlank ? stream.below(leastWords) : leastWords + prizes.length - 2 - prize;
  const beds = gardens[garden]?.beds[words] ?? [];
  return { garden, letters: shuffle([...(beds[stream.below(beds.length)] ?? '')], stream) };
};
