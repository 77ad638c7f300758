import type { Payout } from '#contract/desk/cashier.ts';
import type { WithdrawalView } from '#domain/desk/withdrawal-views.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { approvalsNeeded, type ReviewRule, reviewRules } from '#domain/payments/review-rules.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import {
  findForStaff,
  type HoldRow,
  listForStaff,
  listHolds,
  listWithdrawalEvents,
  type StaffRow,
  type WithdrawalEventRow,
} from '../../../db/queries/payouts.ts';
import { isStaffed } from '../staff/invites.ts';

type Ctx = Pick<ServerContext, 'db' | 'config'>;

const rowsMax = 1_000;

/** Withdrawals in a state, those that wait longest first. */
export async function listPayouts(ctx: Ctx, view: WithdrawalView): Promise<Payout[]> {
  const states = view === 'waiting' ? ['in_review', 'approved'] : [view];
  const rows = await ctx.db.query<StaffRow>(listForStaff, [states, rowsMax]);
  return present(ctx, rows);
}

/** One with all that was done with it. */
export async function readPayout(ctx: Ctx, id: string) {
  const [row] = await ctx.db.query<StaffRow>(findForStaff, [id]);
  const [payout] = row === undefined ? [] : await present(ctx, [row]);
  if (payout === undefined) return fail('withdrawal_not_found');
  const events = await ctx.db.query<WithdrawalEventRow>(listWithdrawalEvents, [id]);
  return ok({
    payout,
    events: events.map(({ at, kind, actor, facts }) => ({ at: at.toISOString(), kind, by: actor, facts })),
  }) satisfies Result<unknown>;
}

const isRule = (rule: string): rule is ReviewRule => Object.hasOwn(reviewRules, rule);
const aboutOf = (rule: string): string =>
  isRule(rule) ? reviewRules[rule].about : 'A rule that this version does not know.';

async function present({ db, config }: Ctx, rows: readonly StaffRow[]): Promise<Payout[]> {
  const holds = await db.query<HoldRow>(listHolds, [rows.map(({ id }) => id)]);
  const staffed = await isStaffed(db);
  return rows.map((row) => ({
    id: row.id,
    player: { id: row.player_id, name: row.full_name, email: row.email },
    amount: formatAmount(row.amount, row.currency),
    currency: row.currency,
    eur: formatAmount(row.eur_cents, 'EUR'),
    dayEur: formatAmount(row.day_eur_cents, 'EUR'),
    provider: row.provider,
    destination: row.destination,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    approvals: Number(row.approvals),
    needed: approvalsNeeded(row.day_eur_cents, config.withdrawals.fourEyesEur, row.is_from_shell && staffed),
    holds: holds.flatMap(({ withdrawal_id: id, rule, facts }) =>
      id === row.id ? [{ rule, about: aboutOf(rule), facts }] : [],
    ),
    batch: row.batch,
    reference: row.reference,
    asked: row.asked_at !== null,
  }));
}
