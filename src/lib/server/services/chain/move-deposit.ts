import { advanceDeposit, type DepositEvent, type DepositStep } from '#domain/payments/deposit-state.ts';
import type { Queryable } from '../../db/db.ts';
import type { TransferRow } from '../../db/queries/chain.ts';
import { type DepositRow, lockDeposit, setDepositState } from '../../db/queries/payments.ts';

/** Moves a transfer's deposit along the states that all deposits have; says what that means for the money. */
export const moveDeposit = async (
  tx: Queryable,
  { deposit_id: id }: TransferRow,
  event: DepositEvent,
  now: Date,
): Promise<DepositStep> => {
  const [deposit] = await tx.query<DepositRow>(lockDeposit, [id, 'crypto']);
  if (deposit === undefined) throw new Error('A transfer without its deposit');
  const step = advanceDeposit(deposit.state, event);
  if (step.changed) await tx.query(setDepositState, [id, step.state, now, null]);
  return step;
};
