import { formatAmount } from '#domain/money/amount.ts';
import { deepestDue } from '#domain/payments/chain/depth.ts';
import type { HoldReason } from '#domain/payments/hold.ts';
import type { ChainSite } from '../../adapters/chain/chain-reader.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type BlockRow,
  findTip,
  listWaiting,
  lockChain,
  lockTransfer,
  markUsed,
  type SumRow,
  setHold,
  setTransferState,
  sumAtAddress,
  type TransferRow,
} from '../../db/queries/chain.ts';
import { creditDeposit } from '../../db/queries/payments.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { houseCaller } from '../caller.ts';
import { notify } from '../inbox/notify.ts';
import { reasonToHold } from '../payments/hold.ts';
import { promoteDeposit } from '../promotions/deposit.ts';
import { askRegisters } from '../registers/ask.ts';
import { createWallet } from '../wallet/create-wallet.ts';
import { minimumOf } from './minimum.ts';
import { moveDeposit } from './move-deposit.ts';
import { writeChainLog } from './record-block.ts';

/** Credits every transfer that is deep enough and may be credited. The chain's last noted block is known to be in the chain. */
export async function creditTransfers(ctx: ServerContext, site: ChainSite): Promise<void> {
  const [tip] = await ctx.db.query<BlockRow>(findTip, [site.id]);
  if (tip === undefined) return;
  const due = deepestDue(tip.height, site.confirmations);
  const asked = new Set<string>();
  for (const transfer of await ctx.db.query<TransferRow>(listWaiting, [site.id])) {
    const { id, player_id: playerId, block_height: height } = transfer;
    if (height === null || height > due) continue;
    // Anybody can send dust to an address: no register is asked about its owner for what is not credited whatever it says.
    if (!asked.has(playerId) && !(await isTooLittle(ctx, ctx.db, transfer, due))) {
      asked.add(playerId);
      await askRegisters(ctx, { playerId, caller: houseCaller('coins') }, 'deposit', { onlyStale: true });
    }
    await ctx.db.transaction((tx) => creditOne(ctx, tx, site, playerId, id));
  }
}

/** Under the chain's lock and the player's, in this order everywhere: no reorganisation, break or limit comes in between. */
async function creditOne(
  ctx: ServerContext,
  tx: Queryable,
  site: ChainSite,
  playerId: string,
  transferId: bigint,
): Promise<void> {
  await tx.query(lockChain, [site.id]);
  await tx.query(lockPlay, [playerId]);
  const [tip] = await tx.query<BlockRow>(findTip, [site.id]);
  const [transfer] = await tx.query<TransferRow>(lockTransfer, [transferId]);
  if (tip === undefined || transfer === undefined || transfer.state !== 'waiting') return;
  const due = deepestDue(tip.height, site.confirmations);
  if (transfer.block_height === null || transfer.block_height > due) return;
  const now = ctx.clock.now();
  const hold = await holdOf(ctx, tx, transfer, due, now);
  if (hold !== null) {
    const changed = await tx.query(setHold, [transfer.id, hold]);
    if (changed.length > 0) await writeChainLog(tx, now, site.id, 'held', transfer.id, { reason: hold });
    return;
  }
  const { credits } = await moveDeposit(tx, transfer, 'completed', now);
  if (!credits) throw new Error('A waiting transfer whose deposit was completed before');
  const { currency, amount, deposit_id: depositId } = transfer;
  // Somebody may send USDT to an address that was given for ether: it is the player's all the same.
  await createWallet(tx, playerId, currency, now, false);
  await tx.query(creditDeposit, [playerId, depositId, now, currency, 'crypto', amount]);
  await tx.query(setTransferState, [transfer.id, 'credited']);
  await tx.query(markUsed, [transfer.address_id, now]);
  await notify(
    tx,
    playerId,
    { kind: 'deposit_credited', facts: { amount: formatAmount(amount, currency), currency } },
    now,
  );
  await promoteDeposit(ctx, tx, { id: depositId, playerId, currency, amountMinor: amount });
  await writeChainLog(tx, now, site.id, 'credited', transfer.id, { height: Number(tip.height) });
}

/** Why coins that have arrived are not credited yet; decision 023 says what becomes of each. */
const holdOf = (
  ctx: ServerContext,
  tx: Queryable,
  transfer: TransferRow,
  due: bigint,
  now: Date,
): Promise<HoldReason | null> => {
  const { player_id: playerId, currency, amount: amountMinor } = transfer;
  return reasonToHold(tx, playerId, { currency, amountMinor }, now, () => isTooLittle(ctx, tx, transfer, due));
};

/** Whether all that came to the address by now is less than is credited. */
const isTooLittle = async (
  ctx: ServerContext,
  db: Queryable,
  { address_id: addressId, currency }: TransferRow,
  due: bigint,
): Promise<boolean> => {
  const [there] = await db.query<SumRow>(sumAtAddress, [addressId, currency, due]);
  return (there?.sum ?? 0n) < minimumOf(ctx, currency);
};
