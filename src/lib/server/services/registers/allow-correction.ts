import { givingOf } from '#domain/registers/number-correction.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { allowNumberCorrection, findNumberCountry, type NumberCountryRow } from '../../db/queries/registers.ts';
import { type ByStaff, isAsShown } from '../account/standing.ts';
import type { StaffActor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { notify } from '../inbox/notify.ts';
import { askedFor, heldNumber } from './number-standing.ts';

/**
 * Somebody of the house asks a player for another number in the place of the one that was given, who is told by the bell; who may not give one by themselves any more
 * may then, once. Nothing else is changed by it, and what a register said by the former goes on holding. `number_not_given`: there is none, no register asks for one, or a
 * register excludes the player.
 */
export const allowCorrection = (
  ctx: Pick<ServerContext, 'db' | 'config' | 'clock' | 'registers'>,
  { actor, reason, ...by }: ByStaff & { readonly actor: StaffActor },
  playerId: string,
): Promise<Result<void, 'changed_since_shown' | 'number_not_given'>> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const asShown = await isAsShown(tx, playerId, by, now);
    if (!asShown.ok) return asShown;
    const [row] = await tx.query<NumberCountryRow>(findNumberCountry, [playerId]);
    const country = askedFor(ctx, row?.country ?? null);
    if (country === undefined) return fail('number_not_given');
    const held = await heldNumber(ctx, tx, playerId, country);
    if (held.isExcluded || held.held === 'none') return fail('number_not_given');
    const isNew = givingOf(held) === null;
    if (isNew) await tx.query(allowNumberCorrection, [playerId, country, actor.staffId, now]);
    await notify(tx, playerId, { kind: 'number_asked', facts: { country } }, now);
    const subject = { kind: 'player', id: playerId };
    await noteAct(tx, now, actor, {
      act: 'players.open_number',
      subject,
      players: [playerId],
      reason,
      facts: { country, allowed: isNew },
    });
    return ok(undefined);
  });
