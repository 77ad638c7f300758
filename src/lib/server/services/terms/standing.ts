import { type Fail, fail } from '#domain/result.ts';
import {
  agreementDocuments,
  dayOf,
  inForceOn,
  type PolicyVersion,
  type Standing,
  standingOf,
  worstOf,
} from '#domain/terms/agreement.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type AcceptedRow, listAccepted } from '../../db/queries/terms.ts';

type Terms = Pick<ServerContext, 'policies' | 'clock'>;

/** A document of the agreement: its versions, the newest that the player accepted, and how the player stands to it. */
export type DocumentStanding = {
  readonly document: string;
  readonly versions: readonly PolicyVersion[];
  readonly accepted: { readonly number: number; readonly version: string; readonly at: Date } | null;
  readonly standing: Standing;
};

/** How a player stands to each document of the agreement, in the order of `agreementDocuments`. */
export async function standingsOf(db: Queryable, ctx: Terms, playerId: string): Promise<readonly DocumentStanding[]> {
  const rows = await db.query<AcceptedRow>(listAccepted, [playerId]);
  const today = dayOf(ctx.clock.now());
  return agreementDocuments.flatMap((document) => {
    const versions = ctx.policies.get(document) ?? [];
    const accepted = acceptedOf(rows, document, versions);
    const standing = standingOf(versions, accepted?.number ?? 0, today);
    return versions.length === 0 ? [] : [{ document, versions, accepted, standing }];
  });
}

/**
 * The newest version of a document that a player accepted. Of whom nothing is on record, because a process of the version before signed
 * them up, it is what held when they ticked the box.
 */
function acceptedOf(
  rows: readonly AcceptedRow[],
  document: string,
  versions: readonly PolicyVersion[],
): DocumentStanding['accepted'] {
  const row = rows.find((one) => one.document === document);
  if (row?.number != null && row.version !== null && row.accepted_at !== null)
    return { number: row.number, version: row.version, at: row.accepted_at };
  const [unrecorded] = rows;
  if (unrecorded === undefined || unrecorded.document !== null) return null;
  const at = unrecorded.terms_accepted_at;
  const held = inForceOn(versions, dayOf(at)) ?? versions[0];
  return held === undefined ? null : { number: held.number, version: held.version, at };
}

/** How a player stands to the agreement as a whole. */
export const standingOfAll = async (db: Queryable, ctx: Terms, playerId: string): Promise<Standing> =>
  worstOf((await standingsOf(db, ctx, playerId)).map(({ standing }) => standing));

/** The refusal of a deposit or a promotion while a version in force is not accepted; undefined when there is none. */
export async function termsFault(
  db: Queryable,
  ctx: Terms,
  playerId: string,
): Promise<Fail<'terms_changed'> | undefined> {
  const due = (await standingsOf(db, ctx, playerId)).find(({ standing }) => standing === 'due');
  return due && fail('terms_changed', { document: due.document });
}
