import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type DeskRow, findForDesk, insertPromotionEvent } from '../../db/queries/promotion-desk.ts';
import { type GrantStateRow, startGrant } from '../../db/queries/promotion-money.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { type Actor, proofOf } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { restOf } from './accept.ts';
import { dropUnearned } from './take.ts';
import { loadTaker } from './taker.ts';
import { tellOf } from './tell.ts';

type DeskContext = Pick<ServerContext, 'db' | 'clock'>;
type DeskError = 'promotion_not_found' | 'promotion_not_held';
type ReleaseError = DeskError | 'player_rests';

/**
 * Lets a promotion that was held begin, or wait its turn; the state that it then has. What `note` says is for staff. Who rests is given
 * nothing, by whomever: it stays held until they may play again, or somebody refuses it.
 */
export const releasePromotion = (
  ctx: DeskContext,
  id: string,
  operator: Actor,
  note: string,
): Promise<Result<GrantStateRow['state'], ReleaseError>> =>
  decide<GrantStateRow['state'], ReleaseError>(ctx, id, async (tx, { player_id: playerId }, now) => {
    // Why is nobody's business who gives bonuses.
    if ((await restOf(tx, await loadTaker(tx, playerId, now))) !== undefined) return fail('player_rests');
    await writeEvent(tx, id, now, 'released', operator, note);
    const [row] = await tx.query<GrantStateRow>(startGrant, [id, now]);
    if (row === undefined) throw new Error('A held promotion vanished');
    await tellOf(tx, playerId, now);
    await noteDecision(tx, now, operator, id, playerId, 'released', note);
    return ok(row.state);
  });

/** Refuses it: the deposit stays the player's, who is told that it could not be given and not why. */
export const refusePromotion = (
  ctx: DeskContext,
  id: string,
  operator: Actor,
  reason: string,
): Promise<Result<void, DeskError>> =>
  decide<void, DeskError>(ctx, id, async (tx, { player_id: playerId }, now) => {
    await writeEvent(tx, id, now, 'refused', operator, reason);
    await dropUnearned(tx, id, 'refused', now);
    await tellOf(tx, playerId, now);
    await noteDecision(tx, now, operator, id, playerId, 'refused', reason);
    return ok(undefined);
  });

/** Of two operators at once, or of one and the player, the second finds it decided. */
function decide<T, E extends ReleaseError>(
  { db, clock }: DeskContext,
  id: string,
  how: (tx: Queryable, row: DeskRow, now: Date) => Promise<Result<T, E>>,
): Promise<Result<T, DeskError | E>> {
  return db.transaction(async (tx) => {
    const find = () => tx.query<DeskRow>(findForDesk, [id]);
    const [found] = await find();
    if (found === undefined) return fail('promotion_not_found');
    await tx.query(lockPlay, [found.player_id]);
    const [row] = await find();
    return row?.state === 'held' ? how(tx, row, clock.now()) : fail('promotion_not_held');
  });
}

const writeEvent = (
  tx: Queryable,
  id: string,
  now: Date,
  kind: 'released' | 'refused',
  operator: Actor,
  note: string,
) =>
  tx.query(insertPromotionEvent, [
    id,
    now,
    kind,
    operator.name,
    { ...proofOf(operator), ...(note !== '' && { note }) },
  ]);

const noteDecision = (
  tx: Queryable,
  now: Date,
  operator: Actor,
  id: string,
  playerId: string,
  decision: 'released' | 'refused',
  reason: string,
): Promise<void> =>
  noteAct(tx, now, operator, {
    act: 'grants.decide',
    subject: { kind: 'grant', id },
    players: [playerId],
    ...(reason !== '' && { reason }),
    facts: { decision },
  });
