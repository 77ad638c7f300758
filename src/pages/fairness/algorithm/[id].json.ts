import type { APIRoute, GetStaticPaths } from 'astro';
import { type GameId, gameIds } from '#domain/games/book/registry.ts';
import { algorithmPage } from '#domain/proof/algorithm/page.ts';

/** A file a game. */
export const getStaticPaths = (() => gameIds.map((id) => ({ params: { id }, props: { id } }))) satisfies GetStaticPaths;

/** All numbers that decide a game's rounds, and three of them. Written at build time from the very modules that settle rounds. */
export const GET: APIRoute<{ id: GameId }> = ({ props: { id } }) =>
  new Response(JSON.stringify(algorithmPage(id), undefined, 1), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
