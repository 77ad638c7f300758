import type { APIRoute } from 'astro';
import { eventSchema } from '#contract/docs/event-reference.ts';

/** Written at build time. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(eventSchema()), { headers: { 'content-type': 'application/json; charset=utf-8' } });
