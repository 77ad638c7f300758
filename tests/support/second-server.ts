import { createServer } from 'node:http';
import { loadConfig } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { appListener } from '#server/open-house.ts';
import { serverLimits } from '#server/server-limits.ts';
import type { TestServer } from './server.ts';

/** Another process of the same house, but for the process: a port, a pool and a line of its own on the same database. */
export async function startSecond({ env }: Pick<TestServer, 'env'>): Promise<{
  readonly origin: string;
  readonly ctx: ServerContext;
  readonly stop: () => Promise<void>;
}> {
  const config = loadConfig(env);
  const db = connect({ url: config.databaseUrl ?? '' });
  const ctx = createContext(config, db, createLog(config));
  const server = createServer(serverLimits.options);
  serverLimits.apply(server, config.publicOrigin, appListener(ctx).handleCall);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    ctx,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await ctx.limiter.close();
      await db.close();
    },
  };
}
