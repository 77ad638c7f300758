import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';

/** The verifier in Python, as it stands in the documentation. Written at build time. */
export const GET: APIRoute = () =>
  new Response(readFileSync('docs/verify_statement.py', 'utf8'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
