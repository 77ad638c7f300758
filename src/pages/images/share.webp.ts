import type { APIRoute } from 'astro';
import { renderWebp } from '../../lib/posters/render.ts';
import { shareSvg } from '../../lib/posters/share.ts';

export const GET: APIRoute = async () =>
  new Response(await renderWebp(shareSvg, 1200), { headers: { 'content-type': 'image/webp' } });
