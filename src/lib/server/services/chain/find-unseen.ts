import { deepestDue, toMinor } from '#domain/payments/chain/depth.ts';
import { type Look, unseenBetween } from '#domain/payments/chain/unseen.ts';
import type { ChainSite } from '../../adapters/chain/chain-reader.ts';
import type { ServerContext } from '../../context.ts';
import { type BlockRow, findTip, lockChain } from '../../db/queries/chain.ts';
import {
  insertUnseen,
  type LookRow,
  listToLookAt,
  noteLook,
  type SeenRow,
  sumSeen,
} from '../../db/queries/chain-unseen.ts';

/** Some ten minutes of Ethereum: an address is looked at as often at most. */
export const looksApart = 50n;
/** A pass asks a node for so many addresses at most, twice each; the rest come with the next. */
const looksAPass = 20;

/**
 * Looks for coins that arrived without a transaction naming the address, where a chain has such: what an address holds in a block
 * that is deep enough, against what was seen to arrive there. A finding is for people (the log, `reconcile`, `wallets`): no
 * transaction names it, so that nothing says who sent it, and none of it is credited by itself. Throws `ChainUnavailable`.
 */
export async function findUnseen(ctx: ServerContext, site: ChainSite): Promise<void> {
  const { lookAt } = site.reader;
  if (lookAt === undefined) return;
  const [tip] = await ctx.db.query<BlockRow>(findTip, [site.id]);
  if (tip === undefined) return;
  const height = deepestDue(tip.height, site.confirmations);
  if (height < 0n) return;
  for (const row of await ctx.db.query<LookRow>(listToLookAt, [site.id, height - looksApart, looksAPass]))
    await compare(ctx, site, row, height, await lookAt(row.address, height));
}

/** Under the chain's lock: of two processes that looked at the same time one notes it. */
const compare = (ctx: ServerContext, site: ChainSite, row: LookRow, height: bigint, now: Look): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.query(lockChain, [site.id]);
    const noted = await tx.query(noteLook, [row.id, height, now.balance, now.sent, row.height]);
    if (noted.length === 0) return;
    const [there] = await tx.query<SeenRow>(sumSeen, [row.id, row.height, height]);
    const before = row.balance === null || row.sent === null ? undefined : { balance: row.balance, sent: row.sent };
    const unseen = unseenBetween(before, now, there?.seen ?? 0n);
    // Less than the smallest unit of ours is nothing, here as everywhere.
    if (unseen === undefined || toMinor('ETH', unseen.chainAmount) === 0n) return;
    const { chainAmount, isExact } = unseen;
    await tx.query(insertUnseen, [row.id, row.height, height, chainAmount, isExact, ctx.clock.now()]);
    const facts = { address: row.address, player: row.player_id, amount: String(chainAmount), isExact };
    ctx.log.error({ chain: site.id, ...facts }, 'coins arrived that no transaction names');
  });
