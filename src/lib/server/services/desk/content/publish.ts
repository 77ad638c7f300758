import { aheadMsMax, beforeLast, waiting } from '#domain/content/release.ts';
import { isWritable } from '#domain/content/text.ts';
import { textProposalKinds } from '#domain/desk/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Queryable } from '../../../db/db.ts';
import { insertRelease, listAuthors, lockText } from '../../../db/queries/content.ts';
import type { ProposalRow } from '../../../db/queries/proposals.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import {
  approveProposal,
  endProposal,
  findOpenProposal,
  keepProposal,
  type OpenFault,
  openToYes,
  type YesFault,
} from '../proposals.ts';
import { type CheckFault, lookedAt, stillSo, type Wish } from './look-at.ts';
import { type Ctx, headOf, isOverOther, isThere, lastRelease, type TextState, textState } from './state.ts';

type Kind = (typeof textProposalKinds)[number];
const acts = { propose: 'content.propose', approve: 'content.approve' } as const;

/** As it was proposed. */
const wishOf = ({ facts }: ProposalRow): Wish => ({
  path: String(facts['path']),
  number: Number(facts['number']),
  from: Number(facts['from']),
  startsAt: typeof facts['startsAt'] === 'string' ? new Date(facts['startsAt']) : null,
});

const startsWrong = (startsAt: Date | null, now: Date): boolean =>
  startsAt !== null && (startsAt <= now || startsAt.getTime() - now.getTime() > aheadMsMax);

async function propose(ctx: Ctx, tx: Queryable, actor: StaffActor, kind: Kind, wish: Wish, reason: string, now: Date) {
  const facts = { ...wish, startsAt: wish.startsAt?.toISOString() ?? null };
  const id = await keepProposal(ctx, tx, actor, { kind, facts, reason }, now);
  const noted = { path: wish.path, number: wish.number, ...(facts.startsAt !== null && { startsAt: facts.startsAt }) };
  await noteAct(tx, now, actor, {
    act: acts.propose,
    subject: { kind: 'proposal', id },
    reason,
    facts: { kind, ...noted },
  });
  return ok({ id });
}

export type Ready = {
  readonly path: string;
  readonly number: number;
  readonly startsAt: Date | null;
  readonly reason: string;
  readonly shown: { readonly head: number; readonly release: number };
};

type ReadyFault =
  | 'text_not_found'
  | 'text_not_writable'
  | 'text_same'
  | 'changed_since_shown'
  | 'text_conflict'
  | 'text_proposed'
  | 'release_waits'
  | 'until_wrong';

/** Why a version cannot be proposed as the text stands; null: it can. */
function notReady(state: TextState, { number, startsAt, shown }: Ready): ReadyFault | null {
  const [head] = state.versions;
  if (!isThere(state) || head === undefined) return 'text_not_found';
  if (headOf(state) !== shown.head || lastRelease(state) !== shown.release || number !== shown.head)
    return 'changed_since_shown';
  if (state.open.length > 0) return 'text_proposed';
  if (waiting(state.releases, state.now) !== undefined) return 'release_waits';
  if (state.releases.at(-1)?.number === number) return 'text_same';
  if (isOverOther(head, state.file, state.versions)) return 'text_conflict';
  return startsWrong(startsAt, state.now) ? 'until_wrong' : null;
}

/** What proposing a version as it is shown asks for, if it is ready. */
async function readyWish(ctx: Ctx, db: Queryable, ready: Ready): Promise<Result<Wish, ReadyFault>> {
  const { path, number, startsAt, shown } = ready;
  if (!isWritable(path)) return fail('text_not_writable');
  const state = await textState(ctx, db, path);
  const fault = notReady(state, ready);
  if (fault !== null) return fail(fault, { head: headOf(state), by: state.versions[0]?.written_by_name ?? '' });
  return ok({ path, number, from: shown.release, startsAt });
}

/** Says that the last version is ready. Nothing changes before somebody who wrote nothing of it has said yes. */
export async function proposeText(
  ctx: Ctx,
  actor: StaffActor,
  ready: Ready,
): Promise<Result<{ id: string }, ReadyFault | CheckFault>> {
  const wish = await readyWish(ctx, ctx.db, ready);
  const looked = wish.ok ? await lookedAt(ctx, actor, wish.value) : wish;
  if (!looked.ok) return looked;
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockText, [ready.path]);
    const still = await stillSo(ctx, tx, looked.value, await readyWish(ctx, tx, ready));
    return still.ok ? propose(ctx, tx, actor, 'content_publish', still.value, ready.reason, ctx.clock.now()) : still;
  });
}

type TakeBackFault = 'text_not_found' | 'nothing_released' | 'changed_since_shown' | 'text_proposed';
type Back = { readonly path: string; readonly reason: string; readonly release: number };

