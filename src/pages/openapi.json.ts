import type { APIRoute } from 'astro';
import { buildOpenApi } from '#contract/openapi.ts';

/** Written at build time. Its paths are relative to wherever it is served. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(buildOpenApi()), { headers: { 'content-type': 'application/json; charset=utf-8' } });
