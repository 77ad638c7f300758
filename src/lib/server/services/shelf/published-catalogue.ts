import { shelfLists } from '#domain/shelf/order.ts';
import type { ServerContext } from '../../context.ts';
import { houseShelf, servedList } from './house-shelf.ts';

/** The catalogue as the repository names it, by which a build finds a published one. */
const path = 'src/content/catalogue/catalogue.json';

type ShelfCtx = Pick<ServerContext, 'db' | 'clock' | 'catalogue'>;

/**
 * The catalogue from which pages are built anew: its lists as people arranged them, without games that are off. Every game stays in it, since its page
 * says why it cannot be played. None, as long as nobody ever settled anything.
 */
export async function publishedCatalogue(ctx: ShelfCtx): Promise<ReadonlyMap<string, string>> {
  const shelf = await houseShelf(ctx);
  if (shelf.version === 0 && shelf.rules.size === 0) return new Map();
  const { byId: _, ...catalogue } = ctx.catalogue;
  const lists = Object.fromEntries(shelfLists.map((name) => [name, servedList(ctx, shelf, name).map(({ id }) => id)]));
  return new Map([[path, `${JSON.stringify({ ...catalogue, ...lists }, null, 2)}\n`]]);
}
