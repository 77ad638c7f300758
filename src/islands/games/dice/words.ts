import { rollCount, rollText } from '#domain/games/dice/spots.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { choiceOf, type DiceChoice, textAt } from './picture/dice.ts';

/** "under 50.50", "25.00 to 74.99". */
export const betWords = (choice: DiceChoice): string =>
  t(`casual.dice.bet_${choice.kind}`, { from: textAt(choice, 'first'), to: textAt(choice, 'second') });

/** The roll in hundredths, 0 to 9,999; undefined in an outcome of another game. */
export const rollOf = ({ outcome }: Pick<SettledRound, 'outcome'>): number | undefined => {
  const { roll } = outcome;
  if (typeof roll !== 'string' || !/^\d{1,2}\.\d\d$/.test(roll)) return undefined;
  const value = Number(roll.replace('.', ''));
  return value < rollCount ? value : undefined;
};

/** What a round was staked on. */
export const choiceOfRound = ({ bets }: Pick<SettledRound, 'bets'>): DiceChoice | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? choiceOf(spot) : undefined;
};

/** How a round came out. */
export const outcomeWords = (round: SettledRound): string => {
  const choice = choiceOfRound(round);
  return t('casual.dice.result', { roll: rollText(rollOf(round) ?? 0), bet: choice ? betWords(choice) : '' });
};
