import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { edgePpm } from '#domain/loyalty/edges.ts';
import type { ServerContext } from '../../context.ts';
import { storeGameEdges } from '../../db/queries/loyalty.ts';

/** Tells the database the edges of the games of this software. Rows of earlier rules stay: their rounds still count by them. */
export const publishEdges = async ({ db }: Pick<ServerContext, 'db'>): Promise<void> => {
  const versions = gameIds.map((id) => String(findGame(id)?.rulesVersion ?? 1));
  await db.query(storeGameEdges, [gameIds, versions, gameIds.map(edgePpm)]);
};
