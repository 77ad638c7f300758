import { levelAt } from '#domain/loyalty/levels.ts';
import { cashbackMinor, dayAfter, pointsDays, pointsOf } from '#domain/loyalty/points.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import {
  closeWeek,
  type DueCashbackRow,
  type DueWeekRow,
  findDueWeek,
  listDueCashback,
  type PaidRow,
  payCashback as payCashbackRow,
} from '../../db/queries/loyalty.ts';
import { houseCaller } from '../caller.ts';
import { notify } from '../inbox/notify.ts';
import { askRegisters } from '../registers/ask.ts';

type Payer = ServerContext;

const batch = 200;

/**
 * Pays the share of the last whole week's edge that each player's level gives back, as own money, won or lost. Who is on a break,
 * excluded or gone at that moment gets nothing for that week. Once each, whoever runs it and wherever it stops.
 */
export const payCashback = async (ctx: Payer): Promise<void> => {
  const [due] = await ctx.db.query<DueWeekRow>(findDueWeek, []);
  const week = due?.week;
  if (!week) return;
  const since = dayAfter(week, 6 - pointsDays);
  const failed = new Set<string>();
  for (;;) {
    const rows = await ctx.db.query<DueCashbackRow>(listDueCashback, [week, since, batch + failed.size]);
    const due = rows.filter((row) => !failed.has(keyOf(row)));
    for (const row of due) if (!(await isPaid(ctx, week, row))) failed.add(keyOf(row));
    if (due.length < batch) break;
  }
  // What failed is tried again the next minute: the week stays open for it.
  if (failed.size > 0) return;
  await ctx.db.query(closeWeek, [week, ctx.clock.now()]);
};

const keyOf = ({ player_id, currency }: DueCashbackRow): string => `${player_id} ${currency}`;

/** One player's failure is no reason to leave the others unpaid. */
const isPaid = (ctx: Payer, week: string, row: DueCashbackRow): Promise<boolean> =>
  askRegisters(ctx, { playerId: row.player_id, caller: houseCaller('cashback') }, 'bonus', { onlyStale: true })
    .then(() => payOne(ctx, week, row))
    .then(
      (state) => state !== 'unanswered',
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        ctx.log.error({ playerId: row.player_id, week, reason }, 'cashback could not be paid');
        return false;
      },
    );

const payOne = (
  { db, clock, loyalty }: Payer,
  week: string,
  { player_id: playerId, currency, edge, eur_micros }: DueCashbackRow,
): Promise<PaidRow['state'] | undefined> =>
  db.transaction(async (tx) => {
    const { cashbackPercent: percent } = levelAt(loyalty, pointsOf(eur_micros)).level;
    const minor = cashbackMinor(BigInt(edge), percent);
    const now = clock.now();
    const [paid] = await tx.query<PaidRow>(payCashbackRow, [playerId, week, currency, edge, percent, minor, now]);
    if (paid?.state !== 'paid') return paid?.state;
    await notify(
      tx,
      playerId,
      { kind: 'cashback_paid', facts: { amount: formatAmount(minor, currency), currency } },
      now,
    );
    return paid.state;
  });
