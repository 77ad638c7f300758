import type { SpotWords } from '../../games/kit/outcome/spot-words.ts';
import { spots } from '../../games/spots.ts';

const known: Readonly<Record<string, SpotWords | undefined>> = spots;

/** What a bet was on, in words; a spot that nobody has words for is shown as it is recorded. */
export const spotWords = ({ gameId }: { readonly gameId: string }, spot: string): string =>
  known[gameId]?.(spot) ?? spot;