async function backWish(ctx: Ctx, db: Queryable, { path, release }: Back): Promise<Result<Wish, TakeBackFault>> {
  const state = await textState(ctx, db, path);
  if (!isThere(state)) return fail('text_not_found');
  if (lastRelease(state) === 0) return fail('nothing_released');
  if (lastRelease(state) !== release) return fail('changed_since_shown', { release: lastRelease(state) });
  if (state.open.length > 0) return fail('text_proposed');
  return ok({ path, number: beforeLast(state.releases), from: release, startsAt: null });
}

/** Asks for what was there before the last release, whether that has come or waits for its moment. */
export async function proposeTakeBack(
  ctx: Ctx,
  actor: StaffActor,
  back: Back,
): Promise<Result<{ id: string }, TakeBackFault | CheckFault>> {
  const wish = await backWish(ctx, ctx.db, back);
  const looked = wish.ok ? await lookedAt(ctx, actor, wish.value) : wish;
  if (!looked.ok) return looked;
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockText, [back.path]);
    const still = await stillSo(ctx, tx, looked.value, await backWish(ctx, tx, back));
    return still.ok ? propose(ctx, tx, actor, 'content_take_back', still.value, back.reason, ctx.clock.now()) : still;
  });
}

/** An open one, its text locked: whoever decides on another waits meanwhile. */
async function lockOpen(tx: Queryable, id: string, now: Date): Promise<Result<ProposalRow, OpenFault>> {
  const named = await findOpenProposal(tx, id, textProposalKinds, now);
  if (!named.ok) return named;
  await tx.query(lockText, [wishOf(named.value).path]);
  return findOpenProposal(tx, id, textProposalKinds, now);
}

type ApproveFault = OpenFault | YesFault | 'own_text' | 'changed_since_shown' | 'text_conflict' | 'until_wrong';

const isAuthor = async (db: Queryable, actor: StaffActor, { path, number }: Wish): Promise<boolean> => {
  const authors = await db.query<{ staff_id: string }>(listAuthors, [path, number]);
  return authors.some(({ staff_id: id }) => id === actor.staffId);
};

/** What saying yes to an open proposal releases, if this person may and the text still stands as it was proposed. */
async function approvedWish(
  ctx: Ctx,
  db: Queryable,
  actor: StaffActor,
  found: Result<ProposalRow, OpenFault>,
): Promise<Result<Wish, ApproveFault>> {
  const open = await openToYes(db, actor, acts.approve, found, ctx.clock.now());
  if (!open.ok) return open;
  const isTakeBack = open.value.kind === 'content_take_back';
  const wish = wishOf(open.value);
  if (!isTakeBack && (await isAuthor(db, actor, wish))) return fail('own_text');
  const state = await textState(ctx, db, wish.path);
  // What the desk shows of a text is its last version: over a later one nobody can see what they say yes to.
  if (!isTakeBack && headOf(state) !== wish.number) return fail('changed_since_shown', { head: headOf(state) });
  if (lastRelease(state) !== wish.from) return fail('changed_since_shown', { release: lastRelease(state) });
  if (startsWrong(wish.startsAt, state.now)) return fail('until_wrong');
  const row = state.versions.find(({ number }) => number === wish.number);
  if (!isTakeBack && row !== undefined && isOverOther(row, state.file, state.versions)) return fail('text_conflict');
  return ok(wish);
}

/** Says yes to what somebody else proposed: it is in force from its moment on, and the pages follow by themselves. */
export async function approveText(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
): Promise<Result<{ number: number; startsAt: string }, ApproveFault | CheckFault>> {
  const found = await findOpenProposal(ctx.db, id, textProposalKinds, ctx.clock.now());
  const wish = await approvedWish(ctx, ctx.db, actor, found);
  const looked = wish.ok ? await lookedAt(ctx, actor, wish.value) : wish;
  if (!looked.ok) return looked;
  const done = await ctx.db.transaction(
    async (tx): Promise<Result<{ number: number; startsAt: string }, ApproveFault>> => {
      const now = ctx.clock.now();
      const open = await lockOpen(tx, id, now);
      if (!open.ok) return open;
      const still = await stillSo(ctx, tx, looked.value, await approvedWish(ctx, tx, actor, open));
      if (!still.ok) return still;
      const { path, number, from } = still.value;
      const approved = await approveProposal(tx, actor, id, now);
      if (!approved.ok) return approved;
      const startsAt = still.value.startsAt ?? now;
      await tx.query(insertRelease, [path, from + 1, number, startsAt, now, id]);
      const facts = { kind: open.value.kind, path, number, startsAt: startsAt.toISOString() };
      await noteAct(tx, now, actor, { act: acts.approve, subject: { kind: 'proposal', id }, facts });
      return ok({ number, startsAt: startsAt.toISOString() });
    },
  );
  if (done.ok) ctx.pages.wake();
  return done;
}

const noted = (proposal: ProposalRow) => {
  const { path, number } = wishOf(proposal);
  return { facts: { path, number } };
};

/** Says no to what somebody else proposed. */
export const refuseText = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  endProposal(ctx, actor, { id, end: 'refused', note, lockOpen, acts, noted });

/** Takes back what one has proposed. */
export const withdrawText = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  endProposal(ctx, actor, { id, end: 'withdrawn', note, lockOpen, acts, noted });
