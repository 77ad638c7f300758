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
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { type PayRow, Paytable } from '../paytable.tsx';
import { onceIn, timesText } from '../picture/figures.ts';
import type { VariableArt, VariableWords } from './skin.ts';

const payRows = (title: VariableWaysTitle, words: VariableWords): PayRow[] => {
  const timesOf = (units: number): string => `${timesText(rational(BigInt(units), BigInt(title.unitsAStake)))}×`;
  const none = ['–', '–', '–', '–'];
  return [
    ...Object.entries(title.pays).map(([letter, pays]) => ({
      key: letter,
      name: words.nameOf(letter),
      letters: [letter],
      pays: pays.map(timesOf),
    })),
    { key: title.wild, name: words.wild(), letters: [title.wild], pays: none },
    ...(title.free
      ? [
          {
            key: title.free.scatter,
            name: t('variableways.opens', { name: words.nameOf(title.free.scatter), spins: title.free.spins }),
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
export const variableRules = (title: VariableWaysTitle, art: VariableArt, words: VariableWords): TableRules => ({
  lead: words.lead(),
  paragraphs: [
    t('variableways.rule_heights', { most: grouped(heightMax ** title.reels.length) }),
    t('variableways.rule_weights', { heights: heightWords(title) }),
    t('variableways.rule_ways'),
    ...(title.free
      ? [
          t('variableways.rule_free', {
            least: title.free.least,
            name: words.nameOf(title.free.scatter),
            spins: title.free.spins,
            odds: onceIn(spinFigures(title).opening.chance),
          }),
        ]
      : []),
    topWords(title),
  ],
  returns: returnsOf(title),
  kindWords: () => t('slots.one_spin'),
  method: t(title.free ? 'variableways.method_free' : 'variableways.method', {
    stops: title.reels[0]?.strip.length ?? 0,
  }),
  paytable: (
    <Paytable
      art={art.symbols}
      ground={art.ground}
      caption={t('slots.paytable_way')}
      columns={[t('slots.th_three'), t('slots.th_four'), t('slots.th_five'), t('variableways.th_six')]}
      rows={payRows(title, words)}
    />
  ),
});
