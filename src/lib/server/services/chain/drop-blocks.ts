import type { ChainSite } from '../../adapters/chain/chain-reader.ts';
import { ChainUnavailable } from '../../common/chain-unavailable.ts';
import type { ServerContext } from '../../context.ts';
import {
  type BlockRow,
  dropBlocksAbove,
  dropTransfersAbove,
  findTip,
  listBlocks,
  lockChain,
  type TransferRow,
} from '../../db/queries/chain.ts';
import { writeChainLog } from './record-block.ts';

/**
 * Another branch won: forgets our blocks down to the last one that both have. What was paid in them waits to be seen again. Of
 * what was credited support is told at once: the money may have been played, and a person decides on a charge-back.
 */
export async function dropBlocks(ctx: ServerContext, site: ChainSite, tip: BlockRow): Promise<void> {
  const fork = await findFork(ctx, site);
  await ctx.db.transaction(async (tx) => {
    await tx.query(lockChain, [site.id]);
    const [last] = await tx.query<BlockRow>(findTip, [site.id]);
    if (last?.hash !== tip.hash) return;
    const now = ctx.clock.now();
    await tx.query(dropBlocksAbove, [site.id, fork.height]);
    const dropped = await tx.query<TransferRow>(dropTransfersAbove, [site.id, fork.height, tip.height]);
    const facts = { depth: Number(tip.height - fork.height), fork: fork.hash, left: tip.hash };
    await writeChainLog(tx, now, site.id, 'reorganised', null, facts);
    for (const { id, state } of dropped)
      await writeChainLog(tx, now, site.id, state === 'credited' ? 'lost' : 'dropped', id, { state });
    const lost = dropped.filter(({ state }) => state === 'credited').map(({ id }) => String(id));
    ctx.log.warn({ chain: site.id, ...facts }, 'a reorganisation');
    if (lost.length > 0) ctx.log.error({ chain: site.id, lost }, 'coins that were credited are in the chain no longer');
  });
}

/** The highest block that the node still has in its chain. When it is none of them, the node is on another chain altogether. */
async function findFork(ctx: ServerContext, site: ChainSite): Promise<BlockRow> {
  for (const block of await ctx.db.query<BlockRow>(listBlocks, [site.id])) {
    const there = await site.reader.blockAt(block.height);
    if (there?.hash === block.hash) return block;
  }
  throw new ChainUnavailable(
    'the node has none of the blocks that we know: it is on another chain, and nothing is changed',
  );
}
