import { finishPaid } from '#domain/games/kit/payment.ts';
import type { ServerContext } from '../../context.ts';
import {
  findDemoSession,
  findRoundToPlay,
  type PlayedOnRow,
  type SteppedRow,
  stepRound,
} from '../../db/queries/rounds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { storedStep, takeUp } from './steps.ts';

/** The house has no rules any more by which a round could be decided. */
export class NoRules extends Error {
  override readonly name = 'NoRules';
}

/**
 * Settles a round that was left alone as the rules say is better for the player, and pays it. Its actions stay as they
 * were: whoever replays the record finishes it the same way. False when it is not open any more.
 */
export const finishStateful = (ctx: ServerContext, playerId: string, roundId: string): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const [row] = await tx.query<PlayedOnRow>(findRoundToPlay, [roundId, playerId]);
    if (row?.status !== 'open') return false;
    const round = takeUp(ctx, row);
    if (!round) throw new NoRules(`no rules to finish a round of ${row.game_id}`);
    const { game, bets, actions, seeds, payment } = round;
    const { payoutMinor, columns } = storedStep(
      finishPaid(game, { bets, state: row.state }, seeds, payment),
      row.currency,
    );
    // Play money goes where the player has play money now, if anywhere.
    const [demo] = row.demo
      ? await tx.query<{ id: string }>(findDemoSession, [playerId, row.game_id, row.currency])
      : [];
    const [stepped] = await tx.query<SteppedRow>(stepRound, [
      roundId,
      playerId,
      demo?.id ?? null,
      actions.length,
      JSON.stringify(actions),
      JSON.stringify(row.added_bets),
      0n,
      JSON.stringify(columns),
      payoutMinor,
      ctx.clock.now(),
      0,
      false,
      null,
      0,
    ]);
    return stepped?.code === 'ok';
  });
