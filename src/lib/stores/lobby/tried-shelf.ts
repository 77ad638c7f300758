import type { GameOnShelf } from '#domain/catalogue/sheet.ts';
import { $player, askedAnew, createQuery } from '../calls/query.ts';
import { fetchSheet } from './game-sheet.ts';
import { triedGames } from './tried-games.ts';

/** The games whose free table was opened in this browser, each with the way to that table. */
export const $tried = createQuery<readonly GameOnShelf[]>(['tried', $player], {
  ...askedAnew,
  fetcher: async () => {
    const sheets = await Promise.all(triedGames().map(fetchSheet));
    return sheets.flatMap((sheet) => (sheet?.tryPath ? [{ ...sheet, path: sheet.tryPath }] : []));
  },
});
