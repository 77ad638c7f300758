import type { APIRoute } from 'astro';
import { promotionOdds } from '#layouts/promotion-odds.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(promotionOdds), { headers: { 'content-type': 'application/json' } });
