import { card } from '#domain/games/crash/card.ts';
import { doublingMs } from '#domain/games/crash/growth.ts';
import { returnAt, returnsByTarget } from '#domain/games/crash/maths.ts';
import { drawCount, targetMax, targetMin, winningDraws } from '#domain/games/crash/paytable.ts';
import { divide, rational, subtract, toDecimalString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { chanceText } from '../kit/picture/chance.ts';
import { groupedText } from '../kit/picture/limbo.ts';
import { kindWords } from './words.ts';

const one = rational(1n);

/** "1 in 100": how often a flight never leaves the ground. */
const instantOneIn = (): string =>
  toDecimalString(divide(one, subtract(one, rational(winningDraws(100), drawCount))), 0);

/** The rules with the figures of the present target first, then those of round ones. */
export const crashRules = (target: number): TableRules => {
  const present = returnAt(target);
  return {
    lead: t('crash.rules_lead'),
    paragraphs: [
      t('crash.rule_round', { seconds: doublingMs / 1000 }),
      t('crash.rule_leave', { least: groupedText(targetMin), most: groupedText(targetMax) }),
      t('crash.rule_cap'),
      t('crash.rule_clock'),
      t('crash.rule_instant', { times: instantOneIn() }),
      t('crash.rule_top', { most: groupedText(targetMax), chance: chanceText(returnAt(targetMax).hitFrequency) }),
      t('crash.rule_fair'),
      t('crash.rule_list'),
    ],
    returns: [present, ...returnsByTarget().filter(({ kind }) => kind !== present.kind)],
    kindWords,
    method: card.method,
  };
};
