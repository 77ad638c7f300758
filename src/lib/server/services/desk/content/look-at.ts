import { isDeepStrictEqual } from 'node:util';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Queryable } from '../../../db/db.ts';
import { findVersion, type VersionRow } from '../../../db/queries/content.ts';
import { textsAt } from '../../content/wanted-pages.ts';
import type { StaffActor } from '../actor.ts';
import type { Ctx } from './state.ts';

/** A version of a text that is to be released, from a moment on or at once. */
export type Wish = {
  readonly path: string;
  /** 0: the file of the repository, or nothing. */
  readonly number: number;
  /** The release that was the last. */
  readonly from: number;
  readonly startsAt: Date | null;
};

/** What a check went by: its text among all that are in force at the moment from which it is to be. */
type Around = { readonly source: string | null; readonly inForce: ReadonlyMap<string, string>; readonly at: Date };
/** A wish whose text has no fault among those around it. */
type Looked = { readonly wish: Wish; readonly around: Around };

export type CheckFault = 'text_has_faults' | 'rate_limited';

async function aroundOf({ texts, clock }: Ctx, db: Queryable, { path, number, startsAt }: Wish): Promise<Around> {
  const [row] = await db.query<VersionRow>(findVersion, [path, number]);
  const at = startsAt ?? clock.now();
  const source = number === 0 ? (texts.files.get(path) ?? null) : (row?.source ?? null);
  return { source, inForce: await textsAt({ db, texts }, at), at };
}

/** Looks for faults. It takes seconds, and others may wait before it: never while anything is locked or a connection is held. */
export async function lookedAt(ctx: Ctx, { staffId }: StaffActor, wish: Wish): Promise<Result<Looked, CheckFault>> {
  const around = await aroundOf(ctx, ctx.db, wish);
  const { path } = wish;
  const found = await ctx.texts.faultsOf({ path, source: around.source }, around.inForce, around.at, staffId);
  if (!found.ok) return found;
  const [first] = found.value.map((one) => `${one.path === path ? '' : `${one.path}:`}${one.line}: ${one.message}`);
  return first === undefined ? ok({ wish, around }) : fail('text_has_faults', { count: found.value.length, first });
}

/**
 * Under the lock of its text: the wish as it is now, unless it or any text around it is another than was looked at, or a day has come since, by which
 * texts are shown.
 */
export async function stillSo<Fault extends string>(
  ctx: Ctx,
  tx: Queryable,
  looked: Looked,
  now: Result<Wish, Fault>,
): Promise<Result<Wish, Fault | 'changed_since_shown'>> {
  if (!now.ok) return now;
  const { source, inForce, at } = await aroundOf(ctx, tx, now.value);
  const isSame =
    isDeepStrictEqual(now.value, looked.wish) &&
    source === looked.around.source &&
    isDeepStrictEqual(inForce, looked.around.inForce) &&
    ctx.texts.daysOf(inForce, at) === ctx.texts.daysOf(inForce, looked.around.at);
  return isSame ? now : fail('changed_since_shown', { release: now.value.from });
}
