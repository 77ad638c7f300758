import type { ShelfListsShown, ShelfRead } from '#contract/desk/shelf.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type ShelfListName, type ShelfOrder, shelfLists } from '#domain/shelf/order.ts';
import type { ServerContext } from '../../../context.ts';
import { insertShelfVersion, listShelfVersions, type ShelfRow } from '../../../db/queries/game-settings.ts';
import { houseShelf, isOff, servedList } from '../../shelf/house-shelf.ts';
import { parseOrder } from '../../shelf/parse.ts';
import { tellShelf } from '../../shelf/tell-shelf.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

const listed = 30;

const shownLists = (order: ShelfOrder): ShelfListsShown => {
  const one = (name: ShelfListName) => {
    const arranged = order[name];
    return arranged === undefined ? null : { how: arranged.how, games: [...arranged.games] };
  };
  return { top: one('top'), main: one('main'), featured: one('featured'), new: one('new') };
};

/** The lists, three ways: of the catalogue, as arranged, as served. */
export async function readShelf(ctx: ServerContext): Promise<ShelfRead> {
  const { catalogue } = ctx;
  const now = ctx.clock.now();
  const rows = await ctx.db.query<ShelfRow>(listShelfVersions, [listed]);
  const order = parseOrder(rows[0]?.lists ?? {});
  const shelf = { ...(await houseShelf(ctx)), order };
  const each = (list: (name: ShelfListName) => readonly string[]) => ({
    top: [...list('top')],
    main: [...list('main')],
    featured: [...list('featured')],
    new: [...list('new')],
  });
  return {
    version: rows[0]?.version ?? 0,
    lists: shownLists(order),
    computed: each((name) => catalogue[name]),
    served: each((name) => servedList(ctx, shelf, name).map(({ id }) => id)),
    games: catalogue.games.map(({ id, name, provider: studio, addedOn }) => ({
      id,
      name,
      studio,
      addedOn,
      isOff: isOff(shelf, id, now),
    })),
    history: rows.map(({ version, lists, by, reason, at }) => ({
      version,
      lists: shownLists(parseOrder(lists)),
      by,
      reason,
      at: at.toISOString(),
    })),
  };
}

type Arrangement = { readonly lists: ShelfListsShown; readonly reason: string; readonly version: number };

/** Arranges the lists anew in the place of the version that was shown: nothing of money or limits, hence one person's. */
export async function arrangeShelf(
  ctx: ServerContext,
  actor: StaffActor,
  { lists, reason, version }: Arrangement,
): Promise<Result<{ version: number }, 'changed_since_shown' | 'setting_same' | 'game_unknown'>> {
  const named = shelfLists.flatMap((name) => lists[name]?.games ?? []);
  const unknown = named.find((id) => !ctx.catalogue.byId.has(id));
  if (unknown !== undefined) return fail('game_unknown', { game: unknown });
  const kept = Object.fromEntries(shelfLists.flatMap((name) => (lists[name] === null ? [] : [[name, lists[name]]])));
  const done = await ctx.db.transaction(
    async (tx): Promise<Result<{ version: number }, 'changed_since_shown' | 'setting_same'>> => {
      const now = ctx.clock.now();
      const [last] = await tx.query<ShelfRow>(listShelfVersions, [1]);
      if ((last?.version ?? 0) !== version) return fail('changed_since_shown', { version: last?.version ?? 0 });
      if (JSON.stringify(shownLists(parseOrder(last?.lists ?? {}))) === JSON.stringify(shownLists(parseOrder(kept))))
        return fail('setting_same');
      const [made] = await tx.query<{ version: number }>(insertShelfVersion, [
        version,
        kept,
        actor.staffId,
        reason,
        now,
      ]);
      if (made === undefined) return fail('changed_since_shown');
      await noteAct(tx, now, actor, {
        act: 'games.arrange',
        subject: { kind: 'shelf', id: String(made.version) },
        reason,
        facts: kept,
      });
      return ok({ version: made.version });
    },
  );
  if (done.ok) tellShelf(ctx);
  return done;
}
