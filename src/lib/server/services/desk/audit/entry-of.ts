import type { ActEntry } from '#domain/desk/act-entry.ts';
import type { ChainRow } from '../../../db/queries/staff-acts.ts';

/** A row of the log as its hash has it. */
export const entryOf = (row: ChainRow): ActEntry => ({
  id: row.id,
  at: row.at,
  staffId: row.staff_id,
  channel: row.channel,
  systemUser: row.shell_user,
  name: row.name,
  act: row.act,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  players: row.players,
  reason: row.reason,
  facts: row.facts,
  requestId: row.request_id,
  ip: row.ip,
  before: row.before_hash.toString('hex'),
});
