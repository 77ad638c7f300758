import type { ServerContext } from '../../context.ts';
import { findStudioPlayer, type StudioPlayerRow } from '../../db/queries/aggregator.ts';
import {
  findSaidByReference,
  findSaidByTransaction,
  findStudioRound,
  type SaidRow,
  type StudioRoundRow,
} from '../../db/queries/studio-said.ts';
import type { StudioAnswer, StudioRequest } from './dialect.ts';
import { rollbackIds } from './roll-back.ts';
import type { Who } from './told.ts';

type Look = Extract<StudioRequest['act'], { action: 'find_said' | 'find_round' }>;

/** What this player's commands and rounds were. The ids are the dialect's own, so no other studio's are found. */
export const lookUp = async (
  ctx: ServerContext,
  { provider, player }: Pick<Who, 'provider' | 'player'>,
  look: Look,
): Promise<Pick<StudioAnswer, 'outcome' | 'said' | 'round'>> => {
  if (look.action === 'find_round') {
    const [row] = await ctx.db.query<StudioRoundRow>(findStudioRound, [provider, player, look.round]);
    if (!row) return { outcome: 'round_not_found' };
    return { outcome: 'ok', round: { game: row.game_id, openedAt: row.opened_at, endedAt: row.ended_at } };
  }
  const rows =
    look.by === 'reference'
      ? await ctx.db.query<SaidRow>(findSaidByReference, [provider, player, look.id])
      : await ctx.db.query<SaidRow>(findSaidByTransaction, [provider, player, rollbackIds(look.id)]);
  return rows.length === 0 ? { outcome: 'said_not_found' } : { outcome: 'ok', said: rows.map(({ words }) => words) };
};

/** What a studio may know of a player of its games. Name, birth and address are not among it: no game needs them. */
export const tellPlayer = async (
  ctx: ServerContext,
  provider: string,
  player: string,
): Promise<Pick<StudioAnswer, 'outcome' | 'country' | 'registeredAt'>> => {
  const [row] = await ctx.db.query<StudioPlayerRow>(findStudioPlayer, [player, provider]);
  if (!row) return { outcome: 'player_unknown', country: null };
  return { outcome: 'ok', country: row.country ?? ctx.config.homeCountry, registeredAt: row.created_at };
};
