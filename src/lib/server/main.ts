import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from './config.ts';
import { DatabaseUnavailable } from './db/db.ts';
import { EmbeddedFailed } from './db/embedded.ts';
import { MigrationFailed } from './db/migrate.ts';
import { isForbiddenMethod, openHouse } from './open-house.ts';
import { stopOnSignals } from './process-end.ts';
import { serverLimits } from './server-limits.ts';
import { loadStatic } from './static/load-static.ts';
import { createStaticServer, pathOf } from './static/serve-static.ts';

type Listener = (req: IncomingMessage, res: ServerResponse) => void;
type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

const say = (line: string) => console.log(`  ${line}`);

/** The process: static files from memory, then the calls, then what Astro renders on demand, else the page for 404. */
async function main(): Promise<void> {
  const dist = resolve('dist');
  const house = await openHouse(process.env, say);
  const { config, ctx } = house;
  const statics = createStaticServer(loadStatic(dist, config));
  const astro = await onDemandPages(dist);

  const nothingHere: Listener = (req, res) => {
    const wantsPage =
      (req.method === 'GET' || req.method === 'HEAD') && (req.headers.accept ?? '').includes('text/html');
    if (!(wantsPage && statics.serveNotFound(req, res))) house.handleCall(req, res);
  };
  const listener: Listener = (req, res) => {
    if (statics.serve(req, res)) return;
    if (statics.has(pathOf(req.url ?? '/')) || isForbiddenMethod(req.method)) return house.refuseMethod(res);
    if (house.isCall(req.url ?? '/') || astro === undefined) {
      if (house.isCall(req.url ?? '/')) house.handleCall(req, res);
      else nothingHere(req, res);
      return;
    }
    astro(req, res, () => nothingHere(req, res));
  };

  const server = createServer(serverLimits.options, (req, res) => {
    try {
      listener(req, res);
    } catch (error) {
      // One failed answer, never a dead process.
      ctx.log.error({ err: error }, 'unexpected error');
      if (res.headersSent) res.destroy();
      else house.fail(res);
    }
  });
  serverLimits.apply(server, config.publicOrigin);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(config.port, config.host, listening);
  });
  stopOnSignals(server, house, say);
  console.log(`Faceup plays at ${config.publicOrigin}${config.sandbox ? ' (sandbox payments)' : ''}`);
}

/** Astro's own handler, when some page is rendered on demand. */
async function onDemandPages(dist: string): Promise<Middleware | undefined> {
  const entry = join(dist, 'server', 'entry.mjs');
  if (!existsSync(entry)) return undefined;
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Middleware };
  return handler;
}

/** Failures that an operator can do something about are told in a line; anything else with its stack. */
const known = [ConfigError, EmbeddedFailed, MigrationFailed, DatabaseUnavailable];

main().catch((error: unknown) => {
  const isKnown = error instanceof Error && (known.some((kind) => error instanceof kind) || 'port' in error);
  console.error(isKnown ? explained(error) : error);
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 1000).unref();
});

function explained(error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? error.port : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (error instanceof DatabaseUnavailable)
    return `The database does not answer (${error.message}): start it, or mend DATABASE_URL.`;
  return error.message;
}
