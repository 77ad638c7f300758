import { createHash } from 'node:crypto';
import { type Db, sql } from '#server/db/db.ts';
import { sourceHash } from '#server/services/content/source-hash.ts';

const people = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;
const addPerson = sql(
  'test_add_person',
  'INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, $2, $3) ON CONFLICT DO NOTHING',
);
const addVersion = sql(
  'test_add_version',
  `INSERT INTO content_version (path, number, parent, source, hash, file_hash, note, written_by, written_at)
   VALUES ($1, $2, $2 - 1, $3, $4, NULL, '', $5, $6)`,
);
const addApproved = sql(
  'test_add_approved',
  `INSERT INTO proposal (id, kind, facts, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at)
   VALUES ($1::uuid, $2, $3, 'x', $4, $5::timestamptz, $5::timestamptz + interval '30 days', 'approved', $6, $5::timestamptz)`,
);
const addRelease = sql(
  'test_add_release',
  `INSERT INTO content_release (path, seq, number, starts_at, released_at, proposal_id)
   SELECT $1, 1 + count(*), $2, $3, $4, $5 FROM content_release WHERE path = $1`,
);

type Released = {
  readonly path: string;
  /** 0: the file is to be in force again. */
  readonly number: number;
  readonly source?: string;
  readonly at: Date;
  readonly startsAt?: Date;
};

/** A version that Ann wrote and Ben approved, without the desk around them. */
export async function releaseText(db: Db, { path, number, source = '', at, startsAt = at }: Released): Promise<void> {
  for (const [who, id] of people.entries()) await db.query(addPerson, [id, ['Ann', 'Ben'][who], at]);
  const hex = createHash('sha256')
    .update(JSON.stringify([path, number, at]))
    .digest('hex');
  const id = `${hex.slice(0, 8)}-0000-4000-8000-${hex.slice(8, 20)}`;
  if (number > 0) await db.query(addVersion, [path, number, source, sourceHash(source), people[0], at]);
  const kind = number > 0 ? 'content_publish' : 'content_take_back';
  await db.query(addApproved, [id, kind, { path, number }, people[0], at, people[1]]);
  await db.query(addRelease, [path, number, startsAt, at, id]);
}
