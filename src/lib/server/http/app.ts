import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ServerContext } from '../context.ts';
import { DatabaseUnavailable } from '../db/db.ts';
import { inTime } from '../db/deadline.ts';
import { createSandbox } from '../sandbox/app.ts';
import { outboxFigures } from '../services/events/outbox-figures.ts';
import { houseFigures } from '../services/figures/house-figures.ts';
import { listenersByGame } from '../services/shared/rooms.ts';
import { seaListeners } from '../services/shared/sea/sea.ts';
import { walletListeners } from '../services/wallet/live.ts';
import { callRunner } from './call-runner.ts';
import { callerCountryReader } from './caller-country.ts';
import { addressesIn, clientIpReader, forwardedFor, isFromUnknownProxy } from './client-ip.ts';
import { isSameSite } from './cross-site.ts';
import { deskDoor } from './desk/desk-door.ts';
import type { AppEnv } from './exchange.ts';
import { heldStyleRoute } from './held-style.ts';
import { imageRoutes } from './images.ts';
import { createMetrics } from './metrics.ts';
import { oneClickDoor } from './one-click.ts';
import { opsRoutes } from './ops.ts';
import { isKeptFromOutbox } from './outbox-door.ts';
import { paymentPages } from './payment-pages.ts';
import { type ProblemDetails, problemResponse } from './problem.ts';
import { createRateGate } from './rate.ts';
import type { CallName, Route } from './route.ts';
import { routeTable } from './route-table.ts';
import { securityHeaders } from './security-headers.ts';
import { walletDoor } from './wallet-door.ts';

/** What the transport knows and a Request does not say. */
type TransportInfo = {
  readonly remoteAddress: string | undefined;
  /** Where events are written at once for many; without it they go through the Response's body. */
  readonly outgoing?: ServerResponse;
};

/** Everything the house answers by code. Never throws and never rejects: the worst answer is a 500. */
export type App = {
  readonly handle: (request: Request, info: TransportInfo) => Promise<Response>;
  /** Whether a path lies among the calls, so that nobody else may answer it. */
  readonly owns: (path: string) => boolean;
  /** A failed answer for whom Hono cannot serve: a method that `Request` refuses. */
  readonly refuse: (code: ErrorCode, details?: ProblemDetails) => Response;
};

/** Builds the app. `table` is given by tests alone; a call that is not in it is not found. */
export function createApp(ctx: ServerContext, table: Readonly<Record<string, Route<Call>>> = routeTable): App {
  const { config } = ctx;
  const base = securityHeaders(config.publicOrigin);
  const metrics = createMetrics({
    listeners: () => listenersByGame(ctx).set('sea', seaListeners(ctx)).set('wallet', walletListeners(ctx)),
    program: ctx.program,
    skewMs: ctx.clock.skewMs,
    outbox: () => outboxFigures(ctx),
    house: houseFigures(ctx),
    registers: ctx.registers,
    failures: ctx.failures,
  });
  const isProxy = addressesIn(config.trustedProxies);
  const clientIp = clientIpReader(isProxy);
  const countryOf = callerCountryReader(config, ctx.geo);
  const gate = createRateGate(ctx.limiter, {
    scale: config.rateScale,
    pseudonymKey: config.secrets.pseudonym,
    now: () => performance.now(),
  });
  const run = callRunner(ctx, base, metrics, gate);
  const hono = new Hono<AppEnv>();

  if (ctx.tracing.isOn)
    hono.use(async (c, next) => {
      await next();
      const route = routePath(c, -1);
      ctx.tracing.note({ 'http.route': route }, `${c.req.method} ${route}`);
    });

  const methodsAt = new Map<string, string[]>();
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methodsAt.set(path, [...(methodsAt.get(path) ?? []), ...(call.method === 'GET' ? ['GET', 'HEAD'] : [call.method])]);
    const route = table[name];
    hono.on(call.method, path, (c) =>
      route === undefined
        ? problemResponse('not_found', c.env.requestId, base)
        : run(name, call, route, c.req.raw, c.req.param(), c.env),
    );
  }
  for (const [path, methods] of opsRoutes(ctx, hono, base, metrics)) methodsAt.set(path, methods);
  for (const [path, methods] of imageRoutes(ctx, hono, base)) methodsAt.set(path, methods);
  for (const [path, methods] of heldStyleRoute(ctx, hono, base)) methodsAt.set(path, methods);
  for (const [path, methods] of paymentPages(ctx, hono, base)) methodsAt.set(path, methods);
  for (const [path, methods] of oneClickDoor(ctx, hono, base)) methodsAt.set(path, methods);
  for (const [path, methods] of walletDoor(ctx, hono, base)) methodsAt.set(path, methods);
  for (const [path, methods] of deskDoor(ctx, hono, base, metrics, gate)) methodsAt.set(path, methods);
  if (config.sandbox) mountSandbox(ctx, hono, base, isProxy);
  const rooms = new Set([...methodsAt.keys()].map((path) => path.split('/', 2)[1] ?? ''));
  for (const [path, methods] of methodsAt)
    hono.all(path, (c) =>
      problemResponse('method_not_allowed', c.env.requestId, base, { headers: { allow: methods.join(', ') } }),
    );
  hono.notFound((c) => problemResponse('not_found', c.env.requestId, base));
  hono.onError((error, c) => failed(ctx, error, c.env.requestId, base));

  return {
    handle: (request, { remoteAddress, outgoing }) => {
      const requestId = randomUUID();
      const answered = async (): Promise<Response> => {
        try {
          const ip = clientIp(
            remoteAddress,
            forwardedFor((name) => request.headers.get(name)),
          );
          const country = countryOf({ ip, isPeerTrusted: isProxy(remoteAddress), headers: request.headers });
          const answer = await inTime(answerMsMax, async (deadline) =>
            hono.fetch(request, { requestId, ip, remoteAddress, country, deadline, outgoing }),
          );
          if (answer !== 'late') return answer;
          // The first part of a path names a service, and nobody.
          const [, service] = new URL(request.url).pathname.split('/');
          ctx.log.error({ requestId, service }, 'a call missed its deadline');
          return unavailable(requestId, base);
        } catch (error) {
          return failed(ctx, error, requestId, base);
        }
      };
      // A stranger has no say in what is told, and of whom.
      return traced(ctx, request, { requestId, isPeerTrusted: isProxy(remoteAddress) }, answered);
    },
    owns: (path) => rooms.has(path.split('/', 2)[1] ?? '') || (config.sandbox && sandboxPath.test(path)),
    refuse: (code, details) => problemResponse(code, randomUUID(), base, details),
  };
}

