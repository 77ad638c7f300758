import type { APIRoute } from 'astro';
import { speculationRules } from '#layouts/parts/fetch-ahead.ts';

/** Named by the header `speculation-rules` of every page. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(speculationRules), { headers: { 'content-type': 'application/speculationrules+json' } });
