import { returnsByKind, spotReturn } from '#domain/games/dice/maths.ts';
import { returnToPlayer, winningRollsMax, winningRollsMin } from '#domain/games/dice/paytable.ts';
import { rollText } from '#domain/games/dice/spots.ts';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { choiceOf, type DiceChoice, spotOf } from './picture/dice.ts';
import { betWords } from './words.ts';

/** The rules with the figures of the present bet first, then those of round chances. */
export const diceRules = (choice: DiceChoice): TableRules => {
  const present = spotReturn(spotOf(choice));
  const others = returnsByKind().filter(({ kind }) => kind.startsWith('under:') && kind !== present.kind);
  return {
    lead: t('casual.dice.rules_lead'),
    paragraphs: [
      t('casual.dice.rule_bets'),
      t('casual.dice.rule_pays', {
        rtp: toPercentString(returnToPlayer, 2),
        least: rollText(winningRollsMin),
        most: rollText(winningRollsMax),
      }),
      t('casual.rule_top', {
        times: multiplierText(present.maxWin, 4),
        chance: toPercentString(present.hitFrequency, 2),
      }),
    ],
    returns: [present, ...others],
    kindWords: (kind) => {
      const parsed = choiceOf(kind);
      return parsed ? betWords(parsed) : kind;
    },
    method: t('casual.dice.rule_method'),
  };
};
