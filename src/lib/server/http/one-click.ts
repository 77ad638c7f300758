import type { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { oneClickPath, unsubscribe, unsubscribePath } from '../services/profile/promo-mail.ts';
import type { AppEnv } from './exchange.ts';
import { problemResponse } from './problem.ts';
import { secretHeaders } from './reset-path.ts';
import type { HeaderRecord } from './security-headers.ts';

const path = `${oneClickPath}/:token`;
const token = /^[\w-]{32,128}$/;

/**
 * Where a mail's `List-Unsubscribe` leads (RFC 8058): the POST of a mail program ends the offers there and then, without a
 * session, cookie or origin, since the address itself is the secret. A GET changes nothing, since scanners follow links: it
 * leads a person to the page that asks. Returns the paths with their methods.
 */
export function oneClickDoor(ctx: ServerContext, hono: Hono<AppEnv>, base: HeaderRecord): [string, string[]][] {
  hono.post(path, async (c) => {
    const { ip, country, requestId } = c.env;
    const caller = { ip, country, requestId, userAgent: (c.req.header('user-agent') ?? '').slice(0, 512) };
    const given = c.req.param('token');
    const ended = token.test(given) && (await unsubscribe(ctx, caller, given)).ok;
    if (!ended) return problemResponse('not_found', requestId, base);
    return new Response(null, { status: 204, headers: { ...base, ...secretHeaders } });
  });
  hono.get(path, (c) => {
    const given = c.req.param('token');
    const location = token.test(given) ? unsubscribePath(given) : '/unsubscribe';
    return new Response(null, { status: 303, headers: { ...base, ...secretHeaders, location } });
  });
  return [[path, ['GET', 'HEAD', 'POST']]];
}
