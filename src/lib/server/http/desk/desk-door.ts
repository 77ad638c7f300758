import type { Hono } from 'hono';
import type { DeskCall } from '#contract/desk/call.ts';
import { deskCalls } from '#contract/desk/calls.ts';
import type { ServerContext } from '../../context.ts';
import type { AppEnv } from '../exchange.ts';
import type { Metrics } from '../metrics.ts';
import { problemResponse } from '../problem.ts';
import type { RateGate } from '../rate.ts';
import type { HeaderRecord } from '../security-headers.ts';
import { deskGate } from './desk-gate.ts';
import type { DeskRoute } from './desk-route.ts';
import { deskRouteTable } from './desk-routes.ts';
import { deskRunner } from './desk-runner.ts';

/**
 * The calls of the desk. Who may come to its door at all is asked here again, of the path as the router reads it: letters of it may have
 * come encoded. Returns the paths with their methods.
 */
export function deskDoor(
  ctx: ServerContext,
  hono: Hono<AppEnv>,
  base: HeaderRecord,
  metrics: Metrics,
  gate: RateGate,
): [string, string[]][] {
  const run = deskRunner(ctx, base, metrics, gate);
  const isKept = deskGate(ctx.config);
  hono.use('/desk-service/*', async (c, next) => {
    const header = (name: string) => c.req.raw.headers.get(name);
    return isKept({ path: '/desk-service', remoteAddress: c.env.remoteAddress, header })
      ? problemResponse('not_found', c.env.requestId, base)
      : next();
  });
  const methodsAt = new Map<string, string[]>();
  for (const [name, call] of Object.entries(deskCalls) as [keyof typeof deskCalls, DeskCall][]) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methodsAt.set(path, [...(methodsAt.get(path) ?? []), ...(call.method === 'GET' ? ['GET', 'HEAD'] : [call.method])]);
    const route = deskRouteTable[name] as unknown as DeskRoute<DeskCall>;
    hono.on(call.method, path, (c) => run(name, call, route, c.req.raw, c.req.param(), c.env));
  }
  return [...methodsAt];
}
