import type { Stream } from '../../../fairness/stream.ts';
import { type Card, deckOf } from './card.ts';

/**
 * Deals from a full shoe without putting any card back: each call removes the index `below(rest)`, like `drawItems`. The
 * k-th card is therefore the k-th of the shuffled shoe, fixed by the stream alone, however many are dealt in the end.
 */
export const openShoe = (decks: number, stream: Stream): (() => Card) => {
  const rest = deckOf(decks);
  return () => {
    const [card] = rest.splice(stream.below(rest.length), 1);
    if (card === undefined) throw new RangeError('the shoe is empty');
    return card;
  };
};
