import type { APIRoute } from 'astro';
import { packGames } from '#domain/catalogue/search-file.ts';
import { catalogue } from '#layouts/catalogue.ts';

/** The games as the search dialog loads them. Written at build time. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(packGames(catalogue)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
