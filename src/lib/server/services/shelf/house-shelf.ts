import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { gamesOfList } from '#domain/catalogue/shelf.ts';
import { arrange, type ShelfListName, type ShelfOrder } from '#domain/shelf/order.ts';
import type { ServerContext } from '../../context.ts';
import { type GameRuleRow, listGameRules, listShelfVersions, type ShelfRow } from '../../db/queries/game-settings.ts';
import { keptFor } from '../catalogue/kept.ts';
import { parseOrder } from './parse.ts';

/** What this process knows of what the house settled. A stake asks the database itself: this is for lists and words. */
export type HouseShelf = {
  readonly rules: ReadonlyMap<string, GameRuleRow>;
  readonly order: ShelfOrder;
  readonly version: number;
};

/** At the latest after this a process that heard nothing looks again. */
const keptMs = 10_000;

export const houseShelf = keptFor(keptMs, async (ctx: Pick<ServerContext, 'db' | 'clock'>): Promise<HouseShelf> => {
  const rules = await ctx.db.query<GameRuleRow>(listGameRules);
  const [last] = await ctx.db.query<ShelfRow>(listShelfVersions, [1]);
  return {
    rules: new Map(rules.map((rule) => [rule.game_id, rule])),
    order: parseOrder(last?.lists ?? {}),
    version: last?.version ?? 0,
  };
});

export const isOff = ({ rules }: HouseShelf, gameId: string, now: Date): boolean => {
  const from = rules.get(gameId)?.off_from ?? null;
  return from !== null && from <= now;
};

export const isHiddenIn = ({ rules }: HouseShelf, gameId: string, country: string): boolean =>
  rules.get(gameId)?.hidden.includes(country) ?? false;

/** A list of the shelf as it is served now, without games that are off or that are kept from who asks. */
export const servedList = (
  ctx: Pick<ServerContext, 'catalogue' | 'clock'>,
  shelf: HouseShelf,
  list: ShelfListName,
  isKept: (id: string) => boolean = () => false,
): readonly CatalogueGame[] => {
  const now = ctx.clock.now();
  const ids = arrange(
    ctx.catalogue[list],
    shelf.order[list],
    (id) => ctx.catalogue.byId.has(id) && !isOff(shelf, id, now) && !isKept(id),
  );
  return gamesOfList(ctx.catalogue, ids);
};
