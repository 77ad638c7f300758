import { isDeepStrictEqual } from 'node:util';
import type { SettingWishShown } from '#contract/desk/game-settings.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type SettingWish, type Subject, settledValue, wouldReopen } from '#domain/shelf/setting.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { findSetting, type InForceRow, insertSetting, lockSettings } from '../../../db/queries/game-settings.ts';
import type { ProposalRow } from '../../../db/queries/proposals.ts';
import { endOffRounds } from '../../shelf/end-off-rounds.ts';
import { tellShelf } from '../../shelf/tell-shelf.ts';
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
import { consequencesOf } from './consequences.ts';
import { keptWish, readWish } from './present-settings.ts';
import { gamesOfSubject, limitsFaultOf } from './subject.ts';

export const settingKind = 'game_setting';
const acts = { propose: 'games.propose', approve: 'games.approve' } as const;

/** An end is announced at most so long before. */
const aheadMsMax = 90 * 86_400_000;

type ShelfFault = 'game_unknown' | 'limits_wrong' | 'country_unknown';
type WishFault = ShelfFault | 'until_wrong';

/** What has to hold when it is approved, too. */
async function checkShelf(
  ctx: ServerContext,
  tx: Queryable,
  subject: Subject,
  wish: SettingWish,
): Promise<Result<void, ShelfFault>> {
  if (gamesOfSubject(ctx, subject).length === 0) return fail('game_unknown');
  switch (wish.part) {
    case 'off':
      return ok(undefined);
    case 'countries':
      return wish.hidden.every((code) => ctx.countryCodes.has(code)) ? ok(undefined) : fail('country_unknown');
    case 'limits': {
      const fault = await limitsFaultOf(tx, ctx, subject, wish.limits);
      return fault === null ? ok(undefined) : fail('limits_wrong', { ...fault });
    }
  }
}

/** When it is proposed an end is also still to come, and not too far ahead. */
async function checkWish(...[ctx, tx, subject, wish]: Parameters<typeof checkShelf>): Promise<Result<void, WishFault>> {
  const checked = await checkShelf(ctx, tx, subject, wish);
  const from = wish.part === 'off' ? (wish.off?.from ?? null) : null;
  if (!checked.ok || from === null) return checked;
  const ahead = Date.parse(from) - ctx.clock.now().getTime();
  return ahead > 0 && ahead <= aheadMsMax ? ok(undefined) : fail('until_wrong');
}

const inForce = async (tx: Queryable, { of, id }: Subject, part: string): Promise<InForceRow> => {
  const [row] = await tx.query<InForceRow>(findSetting, [of, id, part]);
  return row ?? { version: 0, value: {} };
};

/** Whether a wish would leave a part as it is: an end that is settled anew is never the same, but where it would begin later than now what is off. */
const isSame = (wish: SettingWish, value: Readonly<Record<string, unknown>>, now: Date): boolean => {
  if (wish.part === 'off') return wish.off === null ? !('from' in value) : wouldReopen(wish, value, now);
  const wanted = settledValue(wish, new Date(0));
  const kept = wish.part === 'countries' ? { hidden: [], ...value } : value;
  return isDeepStrictEqual(wanted, kept);
};

type Proposed = {
  readonly subject: Subject;
  readonly wish: SettingWishShown;
  readonly reason: string;
  readonly version: number;
};

/** Proposes a part of a game or a studio in the place of the version that was shown. */
export function proposeSetting(
  ctx: ServerContext,
  actor: StaffActor,
  { subject, wish: shown, reason, version }: Proposed,
): Promise<Result<{ id: string }, WishFault | 'changed_since_shown' | 'setting_same'>> {
  return ctx.db.transaction(async (tx) => {
    const wish = readWish(shown);
    if (!wish.ok) return wish;
    const checked = await checkWish(ctx, tx, subject, wish.value);
    if (!checked.ok) return checked;
    const current = await inForce(tx, subject, shown.part);
    if (current.version !== version) return fail('changed_since_shown', { version: current.version });
    const now = ctx.clock.now();
    if (isSame(wish.value, current.value, now)) return fail('setting_same');
    const facts = { subject, from: version, wish: shown };
    const id = await keepProposal(ctx, tx, actor, { kind: settingKind, facts, reason }, now);
    await noteAct(tx, now, actor, {
      act: acts.propose,
      subject: { kind: subject.of, id: subject.id },
      reason,
      facts: { proposal: id, wish: shown },
    });
    return ok({ id });
  });
}

/** An open one; whoever decides on another waits meanwhile. */
async function lockOpen(tx: Queryable, id: string, now: Date) {
  await tx.query(lockSettings);
  return findOpenProposal(tx, id, [settingKind], now);
}

type ApproveFault = OpenFault | YesFault | 'changed_since_shown' | ShelfFault;

/** Says yes to what somebody else proposed: with the commit it is held on every path, unless something else came in force meanwhile. */
export async function approveSetting(
  ctx: ServerContext,
  actor: StaffActor,
  id: string,
): Promise<Result<{ version: number }, ApproveFault>> {
  const done = await ctx.db.transaction(async (tx): Promise<Result<{ version: number }, ApproveFault>> => {
    const now = ctx.clock.now();
    const open = await openToYes(tx, actor, acts.approve, await lockOpen(tx, id, now), now);
    if (!open.ok) return open;
    const { subject, from, wish: shown } = keptWish(open.value);
    const current = await inForce(tx, subject, shown.part);
    if (current.version !== from) return fail('changed_since_shown', { version: current.version });
    const wish = readWish(shown);
    if (!wish.ok) return wish;
    // The end in whose place it was to come has begun since.
    if (wouldReopen(wish.value, current.value, now)) return fail('changed_since_shown', { version: current.version });
    // An end that was to come while nobody decided is from now on.
    const checked = shown.part === 'off' ? ok(undefined) : await checkShelf(ctx, tx, subject, wish.value);
    if (!checked.ok) return checked;
    const approved = await approveProposal(tx, actor, id, now);
    if (!approved.ok) return approved;
    const value = settledValue(wish.value, now);
    const said = 'from' in value ? await consequencesOf(tx, gamesOfSubject(ctx, subject), now) : {};
    const [made] = await tx.query<{ version: number }>(insertSetting, [
      subject.of,
      subject.id,
      shown.part,
      value,
      said,
      id,
      now,
    ]);
    if (made === undefined) throw new Error('An approved setting was not kept');
    await noteAct(tx, now, actor, {
      act: acts.approve,
      subject: { kind: subject.of, id: subject.id },
      facts: { proposal: id, version: made.version, part: shown.part, value },
    });
    return ok({ version: made.version });
  });
  if (!done.ok) return done;
  tellShelf(ctx);
  // Who has a round there hears at once. It is in force whatever becomes of this: the job does it again.
  await endOffRounds(ctx).catch(() => undefined);
  return done;
}

/** The log has it by the game or the studio. */
const noted = (proposal: ProposalRow) => {
  const { of: kind, id } = keptWish(proposal).subject;
  return { subject: { kind, id }, facts: { proposal: proposal.id } };
};

/** Says no to what somebody else proposed. */
export const refuseSetting = (ctx: ServerContext, actor: StaffActor, id: string, note: string) =>
  endProposal(ctx, actor, { id, end: 'refused', note, lockOpen, acts, noted });

/** Takes back what one has proposed. */
export const withdrawSetting = (ctx: ServerContext, actor: StaffActor, id: string, note: string) =>
  endProposal(ctx, actor, { id, end: 'withdrawn', note, lockOpen, acts, noted });
