import type { ServerContext } from '../../context.ts';
import { type HouseShelf, houseShelf, isHiddenIn, isOff } from './house-shelf.ts';

/** What a visitor of one country is not shown now. */
export type HeldGames = {
  /** Off, or hidden in the country. */
  readonly ids: ReadonlySet<string>;
  /** Hidden in some country: what names one of them differs between visitors, and no shared cache may keep it. */
  readonly somewhere: ReadonlySet<string>;
};

/** `country`: ISO code of the call's. */
export async function heldGames(
  ctx: Pick<ServerContext, 'db' | 'clock'>,
  country: string,
  known?: HouseShelf,
): Promise<HeldGames> {
  const shelf = known ?? (await houseShelf(ctx));
  const now = ctx.clock.now();
  const rules = [...shelf.rules.values()];
  const ids = rules.flatMap(({ game_id: id }) => (isOff(shelf, id, now) || isHiddenIn(shelf, id, country) ? [id] : []));
  const somewhere = rules.flatMap(({ game_id: id, hidden }) => (hidden.length > 0 ? [id] : []));
  return { ids: new Set(ids), somewhere: new Set(somewhere) };
}

/** The same for the same games: what is made without them is kept by it. */
export const keyOfHeld = ({ ids }: Pick<HeldGames, 'ids'>): string => [...ids].sort().join(' ');
