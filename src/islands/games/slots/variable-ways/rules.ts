import { createElement } from 'react';
import { returnsOf, spinFigures, topChance } from '#domain/games/slots/variable-ways/maths.ts';
import {
  heightMax,
  heights,
  roundTopUnits,
  type VariableWaysTitle,
  weightOf,
} from '#domain/games/slots/variable-ways/paytable.ts';
import { grouped } from '#domain/locale.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { type PayRow, Paytable } from '../Paytable.tsx';
import { onceIn, timesText, unitsText } from '../picture/figures.ts';
import { figuresOf } from '../rules.ts';
import { nameOf } from '../words.ts';
import type { Skin } from './skin.ts';

const payRows = (skin: Skin): PayRow[] => {
  const { title, words } = skin;
  const none = ['–', '–', '–', '–'];
  return [
    ...Object.entries(title.pays).map(([letter, pays]) => ({
      key: letter,
      name: nameOf(skin, letter),
      letters: [letter],
      pays: pays.map((units) => unitsText(units, title)),
    })),
    { key: title.wild, name: t(words.wild), letters: [title.wild], pays: none },
    ...(title.free
      ? [
          {
            key: title.free.scatter,
            name: t('variableways.opens', { name: nameOf(skin, title.free.scatter), spins: title.free.spins }),
            letters: [title.free.scatter],
            pays: none,
          },
        ]
      : []),
  ];
};

/** How often a reel shows so many rows, out of the title's own weights. */
const heightWords = ({ reels }: VariableWaysTitle): string => {
  const [reel] = reels;
  if (!reel) return '';
  return heights
    .map((height, index) =>
      t('variableways.height', {
        height,
        share: toPercentString(rational(BigInt(reel.weights[index] ?? 0), BigInt(weightOf(reel))), 1),
      }),
    )
    .join(', ');
};

const topWords = (title: VariableWaysTitle): string => {
  const times = timesText(rational(BigInt(roundTopUnits(title)), BigInt(title.unitsAStake)));
  const chance = topChance(title);
  if (!title.free) return t('variableways.rule_top', { times, odds: onceIn(chance) });
  const digits = String(chance.den / chance.num).length;
  const once = timesText(rational(BigInt(title.top.units), BigInt(title.unitsAStake)));
  return t('variableways.rule_top_free', { times, once, spins: title.free.spins, digits });
};

/** Rules, paytable and figures of a title, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, symbols, tone, words } = skin;
  const { free } = title;
  return {
    lead: t(words.lead),
    paragraphs: [
      t('variableways.rule_heights', { most: grouped(heightMax ** title.reels.length) }),
      t('variableways.rule_weights', { heights: heightWords(title) }),
      t('variableways.rule_ways'),
      ...(free
        ? [
            t('variableways.rule_free', {
              least: free.least,
              name: nameOf(skin, free.scatter),
              spins: free.spins,
              odds: onceIn(spinFigures(title).opening.chance),
            }),
          ]
        : []),
      topWords(title),
    ],
    ...figuresOf(returnsOf(title)),
    method: t(free ? 'variableways.method_free' : 'variableways.method', {
      stops: title.reels[0]?.strip.length ?? 0,
    }),
    paytable: createElement(Paytable, {
      art: symbols,
      ground: tone.symbol,
      caption: t('slots.paytable_way'),
      columns: [t('slots.th_three'), t('slots.th_four'), t('slots.th_five'), t('variableways.th_six')],
      rows: payRows(skin),
    }),
  };
};
