import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#contract/errors.ts';
import { mifinityScriptOf } from '../adapters/payments/payment-sources.ts';
import { windowGuard } from '../common/window-guard.ts';
import type { ServerContext } from '../context.ts';
import { addressesIn, clientIpReader, forwardedFor, limitKeyOf } from '../http/client-ip.ts';
import { problemResponse } from '../http/problem.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { heldWhere } from '../static/held-where.ts';
import { encodingsOf, pathOf } from '../static/serve-static.ts';
import { pageAnswer } from './page-answer.ts';
import { type NodeHandler, renderPage } from './render.ts';

/** The pages that are rendered when they are asked for. Nothing else is ever given to Astro's handler. */
const paths: ReadonlySet<string> = new Set(['/search']);

/** A page costs some milliseconds of the one processor: more than anyone reads is no reading. */
const pagesPerWindow = 100;
const windowMs = 10_000;
/** As many at a time; who comes then is asked to come again. */
const renderingMax = 24;

export type OnDemandPages = {
  readonly owns: (path: string) => boolean;
  /** Answers GET and HEAD in full; never throws and never rejects. */
  readonly handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
};

/**
 * The door to the pages rendered on demand, for the handler of `dist/server/entry.mjs`. `showFailure` answers with the page for
 * 500, or says that it did not.
 */
export function onDemandPages(
  handler: NodeHandler,
  ctx: ServerContext,
  showFailure: (req: IncomingMessage, res: ServerResponse) => boolean,
): OnDemandPages {
  const { config, clock, log } = ctx;
  const site = { ...config, mifinityScript: mifinityScriptOf(ctx) };
  const guard = windowGuard(pagesPerWindow * config.rateScale, windowMs, () => clock.now().getTime());
  const clientIp = clientIpReader(addressesIn(config.trustedProxies));
  const host = new URL(config.publicOrigin).host;
  const held = heldWhere(ctx);
  let rendering = 0;

  const refuse = async (res: ServerResponse, code: ErrorCode, seconds?: number): Promise<void> => {
    const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) };
    const answer = problemResponse(code, randomUUID(), securityHeaders(config.publicOrigin), { headers });
    res.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  };

  const render = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = req.url ?? '/';
    const ip = clientIp(
      req.socket.remoteAddress,
      forwardedFor((name) => req.headersDistinct[name]?.join(',') ?? null),
    );
    const wait = guard(limitKeyOf(ip));
    if (wait > 0) return refuse(res, 'rate_limited', wait);
    if (rendering >= renderingMax) return refuse(res, 'unavailable', 1);
    rendering++;
    try {
      const here = await held(req);
      const page = await renderPage(handler, url, host, { held: here?.ids ?? new Set() });
      if (page?.status !== 200) throw new Error(`${pathOf(url)} could not be rendered: ${page?.status ?? 'no page'}`);
      const encodings = encodingsOf(req.headers['accept-encoding']);
      const reach = here === null || here.somewhere.size > 0 ? 'country' : 'everywhere';
      const { headers, body } = await pageAnswer(pathOf(url), page, site, encodings, reach);
      res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
    } finally {
      rendering--;
    }
  };

  return {
    owns: (path) => paths.has(path.replace(/\/$/, '')),
    handle: async (req, res) => {
      try {
        const path = pathOf(req.url ?? '/');
        if (paths.has(path)) return await render(req, res);
        // A slash at the end is another address for the same page.
        const location = path.replace(/\/$/, '') + (req.url ?? '').slice(path.length);
        res.writeHead(308, { ...securityHeaders(config.publicOrigin), location, 'content-length': '0' }).end();
      } catch (error) {
        log.error({ err: error }, 'a page could not be rendered');
        if (res.headersSent) res.destroy();
        else if (!showFailure(req, res)) await refuse(res, 'internal');
      }
    },
  };
}
