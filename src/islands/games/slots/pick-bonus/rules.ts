import { createElement } from 'react';
import { bonusChance, bonusOutcomes, pickReturns } from '#domain/games/slots/pick-bonus/maths.ts';
import { placeCount } from '#domain/games/slots/pick-bonus/title.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { LinePaytable } from '../lines/LinePaytable.tsx';
import { onceIn, reelFacts, unitsText } from '../picture/figures.ts';
import { figuresOf, topWords } from '../rules.ts';
import { nameOf } from '../words.ts';
import type { Skin } from './skin.ts';

/** What lies hidden, kind by kind: how many, and what each pays or how likely it is the one that is won. */
const prizeWords = ({ title: { chart, machine }, prizeNames, words }: Skin): string => {
  const outcomes = bonusOutcomes(chart);
  return chart.kinds
    .map(({ letter, count, units }) => {
      const name = t(prizeNames[letter] ?? words.found);
      const times = unitsText(units, machine);
      if (chart.end.kind === 'until')
        return t(units === 0 ? 'slotfeatures.pick.kind_none' : 'slotfeatures.pick.kind', { count, name, times });
      const chance = toPercentString(outcomes.get(units) ?? rational(0n), 2);
      return t('slotfeatures.pick.kind_alike', { count, name, times, chance });
    })
    .join('; ');
};

/** What more of the symbols that open the bonus make it count; nothing where their number does not matter. */
const factorWords = (skin: Skin, names: { readonly coin: string; readonly wild: string }): string[] => {
  const more = skin.title.chart.factors.slice(1);
  if (more.length === 0) return [];
  const factors = more.map(([count, factor]) => t('slotfeatures.pick.factor', { ...names, count, factor }));
  return [t('slotfeatures.pick.rule_factors', { ...names, factors: factors.join(', ') })];
};

/** Rules, paytable and figures of a machine with a bonus of picks, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, words } = skin;
  const { machine, chart } = title;
  const returns = pickReturns(title);
  const lines = machine.paylines.length;
  const names = { coin: nameOf(skin, machine.feature), wild: nameOf(skin, machine.wild) };
  const [least = [3, 1]] = chart.factors;
  return {
    lead: t(words.lead, { ...reelFacts(machine.strips), lines }),
    paragraphs: [
      t('slotfeatures.rule_lines', { ...names, lines }),
      t(words.rule, { ...names, count: least[0], places: placeCount(chart), opens: unitsText(chart.opens, machine) }),
      ...factorWords(skin, names),
      t('slotfeatures.pick.rule_prizes', { prizes: prizeWords(skin) }),
      t('slotfeatures.pick.rule_fair', { once: onceIn(bonusChance(title)) }),
      topWords(returns),
    ],
    ...figuresOf(returns),
    method: t('slotfeatures.pick.method', reelFacts(machine.strips)),
    paytable: createElement(LinePaytable, { skin }),
  };
};
