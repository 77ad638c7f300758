import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, loadConfig } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { createLog } from '#server/log.ts';
import { appListener } from '#server/open-house.ts';
import { serverLimits } from '#server/server-limits.ts';
import { createPasswords } from '#server/services/identity/passwords.ts';
import { publishOffers } from '#server/services/promotions/publish-offers.ts';
import { freshDatabase } from './database.ts';
import { type Player, visit } from './player.ts';

/** The real app on a port and a database of its own, in this process, so that a test sees both sides. */
export type TestServer = Pick<Player, 'call' | 'must' | 'cookies'> & {
  readonly origin: string;
  readonly ctx: ServerContext;
  /** What a second process needs to be of the same house: same database, secrets and public origin. */
  readonly env: Environment;
  readonly stop: () => Promise<void>;
};

export type Overrides = {
  /** Settings beside those every test has. */
  readonly env?: Environment;
  /** Parts of the outside to stand in for the real ones: a clock, a captcha, a mailer. */
  readonly parts?: Partial<ServerContext>;
};

/** Of a thousandth of the memory: what real ones cost is a test of their own. */
const quickPasswords = () => createPasswords({ memoryKiB: 64 });

/** Starts it. `call` and `must` are one visitor with a cookie jar; `visit(origin)` makes more. */
export async function startServer({ env = {}, parts = {} }: Overrides = {}): Promise<TestServer> {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'faceup-api-'));
  const server = createServer(serverLimits.options);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: 'silent',
    RATE_SCALE: '1000',
    // A player of a test proves that they are nobody's program by a hundredth of the work.
    CAPTCHA_ROUNDS: '50',
    ...env,
  };
  const config = loadConfig(settings);
  const ctx = createContext(config, database.db, createLog(config), { passwords: quickPasswords(), ...parts });
  await publishOffers(ctx.db, ctx.offers, ctx.clock.now());
  serverLimits.apply(server, config.publicOrigin, appListener(ctx).handleCall);
  return {
    ...visit(origin),
    origin,
    ctx,
    env: settings,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await ctx.limiter.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
