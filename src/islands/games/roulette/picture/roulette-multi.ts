import type { Bet } from '#domain/games/kit/game.ts';
import { shareOf } from '#domain/games/roulette/roulette-multi/rules.ts';
import { parseSpot, spotOf, type WheelCount } from '#domain/games/roulette/roulette-multi/spots.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '#stores/format/money.ts';
import type { Placed } from '#stores/play/bet-board.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { WireBet } from '#stores/play/wire-bet.ts';

/** How many wheels the board begins with. */
export const firstWheels: WheelCount = 4;

/** The chips of one board as they are staked on so many wheels: each lies on all of them. */
export const betsOn = (placed: Placed, wheels: WheelCount): Bet[] =>
  [...placed].map(([place, amountMinor]) => ({
    spot: spotOf(wheels, place),
    amountMinor: amountMinor * BigInt(wheels),
  }));

export const wireOf = (bets: readonly Bet[], currency: CurrencyCode): WireBet[] =>
  bets.map(({ spot, amountMinor }) => ({ spot, amount: formatAmount(amountMinor, currency) }));

/** On how many wheels a round was staked; undefined in a round of another game. */
export const wheelsOfRound = ({ bets }: Pick<SettledRound, 'bets'>): WheelCount | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? parseSpot(spot)?.wheels : undefined;
};

/** The pockets of a round in the order of its wheels; none in an outcome of another game. */
export const pocketsOf = ({ outcome }: Pick<SettledRound, 'outcome'>): readonly number[] => {
  const wheels: readonly unknown[] = Array.isArray(outcome['wheels']) ? outcome['wheels'] : [];
  return wheels.flatMap((wheel) => {
    const number: unknown = typeof wheel === 'object' && wheel !== null && 'number' in wheel ? wheel.number : undefined;
    return typeof number === 'number' ? number : [];
  });
};

/** What each wheel of a round paid, in the order of the wheels. */
export const paidByWheel = (
  round: Pick<SettledRound, 'bets' | 'outcome'>,
  currency: CurrencyCode,
): readonly bigint[] => {
  const bets = round.bets.flatMap(({ spot, amount }) =>
    typeof spot === 'string' && typeof amount === 'string' ? [{ spot, amountMinor: minorOf(amount, currency) }] : [],
  );
  return pocketsOf(round).map((pocket) => bets.reduce((sum, bet) => sum + shareOf(bet, [pocket]).payoutMinor, 0n));
};
