import { createHash } from 'node:crypto';
import { amountMinorMax } from '#domain/money/money.ts';
import { toMinor, vanishesAfter } from '#domain/payments/chain/depth.ts';
import type { Facts } from '#domain/result.ts';
import type { BlockRef, ChainSite, ChainTransfer } from '../../adapters/chain/chain-reader.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type BlockRow,
  findPaidAddress,
  findTip,
  findTransfer,
  forgetBlocksBelow,
  insertBlock,
  insertChainDeposit,
  insertChainLog,
  insertTransfer,
  listLongGone,
  lockChain,
  markUsed,
  type PaidAddressRow,
  placeTransfer,
  type SumRow,
  setTransferState,
  sumAtAddress,
  type TransferRow,
} from '../../db/queries/chain.ts';
import { newUuid } from '../identity/tokens.ts';
import { minimumOf } from './minimum.ts';
import { moveDeposit } from './move-deposit.ts';

/** Blocks kept to notice a reorganisation by: two days of Bitcoin, an hour of Ethereum, which is final after a quarter of that. */
const blocksKept = 288n;

/**
 * Notes a block and what it pays us, in one transaction. Nothing is done unless `tip` is still the last block that was noted: of
 * two processes that read the same block, one writes it.
 */
export const recordBlock = (
  ctx: ServerContext,
  site: ChainSite,
  tip: BlockRow,
  block: BlockRef,
  transfers: readonly ChainTransfer[],
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.query(lockChain, [site.id]);
    const [last] = await tx.query<BlockRow>(findTip, [site.id]);
    if (last?.hash !== tip.hash) return;
    await tx.query(insertBlock, [site.id, block.height, block.hash]);
    await tx.query(forgetBlocksBelow, [site.id, block.height - blocksKept]);
    for (const transfer of transfers) await recordTransfer(ctx, tx, site, block, transfer);
    await giveUp(ctx, tx, site, block);
  });

async function recordTransfer(
  ctx: ServerContext,
  tx: Queryable,
  site: ChainSite,
  block: BlockRef,
  transfer: ChainTransfer,
): Promise<void> {
  const { txid, outputIndex, address, currency, chainAmount } = transfer;
  const amount = toMinor(currency, chainAmount);
  const [known] = await tx.query<TransferRow>(findTransfer, [site.id, txid, outputIndex]);
  const now = ctx.clock.now();
  if (known !== undefined) {
    await tx.query(placeTransfer, [known.id, block.height]);
    await writeChainLog(tx, now, site.id, 'found_again', known.id, { block: block.hash, state: known.state });
    if (known.state === 'reversed')
      ctx.log.error(
        { transfer: String(known.id), chain: site.id },
        'coins that were charged back are in the chain again',
      );
    return;
  }
  const [paid] = await tx.query<PaidAddressRow>(findPaidAddress, [site.id, address]);
  // Less than the smallest unit of ours is no deposit.
  if (paid === undefined || amount === 0n) return;
  if (amount > amountMinorMax) {
    ctx.log.error({ chain: site.id, txid, amount: String(amount) }, 'more coins than there are: not noted');
    return;
  }
  const reference = referenceOf(transfer);
  const depositId = newUuid(ctx.random);
  const hash = createHash('sha256').update(`${site.id} ${reference}`).digest();
  const wish = [depositId, paid.player_id, reference, hash, currency, amount];
  const { promotion_coupon, coupon_promotion, coupon_version, coupon_from } = paid;
  const coupon = [promotion_coupon, coupon_promotion, coupon_version, coupon_from];
  await tx.query(insertChainDeposit, [...wish, ...coupon, now]);
  const whose = [site.id, txid, outputIndex, paid.id, paid.player_id, currency];
  const values = [...whose, amount, chainAmount, depositId, block.height, now];
  const [made] = await tx.query<{ id: bigint }>(insertTransfer, values);
  if (made === undefined) throw new Error('A transfer was not stored');
  await writeChainLog(tx, now, site.id, 'seen', made.id, { block: block.hash, height: Number(block.height) });
  const [there] = await tx.query<SumRow>(sumAtAddress, [paid.id, currency, null]);
  if ((there?.sum ?? 0n) >= minimumOf(ctx, currency)) await tx.query(markUsed, [paid.id, now]);
}

/** What stands at a deposit for the player and support: the outpoint, or the transaction and the place of its log. */
const referenceOf = ({ txid, outputIndex }: ChainTransfer): string =>
  outputIndex < 0 ? txid : `${txid}:${outputIndex}`;

/** Transfers that fell out of the chain and did not come back: their deposits have failed, unless they were credited. */
async function giveUp(ctx: ServerContext, tx: Queryable, site: ChainSite, block: BlockRef): Promise<void> {
  const before = block.height - vanishesAfter(site.confirmations);
  for (const transfer of await tx.query<TransferRow>(listLongGone, [site.id, before])) {
    const now = ctx.clock.now();
    await tx.query(setTransferState, [transfer.id, 'vanished']);
    await moveDeposit(tx, transfer, 'failed', now);
    await writeChainLog(tx, now, site.id, 'vanished', transfer.id);
  }
}

/** One line of the log that nothing changes any more. */
export const writeChainLog = async (
  tx: Queryable,
  at: Date,
  chain: string,
  kind: ChainLogKind,
  transferId: bigint | null,
  facts: Facts = {},
): Promise<void> => {
  await tx.query(insertChainLog, [at, chain, kind, transferId, facts]);
};

type ChainLogKind =
  | 'started'
  | 'reorganised'
  | 'seen'
  | 'dropped'
  | 'lost'
  | 'found_again'
  | 'vanished'
  | 'held'
  | 'credited'
  | 'reversed'
  | 'returned'
  | 'released';
