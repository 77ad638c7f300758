import type { Intervention } from '#contract/desk/safer-play.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { insertIntervention, listMarkersOf, type StaffMarkerRow } from '../../../db/queries/desk/harm-markers.ts';
import { lockPlay } from '../../../db/queries/seeds.ts';
import { newUuid } from '../../identity/tokens.ts';
import { notify } from '../../inbox/notify.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

const suggested = { break_suggested: 'break', limit_proposed: 'limit' } as const;

/**
 * Keeps what was done about a player's markers, as they were shown; a suggestion goes to the player in the same transaction. Under the player's
 * lock, so that two at once see each other's.
 */
export function intervene(
  { db, clock, random }: Pick<ServerContext, 'db' | 'clock' | 'random'>,
  actor: StaffActor,
  playerId: string,
  { kind, note, markers }: Intervention,
): Promise<Result<undefined, 'player_not_found' | 'changed_since_shown'>> {
  return db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const now = clock.now();
    const standing = await tx.query<StaffMarkerRow>(listMarkersOf, [now, playerId]);
    if (standing.length === 0) return fail('player_not_found');
    const shown = new Set(markers);
    if (standing.length !== shown.size || standing.some(({ id }) => !shown.has(id))) return fail('changed_since_shown');
    const id = newUuid(random);
    await tx.query(insertIntervention, [id, playerId, now, actor.staffId, kind, note, [...shown]]);
    if (kind === 'break_suggested' || kind === 'limit_proposed')
      await notify(tx, playerId, { kind: 'house_suggests', facts: { what: suggested[kind] } }, now);
    const subject = { kind: 'intervention', id };
    await noteAct(tx, now, actor, { act: 'markers.intervene', subject, players: [playerId], facts: { kind } });
    return ok(undefined);
  });
}
