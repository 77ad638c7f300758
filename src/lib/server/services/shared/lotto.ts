import type { ResponseOf } from '#contract/call.ts';
import type { listLottoTickets, readLottoStake } from '#contract/games/lotto.ts';
import { common as commonLotto } from '#domain/games/lotto/lotto-6-49/common.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import { findSharedRound, listTicketsOf, type SharedRoundRow, type StakeRow } from '../../db/queries/shared.ts';
import type { PlayerSession } from '../caller.ts';
import { asRecord } from '../games/present.ts';
import { presentOwn } from './present.ts';
import type { Held } from './stakes.ts';

/** A ticket as its player sees it. */
export const presentTicket = ({ stake, round }: Held): ResponseOf<typeof readLottoStake>['stake'] =>
  presentOwn(commonLotto, stake, round);

type Tickets = ResponseOf<typeof listLottoTickets>;

/** Only of a draw that is over: its row has no outcome before. */
const drawnOf = ({ ended_at, outcome }: SharedRoundRow): number[] | null => {
  const { drawn } = ended_at ? asRecord(outcome) : {};
  return Array.isArray(drawn) ? drawn.map(Number) : null;
};

/** The last tickets of a player, of the purse that a table's session plays from. */
export const listTickets = async (
  ctx: ServerContext,
  { playerId }: PlayerSession,
  sessionId: string,
): Promise<Result<Tickets, 'game_session_invalid'>> => {
  const [table] = await ctx.db.query<GameSessionRow>(readGameSession, [sessionId, playerId, ctx.clock.now()]);
  if (!table || table.game_id !== commonLotto.rules.id) return fail('game_session_invalid');
  const asked = [playerId, table.game_id, table.currency, table.demo];
  const stakes = await ctx.db.query<StakeRow>(listTicketsOf, asked);
  const tickets: Tickets['tickets'] = [];
  for (const stake of stakes) {
    const [round] = await ctx.db.query<SharedRoundRow>(findSharedRound, [stake.shared_round_id]);
    if (!round) throw new Error('a ticket is of no draw');
    const drawsAt = round.starts_at?.toISOString() ?? null;
    tickets.push({ ticket: presentTicket({ stake, round }), drawsAt, drawn: drawnOf(round) });
  }
  return ok({ tickets });
};
