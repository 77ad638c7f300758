import type { NotificationFact } from '#contract/profile/notifications.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type EndingRow, type ToldRow, takeEnding, takeUntold } from '../../db/queries/promotion-desk.ts';
import { notify } from '../inbox/notify.ts';

const rowsMax = 200;
const dayMs = 86_400_000;

/** Tells a player by the bell what became of their promotions; each beginning and end once, whoever is faster. */
export const tellOf = (tx: Queryable, playerId: string, now: Date): Promise<void> => tell(tx, playerId, now);

/**
 * The same for everybody: what a round completed or a queue began. And once, a day ahead, that a promotion ends. Safe to run
 * anywhere at any time.
 */
export async function tellPromotions({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tell(tx, null, now);
    const soon = new Date(now.getTime() + dayMs);
    for (const { player_id, name, expires_at } of await tx.query<EndingRow>(takeEnding, [soon, rowsMax]))
      await notify(tx, player_id, { kind: 'bonus_ending', facts: { name, endsAt: expires_at.toISOString() } }, now);
  });
}

async function tell(tx: Queryable, playerId: string | null, now: Date): Promise<void> {
  for (const row of await tx.query<ToldRow>(takeUntold, [playerId, rowsMax]))
    for (const fact of factsOf(row)) await notify(tx, row.player_id, fact, now);
}

function factsOf(row: ToldRow): NotificationFact[] {
  const end = row.ends ? endOf(row) : undefined;
  return [...(row.begins ? [beginningOf(row)] : []), ...(end ? [end] : [])];
}

function beginningOf({ name, bonus, currency, spins_total: freeSpins }: ToldRow): NotificationFact {
  const code = currency ?? fallbackCurrency;
  return { kind: 'bonus_credited', facts: { name, amount: formatAmount(bonus, code), currency: code, freeSpins } };
}

/** What players did themselves they need not be told; what staff think of it is not told. */
function endOf({ name, state, ended_why: why }: ToldRow): NotificationFact | undefined {
  if (state === 'completed') return { kind: 'bonus_completed', facts: { name } };
  if (state === 'expired') return { kind: 'bonus_expired', facts: { name } };
  if (why === 'not_eligible' || why === 'refused') return { kind: 'bonus_not_eligible', facts: { name } };
  return why === 'deposit_reversed' ? { kind: 'bonus_taken_back', facts: { name } } : undefined;
}
