import type { APIRoute } from 'astro';
import { allRows, rowJson } from '#domain/returns/figure-rows.ts';

/** Every game's exact figures, as `npm run rtp -- --json` prints them. Written at build time. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(allRows().map(rowJson)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
