import type { DeskPlayer } from '#contract/desk/player.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../../context.ts';
import {
  type BalanceRow,
  listDeskBalances,
  listOpenRounds,
  type OpenRoundRow,
  sumDeskTotals,
  type TotalRow,
} from '../../../db/queries/desk/player.ts';
import { gameNameOf, studioOf } from '../../games/bet-history.ts';

/** What stands on the player's accounts now, a currency a line. */
export const balancesOf = async ({ db }: ServerContext, playerId: string): Promise<DeskPlayer['balances']> =>
  (await db.query<BalanceRow>(listDeskBalances, [playerId])).map(({ currency, ...parts }) => ({
    currency,
    own: formatAmount(parts.own, currency),
    bonus: formatAmount(parts.bonus, currency),
    locked: formatAmount(parts.locked, currency),
    withdrawal: formatAmount(parts.withdrawal, currency),
    owed: formatAmount(parts.owed, currency),
  }));

/** What all of the player's postings come to: `net` = paid − staked, `paidIn` = deposited − charged back − withdrawn. */
export const totalsOf = async ({ db }: ServerContext, playerId: string): Promise<DeskPlayer['totals']> =>
  (await db.query<TotalRow>(sumDeskTotals, [playerId])).map(({ currency, ...sums }) => ({
    currency,
    deposited: formatAmount(sums.deposited, currency),
    chargedBack: formatAmount(sums.charged_back, currency),
    withdrawn: formatAmount(sums.withdrawn, currency),
    paidIn: formatAmount(sums.deposited - sums.charged_back - sums.withdrawn, currency),
    staked: formatAmount(sums.staked, currency),
    paid: formatAmount(sums.paid, currency),
    net: formatAmount(sums.paid - sums.staked, currency),
  }));

/** Rounds that are not decided yet. */
export const openRoundsOf = async (ctx: ServerContext, playerId: string): Promise<DeskPlayer['openRounds']> =>
  (await ctx.db.query<OpenRoundRow>(listOpenRounds, [playerId])).map((row) => ({
    id: row.id,
    gameName: gameNameOf(ctx, row.game_id),
    provider: studioOf(ctx, row),
    currency: row.currency,
    stake: formatAmount(row.stake, row.currency),
    openedAt: row.opened_at.toISOString(),
    demo: row.demo,
  }));
