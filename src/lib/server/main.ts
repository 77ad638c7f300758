import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { overlayFiles } from '#content/overlay.ts';
import { CatalogueFaulty, catalogueFile } from '../catalogue/read-catalogue.ts';
import { OffersFaulty } from '../offers/read-offers.ts';
import { PoliciesFaulty } from '../policies/read-versions.ts';
import { framesOfStudios } from './adapters/aggregator/create-studios.ts';
import { mifinityScriptOf } from './adapters/payments/payment-sources.ts';
import { builtPictures } from './adapters/pictures/built-pictures.ts';
import { RatesFaulty } from './adapters/rates/rates-file.ts';
import { ConfigError } from './config.ts';
import { DatabaseUnavailable } from './db/db.ts';
import { EmbeddedFailed } from './db/embedded.ts';
import { MigrationFailed } from './db/sql-file.ts';
import { ClockSkewed } from './house-clock.ts';
import { type OnDemandPages, onDemandPages } from './on-demand/on-demand.ts';
import type { NodeHandler } from './on-demand/render.ts';
import { type House, isForbiddenMethod, openHouse } from './open-house.ts';
import { createPageKeeper } from './pages/keep-pages.ts';
import type { PageBuilder } from './pages/page-builder.ts';
import { stopOnSignals } from './process-end.ts';
import { ProgramChanged } from './program/program-watch.ts';
import { SecretsFailed } from './secrets.ts';
import { serverLimits } from './server-limits.ts';
import { pagesOf } from './services/content/wanted-pages.ts';
import { inviteFounder } from './services/desk/staff/invites.ts';
import { OffersChanged } from './services/promotions/publish-offers.ts';
import { claimBuild, releaseBuild } from './static/claim-build.ts';
import { type HeldFiles, heldFiles } from './static/held-files.ts';
import { loadStatic, loadStaticInTurns } from './static/load-static.ts';
import { createStaticServer, pathOf, type StaticServer, wantsPage } from './static/serve-static.ts';
import type { StaticFiles } from './static/static-file.ts';

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

const say = (line: string) => console.log(`  ${line}`);

/** What a start has built its pages of, and what builds them anew beside the house. Without it the pages stay as they are. */
export type PagesOfStart = {
  /** Of which folder of published files (published-folder.ts), and at which moment. */
  readonly overlay: string | null;
  readonly moment: Date;
  readonly build: PageBuilder;
};

async function main(built: string, start: PagesOfStart | null): Promise<void> {
  // Another build may take its place in `dist` at any time: this process keeps what it begins with, until it takes one itself.
  const dist = claimBuild(built);
  const own = { folder: dist };
  const house = await openHouse(
    process.env,
    say,
    { ownPictures: builtPictures(dist) },
    { built: () => relative('.', own.folder) },
  );
  try {
    await serve(house, own, start);
  } catch (error) {
    // What cannot serve leaves no database running.
    await house.close();
    throw error;
  }
}

/** Pages of one build: files from memory, of which some depend on what is settled of games, and what Astro renders on demand. */
type ServedBuild = {
  readonly statics: StaticServer;
  readonly held: HeldFiles;
  readonly pages: OnDemandPages | undefined;
};

