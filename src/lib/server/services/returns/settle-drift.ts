import type { Db } from '../../db/db.ts';
import { settleDrift as settleRows } from '../../db/queries/returns.ts';
import type { Actor } from '../desk/actor.ts';
import { noted } from '../desk/noted.ts';

/** Notes what staff found of a kind of bet that left what its figures allow; false: nothing waits of it. */
export const settleDrift = (
  db: Db,
  actor: Actor,
  { game, kind, found }: { readonly game: string; readonly kind: string; readonly found: string },
  now: Date,
): Promise<boolean> => {
  const subject = { kind: 'return', id: `${game} ${kind}` };
  return noted(db, actor, { act: 'returns.settle', subject, reason: found }, now, (tx) =>
    tx.query(settleRows, [game, kind, found, actor.name, now]),
  );
};
