import { type Intent, postingsFor } from '#domain/ledger/postings.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Queryable } from '../../db/db.ts';
import { postMovement } from '../ledger/post-movement.ts';

/** A deposit as its money is booked; minor units. */
export type PaidIn = {
  readonly depositId: string;
  readonly playerId: string;
  readonly gateway: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
};

/** By the kinds of movement: set aside, credited after all, and gone back in either way. */
const intents = {
  deposit_held: 'deposit_held',
  deposit: 'deposit_released',
  deposit_refunded: 'deposit_returned',
  deposit_reversed: 'deposit_returned',
} as const satisfies Record<string, Intent['kind']>;

/** Books what becomes of a held deposit's money: each kind once a deposit. Within the transaction that moves the deposit. */
export async function moveHeld(
  tx: Queryable,
  { depositId, playerId, gateway, currency, amountMinor }: PaidIn,
  kind: keyof typeof intents,
  at: Date,
): Promise<void> {
  const legs = postingsFor({ kind: intents[kind], gateway, amountMinor });
  const booked = await postMovement(tx, { kind, playerId, reference: depositId, at, currency, legs });
  if (!booked.ok) throw new Error(`A held deposit could not be booked: ${booked.code}`);
}
