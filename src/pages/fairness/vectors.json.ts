import type { APIRoute } from 'astro';
import { vectors } from '#domain/proof/vectors.ts';

/** Known answers for whoever writes a verifier of their own. Written at build time from the very modules that settle rounds. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(vectors(), undefined, 1), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
