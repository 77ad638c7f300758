import type { ResponseOf } from '#contract/call.ts';
import type { listLatestWinners } from '#contract/games/catalogue.ts';
import { maskedName } from '#domain/identity/masked-name.ts';
import { compare, multiply, type Rational, rational } from '#domain/maths/rational.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { currencies, currencyCodes } from '#domain/money/currency.ts';
import type { RateTable } from '#domain/payments/eur-rates.ts';
import type { ServerContext } from '../../context.ts';
import { listLatestWins, listTopWins, type WinRow } from '../../db/queries/winners.ts';
import { type HeldGames, keyOfHeld } from '../shelf/held-games.ts';
import { keptFor } from './kept.ts';
import { presentGame } from './present-game.ts';

type Winners = ResponseOf<typeof listLatestWinners>;

const latestMax = 20;
const topMax = 10;
const topDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
/** A win may be told so much later. */
const keptMs = 10_000;

/** Wins as strangers may see them; one in a game that is no longer on the shelf is left out. */
const present = (ctx: ServerContext, rows: readonly WinRow[]): Winners => ({
  winners: rows.flatMap(({ game_id, first_name, currency, payout, jackpot_win: won, ended_at }) => {
    const game = ctx.catalogue.byId.get(game_id);
    if (!game) return [];
    const player = maskedName(first_name);
    const jackpot = won === null || won === 0n ? null : formatAmount(won, currency);
    const amounts = { payout: formatAmount(payout, currency), jackpot, currency };
    return [{ game: presentGame(game), player, ...amounts, at: ended_at.toISOString() }];
  }),
});

/** To compare wins of different currencies, and for nothing else. */
const inEuros = ({ currency, payout }: WinRow, rates: RateTable): Rational =>
  multiply(rational(payout, currencies[currency].subunitsToUnit), rates[currency].eurRate);

/** The last rounds for real money that returned more than they staked, newest first; none in a game that is held. */
export const latestWinners = keptFor(
  keptMs,
  async (ctx: ServerContext, { ids }: HeldGames) =>
    present(ctx, await ctx.db.query<WinRow>(listLatestWins, [latestMax, [...ids]])),
  keyOfHeld,
);

/** The highest returns of the last seven days, compared in euros; none in a game that is held. */
export const topWinners = keptFor(
  keptMs,
  async (ctx: ServerContext, { ids }: HeldGames) => {
    const now = ctx.clock.now().getTime();
    const days = Array.from({ length: topDays }, (_, ago) => new Date(now - ago * dayMs).toISOString().slice(0, 10));
    const rows = await ctx.db.query<WinRow>(listTopWins, [currencyCodes, days, topMax, [...ids]]);
    const rates = ctx.rates.latest();
    return present(ctx, rows.sort((a, b) => compare(inEuros(b, rates), inEuros(a, rates))).slice(0, topMax));
  },
  keyOfHeld,
);
