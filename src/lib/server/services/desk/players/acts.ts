import type { Standing } from '#contract/desk/player-acts.ts';
import type { ExclusionPeriod } from '#domain/limits/breaks.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { reopenByStaff, signOutByStaff } from '../../account/by-staff.ts';
import { deskCaller } from '../../caller.ts';
import { removeSecondFactor } from '../../identity/remove-factor.ts';
import { allowCorrection } from '../../registers/allow-correction.ts';
import { excludeByStaff } from '../../safer-play/breaks.ts';
import type { StaffActor } from '../actor.ts';
import { peopleOf } from './people.ts';

const isThere = async (ctx: ServerContext, playerId: string): Promise<boolean> =>
  (await peopleOf(ctx, [playerId])).length > 0;

type About = { readonly playerId: string; readonly reason: string; readonly shown: Standing };

/** Ends every session of a player; how many. */
export async function signPlayerOut(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason, shown }: About,
): Promise<Result<{ ended: number }, 'player_not_found' | 'changed_since_shown'>> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  const ended = await signOutByStaff(ctx.db, { actor, reason, shown }, playerId, ctx.clock.now());
  return ended.ok ? ok({ ended: ended.value }) : ended;
}

/** Excludes who asks for it, on every path at once. */
export async function excludePlayer(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason, shown, period }: About & { readonly period: ExclusionPeriod },
): Promise<
  Result<{ excludedUntil: string | null }, 'player_not_found' | 'changed_since_shown' | 'exclusion_not_longer'>
> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  return excludeByStaff(ctx, deskCaller(actor.requestId), playerId, period, { actor, reason, shown });
}

export async function reopenPlayer(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason, shown }: About,
): Promise<Result<void, 'player_not_found' | 'changed_since_shown' | 'account_open'>> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  const opened = await reopenByStaff(ctx.db, { actor, reason, shown }, playerId, ctx.clock.now());
  return opened.ok || opened.code === 'changed_since_shown'
    ? (opened as Result<void, 'changed_since_shown'>)
    : fail('account_open');
}

export async function removePlayerFactor(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason, shown }: About,
): Promise<Result<void, 'player_not_found' | 'changed_since_shown' | 'verification_required' | 'second_factor_off'>> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  return removeSecondFactor(ctx.db, { actor, reason, shown }, playerId, ctx.clock.now());
}

/** Asks for another number of the state, and lets it be given. */
export async function openPlayerNumber(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason, shown }: About,
): Promise<Result<void, 'player_not_found' | 'changed_since_shown' | 'number_not_given'>> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  return allowCorrection(ctx, { actor, reason, shown }, playerId);
}
