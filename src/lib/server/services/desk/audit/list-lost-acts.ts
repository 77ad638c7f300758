import type { Queryable } from '../../../db/db.ts';
import { countLostActs, type LostActRow, listLostActs as query } from '../../../db/queries/lost-acts.ts';

const pageOfLost = 100;

/** What an entry said, as the log shows it. `content`: domain/desk/act-entry.ts. */
const entryOf = (content: string, masked: readonly string[]) => {
  const [, id, at, staffId, channel, systemUser, name, act, kind, subject, players, reason, facts] = JSON.parse(
    content,
  ) as readonly unknown[];
  const isMasked = masked.includes(String(act));
  return {
    id: String(id),
    at: new Date(Math.round(Number(at) * 1000)).toISOString(),
    staffId: staffId === null ? null : String(staffId),
    name: String(name),
    channel: channel as 'desk' | 'shell' | 'house',
    systemUser: systemUser === null ? null : String(systemUser),
    act: String(act),
    subject: kind === null || isMasked ? null : { kind: String(kind), id: String(subject ?? '') },
    players: isMasked ? [] : (players as string[]),
    reason: reason === null || isMasked ? null : String(reason),
    facts: isMasked ? {} : (facts as Record<string, unknown>),
  };
};

/**
 * A page of the entries that were in the journal outside and are not in these books, which were put back; the newest first. Of acts `masked`
 * no more than that they were. `before`: where the page begins, as `next` said it.
 */
export async function listLostActs(db: Queryable, before: string | null, masked: readonly string[]) {
  const [epoch = null, id = null] = before?.split('-') ?? [];
  const rows = await db.query<LostActRow>(query, [epoch, id, pageOfLost + 1]);
  const [counted] = await db.query<{ lost: bigint }>(countLostActs);
  const shown = rows.slice(0, pageOfLost);
  const last = shown.at(-1);
  return {
    total: Number(counted?.lost ?? 0n),
    lost: shown.map((row) => ({
      id: row.id.toString(),
      epoch: row.epoch,
      notedAt: row.noted_at.toISOString(),
      hash: row.hash.toString('hex'),
      entry: row.content === null ? null : entryOf(row.content, masked),
    })),
    next: rows.length > pageOfLost && last !== undefined ? `${last.epoch}-${last.id}` : null,
  };
}
