import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { ping } from '../db/connect.ts';
import type { AppEnv } from './exchange.ts';
import type { Metrics } from './metrics.ts';
import { problemResponse } from './problem.ts';
import type { HeaderRecord } from './security-headers.ts';
import { securityText, securityTextPath } from './security-text.ts';

const get = ['GET', 'HEAD'];

/** A database that hangs is away: whoever asks wants to send players elsewhere. */
const readyMsMax = 1_000;

/** For those who run it: alive, ready, figures; and where its weaknesses are reported. Returns the paths with their methods. */
export function opsRoutes(
  ctx: ServerContext,
  hono: Hono<AppEnv>,
  base: HeaderRecord,
  metrics: Metrics,
): [string, string[]][] {
  const answer = (body: string, type: string) =>
    new Response(body, { headers: { ...base, 'content-type': type, 'cache-control': 'no-store' } });
  const json = 'application/json; charset=utf-8';

  hono.get('/healthz', () => answer('{"status":"alive"}', json));
  hono.get('/readyz', async (c) => {
    c.env.deadline.allow(readyMsMax);
    await ping(ctx.db);
    return answer('{"status":"ready"}', json);
  });
  hono.get('/metrics', async (c) => {
    const ip = comesThroughProxy(ctx.config, c.req.raw.headers) ? '' : c.env.ip;
    if (!mayReadMetrics(ip, c.req.header('authorization'), ctx.config.metricsToken))
      return problemResponse('not_found', c.env.requestId, base);
    return answer(await metrics.text(), metrics.contentType);
  });
  hono.get(securityTextPath, () => answer(securityText(ctx.config, ctx.clock.now()), 'text/plain; charset=utf-8'));
  return ['/healthz', '/readyz', '/metrics', securityTextPath].map((path) => [path, get]);
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * What a proxy on this machine passes on comes from this machine only to look at. Not every proxy says that it is one, so
 * where one is to be expected, in production or by the settings, the token alone opens.
 */
const comesThroughProxy = (config: Config, headers: Headers): boolean =>
  config.production || config.trustedProxies.length > 0 || proxyHeaders.some((name) => headers.has(name));

function mayReadMetrics(ip: string, authorization: string | undefined, token: string | null): boolean {
  if (token === null) return ip === '::1' || ip.startsWith('127.');
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
