import { isNumbered } from '#domain/registers/national-number.ts';
import { givingOf } from '#domain/registers/number-correction.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { allowNumberCorrection, findNumberCountry, type NumberCountryRow } from '../../db/queries/registers.ts';
import { type ByStaff, isAsShown } from '../account/standing.ts';
import type { StaffActor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { heldNumber } from './number-standing.ts';

/**
 * Somebody of the house lets a player give another number once, who may not by themselves any more. Nothing is changed by it: the player gives it, and what a
 * register said by the former goes on holding. `number_not_locked`: there is none, or the player may give another already; or a register excludes them.
 */
export const allowCorrection = (
  ctx: Pick<ServerContext, 'db' | 'config' | 'clock'>,
  { actor, reason, ...by }: ByStaff & { readonly actor: StaffActor },
  playerId: string,
): Promise<Result<void, 'changed_since_shown' | 'number_not_locked'>> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const asShown = await isAsShown(tx, playerId, by, now);
    if (!asShown.ok) return asShown;
    const [row] = await tx.query<NumberCountryRow>(findNumberCountry, [playerId]);
    const country = row?.country ?? null;
    if (!isNumbered(country)) return fail('number_not_locked');
    const held = await heldNumber(ctx, tx, playerId, country);
    if (held.isExcluded || givingOf(held) !== null) return fail('number_not_locked');
    await tx.query(allowNumberCorrection, [playerId, country, actor.staffId, now]);
    const subject = { kind: 'player', id: playerId };
    await noteAct(tx, now, actor, {
      act: 'players.open_number',
      subject,
      players: [playerId],
      reason,
      facts: { country },
    });
    return ok(undefined);
  });
