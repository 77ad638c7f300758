import type { OpenedCase, ShownCase } from '#contract/desk/risk.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  type CaseEventRow,
  type CaseRow,
  type EarlierRow,
  type FindingRow,
  findCase,
  listCaseEvents,
  listCases,
  listEarlier,
  listFindings,
} from '../../../db/queries/risk/cases.ts';
import { type Looked, peopleOf } from '../players/people.ts';

const listed = 300;

type People = Awaited<ReturnType<typeof peopleOf>>;

const present = (row: CaseRow, people: People): ShownCase => ({
  id: row.id,
  openedAt: row.opened_at.toISOString(),
  openedBy: row.opened_by_name,
  state: row.state,
  takenBy: row.taken_by === null ? null : { id: row.taken_by, name: row.taken_by_name ?? '' },
  decision: row.decision,
  changedAt: row.changed_at.toISOString(),
  version: row.version,
  players: people.filter(({ id }) => row.players.includes(id)).map(({ id, name, email }) => ({ id, name, email })),
  rules: row.rules,
});

/** What is to be looked into, the oldest first, then what was decided last. */
export async function listRiskCases(ctx: ServerContext): Promise<Looked<ShownCase[]>> {
  const rows = await ctx.db.query<CaseRow>(listCases, [listed]);
  const ids = [...new Set(rows.flatMap(({ players }) => players))];
  const people = await peopleOf(ctx, ids);
  return { answer: rows.map((row) => present(row, people)), looked: ids };
}

/** A case as it is now. */
export async function caseOf(db: Queryable, id: string): Promise<Result<CaseRow, 'case_not_found'>> {
  const [row] = await db.query<CaseRow>(findCase, [id]);
  return row === undefined ? fail('case_not_found') : ok(row);
}

export async function readRiskCase(
  ctx: ServerContext,
  id: string,
): Promise<Result<Looked<OpenedCase>, 'case_not_found'>> {
  const { db } = ctx;
  const found = await caseOf(db, id);
  if (!found.ok) return found;
  const people = await peopleOf(ctx, found.value.players);
  const findings = await db.query<FindingRow>(listFindings, [id]);
  const events = await db.query<CaseEventRow>(listCaseEvents, [id]);
  const earlier = await db.query<EarlierRow>(listEarlier, [id]);
  return ok({
    looked: found.value.players,
    answer: {
      case: present(found.value, people),
      findings: findings.map((row) => ({
        playerId: row.player_id,
        rule: row.rule,
        at: row.at.toISOString(),
        foundAt: row.found_at.toISOString(),
        facts: { ...row.facts },
        version: row.version,
      })),
      events: events.map(({ version, at, kind, name, note, facts }) => ({
        version,
        at: at.toISOString(),
        kind,
        by: name,
        note,
        facts: { ...facts },
      })),
      earlier: earlier.map((row) => ({
        id: row.id,
        openedAt: row.opened_at.toISOString(),
        decision: row.decision,
      })),
    },
  });
}
