import type { Stream } from '../../fairness/stream.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, GameCommon, Json } from '../kit/game.ts';
import { settledAt } from '../kit/settled.ts';
import { nothing, wholeShare } from '../kit/share.ts';
import { tableLimits } from '../kit/table-limits.ts';
import { ticketReturn } from './figures.ts';
import { drawTicket, freshSeries, type Prize, type Remaining } from './series.ts';

/** The spot of the one bet: a ticket at one of its prices. */
export const ticketSpot = 'ticket';

/** The prices in least stakes of a table: at EUR 1, 2 and 5 where a table takes 0.10. Each price has a series of its own. */
const priceSteps = [10n, 20n, 50n] as const;

/** What a ticket may cost in a currency, in minor units, upwards. */
export const pricesOf = (currency: CurrencyCode): bigint[] =>
  priceSteps.map((step) => step * tableLimits(currency).minStakeMinor);

/** A ticket that was drawn: the row of its prize, what is printed on it, and the series without it. */
type DrawnTicket = { readonly prize: number; readonly panel: Json; readonly remaining: Remaining };

/**
 * A scratch ticket out of a finite series. A round is not decided by its seeds alone but also by the tickets left: whoever
 * plays it keeps `remaining` for each currency and price, and whoever verifies it must know it too.
 */
export type ScratchGame = GameCommon & {
  readonly steps: 'series';
  readonly prizes: readonly Prize[];
  readonly draw: (remaining: Remaining, stream: Stream) => DrawnTicket;
  readonly settle: (bets: readonly Bet[], drawn: DrawnTicket) => Decided;
};

type Design = Pick<ScratchGame, 'id' | 'name' | 'rulesVersion' | 'prizes'> & {
  /** What is printed on a ticket of that prize. It shows the prize and never decides it. */
  readonly print: (prize: number, stream: Stream) => Json;
};

/** The rules that all tickets share, around a prize table and a way to print it. */
export const createScratchGame = ({ print, ...design }: Design): ScratchGame => {
  const payoutOf = ({ amountMinor }: Bet, prize: number): bigint =>
    amountMinor * BigInt(design.prizes[prize]?.multiple ?? 0);
  return {
    ...design,
    steps: 'series',
    // Exactly one bet on `ticket`, at one of the prices of the currency.
    parseBets: (input, currency) =>
      parseBetList(input, currency, 1, ({ spot, amountMinor }) => {
        if (spot !== ticketSpot) return 'spot_unknown';
        return pricesOf(currency).includes(amountMinor) ? undefined : 'price_unknown';
      }),
    maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + payoutOf(bet, 0), 0n),
    stakes: {
      prices: pricesOf,
      cap: (maxPayoutMinor) => maxPayoutMinor / BigInt(design.prizes[0]?.multiple ?? 1),
    },
    returns: () => [{ kind: ticketSpot, ...ticketReturn(design.prizes, freshSeries(design.prizes)) }],
    draw: (remaining, stream) => {
      const drawn = drawTicket(remaining, stream);
      return { ...drawn, panel: print(drawn.prize, stream) };
    },
    settle: (bets, { prize, panel }) => {
      const outcome = { prize, multiple: design.prizes[prize]?.multiple ?? 0, panel };
      const [bet] = bets;
      return settledAt(bet, bet ? wholeShare(payoutOf(bet, prize)) : nothing, outcome);
    },
  };
};
