import type { IncomingMessage } from 'node:http';
import type { ServerContext } from '../context.ts';
import { DatabaseUnavailable } from '../db/db.ts';
import { callerCountryReader } from '../http/caller-country.ts';
import { addressesIn, clientIpReader, forwardedFor } from '../http/client-ip.ts';
import { type HeldGames, heldGames } from '../services/shelf/held-games.ts';

/** Longer than this no page waits for the database. */
const patienceMs = 1_000;

type Ctx = Pick<ServerContext, 'config' | 'geo' | 'db' | 'clock'>;

/** What is held where somebody asks for a page or a file; null while the database does not say, without which pages are there all the same. */
export type HeldWhere = (req: IncomingMessage) => Promise<HeldGames | null>;

/** Where a caller is follows from the connection and from what our proxies say, as for calls. */
export function heldWhere(ctx: Ctx): HeldWhere {
  const { config, geo } = ctx;
  const isProxy = addressesIn(config.trustedProxies);
  const clientIp = clientIpReader(isProxy);
  const countryOf = callerCountryReader(config, geo);
  return async (req) => {
    const get = (name: string) => req.headersDistinct[name]?.join(',') ?? null;
    const { remoteAddress } = req.socket;
    const ip = clientIp(remoteAddress, forwardedFor(get));
    const country = countryOf({ ip, isPeerTrusted: isProxy(remoteAddress), headers: { get } });
    return within(patienceMs, heldGames(ctx, country));
  };
}

async function within<T>(ms: number, asked: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), ms);
  try {
    return await Promise.race([asked, late.promise]);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
