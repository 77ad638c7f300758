import type { Leg } from '#domain/ledger/postings.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Queryable } from '#server/db/db.ts';
import { tryPost } from '#server/db/queries/ledger.ts';

export type Movement = {
  readonly kind: string;
  /** Null for movements of the house alone. */
  readonly playerId: string | null;
  /** What it belongs to: a deposit's id, a round's id. One kind of movement is booked once for it. */
  readonly reference: string;
  readonly at: Date;
  readonly currency: string;
  /** As `postingsFor` makes them: minor units, summing to zero. */
  readonly legs: readonly Leg[];
};

type Row = { readonly code: 'ok' | 'insufficient_funds' | 'duplicate_transaction'; readonly movementId: bigint | null };

/**
 * Books a movement and returns its id, or null when nothing moves. A failure keeps nothing of the movement and leaves a
 * transaction around it usable. Legs that do not balance throw: they are a bug.
 */
export const postMovement = async (
  db: Queryable,
  { kind, playerId, reference, at, currency, legs }: Movement,
): Promise<Result<bigint | null, 'insufficient_funds' | 'duplicate_transaction'>> => {
  const kinds = legs.map(({ account }) => account.kind);
  const owners = legs.map(({ account }) => (account.side === 'house' ? account.owner : ''));
  const amounts = legs.map(({ amountMinor }) => amountMinor);
  const values = [kind, playerId, reference, at, currency, kinds, owners, amounts];
  const [row] = await db.query<Row>(tryPost, values);
  if (!row) throw new Error('ledger_try_post returned no row');
  return row.code === 'ok' ? ok(row.movementId) : fail(row.code);
};
