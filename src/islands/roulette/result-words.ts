import { colourOf } from '#domain/games/roulette-european/wheel.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import type { Landed } from './use-round.ts';

/** "Won €36.00" only when more came back than was staked; a smaller return is stated, and nothing is said to be won. */
export const returnWords = ({ stakeMinor, payoutMinor }: Landed, currency: CurrencyCode): string => {
  if (payoutMinor === 0n) return t('roulette.lost_round');
  const amount = displayAmount(payoutMinor, currency);
  return t(payoutMinor > stakeMinor ? 'roulette.won' : 'roulette.returned', { amount });
};

/** "17 black · Won €36.00". */
export const resultWords = (landed: Landed, currency: CurrencyCode): string => {
  const colour = t(`roulette.${colourOf(landed.number)}`);
  return `${t('roulette.result', { number: landed.number, colour })} · ${returnWords(landed, currency)}`;
};

/** The page where the round and its proof are read. */
export const proofPath = (roundId: string): string => `/profile/game-history?round=${roundId}`;
