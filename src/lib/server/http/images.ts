import type { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { createImages, type ServedImage } from '../services/images/images.ts';
import { limitKeyOf } from './client-ip.ts';
import type { AppEnv } from './exchange.ts';
import { problemResponse } from './problem.ts';
import type { HeaderRecord } from './security-headers.ts';
import { createTurns } from './turns.ts';

/** A picture keeps its address when it is drawn anew: caches keep it for a week, and then ask while they show it. */
const cacheControl = 'public, max-age=604800, stale-while-revalidate=2592000';
const path = '/image/*';
/** A new picture takes up to a second of one of two places: so many of one visitor stand in that line, and no more. */
const atOnceOfOne = 16;
const waitingOfOneMax = 1_000;

/** Pictures in the specified widths. What failed is never kept by a cache. Returns the paths with their methods. */
export function imageRoutes(ctx: ServerContext, hono: Hono<AppEnv>, base: HeaderRecord): [string, string[]][] {
  const images = createImages(ctx);
  const turnOf = createTurns(atOnceOfOne, waitingOfOneMax);
  hono.get(path, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const end = await turnOf(limitKeyOf(c.env.ip));
    if (end === null)
      return problemResponse('rate_limited', c.env.requestId, base, { headers: { 'retry-after': '10' } });
    const found = await images(pathname + search, c.req.header('accept') ?? null).finally(end);
    if (found.ok) return answer(found.value, c.req.header('if-none-match'), base);
    const retry = found.code === 'unavailable' ? { headers: { 'retry-after': '10' } } : {};
    return problemResponse(found.code, c.env.requestId, base, retry);
  });
  return [[path, ['GET', 'HEAD']]];
}

function answer({ bytes, kind, etag }: ServedImage, known: string | undefined, base: HeaderRecord): Response {
  const headers = { ...base, 'cache-control': cacheControl, etag, vary: 'accept' };
  const isKnown = known?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  if (isKnown) return new Response(null, { status: 304, headers });
  return new Response(Buffer.from(bytes), {
    headers: { ...headers, 'content-type': `image/${kind}`, 'content-length': String(bytes.length) },
  });
}
