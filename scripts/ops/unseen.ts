import { displayAmount } from '#domain/money/amount.ts';
import { toMinor } from '#domain/payments/chain/depth.ts';
import type { Db } from '#server/db/db.ts';
import type { UnseenRow } from '#server/db/queries/chain-unseen.ts';
import { settleFinding } from '#server/services/chain/support.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { type Answer, failed, said } from './answer.ts';

/** Coins that arrived without a transaction naming the address, in a line for the operator. */
export const unseenLine = ({ id, chain, address, email, from_height, to_height, ...row }: UnseenRow): string => {
  const amount = `${row.is_exact ? '' : 'at least '}${displayAmount(toMinor('ETH', row.chain_amount), 'ETH')}`;
  const blocks = from_height === null ? `up to block ${to_height}` : `blocks ${from_height + 1n} to ${to_height}`;
  return `unseen ${id}: ${amount} for ${email} at ${address}, ${chain}, ${blocks}: no transaction names it`;
};

/** Notes what a person did about such coins; they are not asked about again. */
export const settle = async (db: Db, actor: Actor, id: bigint, note: string, now: Date): Promise<Answer> =>
  (await settleFinding(db, id, actor, note, now))
    ? said('Noted. Nothing was booked by this.')
    : failed('There is no such finding, or it is settled: see reconcile.');
