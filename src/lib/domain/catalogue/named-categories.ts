import { containsTyped, foldTyped, hasTypedWords } from './fold.ts';
import { type GameCategory, gameCategories } from './game.ts';

/** Fewer letters are part of too many names to mean one. */
const lettersMin = 3;

/** What all of them are: `slot games` are slots. */
const withoutGames = (typed: string): string => typed.replace(/(\S) games?$/u, '$1');

/**
 * The categories that a typed text names, in their order: by their names in the language of the page, with commas between them, whole or
 * in part, case and diacritics aside ("poker" names Poker and Video Poker), and by what they are called in addresses (`video_poker`).
 */
export const namedCategories = (text: string, namesOf: (category: GameCategory) => string): readonly GameCategory[] => {
  const typed = withoutGames(foldTyped(text.replaceAll('_', ' ')));
  if (typed.length < lettersMin) return [];
  return gameCategories.filter((category) =>
    [...namesOf(category).split(','), category.replaceAll('_', ' ')].some(
      (name) => containsTyped(name, typed) || hasTypedWords(name, typed),
    ),
  );
};
