import type { Db, Queryable } from '../../db/db.ts';
import type { Actor } from './actor.ts';
import { type Noted, noteAct } from './note-act.ts';

/** Does something and notes it, both or neither; false where there was nothing to do. */
export const noted = (
  db: Db,
  actor: Actor,
  what: Noted,
  now: Date,
  work: (tx: Queryable) => Promise<readonly object[]>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if ((await work(tx)).length === 0) return false;
    await noteAct(tx, now, actor, what);
    return true;
  });
