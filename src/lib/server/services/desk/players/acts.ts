import type { ExclusionPeriod } from '#domain/limits/breaks.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { reopenByStaff, signOutByStaff } from '../../account/by-staff.ts';
import { deskCaller } from '../../caller.ts';
import { removeSecondFactor } from '../../identity/remove-factor.ts';
import { excludeByStaff } from '../../safer-play/breaks.ts';
import type { StaffActor } from '../actor.ts';
import { peopleOf } from './people.ts';

const isThere = async (ctx: ServerContext, playerId: string): Promise<boolean> =>
  (await peopleOf(ctx, [playerId])).length > 0;

type About = { readonly playerId: string; readonly reason: string };

/** Ends every session of a player; how many. */
export async function signPlayerOut(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason }: About,
): Promise<Result<{ ended: number }, 'player_not_found'>> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  return ok({ ended: await signOutByStaff(ctx.db, actor, playerId, reason, ctx.clock.now()) });
}

/** Excludes who asks for it, on every path at once. */
export async function excludePlayer(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason, period }: About & { readonly period: ExclusionPeriod },
): Promise<Result<{ excludedUntil: string | null }, 'player_not_found' | 'exclusion_not_longer'>> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  return excludeByStaff(ctx, deskCaller(actor.requestId), playerId, period, { actor, reason });
}

export async function reopenPlayer(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason }: About,
): Promise<Result<void, 'player_not_found' | 'account_open'>> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  const opened = await reopenByStaff(ctx.db, actor, playerId, reason, ctx.clock.now());
  return opened.ok ? opened : fail('account_open');
}

export async function removePlayerFactor(
  ctx: ServerContext,
  actor: StaffActor,
  { playerId, reason }: About,
): Promise<Result<void, 'player_not_found' | 'verification_required' | 'second_factor_off'>> {
  if (!(await isThere(ctx, playerId))) return fail('player_not_found');
  return removeSecondFactor(ctx.db, actor, playerId, reason, ctx.clock.now());
}
