import { oddsOf, singleOdds } from '#domain/games/sic-bo/paytable.ts';
import { findSpot } from '#domain/games/sic-bo/spots.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { diceOf } from './picture/sic-bo.ts';

/** "Small, 4 to 10", "Total 11", "A pair of fours": a spot in words; one that is none as it is recorded. */
export const spotName = (name: string): string => {
  const spot = findSpot(name);
  if (!spot) return name;
  switch (spot.kind) {
    case 'triple':
    case 'double':
    case 'single':
      return t(`sicbo.spot.${spot.kind}`, { face: spot.face });
    case 'total':
      return t('sicbo.spot.total', { total: spot.total });
    case 'pair':
      return t('sicbo.spot.pair', { low: spot.low, high: spot.high });
    default:
      return t(`sicbo.spot.${spot.kind}`);
  }
};

/** "62 to 1"; of a single number all three odds. */
export const oddsText = (name: string): string => {
  const spot = findSpot(name);
  if (!spot) return '';
  if (spot.kind !== 'single') return t('sicbo.odds', { odds: String(oddsOf(spot)) });
  const [once, twice, thrice] = singleOdds.slice(1).map(String);
  return t('sicbo.odds_single', { once: once ?? '', twice: twice ?? '', thrice: thrice ?? '' });
};

/** How a round came out: "2 + 3 + 6 = 11, Big, odd". */
export const outcomeWords = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const dice = diceOf(outcome);
  if (!dice) return '';
  const [first, second, third] = dice.toSorted((a, b) => a - b);
  const total = dice[0] + dice[1] + dice[2];
  if (first === third) return t('sicbo.result_triple', { face: dice[0], total });
  const size = t(total <= 10 ? 'sicbo.lower.small' : 'sicbo.lower.big');
  const parity = t(total % 2 === 1 ? 'sicbo.lower.odd' : 'sicbo.lower.even');
  return t('sicbo.result', { first: first ?? 0, second: second ?? 0, third: third ?? 0, total, size, parity });
};
