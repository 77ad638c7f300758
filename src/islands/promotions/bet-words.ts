import type { GameOdds } from '#domain/promotions/odds/game-odds.ts';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';

/** What the usual bet of a game is called, where it is not simply a round of it. */
const bets: readonly (readonly [RegExp, WordKey])[] = [
  [/^red$/, 'promotions.page.bet_red'],
  [/^player$/, 'promotions.page.bet_player'],
  [/^under:/, 'promotions.page.bet_under'],
  [/^target:\d/, 'promotions.page.bet_double'],
  [/^target:/, 'promotions.page.bet_smallest'],
  [/^fish-/, 'promotions.page.bet_smallest'],
  [/^picks:/, 'promotions.page.bet_one_number'],
  [/^rows:/, 'promotions.page.bet_low_risk'],
];

/** A game with the bet that is meant: "European Roulette, on red". */
export const betWords = ({ name, spot }: GameOdds): string => {
  const word = bets.find(([pattern]) => pattern.test(spot))?.[1];
  return word === undefined ? name : t('promotions.page.bet', { game: name, bet: t(word) });
};
