import { createHash } from 'node:crypto';
import { csvLine } from '#domain/csv.ts';
import { toDecimalString } from '#domain/maths/rational.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { RateTable } from '#domain/payments/eur-rates.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { faultOfDeed } from '#domain/risk/case.ts';
import {
  type ReportPerson,
  type ReportTransaction,
  reportRows,
  reportXml,
  type SuspicionReport,
} from '#domain/risk/report.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { moveCase } from '../../../db/queries/risk/cases.ts';
import {
  listReportPeople,
  listReportPostings,
  type ReportPersonRow,
  type ReportPlayRow,
  type ReportPostingRow,
  sumReportPlay,
} from '../../../db/queries/risk/report.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { inEuros } from '../today/booked.ts';
import { asShown } from './work.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'config' | 'rates'>;

const dayMs = 86_400_000;
/** More than anybody pays in and out in ten years. */
const postingsMax = 200_000;

export type ReportWish = {
  readonly version: number;
  readonly format: 'xml' | 'csv';
  /** Days of UTC, both of them reported. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly action: string;
};

/** A file that was made, and the SHA-256 by which the log knows it, in hexadecimal digits. */
type Made = { readonly text: string; readonly hash: string };

/**
 * Makes a report of a case, by who looks at it. The log has its hash; the player is told of neither (domain/desk/told-acts.ts), and of no more
 * than that somebody of the house looked at the account.
 */
export function reportCase(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  wish: ReportWish,
): Promise<Result<Made, 'case_not_found' | 'changed_since_shown' | 'case_decided' | 'case_not_taken'>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const found = await asShown(tx, id, wish.version);
    if (!found.ok) return found;
    const { state, taken_by: takenBy, players, rules } = found.value;
    const fault = faultOfDeed('decided', { state, takenBy }, actor.staffId);
    if (fault === 'case_decided' || fault === 'case_not_taken') return fail(fault);
    const report = await reportOf(ctx, tx, wish, { id, players, rules, reporter: actor.name, now });
    const text = wish.format === 'xml' ? reportXml(report) : reportRows(report).map(csvLine).join('');
    const hash = createHash('sha256').update(text).digest('hex');
    const { format, from, to } = wish;
    const facts = { format, from, to, sha256: hash, transactions: report.transactions.length };
    const moved = await tx.query(moveCase, [
      id,
      wish.version,
      'reported',
      state,
      takenBy,
      null,
      actor.staffId,
      null,
      facts,
      now,
    ]);
    if (moved.length === 0) return fail('changed_since_shown');
    const subject = { kind: 'risk_case', id };
    await noteAct(tx, now, actor, { act: 'risk.read', subject, players, facts: { role: 'compliance' } });
    await noteAct(tx, now, actor, { act: 'risk.report', subject, players, reason: wish.reason.slice(0, 500), facts });
    return ok({ text, hash });
  });
}

type About = {
  readonly id: string;
  readonly players: readonly string[];
  readonly rules: readonly string[];
  readonly reporter: string;
  readonly now: Date;
};

async function reportOf(
  { config, rates }: Ctx,
  tx: Queryable,
  { from, to, reason, action }: ReportWish,
  { id, players, rules, reporter, now }: About,
): Promise<SuspicionReport> {
  const begin = new Date(`${from}T00:00:00.000Z`);
  const end = new Date(Date.parse(`${to}T00:00:00.000Z`) + dayMs);
  const people = await tx.query<ReportPersonRow>(listReportPeople, [players]);
  const postings = await tx.query<ReportPostingRow>(listReportPostings, [players, begin, end, postingsMax + 1]);
  if (postings.length > postingsMax) throw new Error(`More than ${postingsMax} postings in a report`);
  const play = await tx.query<ReportPlayRow>(sumReportPlay, [players, begin, end]);
  const table = rates.latest();
  return {
    entity: config.operatorName,
    entityId: config.supervision.reportsAs,
    reference: id,
    submittedAt: now.toISOString(),
    reporter,
    reason,
    action,
    indicators: rules,
    people: people.map(personOf),
    transactions: postings.map((row) => transactionOf(row, table)),
    play: play.map((row) => ({
      playerId: row.player_id,
      currency: row.currency,
      staked: formatAmount(row.staked, row.currency),
      won: formatAmount(row.won, row.currency),
      rounds: Number(row.rounds),
    })),
  };
}

const digits = (text: string): string => text.replace(/\D/g, '');

const personOf = (row: ReportPersonRow): ReportPerson => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  birth: row.birth,
  email: row.email,
  phone:
    row.phone_number === null ? null : { prefix: digits(row.dialing_code ?? ''), number: digits(row.phone_number) },
  gender: row.gender === null ? null : row.gender === 'Female' ? 'F' : 'M',
  address: row.address,
  city: row.city,
  zip: row.zip_code,
  country: row.country,
  openedAt: row.created_at.toISOString(),
});

const transactionOf = (row: ReportPostingRow, rates: RateTable): ReportTransaction => {
  const { amount, currency } = row;
  return {
    movement: String(row.movement),
    playerId: row.player_id,
    at: row.at.toISOString(),
    kind: row.kind,
    reference: row.reference ?? '',
    currency,
    amount: formatAmount(amount, currency),
    balanceAfter: formatAmount(row.balance_after, currency),
    eur: formatAmount(inEuros(amount < 0n ? -amount : amount, currency, rates), 'EUR'),
    rate: toDecimalString(rates[currency].eurRate, 8),
    counterparty: row.counterparty,
  };
};
