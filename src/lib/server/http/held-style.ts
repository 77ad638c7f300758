import type { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { heldStyle } from '../services/shelf/held-style.ts';
import type { AppEnv } from './exchange.ts';
import type { HeaderRecord } from './security-headers.ts';

const path = '/held.css';
/** It differs by the visitor's country, which no shared cache knows. */
const cacheControl = 'private, max-age=60';

/** Takes games out of the pages that are files (services/shelf/held-style.ts). Returns its path with its methods. */
export function heldStyleRoute(ctx: ServerContext, hono: Hono<AppEnv>, base: HeaderRecord): [string, string[]][] {
  hono.get(path, async (c) => {
    const headers = { ...base, 'cache-control': cacheControl, 'content-type': 'text/css; charset=utf-8' };
    return new Response(await heldStyle(ctx, c.env.country), { headers });
  });
  return [[path, ['GET', 'HEAD']]];
}
