import { readFileSync } from 'node:fs';
import type { Poster } from './poster.ts';
import { setLetters } from './set-letters.ts';

/** The poster that `drawings/` holds under a game's id, its letters set. Throws when there is no such file. */
export const drawing = (gameId: string): Poster => ({
  // From the repository's root, as builds run: a bundle of this module lies elsewhere.
  svg: setLetters(readFileSync(`src/lib/posters/drawings/${gameId}.svg`, 'utf8')),
});
