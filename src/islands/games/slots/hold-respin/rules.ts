import { createElement } from 'react';
import { holdChances, holdReturns } from '#domain/games/slots/hold-respin/maths.ts';
import { type HoldTitle, placesOf } from '#domain/games/slots/hold-respin/title.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { LinePaytable } from '../lines/LinePaytable.tsx';
import { onceIn, reelFacts, unitsText } from '../picture/figures.ts';
import { figuresOf, topWords } from '../rules.ts';
import { nameOf } from '../words.ts';
import type { Skin } from './skin.ts';

/** What a coin may be worth, each with its share of all coins. */
const valueWords = ({ machine, chart }: HoldTitle): string => {
  const weights = chart.values.reduce((sum, [, weight]) => sum + weight, 0);
  return chart.values
    .map(([units, weight]) =>
      t('slotfeatures.hold.value', {
        times: unitsText(units, machine),
        share: toPercentString(rational(BigInt(weight), BigInt(weights)), 0),
      }),
    )
    .join(', ');
};

/** Rules, paytable and figures of a machine with a hold, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, words } = skin;
  const { machine, chart } = title;
  const returns = holdReturns(title);
  const { begins, full } = holdChances(title);
  const lines = machine.paylines.length;
  const names = { coin: nameOf(skin, machine.feature), wild: nameOf(skin, machine.wild) };
  const fullText = unitsText(chart.full, machine);
  return {
    lead: t(words.lead, { ...reelFacts(machine.strips), lines }),
    paragraphs: [
      t('slotfeatures.rule_lines', { ...names, lines }),
      t(words.rule, {
        ...names,
        trigger: chart.trigger,
        places: placesOf(machine),
        respins: chart.respins,
        oneIn: chart.oneIn,
        full: fullText,
      }),
      t('slotfeatures.hold.rule_values', { values: valueWords(title) }),
      t('slotfeatures.hold.rule_odds', { begins: onceIn(begins), full: onceIn(full), times: fullText }),
      topWords(returns),
    ],
    ...figuresOf(returns),
    method: t('slotfeatures.hold.method', reelFacts(machine.strips)),
    paytable: createElement(LinePaytable, { skin }),
  };
};
