import { createElement } from 'react';
import { topChance, waysReturns } from '#domain/games/slots/ways/maths.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { type PayRow, Paytable } from '../Paytable.tsx';
import { payText, reelFacts } from '../picture/figures.ts';
import { figuresOf, topWords } from '../rules.ts';
import { nameOf } from '../words.ts';
import { wayCount } from './picture/ways.ts';
import type { Skin } from './skin.ts';

const payRows = (skin: Skin): PayRow[] => {
  const { title, words } = skin;
  return [
    ...Object.entries(title.pays).map(([letter, pays]) => ({
      key: letter,
      name: nameOf(skin, letter),
      letters: [letter],
      pays: pays.map((units) => payText(units, title)),
    })),
    ...Object.entries(title.wilds).map(([letter, count]) => ({
      key: letter,
      name: t(words.wild, { name: nameOf(skin, letter), count }),
      letters: [letter],
      pays: ['–', '–', '–'],
    })),
  ];
};

/** Rules, paytable and figures of a machine that pays in ways, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, symbols, words, tone } = skin;
  const returns = waysReturns(title);
  return {
    lead: t(words.lead, { ...reelFacts(title.strips), ways: wayCount(title) }),
    paragraphs: [t(words.rule), t(words.wilds), topWords(returns, topChance(title))],
    ...figuresOf(returns),
    method: t(words.method, reelFacts(title.strips)),
    paytable: createElement(Paytable, {
      art: symbols,
      ground: tone.reel,
      caption: t('slots.paytable_way'),
      columns: [t('slots.th_three'), t('slots.th_four'), t('slots.th_five')],
      rows: payRows(skin),
    }),
  };
};
