import { formatAmount } from '#domain/money/amount.ts';
import { approvalsNeeded, reviewRules } from '#domain/payments/review-rules.ts';
import { type WithdrawalState, withdrawalStates } from '#domain/payments/withdrawal-state.ts';
import type { Db } from '#server/db/db.ts';
import {
  findForStaff,
  type HoldRow,
  listForStaff,
  listHolds,
  listWithdrawalEvents,
  type StaffRow,
  type WithdrawalEventRow,
} from '#server/db/queries/payouts.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { isStaffed } from '#server/services/desk/staff/invites.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { type Answer, failed, minuteOf, said } from './answer.ts';
import { noteShown } from './noted.ts';

const rowsMax = 200;

/** What a stranger wrote must not steer a terminal. */
const shown = (text: string): string => plain(text, 200);

const eurOf = (cents: bigint): string => formatAmount(cents, 'EUR');

/** Where an approved one stands: with nobody yet, in an operator's file, or with its provider. */
const payoutOf = ({ state, batch, asked_at: askedAt, attempts }: StaffRow): string => {
  if (state !== 'approved') return '';
  if (batch !== null) return `  in file ${batch}`;
  return askedAt === null ? '  not paid yet' : `  asked ${attempts} times`;
};

const line = (row: StaffRow): string =>
  `${row.id}  ${minuteOf(row.created_at)}  ${row.state}  ${formatAmount(row.amount, row.currency)} ${row.currency}  ` +
  `${row.provider}  ${row.holds} holds, ${row.approvals} approvals  ${shown(row.full_name)} <${shown(row.email)}>${payoutOf(row)}`;

const isState = (text: string): text is WithdrawalState => (withdrawalStates as readonly string[]).includes(text);

const aboutOf = (rule: string): string =>
  Object.entries(reviewRules).find(([name]) => name === rule)?.[1].about ?? 'A rule that this version does not know.';

const holdLine = ({ rule, facts }: HoldRow): string => {
  const found = Object.entries(facts).map(([name, value]) => `${name} ${shown(String(value))}`);
  return `  ${rule}: ${aboutOf(rule)}${found.length === 0 ? '' : ` (${found.join(', ')})`}`;
};

/** Who asks at the shell, and when. */
type Reader = { readonly actor: Actor; readonly now: Date };

const noteRead = (
  db: Db,
  { actor, now }: Reader,
  rows: readonly StaffRow[],
  subject?: { readonly kind: string; readonly id: string },
): Promise<void> => {
  const players = rows.map((row) => row.player_id);
  return noteShown(db, actor, { act: 'withdrawals.read', players, ...(subject && { subject }) }, now);
};

/** What waits for somebody of the staff, or everything in a state. */
export async function list(db: Db, reader: Reader, state: string | undefined): Promise<Answer> {
  if (state !== undefined && !isState(state)) return failed(`--state must be one of: ${withdrawalStates.join(', ')}`);
  const rows = await db.query<StaffRow>(listForStaff, [state ? [state] : ['in_review', 'approved'], rowsMax]);
  if (rows.length === 0) return said('Nothing waits.');
  await noteRead(db, reader, rows);
  return said(...rows.map(line));
}

/** Every withdrawal in review that a rule holds, and why. */
export async function holds(db: Db, reader: Reader): Promise<Answer> {
  const rows = await db.query<StaffRow>(listForStaff, [['in_review'], rowsMax]);
  const held = rows.filter((row) => row.holds > 0n);
  if (held.length === 0) return said('No rule holds a withdrawal.');
  await noteRead(db, reader, held);
  const found = await db.query<HoldRow>(listHolds, [held.map(({ id }) => id)]);
  return said(
    ...held.flatMap((row) => [line(row), ...found.filter((hold) => hold.withdrawal_id === row.id).map(holdLine)]),
  );
}

/** One withdrawal with its holds and everything that was done with it. */
export async function show(db: Db, reader: Reader, id: string, fourEyesEur: number): Promise<Answer> {
  const [row] = await db.query<StaffRow>(findForStaff, [id]);
  if (row === undefined) return failed('There is no such withdrawal.');
  await noteRead(db, reader, [row], { kind: 'withdrawal', id });
  const found = await db.query<HoldRow>(listHolds, [[id]]);
  const events = await db.query<WithdrawalEventRow>(listWithdrawalEvents, [id]);
  const needed = approvalsNeeded(row.day_eur_cents, fourEyesEur, row.is_from_shell && (await isStaffed(db)));
  return said(
    line(row),
    `to ${shown(row.destination)}${row.reference === null ? '' : `, reference ${shown(row.reference)}`}`,
    `worth ${eurOf(row.eur_cents)} EUR, ${eurOf(row.day_eur_cents)} EUR with the player's others of the 24 hours before; ${needed} to approve`,
    ...(found.length === 0 ? ['no rule holds it'] : ['held by', ...found.map(holdLine)]),
    ...events.map(
      ({ at, kind, actor, facts }) =>
        `${at.toISOString()}  ${kind}  by ${shown(actor)}  ${shown(JSON.stringify(facts))}`,
    ),
  );
}
