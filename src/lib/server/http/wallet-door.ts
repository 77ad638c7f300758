import type { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { openDoors } from '../services/aggregator/dialects.ts';
import { readBytes } from './body.ts';
import type { AppEnv } from './exchange.ts';
import { problemResponse } from './problem.ts';
import type { HeaderRecord } from './security-headers.ts';

const bytesMax = 64 * 1024;
const path = '/wallet/:dialect/*';

/**
 * Where outside studios call: `/wallet/{dialect}/…`, not found where the operator has no keys for the dialect. No country, cookie
 * or origin is looked at: a studio's server proves itself by its dialect. Returns the paths with their methods.
 */
export function walletDoor(ctx: ServerContext, hono: Hono<AppEnv>, base: HeaderRecord): [string, string[]][] {
  const doors = openDoors(ctx);
  if (doors.size === 0) return [];
  hono.on(['GET', 'PUT', 'POST'], path, async (c) => {
    const dialect = c.req.param('dialect');
    const door = doors.get(dialect);
    if (!door) return problemResponse('not_found', c.env.requestId, base);
    const body = await readBytes(c.req.raw, bytesMax);
    if (!body.ok) return problemResponse(body.code, c.env.requestId, base);
    const { pathname, search } = new URL(c.req.url);
    const said = pathname.slice(`/wallet/${dialect}`.length) + search;
    const answer = await door({ method: c.req.method, path: said, headers: c.req.raw.headers, raw: body.value });
    return Response.json(answer.body, { status: answer.status, headers: { ...base, 'cache-control': 'no-store' } });
  });
  return [[path, ['GET', 'PUT', 'POST']]];
}
