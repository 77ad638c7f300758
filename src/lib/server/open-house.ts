import { type IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { shelfOf } from '#domain/catalogue/shelf.ts';
import { replacementOf } from '#domain/promotions/replaced.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { loyaltyFile, readLoyalty } from '../offers/read-loyalty.ts';
import { readOffers } from '../offers/read-offers.ts';
import { openGeo } from './adapters/geo/mmdb.ts';
import { openTracing } from './adapters/tracing/open-tracing.ts';
import { tracedDb } from './adapters/tracing/traced-db.ts';
import { type Config, type Environment, loadConfig } from './config.ts';
import type { ServerContext } from './context.ts';
import { createContext } from './create-context.ts';
import { connect } from './db/connect.ts';
import type { Db } from './db/db.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { createHouseClock, refuseSkew } from './house-clock.ts';
import { createApp } from './http/app.ts';
import { clickIdCookie, clickIdOf, isPagePath } from './http/click-id.ts';
import { deskGate } from './http/desk/desk-gate.ts';
import { hasResetToken, resetTargetOf, secretHeaders } from './http/reset-path.ts';
import { securityHeaders } from './http/security-headers.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { openBooks } from './open-books.ts';
import { createProgramWatch, lookAtStart } from './program/program-watch.ts';
import { readRestrictedCountries } from './restricted-countries.ts';
import { forgetHints } from './services/games/hints.ts';
import { campaignsBehind } from './services/promotions/in-force.ts';
import { publishOffers, refusedLine, refusedOffers } from './services/promotions/publish-offers.ts';
import { replacedOffers } from './services/promotions/replaced-offers.ts';
import { tryKeyOfNumbers } from './services/registers/try-key.ts';
import { journalKeeper } from './services/rewind/keep-journal.ts';
import { forgetChains } from './services/shared/chains.ts';
import { closeRooms } from './services/shared/rooms.ts';
import { closeSea } from './services/shared/sea/sea.ts';
import { closeWalletStreams } from './services/wallet/live.ts';
import { pathOf } from './static/serve-static.ts';
import { readHouseTexts } from './texts/house-texts.ts';
import { warnOfMight } from './warn-of-might.ts';

/** Everything behind the door: database, migrations, context and app, for `npm start` and `npm run dev` alike. */
export type House = {
  readonly config: Config;
  readonly ctx: ServerContext;
  /** Whether the path belongs to the app rather than to a page. */
  readonly isCall: (url: string) => boolean;
  /** Answers in full; never throws. */
  readonly handleCall: (req: IncomingMessage, res: ServerResponse) => void;
  /**
   * Whether a visitor came by a link that leads on: an affiliate's, whose click id is kept in a cookie and whose way leads to
   * `/`, or one with `resetToken` in its path.
   */
  readonly leadOn: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Whether there is nothing here for who asks: the desk is kept from them, or the desk's own origin has nothing else. */
  readonly isKeptFromDesk: (req: IncomingMessage) => boolean;
  /** 404, with every header that an answer of ours has. */
  readonly nothing: (res: ServerResponse) => void;
  /** 405 for what is there, by GET and HEAD alone. */
  readonly refuseMethod: (res: ServerResponse) => void;
  /** 500, with every header that an answer of ours has. */
  readonly fail: (res: ServerResponse) => void;
  /** Ends what would never end by itself: the streams. */
  readonly endStreams: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * `say` is told each step, a short line; `parts` stand in for the real outside. `isGuest`: the process is another program's,
 * whose `Request` and `Response` stay as they are; `built` says the folder of the build that is served. Throws `ConfigError` or the database's own failure, each a line to act on.
 */
export async function openHouse(
  env: Environment,
  say: (line: string) => void,
  parts: Partial<ServerContext> = {},
  { isGuest = false, built }: { readonly isGuest?: boolean; readonly built?: () => string } = {},
): Promise<House> {
  const config = loadConfig(env);
  const tracing = await openTracing(config, (reason) => log.warn({ reason }, 'traces could not be sent'));
  const log = createLog(config, tracing.isOn ? tracing.ids : undefined);
  const program = createProgramWatch(config.program, '.', log, built);
  await lookAtStart(program, config.program);
  // What cannot be read stops the start before there is a database to stop.
  const files = {
    geo: openGeo(config.geoDatabase),
    restrictedCountries: readRestrictedCountries(),
    catalogue: shelfOf(readCatalogue(config.catalogueFile)),
    offers: parts.offers ?? readOffers(),
    loyalty: readLoyalty(loyaltyFile),
  };
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log: say }) : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate({
      url: config.databaseOwnerUrl ?? embedded?.ownerUrl ?? url,
      onApplied: (file) => say(`applied ${file}`),
    });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const house = openBooks(config, url, log, say);
  const pool = connect({
    url,
    maxConnections: config.databasePool,
    admit: (connection) => house.admit(connection),
    onError: (error) => log.warn({ reason: error.message }, 'an idle database connection broke'),
  });
  const db = tracedDb(pool, tracing);
  const close = async () => {
    await db.close();
    await house.close();
    await embedded?.stop();
    await tracing.close();
  };
  const { clock, refused, offers, told } = await lookAround(house.db, files.offers).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  clock.keep(log);
  await warnOfMight(house.db, log);
  const keepJournal = journalKeeper(db, house.journal, log);
  const ctx = createContext(config, db, log, {
    ...files,
    // A text may name any document, as in the build: one that was refused as what is in force in its place.
    texts: readHouseTexts(told, config.operator),
    program,
    clock,
    epoch: house.epoch,
    keepJournal,
    tracing,
    ...parts,
    offers,
    refusedOffers: refused,
  });
  try {
    await house.settle(ctx, () => forgetBooks(ctx));
    await publishOffers(db, ctx.offers, ctx.clock.now());
    await tryKeyOfNumbers(ctx);
    for (const one of refused) ctx.log.error({ promotion: one.id, version: one.version }, refusedLine(one));
    for (const { id: campaign } of await campaignsBehind(ctx.offers, db))
      ctx.log.warn({ campaign }, 'a campaign is offered to nobody: a document of the repository has its id or code');
  } catch (error) {
    // An offer that was changed under its old version leaves no database running.
    clock.stop();
    await close();
    throw error;
  }
  const jobs = startJobs(ctx);
  const handle = appListener(ctx, { isGuest });
  return {
    config,
    ctx,
    ...handle,
    endStreams: () => endStreams(ctx),
    close: async () => {
      await jobs.stop();
      await endStreams(ctx);
      await ctx.limiter.close();
      await ctx.keepJournal();
      clock.stop();
      await close();
      log.flush();
    },
  };
}

