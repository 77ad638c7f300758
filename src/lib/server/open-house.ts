import { type IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Config, type Environment, loadConfig } from './config.ts';
import type { ServerContext } from './context.ts';
import { createContext } from './create-context.ts';
import { connect } from './db/connect.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { createApp } from './http/app.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { closeRooms } from './services/shared/rooms.ts';
import { pathOf } from './static/serve-static.ts';

/** Everything behind the door: database, migrations, context and app, for `npm start` and `npm run dev` alike. */
export type House = {
  readonly config: Config;
  readonly ctx: ServerContext;
  /** Whether the path belongs to the app rather than to a page. */
  readonly isCall: (url: string) => boolean;
  /** Answers in full; never throws. */
  readonly handleCall: (req: IncomingMessage, res: ServerResponse) => void;
  /** 405 for what is there, by GET and HEAD alone. */
  readonly refuseMethod: (res: ServerResponse) => void;
  /** 500, with every header that an answer of ours has. */
  readonly fail: (res: ServerResponse) => void;
  /** Ends what would never end by itself: the streams. */
  readonly endStreams: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** `say` is told each step, a short line. Throws `ConfigError` or the database's own failure, each a line to act on. */
export async function openHouse(env: Environment, say: (line: string) => void): Promise<House> {
  const config = loadConfig(env);
  const log = createLog(config);
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log: say }) : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate({ url, onApplied: (file) => say(`applied ${file}`) });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const db = connect({
    url,
    maxConnections: config.databasePool,
    onError: (error) => log.warn({ reason: error.message }, 'an idle database connection broke'),
  });
  const ctx = createContext(config, db, log);
  const jobs = startJobs(ctx);
  const handle = appListener(ctx);
  return {
    config,
    ctx,
    ...handle,
    endStreams: () => closeRooms(ctx),
    close: async () => {
      await jobs.stop();
      await closeRooms(ctx);
      await ctx.limiter.close();
      await db.close();
      await embedded?.stop();
      log.flush();
    },
  };
}

/** The app as a listener of node:http. */
export function appListener(ctx: ServerContext): Pick<House, 'isCall' | 'handleCall' | 'refuseMethod' | 'fail'> {
  const app = createApp(ctx);
  const listener = getRequestListener(
    (request, env) =>
      app.handle(request, {
        remoteAddress: env.incoming.socket.remoteAddress,
        ...(env.outgoing instanceof ServerResponse && { outgoing: env.outgoing }),
      }),
    { errorHandler: () => app.refuse('bad_request'), overrideGlobalObjects: true },
  );
  const answer = (res: ServerResponse, response: Response) => {
    send(res, response).catch(() => res.destroy());
  };
  const refuseMethod = (res: ServerResponse) =>
    answer(res, app.refuse('method_not_allowed', { headers: { allow: 'GET, HEAD' } }));
  return {
    refuseMethod,
    fail: (res) => answer(res, app.refuse('internal')),
    isCall: (url) => app.owns(pathOf(url)),
    handleCall: (req, res) => {
      if (isForbiddenMethod(req.method)) return refuseMethod(res);
      listener(req, res).catch((error: unknown) => {
        // A client that hung up while we wrote. Nothing is left to answer.
        ctx.log.debug({ err: error }, 'an answer could not be written');
        res.destroy();
      });
    },
  };
}

/** `Request` refuses these by throwing; nobody needs them. */
export const isForbiddenMethod = (method: string | undefined): boolean =>
  method === 'TRACE' || method === 'CONNECT' || method === 'TRACK';

async function send(res: ServerResponse, response: Response): Promise<void> {
  res.writeHead(response.status, Object.fromEntries(response.headers));
  res.end(await response.text());
}
