import { postingsFor } from '#domain/ledger/postings.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Result } from '#domain/result.ts';
import type { Db } from '../../db/db.ts';
import type { Caller } from '../caller.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { postMovement } from '../ledger/post-movement.ts';

export type CapitalMoved = {
  /** The company or bank where it is, as its clearing account names it. */
  readonly place: string;
  readonly currency: CurrencyCode;
  /** Above zero: put in; below: taken out. */
  readonly amountMinor: bigint;
  /** By which the place knows the transfer: it is booked once. */
  readonly reference: string;
};

/** Books what the owners put into the house at a company or a bank, or took out of it: no player's money moves. */
export const moveCapital = (
  db: Db,
  actor: Actor,
  { place, currency, amountMinor, reference }: CapitalMoved,
  caller: Caller,
  at: Date,
): Promise<Result<bigint | null, 'insufficient_funds' | 'duplicate_transaction'>> =>
  db.transaction(async (tx) => {
    const legs = postingsFor({ kind: 'capital_moved', place, amountMinor });
    const named = `${place} ${reference}`;
    const booked = await postMovement(tx, { kind: 'capital', playerId: null, reference: named, at, currency, legs });
    const facts = { place, currency, amountMinor: `${amountMinor}`, reference };
    if (!booked.ok) return booked;
    await writeSecurityEvent(tx, at, 'capital_moved', { playerId: null, caller }, { ...facts, by: actor.name });
    await noteAct(tx, at, actor, { act: 'capital.move', subject: { kind: 'movement', id: `${booked.value}` }, facts });
    return booked;
  });