/** What has to be known of the database before there is a context. */
const lookAround = async (db: Db, offers: readonly PromotionRules[]) => {
  await refuseSkew(db);
  const refused = await refusedOffers(db, offers);
  const own = offers.filter(({ id }) => refused.every((one) => one.id !== id));
  const replaced = await replacedOffers({ offers: own, refusedOffers: refused }, db);
  const told = offers.map((rules) => replacementOf(rules, replaced)?.rules ?? rules);
  return { refused, offers: own, told, clock: await createHouseClock(db) };
};

/** What this process remembers of books that are not these any more. */
const forgetBooks = (ctx: ServerContext): void => {
  forgetHints(ctx.db);
  forgetChains(ctx);
};

const endStreams = async (ctx: ServerContext): Promise<void> => {
  await closeWalletStreams(ctx);
  await closeSea(ctx);
  await closeRooms(ctx);
};

type Listeners = 'isCall' | 'handleCall' | 'isKeptFromDesk' | 'nothing' | 'leadOn' | 'refuseMethod' | 'fail';

/** The app as a listener of node:http. */
export function appListener(ctx: ServerContext, { isGuest = false } = {}): Pick<House, Listeners> {
  const app = createApp(ctx);
  const base = securityHeaders(ctx.config.publicOrigin);
  const listener = getRequestListener(
    (request, env) =>
      app.handle(request, {
        remoteAddress: env.incoming.socket.remoteAddress,
        ...(env.outgoing instanceof ServerResponse && { outgoing: env.outgoing }),
      }),
    { errorHandler: () => app.refuse('bad_request'), overrideGlobalObjects: !isGuest },
  );
  const answer = (res: ServerResponse, response: Response) => {
    send(res, response).catch(() => res.destroy());
  };
  const isKept = deskGate(ctx.config);
  const isKeptFromDesk = (req: IncomingMessage) =>
    isKept({
      path: pathOf(req.url ?? '/'),
      remoteAddress: req.socket.remoteAddress,
      header: (name) => [req.headers[name] ?? []].flat().join(',') || null,
    });
  const nothing = (res: ServerResponse) => answer(res, app.refuse('not_found'));
  const refuseMethod = (res: ServerResponse) =>
    answer(res, app.refuse('method_not_allowed', { headers: { allow: 'GET, HEAD' } }));
  return {
    isKeptFromDesk,
    nothing,
    refuseMethod,
    fail: (res) => answer(res, app.refuse('internal')),
    isCall: (url) => app.owns(pathOf(url)),
    leadOn: (req, res) => {
      const url = req.url ?? '/';
      const reads = req.method === 'GET' || req.method === 'HEAD';
      const resetTarget = reads && hasResetToken(url) ? resetTargetOf(pathOf(url)) : null;
      const clickId = reads ? clickIdOf(url) : null;
      const leads = resetTarget !== null || clickId !== null;
      if (!leads || app.owns(pathOf(url)) || !isPagePath(pathOf(url))) return false;
      if (resetTarget !== null) {
        res.writeHead(302, { ...base, ...secretHeaders, location: resetTarget, 'content-length': '0' }).end();
        return true;
      }
      const secure = ctx.config.publicOrigin.startsWith('https:');
      const cookie = !clickId ? {} : { 'set-cookie': clickIdCookie(clickId, secure) };
      // No cache may keep the way of one visitor.
      const headers = { ...base, ...cookie, location: '/', 'cache-control': 'no-store', 'content-length': '0' };
      res.writeHead(302, headers).end();
      return true;
    },
    handleCall: (req, res) => {
      // Asked here too, for whoever serves calls without pages.
      if (isKeptFromDesk(req)) return nothing(res);
      if (isForbiddenMethod(req.method)) return refuseMethod(res);
      if (climbs(pathOf(req.url ?? '/'))) return answer(res, app.refuse('bad_request'));
      listener(req, res).catch((error: unknown) => {
        // A client that hung up while we wrote. Nothing is left to answer.
        ctx.log.debug({ err: error }, 'an answer could not be written');
        res.destroy();
      });
    },
  };
}

/**
 * Whether a path has dots that lead upwards, as they stand or encoded, or a slash the wrong way round. `Request` would follow
 * them: a cache before us that does not would keep one player's answer under the address of a picture.
 */
const climbs = (path: string): boolean => /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);

/** `Request` refuses these by throwing; nobody needs them. */
export const isForbiddenMethod = (method: string | undefined): boolean =>
  method === 'TRACE' || method === 'CONNECT' || method === 'TRACK';

async function send(res: ServerResponse, response: Response): Promise<void> {
  res.writeHead(response.status, Object.fromEntries(response.headers));
  res.end(await response.text());
}
