import { arrange } from '#domain/shelf/order.ts';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer } from './call-desk.ts';

export type ShelfRead = DeskAnswer<'readShelf'>;
export type ShelfLists = ShelfRead['lists'];
export type ListName = keyof ShelfLists;
export type GameChains = DeskAnswer<'listGameChains'>;
export type ChainCheck = DeskAnswer<'checkGameChain'>;

export const $shelf = createDeskQuery(() => callDesk('readShelf', {}));
export const $chains = createDeskQuery(() => callDesk('listGameChains', {}));

export const arrangeShelf = (lists: ShelfLists, version: number, reason: string) =>
  afterAct(callDesk('arrangeShelf', { body: { lists, reason, shown: { version } } }), $shelf.reload);

export const checkChain = (game: string, number: number, links: number) =>
  callDesk('checkGameChain', { body: { game, number, links } });

/** A list with the game at one place moved by one; the same list where it cannot move. */
export function moved(games: readonly string[], place: number, by: -1 | 1): readonly string[] {
  const [one, other] = [games[place], games[place + by]];
  if (one === undefined || other === undefined) return games;
  return games.map((id, at) => (at === place ? other : at === place + by ? one : id));
}

/** A list as it will be served once the lists are arranged so. */
export const previewOf = ({ computed, games }: ShelfRead, name: ListName, lists: ShelfLists): readonly string[] => {
  const shown = new Set(games.filter(({ isOff }) => !isOff).map(({ id }) => id));
  return arrange(computed[name], lists[name] ?? undefined, (id) => shown.has(id));
};
