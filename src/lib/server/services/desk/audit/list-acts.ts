import type { Queryable } from '../../../db/db.ts';
import { listStaffActs, type StaffActRow } from '../../../db/queries/staff-acts.ts';

/** What of the log is asked for; null: no matter. `before`: a number of the log, for the page after. */
export type ActFilter = {
  readonly before: bigint | null;
  readonly act: string | null;
  readonly staffId: string | null;
  readonly playerId: string | null;
  readonly subjectId: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly text: string | null;
  /** Acts of which whoever asks may not read about whom they were. */
  readonly masked: readonly string[];
};

const pageOfActs = 100;

export const valuesOf = (filter: ActFilter, most: number): unknown[] => {
  const { before, act, staffId, playerId, subjectId, from, to, text, masked } = filter;
  return [before, act, staffId, playerId, subjectId, from, to, text, most, masked];
};

/** A page of the log, the newest first; `next`: where the page after begins, null at the end. */
export async function listActs(db: Queryable, filter: ActFilter) {
  const rows = await db.query<StaffActRow>(listStaffActs, valuesOf(filter, pageOfActs + 1));
  const shown = rows.slice(0, pageOfActs);
  return {
    acts: shown.map((row) => ({
      id: row.id.toString(),
      at: row.at.toISOString(),
      staffId: row.staff_id,
      name: row.name,
      channel: row.channel,
      systemUser: row.shell_user,
      act: row.act,
      subject: row.subject_kind === null ? null : { kind: row.subject_kind, id: row.subject_id ?? '' },
      players: [...row.players],
      reason: row.reason,
      facts: { ...row.facts },
    })),
    next: rows.length > pageOfActs ? (shown.at(-1)?.id.toString() ?? null) : null,
  };
}