/** The process: static files from memory, then the calls, then what Astro renders on demand, else the page for 404. */
async function serve(house: House, own: { folder: string }, start: PagesOfStart | null): Promise<void> {
  const { config, ctx } = house;
  const site = { ...config, mifinityScript: mifinityScriptOf(ctx), studioFrames: framesOfStudios(ctx.studios) };
  const open = async (folder: string, files: StaticFiles): Promise<ServedBuild> => {
    const statics = createStaticServer(files);
    const handler = await loadHandler(folder);
    ctx.pages.serve(handler);
    const held = heldFiles(ctx, statics);
    return { statics, held, pages: handler === null ? undefined : onDemandPages(handler, ctx, statics.serveFailed) };
  };
  let served = await open(own.folder, loadStatic(own.folder, site));
  const first = own.folder;
  /** Turned in one step between two requests: each is answered by the one build or by the other. */
  const swap = async (folder: string, overlay: string | null): Promise<void> => {
    const next = claimBuild(folder);
    const shelf = join(overlay ?? '', catalogueFile);
    // The pages that are rendered on demand read it when they are loaded.
    process.env['CATALOGUE_FILE'] = overlay !== null && existsSync(shelf) ? shelf : config.catalogueFile;
    served = await open(next, await loadStaticInTurns(next, site));
    // The pictures are those of the first.
    if (own.folder !== first && own.folder !== next) releaseBuild(own.folder);
    own.folder = next;
  };
  const ending = new AbortController();
  const keeper =
    start === null
      ? null
      : createPageKeeper(
          ctx,
          { fingerprint: pagesOf(ctx, overlayFiles(start.overlay), start.moment) },
          start.build,
          swap,
        );
  // What was published meanwhile, by others or while this house was closed.
  await keeper?.catchUp(ending.signal);

  const listener: Listener = (req, res) => {
    const { statics, held, pages } = served;
    const nothingHere = (): void => {
      if (!(wantsPage(req) && statics.serveNotFound(req, res))) house.handleCall(req, res);
    };
    if (house.isKeptFromDesk(req)) {
      if (!(wantsPage(req) && statics.serveNotFound(req, res))) house.nothing(res);
      return;
    }
    if (house.leadOn(req, res)) return;
    const path = pathOf(req.url ?? '/');
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (reads && held.owns(path)) return void held.serve(req, res).catch((error: unknown) => failed(req, res, error));
    if (statics.serve(req, res)) return;
    const isPage = statics.has(path) || pages?.owns(path) === true;
    if ((isPage && !reads) || isForbiddenMethod(req.method)) return house.refuseMethod(res);
    if (isPage) void pages?.handle(req, res);
    else if (house.isCall(req.url ?? '/')) house.handleCall(req, res);
    else nothingHere();
  };

  /** One failed answer, never a dead process. */
  const failed = (req: IncomingMessage, res: ServerResponse, error: unknown): void => {
    ctx.log.error({ err: error }, 'unexpected error');
    if (res.headersSent) res.destroy();
    else if (!served.statics.serveFailed(req, res)) house.fail(res);
  };
  const server = createServer(serverLimits.options);
  serverLimits.apply(server, config.publicOrigin, (req, res) => {
    try {
      listener(req, res);
    } catch (error) {
      failed(req, res, error);
    }
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(config.port, config.host, listening);
  });
  const kept = keeper?.run(ending.signal);
  const close = async (): Promise<void> => {
    ending.abort();
    await kept;
    await house.close();
  };
  stopOnSignals(server, { ...house, close }, say);
  console.log(`Faceup plays at ${config.publicOrigin}${config.sandbox ? ' (sandbox payments)' : ''}`);
  const token = await inviteFounder(ctx);
  if (token !== null)
    console.log(
      `Nobody runs it yet. Who does comes in by this link, once, from this machine, within a day:\n  ${config.desk.origin}/desk/enter#${token}`,
    );
}

/** What renders pages on demand; null when the build holds no such page. */
async function loadHandler(folder: string): Promise<NodeHandler | null> {
  const entry = join(folder, 'server', 'entry.mjs');
  if (!existsSync(entry)) return null;
  return ((await import(pathToFileURL(entry).href)) as { handler: NodeHandler }).handler;
}

/** Failures that an operator can do something about are told in a line; anything else with its stack. */
const known = [
  ClockSkewed,
  ConfigError,
  CatalogueFaulty,
  OffersFaulty,
  PoliciesFaulty,
  OffersChanged,
  RatesFaulty,
  SecretsFailed,
  ProgramChanged,
  EmbeddedFailed,
  MigrationFailed,
  DatabaseUnavailable,
];

/** Serves the build in `folder`, and what is built anew of it, until the process ends; what stops the start is told in a line. */
export function startHouse(folder: string, start: PagesOfStart | null = null): void {
  main(folder, start).catch((error: unknown) => {
    console.error(explained(error));
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 1000).unref();
  });
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return known.some((kind) => error instanceof kind) ? error.message : (listenFailure(error) ?? error);
}

/** What `listen` failed with, as a line to act on; undefined when it is something else. */
function listenFailure(error: Error): string | undefined {
  if (!('syscall' in error) || !('code' in error)) return undefined;
  const port = 'port' in error ? error.port : undefined;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what listens there, or set PORT to another one.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
    return `HOST is no address of this machine: set it to one, or to localhost or 0.0.0.0 (${error.message}).`;
  return undefined;
}

if (import.meta.main) startHouse('dist');
