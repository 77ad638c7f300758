import type { Namespace } from '#i18n/keys.ts';
import type { GameNames } from '#islands/blocks/promotions/rules-words.ts';

/** The files of words that the pages of promotions need. */
export const promotionFiles: readonly Namespace[] = ['common', 'promotions', 'terms'];

/** A game of the house as these pages know it. */
export type PageGame = { readonly id: string; readonly name: string; readonly category: string; readonly path: string };

export const namesOf = (games: readonly PageGame[]): GameNames =>
  Object.fromEntries(games.map(({ id, name }) => [id, name]));
