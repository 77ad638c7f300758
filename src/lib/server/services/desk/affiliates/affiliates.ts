import type { Month } from '#domain/desk/statement-month.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Db } from '../../../db/db.ts';
import { type AffiliateToldRow, listAffiliatesTold } from '../../../db/queries/affiliates.ts';
import { readStatement, statementFile } from '../../affiliates/statement.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

const affiliateOf = (row: AffiliateToldRow) => ({
  id: row.id,
  host: row.url === null ? null : new URL(row.url).host,
  players: Number(row.players),
  firstDeposits: Number(row.first_deposits),
  waiting: Number(row.pending),
  dead: Number(row.dead),
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** Who sends players here, and how far each is told of it. */
export const listDeskAffiliates = async (db: Db) =>
  (await db.query<AffiliateToldRow>(listAffiliatesTold)).map(affiliateOf);

const euros = (cents: bigint): string => formatAmount(cents, 'EUR');

/** What an affiliate is owed for a month. */
export async function readDeskStatement(db: Db, id: string, month: Month) {
  const read = await readStatement(db, id, month);
  if (read === undefined) return fail('not_found');
  const { sums, sharePercent, countedTo, isFinal } = read;
  return ok({
    registrations: sums.registrations,
    firstDeposits: sums.firstDeposits,
    deposits: euros(sums.depositsEurCents),
    revenue: euros(sums.revenueEurCents),
    sharePercent,
    share: euros(sums.shareEurCents),
    cpa: euros(sums.cpaEurCents),
    owed: euros(sums.owedEurCents),
    countedTo,
    isFinal,
  });
}

/** The file of a month; the log has that it was taken before anybody has it. */
export const exportDeskStatement = (
  db: Db,
  actor: StaffActor,
  { id, month }: { readonly id: string; readonly month: Month },
  now: Date,
): Promise<Result<string, 'not_found'>> =>
  db.transaction(async (tx) => {
    const read = await readStatement(tx, id, month);
    if (read === undefined) return fail('not_found');
    const facts = { month: month.name, rows: read.rows.length };
    await noteAct(tx, now, actor, { act: 'affiliates.export', subject: { kind: 'affiliate', id }, facts });
    return ok(statementFile(read.rows));
  });
