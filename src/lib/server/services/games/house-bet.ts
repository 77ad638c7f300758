import { stakeOf } from '#domain/games/kit/game.ts';
import type { ServerContext } from '../../context.ts';
import type { HouseBet } from '../../db/queries/house-bet.ts';
import type { PlaySeeds } from './hints.ts';
import { paceMsOf } from './pace.ts';
import type { Play } from './play.ts';

type Asked = Pick<HouseBet, 'round' | 'session' | 'player' | 'game' | 'version' | 'stake' | 'seed' | 'nonce' | 'pace'>;

/** What the database needs to know of every bet: who asked for it, where, and which draw decides it. */
export const askedBet = (
  ctx: Pick<ServerContext, 'config'>,
  { table, game, bets, input }: Play<{ readonly id: string; readonly rulesVersion: number }>,
  { pairId, nonce }: Pick<PlaySeeds, 'pairId' | 'nonce'>,
): Asked => ({
  round: input.roundId,
  session: input.sessionId,
  player: table.playerId,
  game: game.id,
  version: `${game.rulesVersion}`,
  stake: stakeOf(bets),
  seed: pairId,
  nonce,
  pace: paceMsOf(ctx.config, game.id),
});
