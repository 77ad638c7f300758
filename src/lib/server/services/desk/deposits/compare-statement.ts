import { statementDaysMax } from '#contract/desk/deposits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { type Comparison, compareBooks, daysOf, type Scope } from '../../reconcile/compare-books.ts';
import { readStatementFile } from '../../reconcile/read-statement.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

/** A provider's file, and whose it is and of which days where its lines do not say so; days in UTC, the last one included. */
export type Statement = {
  readonly file: string;
  readonly csv: string;
  readonly provider: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

const dayMs = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const scopeOf = ({ provider, from, to }: Statement): Scope => ({
  ...(provider !== null && { providers: [provider] }),
  ...(from !== null && { period: { from: new Date(from), before: new Date(Date.parse(to ?? from) + dayMs) } }),
});

type Compared = Omit<Comparison, 'period' | 'providers' | 'differences'> & {
  readonly providers: string[];
  readonly from: string;
  readonly to: string;
  readonly differences: Comparison['differences'][number][];
};

/** Holds a provider's statement against the books, notes in the log that it was done and what came of it, and books nothing. */
export async function compareStatement(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  actor: StaffActor,
  statement: Statement,
): Promise<Result<Compared, 'statement_unreadable' | 'statement_empty'>> {
  const read = readStatementFile(statement.csv);
  if (!read.ok) return fail('statement_unreadable', read.facts);
  const scope = scopeOf(statement);
  const asked = scope.period ?? daysOf(read.value);
  // Lines of years: whoever has such a file says which days of it.
  if (asked && asked.before.getTime() - asked.from.getTime() > statementDaysMax * dayMs) return fail('statement_empty');
  const compared = await compareBooks(db, read.value, scope);
  if (compared === undefined) return fail('statement_empty');
  const { lines, booked, period } = compared;
  const days = { from: dayOf(period.from), to: dayOf(new Date(period.before.getTime() - 1)) };
  const [providers, differences] = [[...compared.providers], [...compared.differences]];
  const facts = { file: statement.file, providers, ...days, lines, booked, differences: differences.length };
  await db.transaction((tx) => noteAct(tx, clock.now(), actor, { act: 'statements.compare', facts }));
  return ok({ providers, ...days, lines, booked, differences });
}
