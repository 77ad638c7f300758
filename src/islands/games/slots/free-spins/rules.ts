import { createElement } from 'react';
import { freeSpinsReturns, topChance } from '#domain/games/slots/free-spins/maths.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { type PayRow, Paytable } from '../Paytable.tsx';
import { payText, reelFacts } from '../picture/figures.ts';
import { figuresOf, topWords } from '../rules.ts';
import { nameOf } from '../words.ts';
import type { Skin } from './skin.ts';

const payRows = (skin: Skin): PayRow[] => {
  const { title, words } = skin;
  const { scatter, scatterPays, pays, wild } = title;
  const paysOf = (units: readonly number[]): string[] => units.map((one) => payText(one, title));
  return [
    { key: scatter, name: t(words.scatterRow), letters: [scatter], pays: paysOf(scatterPays) },
    ...Object.entries(pays).map(([letter, units]) => ({
      key: letter,
      name: nameOf(skin, letter),
      letters: [letter],
      pays: paysOf(units),
    })),
    { key: wild, name: t(words.wildRow), letters: [wild], pays: ['–', '–', '–'] },
  ];
};

/** Rules, paytable and figures of a machine with free spins, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, symbols, words, tone } = skin;
  const { award, most, factor, paylines, rows, strips, unitsAStake: lines } = title;
  const returns = freeSpinsReturns(title);
  return {
    lead: t(words.lead, { ...reelFacts(strips), lines }),
    paragraphs: [
      t(words.lines, { lines }),
      t(words.wild),
      t(words.free, { award, max: most, factor }),
      topWords(returns, topChance(title)),
    ],
    ...figuresOf(returns),
    method: t(words.method, reelFacts(strips)),
    paytable: createElement(Paytable, {
      art: symbols,
      ground: tone.symbol,
      caption: t('slots.paytable_stake'),
      columns: [t('slots.th_three'), t('slots.th_four'), t('slots.th_five')],
      rows: payRows(skin),
      lines: { caption: t('slots.lines'), lines: paylines, rows },
    }),
  };
};
