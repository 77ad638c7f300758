import { setTimeout as sleep } from 'node:timers/promises';
import type { ChainSite } from '../../adapters/chain/chain-reader.ts';
import type { ServerContext } from '../../context.ts';
import { type Dedicated, sql } from '../../db/db.ts';
import { watchChain } from './watch-chain.ts';

const tryLead = sql('chain_try_lead', 'SELECT pg_try_advisory_lock(1924, 0) AS held');

/**
 * Watches every chain until `signal` is aborted. One process at a time does: a lock of the database's, which ends with its
 * connection, so that another one takes over within a poll when the first dies. No lock is needed for what is right, only so
 * that a node is not asked the same by all.
 */
export async function runChainWatchers(ctx: ServerContext, signal: AbortSignal): Promise<void> {
  const sites = [...ctx.chains.values()];
  if (sites.length === 0) return;
  const { pollMs } = ctx.config.chain;
  const faults = new Map<string, string>();
  let post: Dedicated | undefined;
  const stand = async (): Promise<boolean> => {
    if (post !== undefined) return true;
    const made = await ctx.db.dedicate({
      onNotice: () => undefined,
      onLost: () => {
        post = undefined;
      },
    });
    const [row] = await made.query<{ held: boolean }>(tryLead);
    if (row?.held) post = made;
    else await made.close();
    return row?.held === true;
  };
  while (!signal.aborted) {
    try {
      if (await stand()) await Promise.all(sites.map((site) => watchOne(ctx, site, faults)));
    } catch (error) {
      ctx.log.warn({ reason: wordsOf(error) }, 'the chains could not be watched');
    }
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
  await post?.close();
}

/** A node that is away says so once, and once more when it is back. */
async function watchOne(ctx: ServerContext, site: ChainSite, faults: Map<string, string>): Promise<void> {
  try {
    await watchChain(ctx, site);
    if (faults.delete(site.id)) ctx.log.info({ chain: site.id }, 'the chain can be read again');
  } catch (error) {
    const reason = wordsOf(error);
    if (faults.get(site.id) !== reason) ctx.log.error({ chain: site.id, reason }, 'a chain cannot be read');
    faults.set(site.id, reason);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
