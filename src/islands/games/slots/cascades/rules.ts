import { createElement } from 'react';
import { returnsOf, topChance } from '#domain/games/slots/cascades/maths.ts';
import { type CascadeTitle, clusterUnits, payingSymbols } from '#domain/games/slots/cascades/paytable.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { WidePaytable } from '../Paytable.tsx';
import { reelFacts, unitsText } from '../picture/figures.ts';
import { figuresOf, topWords } from '../rules.ts';
import { nameOf } from '../words.ts';
import type { Skin } from './skin.ts';

/** "5", "10–12", and for the last "13+". */
const sizeText =
  (title: CascadeTitle) =>
  (size: number, index: number): string => {
    const next = title.sizes[index + 1]?.[0];
    if (next === undefined) return `${size}+`;
    return next === size + 1 ? `${size}` : `${size}–${next - 1}`;
  };

/** Each step of a factor but the first, with what it begins at. */
const stepsText = ({ factor }: CascadeTitle): string =>
  factor.steps
    .slice(1)
    .map(([from, value]) => t('slots.siphon.step', { factor: value, from }))
    .join(', ');

/** Rules, paytable and figures of a machine of clusters, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, symbols, words, tone } = skin;
  const returns = returnsOf(title);
  const sizes = title.sizes.map(([size]) => size);
  const { wild } = title;
  return {
    lead: t(words.lead, reelFacts(title.strips)),
    paragraphs: [
      t(words.clusters, { least: sizes[0] ?? 0 }),
      t(words.factor, {
        most: title.factor.steps.at(-1)?.[1] ?? 1,
        steps: stepsText(title),
        cascades: title.cascadesMax,
        ...(wild && { wild: nameOf(skin, wild) }),
      }),
      topWords(returns, topChance(title)),
    ],
    ...figuresOf(returns),
    method: t(words.method, reelFacts(title.strips)),
    paytable: createElement(WidePaytable, {
      art: symbols,
      ground: tone.symbol,
      caption: t('slots.pool.paytable'),
      columns: sizes.map(sizeText(title)),
      rows: payingSymbols(title).map((letter) => ({
        key: letter,
        name: nameOf(skin, letter),
        letters: [letter],
        pays: sizes.map((size) => unitsText(clusterUnits(title, letter, size), title)),
      })),
    }),
  };
};
