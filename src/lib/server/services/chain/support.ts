import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Db, Queryable } from '../../db/db.ts';
import {
  listForSupport,
  lockChain,
  lockTransfer,
  readTransfer,
  releaseHold,
  type SupportRow,
  setTransferState,
  type TransferRow,
} from '../../db/queries/chain.ts';
import { settleUnseen } from '../../db/queries/chain-unseen.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { noted } from '../desk/noted.ts';
import { bookChargeBack } from '../payments/charge-back.ts';
import { moveDeposit } from './move-deposit.ts';
import { writeChainLog } from './record-block.ts';

/** What waits for a person: coins held, and coins that were credited and are in the chain no longer. The oldest first. */
export const transfersForSupport = (db: Db): Promise<SupportRow[]> => db.query<SupportRow>(listForSupport);

const about = ({ id, player_id: playerId }: TransferRow) => ({
  subject: { kind: 'transfer', id: `${id}` },
  players: [playerId],
});

type SupportError = 'not_found' | 'state_wrong';

/** Finds the transfer and takes its locks, in the order in which the watcher does. */
const decide = (
  db: Db,
  id: bigint,
  work: (tx: Queryable, transfer: TransferRow) => Promise<Result<TransferRow, SupportError>>,
): Promise<Result<TransferRow, SupportError>> =>
  db.transaction(async (tx) => {
    const [found] = await tx.query<TransferRow>(readTransfer, [id]);
    if (found === undefined) return fail('not_found');
    await tx.query(lockChain, [found.chain]);
    await tx.query(lockPlay, [found.player_id]);
    const [transfer] = await tx.query<TransferRow>(lockTransfer, [id]);
    return transfer === undefined ? fail('not_found') : work(tx, transfer);
  });

/** Support has sent the coins back to where they came from, from a wallet of the operator's: `txid` says how. */
export const markReturned = (
  db: Db,
  id: bigint,
  actor: Actor,
  txid: string,
  now: Date,
): Promise<Result<TransferRow, SupportError>> =>
  decide(db, id, async (tx, transfer) => {
    if (transfer.state !== 'waiting' || transfer.hold === null) return fail('state_wrong');
    await tx.query(setTransferState, [id, 'returned']);
    await moveDeposit(tx, transfer, 'failed', now);
    await writeChainLog(tx, now, transfer.chain, 'returned', id, { by: actor.name, txid, hold: transfer.hold });
    await noteAct(tx, now, actor, { ...about(transfer), act: 'coins.return', facts: { txid, hold: transfer.hold } });
    return ok(transfer);
  });

/** Lets the watcher look at held coins again: it credits them unless the reason still stands. */
export const releaseTransfer = (
  db: Db,
  id: bigint,
  actor: Actor,
  now: Date,
): Promise<Result<TransferRow, SupportError>> =>
  decide(db, id, async (tx, transfer) => {
    if (transfer.state !== 'waiting' || transfer.hold === null) return fail('state_wrong');
    await tx.query(releaseHold, [id]);
    await writeChainLog(tx, now, transfer.chain, 'released', id, { by: actor.name, hold: transfer.hold });
    await noteAct(tx, now, actor, { ...about(transfer), act: 'coins.release', facts: { hold: transfer.hold } });
    return ok(transfer);
  });

/** Takes a credit back whose coins are in the chain no longer. */
export const chargeBack = (
  ctx: Pick<ServerContext, 'db' | 'clock' | 'log'>,
  id: bigint,
  actor: Actor,
): Promise<Result<TransferRow, SupportError>> =>
  decide(ctx.db, id, async (tx, transfer) => {
    const { state, block_height, player_id: playerId, currency, amount: amountMinor, deposit_id: depositId } = transfer;
    if (state !== 'credited' || block_height !== null) return fail('state_wrong');
    const now = ctx.clock.now();
    const { reverses } = await moveDeposit(tx, transfer, 'reversed', now);
    if (!reverses) throw new Error('A credited transfer whose deposit cannot be reversed');
    const coveredMinor = await bookChargeBack(ctx, tx, {
      depositId,
      playerId,
      gateway: 'crypto',
      currency,
      amountMinor,
    });
    await tx.query(setTransferState, [id, 'reversed']);
    await writeChainLog(tx, now, transfer.chain, 'reversed', id, {
      by: actor.name,
      coveredMinor: String(coveredMinor),
    });
    const facts = { coveredMinor: String(coveredMinor), currency };
    await noteAct(tx, now, actor, { ...about(transfer), act: 'coins.charge_back', facts });
    return ok(transfer);
  });

/** Notes what a person did about coins that no transaction names, and books nothing; false: there is no such finding that is open. */
export const settleFinding = (db: Db, id: bigint, actor: Actor, note: string, now: Date): Promise<boolean> => {
  const what = { act: 'coins.settle', subject: { kind: 'unseen', id: `${id}` }, reason: note } as const;
  return noted(db, actor, what, now, (tx) => tx.query(settleUnseen, [id, now, actor.name, note]));
};
