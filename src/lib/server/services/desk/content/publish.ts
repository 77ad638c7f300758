import { aheadMsMax, beforeLast, waiting } from '#domain/content/release.ts';
import { isWritable } from '#domain/content/text.ts';
import { textProposalKinds } from '#domain/desk/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Queryable } from '../../../db/db.ts';
import { findVersion, insertRelease, listAuthors, lockText, type VersionRow } from '../../../db/queries/content.ts';
import type { ProposalRow } from '../../../db/queries/proposals.ts';
import { textsAt } from '../../content/wanted-pages.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import {
  approveProposal,
  endProposal,
  findOpenProposal,
  keepProposal,
  type OpenFault,
  ofAnother,
} from '../proposals.ts';
import { type Ctx, headOf, isOverOther, isThere, lastRelease, type TextState, textState } from './state.ts';

type Kind = (typeof textProposalKinds)[number];
const acts = { propose: 'content.propose', approve: 'content.approve' } as const;
type Wish = { readonly path: string; readonly number: number; readonly from: number; readonly startsAt: Date | null };

/** As it was proposed. */
const wishOf = ({ facts }: ProposalRow): Wish => ({
  path: String(facts['path']),
  number: Number(facts['number']),
  from: Number(facts['from']),
  startsAt: typeof facts['startsAt'] === 'string' ? new Date(facts['startsAt']) : null,
});

type HasFaults = { readonly code: 'text_has_faults' };

/** Faults of a version among the texts that are in force at the moment from which it is to be. */
async function faultsOf(ctx: Ctx, tx: Queryable, { path, number, startsAt }: Wish, now: Date) {
  const [row] = await tx.query<VersionRow>(findVersion, [path, number]);
  const source = number === 0 ? (ctx.texts.files.get(path) ?? null) : (row?.source ?? null);
  const at = startsAt ?? now;
  const found = await ctx.texts.faultsOf({ path, source }, await textsAt({ db: tx, texts: ctx.texts }, at), at);
  const lines = found.map((one) => `${one.path === path ? '' : `${one.path}:`}${one.line}: ${one.message}`);
  return { row, faults: lines };
}

const refuseFaults = (faults: readonly string[]) =>
  fail('text_has_faults' as const, { count: faults.length, first: faults[0] ?? '' }) satisfies HasFaults;

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
  | 'text_has_faults'
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

/** Says that the last version is ready. Nothing changes before somebody who wrote nothing of it has said yes. */
export function proposeText(ctx: Ctx, actor: StaffActor, ready: Ready): Promise<Result<{ id: string }, ReadyFault>> {
  return ctx.db.transaction(async (tx) => {
    const { path, number, startsAt, reason, shown } = ready;
    if (!isWritable(path)) return fail('text_not_writable');
    await tx.query(lockText, [path]);
    const state = await textState(ctx, tx, path);
    const fault = notReady(state, ready);
    if (fault !== null) return fail(fault, { head: headOf(state), by: state.versions[0]?.written_by_name ?? '' });
    const wish = { path, number, from: shown.release, startsAt };
    const { faults } = await faultsOf(ctx, tx, wish, state.now);
    if (faults.length > 0) return refuseFaults(faults);
    return propose(ctx, tx, actor, 'content_publish', wish, reason, state.now);
  });
}

type TakeBackFault =
  | 'text_not_found'
  | 'nothing_released'
  | 'changed_since_shown'
  | 'text_has_faults'
  | 'text_proposed';

/** Asks for what was there before the last release, whether that has come or waits for its moment. */
export function proposeTakeBack(
  ctx: Ctx,
  actor: StaffActor,
  { path, reason, release }: { readonly path: string; readonly reason: string; readonly release: number },
): Promise<Result<{ id: string }, TakeBackFault>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockText, [path]);
    const state = await textState(ctx, tx, path);
    if (!isThere(state)) return fail('text_not_found');
    if (lastRelease(state) === 0) return fail('nothing_released');
    if (lastRelease(state) !== release) return fail('changed_since_shown', { release: lastRelease(state) });
    if (state.open.length > 0) return fail('text_proposed');
    const wish = { path, number: beforeLast(state.releases), from: release, startsAt: null };
    const { faults } = await faultsOf(ctx, tx, wish, state.now);
    if (faults.length > 0) return refuseFaults(faults);
    return propose(ctx, tx, actor, 'content_take_back', wish, reason, state.now);
  });
}

/** An open one, its text locked: whoever decides on another waits meanwhile. */
async function lockOpen(tx: Queryable, id: string, now: Date): Promise<Result<ProposalRow, OpenFault>> {
  const named = await findOpenProposal(tx, id, textProposalKinds, now);
  if (!named.ok) return named;
  await tx.query(lockText, [wishOf(named.value).path]);
  return findOpenProposal(tx, id, textProposalKinds, now);
}

type ApproveFault =
  | OpenFault
  | 'own_proposal'
  | 'own_text'
  | 'changed_since_shown'
  | 'text_conflict'
  | 'text_has_faults'
  | 'until_wrong';

const isAuthor = async (tx: Queryable, actor: StaffActor, { path, number }: Wish): Promise<boolean> => {
  const authors = await tx.query<{ staff_id: string }>(listAuthors, [path, number]);
  return authors.some(({ staff_id: id }) => id === actor.staffId);
};

/** Says yes to what somebody else proposed: it is in force from its moment on, and the pages follow by themselves. */
export async function approveText(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
): Promise<Result<{ number: number; startsAt: string }, ApproveFault>> {
  const done = await ctx.db.transaction(
    async (tx): Promise<Result<{ number: number; startsAt: string }, ApproveFault>> => {
      const now = ctx.clock.now();
      const open = ofAnother(await lockOpen(tx, id, now), actor);
      if (!open.ok) return open;
      const isTakeBack = open.value.kind === 'content_take_back';
      const wish = wishOf(open.value);
      const { path, number } = wish;
      if (!isTakeBack && (await isAuthor(tx, actor, wish))) return fail('own_text');
      const state = await textState(ctx, tx, path);
      // What the desk shows of a text is its last version: over a later one nobody can see what they say yes to.
      if (!isTakeBack && headOf(state) !== number) return fail('changed_since_shown', { head: headOf(state) });
      if (lastRelease(state) !== wish.from) return fail('changed_since_shown', { release: lastRelease(state) });
      if (startsWrong(wish.startsAt, now)) return fail('until_wrong');
      const { row, faults } = await faultsOf(ctx, tx, wish, now);
      if (!isTakeBack && row !== undefined && isOverOther(row, state.file, state.versions))
        return fail('text_conflict');
      if (faults.length > 0) return refuseFaults(faults);
      const approved = await approveProposal(tx, actor, id, now);
      if (!approved.ok) return approved;
      const startsAt = wish.startsAt ?? now;
      await tx.query(insertRelease, [path, wish.from + 1, number, startsAt, now, id]);
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
