import { gamePathOf } from '#domain/catalogue/slug.ts';
import type { ServerContext } from '../../context.ts';
import { houseShelf, isHiddenIn, isOff } from './house-shelf.ts';

const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\\n<]/g, (one) => `\\${one.codePointAt(0)?.toString(16)} `)}"`;

/** What shows a game on a page: a link to it, the item of a list that it stands in, its line in the search. */
function linksOf(id: string, path: string): string[] {
  const link = `[data-game-id=${quoted(id)}]`;
  return [link, `.heart-card:has(>${link})`, `li:has(${link}):not(:has(li))`, `[role="option"][href=${quoted(path)}]`];
}

/**
 * A style sheet that takes games out of a visitor's pages which are off, or hidden in the visitor's country, and shows on a game's own page why. Pages
 * are files, the same for everybody: what differs between visitors is this, a few bytes, and mostly none.
 */
export async function heldStyle(ctx: ServerContext, country: string): Promise<string> {
  const shelf = await houseShelf(ctx);
  const now = ctx.clock.now();
  const rules = [...shelf.rules.keys()].flatMap((id) => {
    const why = isOff(shelf, id, now) ? 'off' : isHiddenIn(shelf, id, country) ? 'hidden' : null;
    const game = ctx.catalogue.byId.get(id);
    if (why === null || game === undefined) return [];
    const gone = [...linksOf(id, gamePathOf(game)), `[data-held-play=${quoted(id)}]`];
    return [`${gone.join()}{display:none!important}`, `[data-held-${why}=${quoted(id)}]{display:block!important}`];
  });
  return rules.join('\n');
}
