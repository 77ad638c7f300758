import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import type { CurrencyCode } from '../../../money/currency.ts';
import type { Result } from '../../../result.ts';
import { parseBetList } from '../../kit/bets.ts';
import type { Bet, Decided, SharedSeeds } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { mostAt, shareAt } from '../../kit/share.ts';
import { sharedStream } from '../../kit/shared-round.ts';
import { cardNumberOf, cardOf } from './cards.ts';
import { completeLines } from './lines.ts';
import { ballCount, calledCount, multiplierOf, topMultiplier } from './paytable.ts';

/** Cards that one player may have in a round. */
export const cardsMax = 6;

const balls = Array.from({ length: ballCount }, (_, index) => index + 1);

/** The forty balls of a round in the order in which they are called, none of them twice. */
export const callBalls = (stream: Stream): number[] => drawItems(balls, calledCount, stream);

/** The round as it stands after the last ball: each card returns by the number of its complete lines. */
export const settle = (bets: readonly Bet[], called: readonly number[]): Decided => {
  const balls = new Set(called);
  return settledBy(
    { called: [...called] },
    bets.flatMap(({ spot, amountMinor }) => {
      const number = cardNumberOf(spot);
      if (number === undefined) return [];
      const multiplier = multiplierOf(completeLines(cardOf(number), balls).length);
      return [{ spot, stakeMinor: amountMinor, ...shareAt(amountMinor, multiplier) }];
    }),
  );
};

/** Every card full: no round can return more. Cards share numbers, so that several are full together less often still. */
export const maxPayoutOf = (bets: readonly Bet[]): bigint =>
  bets.reduce((sum, { amountMinor }) => sum + mostAt(amountMinor, topMultiplier), 0n);

/** One to six cards, `card:417`, each once. */
export const parseBets = (input: unknown, currency: CurrencyCode): Result<readonly Bet[], 'bet_invalid'> =>
  parseBetList(input, currency, cardsMax, ({ spot }) =>
    cardNumberOf(spot) === undefined ? 'spot_unknown' : undefined,
  );

/** The round that a link and its chain's salt decide. Without bets: the outcome alone. */
export const settleBy = (bets: readonly Bet[], seeds: SharedSeeds): Decided =>
  settle(bets, callBalls(sharedStream(seeds)));
