import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isDay } from '#domain/day.ts';
import { type Db, sql } from '#server/db/db.ts';
import { listUnseen, type UnseenRow } from '#server/db/queries/chain-unseen.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { compareBooks, type Scope } from '#server/services/reconcile/compare-books.ts';
import { readStatementFile } from '#server/services/reconcile/read-statement.ts';
import { sandboxStatement } from '#server/services/reconcile/sandbox-statement.ts';
import { type Answer, type Family, failed, said } from './answer.ts';
import { unseenLine } from './unseen.ts';

/** Each deposit that was paid against the movement that credited or held it, in both directions. */
const readDeposits = sql(
  'reconcile_deposits',
  `SELECT coalesce(d.id::text, m.reference) AS deposit, coalesce(d.gateway, m.owner) AS gateway,
     coalesce(d.currency, m.currency) AS currency, coalesce(d.amount, 0) AS completed, coalesce(m.cleared, 0) AS cleared
   FROM (SELECT * FROM deposit WHERE state IN ('held', 'completed', 'refunded', 'reversed')) d
   FULL JOIN (
     SELECT m.reference, a.owner, a.currency, -sum(p.amount)::bigint AS cleared
     FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id
     WHERE m.kind IN ('deposit', 'deposit_held') AND a.kind = 'clearing' GROUP BY m.reference, a.owner, a.currency
   ) m ON m.reference = d.id::text AND m.owner = d.gateway AND m.currency = d.currency
   WHERE d.amount IS DISTINCT FROM m.cleared
   ORDER BY 1 LIMIT 100`,
);

type Unbooked = {
  readonly deposit: string;
  readonly gateway: string;
  readonly currency: string;
  /** Minor units that were paid, and that stand on the clearing account for it. */
  readonly completed: bigint;
  readonly cleared: bigint;
};

const readWithdrawals = sql(
  'reconcile_withdrawals',
  'SELECT what, found, expected FROM withdrawal_breach ORDER BY what LIMIT 100',
);
type Astray = { readonly what: string; readonly found: string; readonly expected: string };

/** The house's own books alone. Lines for the operator; sound when the ledger is and nothing differs. */
export const reconcile = async (db: Db): Promise<{ readonly isSound: boolean; readonly lines: readonly string[] }> => {
  const ledger = await checkLedger(db);
  const booked = await db.query<Unbooked>(readDeposits);
  const withdrawals = await db.query<Astray>(readWithdrawals);
  const unseen = await db.query<UnseenRow>(listUnseen);
  return {
    isSound:
      ledger.isSound &&
      ledger.grants.length === 0 &&
      booked.length === 0 &&
      withdrawals.length === 0 &&
      unseen.length === 0,
    lines: [
      ...ledger.house.map(
        ({ kind, owner, currency, balance }) => `${kind} ${owner} ${balance} ${currency} (minor units)`,
      ),
      ...ledger.mismatches.map(({ problem, found, expected }) => `${problem}: ${found}, expected ${expected}`),
      ...ledger.grants.map(
        ({ problem, playerId, found, expected }) =>
          `bonus, ${problem}: player ${playerId}: ${found}, expected ${expected}`,
      ),
      ...booked.map(
        ({ deposit, gateway, currency, completed, cleared }) =>
          `deposit ${deposit} by ${gateway}: paid ${completed}, booked ${cleared} ${currency} (minor units)`,
      ),
      ...unseen.map(unseenLine),
      ...withdrawals.map(({ what, found, expected }) => `withdrawal: ${what}: ${found}, but ${expected}`),
    ],
  };
};

const dayMs = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Days in UTC, the last one included. */
const periodOf = (from: string, to: string = from) => ({
  from: new Date(from),
  before: new Date(Date.parse(to) + dayMs),
});

/** A command, once its words are understood; what it does is for the database to say. */
type Command = (db: Db) => Promise<Answer>;

/** `reconcile`, `reconcile statement <file>…`, `reconcile sandbox <day> [<day>]`. Undefined for what is none of them. */
export const readReconcile = ([action, ...rest]: readonly string[]): Command | undefined => {
  if (action === 'statement') return readStatement(rest);
  if (action === 'sandbox') return readSandbox(rest);
  return action === undefined ? ownBooks : undefined;
};

export const runReconcile: Family = (db, words) => readReconcile(words)?.(db);

const readStatement = (words: readonly string[]): Command | undefined => {
  const { values, positionals: files } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { provider: { type: 'string', multiple: true }, from: { type: 'string' }, to: { type: 'string' } },
  });
  const { provider: providers, from, to } = values;
  if (files.length === 0 || ![from, to].every((day) => day === undefined || isDay(day))) return undefined;
  const scope = { ...(providers && { providers }), ...(from !== undefined && { period: periodOf(from, to) }) };
  return (db) => compareFiles(db, files, scope);
};

/** Providers' statements (CSV) against the clearing accounts. */
const compareFiles = async (db: Db, files: readonly string[], scope: Scope): Promise<Answer> => {
  const lines = [];
  for (const file of files) {
    const read = readStatementFile(readFileSync(file, 'utf8'));
    if (!read.ok)
      return failed(`${file}, line ${read.facts?.['line']}: ${read.facts?.['reason'] ?? 'quotes that do not match'}`);
    lines.push(...read.value);
  }
  const compared = await compareBooks(db, lines, scope);
  if (!compared)
    return failed('There is no line: say whose statement it is, and of which days: --provider, --from, --to');
  const { differences, period } = compared;
  const told = differences.map(
    ({ kind, provider, type, payment, there, here }) =>
      `${kind}: ${type} ${payment} by ${provider}: there ${there ?? 'nothing'}, here ${here ?? 'nothing'}`,
  );
  const last = dayOf(new Date(period.before.getTime() - 1));
  const about = `${compared.providers.join(', ')} from ${dayOf(period.from)} to ${last}`;
  const end = `${about}: ${compared.lines} lines, ${compared.booked} booked, ${differences.length} differences (minor units).`;
  return differences.length === 0 ? said(end) : failed(...told, end);
};

const readSandbox = ([from = '', to = from, ...more]: readonly string[]): Command | undefined => {
  if (more.length > 0 || !isDay(from) || !isDay(to)) return undefined;
  return async (db) => said((await sandboxStatement(db, periodOf(from, to))).trimEnd());
};

const ownBooks = async (db: Db): Promise<Answer> => {
  const { isSound, lines } = await reconcile(db);
  return isSound ? said(...lines, 'Everything agrees.') : failed(...lines, 'Something does NOT agree.');
};