/** What watches the house asks every few seconds, and is told of by nobody. */
const watchers: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** A trace of its own, or a part of that of a proxy of ours; of a stream until it begins. */
function traced(
  { tracing }: Pick<ServerContext, 'tracing'>,
  request: Request,
  { requestId, isPeerTrusted }: { readonly requestId: string; readonly isPeerTrusted: boolean },
  answered: () => Promise<Response>,
): Promise<Response> {
  if (!tracing.isOn || watchers.has(new URL(request.url).pathname)) return answered();
  const traceparent = isPeerTrusted ? request.headers.get('traceparent') : null;
  return tracing.begin(request.method, 'server', traceparent, async () => {
    const response = await answered();
    tracing.note({
      'http.request.method': request.method,
      'http.response.status_code': response.status,
      'faceup.request_id': requestId,
    });
    return response;
  });
}

/** Every answer is out by then, or 503; what is longer says so in its route (`deadlineMs`), as `/readyz` says that it is shorter. */
const answerMsMax = 10_000;

const unavailable = (requestId: string, base: Readonly<Record<string, string>>): Response =>
  problemResponse('unavailable', requestId, base, { headers: { 'retry-after': '5' } });

/** A lost database is 503 and worth a retry; anything else thrown is a bug of ours: logged, and no word of it outside. */
function failed(
  ctx: ServerContext,
  error: unknown,
  requestId: string,
  base: Readonly<Record<string, string>>,
): Response {
  if (error instanceof DatabaseUnavailable) {
    ctx.log.warn({ requestId, reason: error.message }, 'the database is away');
    return unavailable(requestId, base);
  }
  ctx.log.error({ requestId, err: error }, 'unexpected error');
  return problemResponse('internal', requestId, base);
}

/** `/sandbox/ui` is a page of the site; these are rendered by the sandbox itself. */
const sandboxPath = /^\/sandbox\/(pay|company|outbox|chain|embeds|mifinity|studio|time-stamp|registers)(\/|$)/;
/**
 * Where no browser is: the house itself calls the sandbox's studio, which knows it by signature or key, and the time stamping authority
 * stamps what anybody asks. Registers are asked by servers, which they know by their keys.
 */
const machineCall =
  /^\/sandbox\/(?:studio\/(?:hub88|valkyrie)\/|time-stamp$|registers\/(?:spelpaus|gamstop|rofus|oasis)(?:\/|$))/;

/** The sandbox's pages: same Origin rule as the calls, and its own policy over the common headers. */
function mountSandbox(
  ctx: ServerContext,
  hono: Hono<AppEnv>,
  base: Readonly<Record<string, string>>,
  isProxy: (address: string | undefined) => boolean,
): void {
  const sandbox = createSandbox(ctx);
  const tooLarge = (c: HonoContext<AppEnv>) => problemResponse('payload_too_large', c.env.requestId, base);
  hono.use('/sandbox/*', bodyLimit({ maxSize: 16 * 1024, onError: tooLarge }));
  hono.all('/sandbox/*', async (c) => {
    const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isSafe && !machineCall.test(c.req.path) && !isSameSite(c.req.raw.headers, ctx.config.publicOrigin))
      return problemResponse('cross_site_refused', c.env.requestId, base);
    const isUnknown = isFromUnknownProxy(isProxy(c.env.remoteAddress), (name) => c.req.raw.headers.get(name));
    if (isKeptFromOutbox(ctx, { path: c.req.path, ip: c.env.ip, isFromUnknownProxy: isUnknown }))
      return problemResponse('not_found', c.env.requestId, base);
    const path = new URL(c.req.url);
    path.pathname = path.pathname.replace(/^\/sandbox/, '');
    const answer = await sandbox.fetch(new Request(path, c.req.raw));
    const headers = new Headers(base);
    for (const [name, value] of answer.headers) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  });
}
