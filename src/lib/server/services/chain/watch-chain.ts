import { vanishesAfter } from '#domain/payments/chain/depth.ts';
import type { BlockRef, ChainSite, OwnAddresses } from '../../adapters/chain/chain-reader.ts';
import { ChainUnavailable } from '../../common/chain-unavailable.ts';
import type { ServerContext } from '../../context.ts';
import {
  type AddressRow,
  type BlockRow,
  type FirstAddressRow,
  findBlock,
  findFirstAddress,
  findOwnAddresses,
  findTip,
  insertBlock,
  lockChain,
} from '../../db/queries/chain.ts';
import { creditTransfers } from './credit-transfers.ts';
import { dropBlocks } from './drop-blocks.ts';
import { findUnseen } from './find-unseen.ts';
import { recordBlock, writeChainLog } from './record-block.ts';

/** The chain moved while it was read; so often in a row it does not, unless its node is at war with itself. */
const surprisesMax = 20;

/**
 * Reads a chain from where it was left to its tip and credits what is due. May be killed at any point and run by two processes
 * at once: each block is one transaction, which checks that it follows the last one. Throws `ChainUnavailable`.
 */
export async function watchChain(ctx: ServerContext, site: ChainSite): Promise<void> {
  for (let surprises = 0; surprises < surprisesMax; ) {
    const step = await advance(ctx, site);
    if (step === 'behind') return;
    if (step === 'at_tip') {
      await creditTransfers(ctx, site);
      return findUnseen(ctx, site);
    }
    surprises = step === 'read' ? 0 : surprises + 1;
  }
  throw new ChainUnavailable('the chain moves faster than it can be read');
}

/** `behind`: the node has not come as far as we have; what is deep is not known for now. */
type Step = 'read' | 'at_tip' | 'behind' | 'moved';

async function advance(ctx: ServerContext, site: ChainSite): Promise<Step> {
  const [tip] = await ctx.db.query<BlockRow>(findTip, [site.id]);
  if (tip === undefined) return start(ctx, site);
  const there = await site.reader.blockAt(tip.height);
  if (there === null && (await isOnSameBranch(ctx, site))) return 'behind';
  if (there?.hash !== tip.hash) {
    await dropBlocks(ctx, site, tip);
    return 'moved';
  }
  const next = await site.reader.blockAt(tip.height + 1n);
  if (next === null) return 'at_tip';
  if (next.parentHash !== tip.hash) return 'moved';
  const transfers = await site.reader.transfersIn(next, ownAddresses(ctx, site));
  if (transfers === null) return 'moved';
  await recordBlock(ctx, site, tip, next, transfers);
  return 'read';
}

const ownAddresses =
  (ctx: ServerContext, { id }: ChainSite): OwnAddresses =>
  async (addresses) => {
    if (addresses.length === 0) return new Set();
    const rows = await ctx.db.query<AddressRow>(findOwnAddresses, [id, addresses]);
    return new Set(rows.map(({ address }) => address));
  };

/** A node that was restarted or lags shows a shorter chain, which is no reorganisation while all of it is ours. */
async function isOnSameBranch(ctx: ServerContext, site: ChainSite): Promise<boolean> {
  const last = await site.reader.tip();
  const [known] = await ctx.db.query<BlockRow>(findBlock, [site.id, last.height]);
  return known?.hash === last.hash;
}

/** Clocks of miners may be wrong by two hours (Bitcoin's rule), and an address may be paid the moment that it is shown. */
const clockSlackMs = 2 * 60 * 60_000;

/** Begins below what any address of ours can be in, and deep enough that no reorganisation reaches below it. */
async function start(ctx: ServerContext, site: ChainSite): Promise<Step> {
  const [first] = await ctx.db.query<FirstAddressRow>(findFirstAddress, [site.id]);
  const since = (first?.at ?? ctx.clock.now()).getTime() - clockSlackMs;
  const tip = await site.reader.tip();
  let block: BlockRef = tip;
  for (let back = vanishesAfter(site.confirmations); block.height > 0n; back *= 2n) {
    const height = tip.height > back ? tip.height - back : 0n;
    const lower = await site.reader.blockAt(height);
    if (lower === null) return 'moved';
    block = lower;
    if (block.at.getTime() < since) break;
  }
  await ctx.db.transaction(async (tx) => {
    await tx.query(lockChain, [site.id]);
    if ((await tx.query(findTip, [site.id])).length > 0) return;
    await tx.query(insertBlock, [site.id, block.height, block.hash]);
    await writeChainLog(tx, ctx.clock.now(), site.id, 'started', null, {
      height: Number(block.height),
      hash: block.hash,
    });
  });
  return 'read';
}
