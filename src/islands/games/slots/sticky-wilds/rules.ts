import { createElement } from 'react';
import { stickyReturns, topChance } from '#domain/games/slots/sticky-wilds/maths.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { LinePaytable } from '../lines/LinePaytable.tsx';
import { reelFacts, timesText, unitsText } from '../picture/figures.ts';
import { figuresOf } from '../rules.ts';
import { nameOf } from '../words.ts';
import type { Skin } from './skin.ts';

/** Rules, paytable and figures of a machine whose wilds stay, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, words } = skin;
  const { machine, staying } = title;
  const returns = stickyReturns(title);
  const [figures] = returns;
  const lines = machine.paylines.length;
  const names = { wild: nameOf(skin, machine.wild), coin: nameOf(skin, machine.feature) };
  const opening =
    staying.kind === 'spins'
      ? { trigger: staying.trigger, award: staying.award, opens: unitsText(staying.opens, machine) }
      : {};
  const chance = topChance(title);
  const times = timesText(figures?.maxWin ?? rational(0n));
  const digits = String(chance.den / chance.num).length;
  return {
    lead: t(words.lead, { ...reelFacts(machine.strips), lines }),
    paragraphs: [
      t(staying.kind === 'spins' ? 'stickywilds.rule_lines_but' : 'stickywilds.rule_lines', { ...names, lines }),
      t(words.rule, { ...names, ...opening }),
      t('stickywilds.rule_top', { times, digits }),
    ],
    ...figuresOf(returns),
    method: t('stickywilds.method', reelFacts(machine.strips)),
    paytable: createElement(LinePaytable, { skin }),
  };
};
