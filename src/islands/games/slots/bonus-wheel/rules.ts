import { createElement } from 'react';
import { returnsOf, wheelChance, wheelCounts } from '#domain/games/slots/bonus-wheel/maths.ts';
import { type BonusWheelTitle, rows, weightOf } from '#domain/games/slots/bonus-wheel/paytable.ts';
import {
  add,
  multiply,
  type Rational,
  rational,
  toDecimalString,
  toPercentString,
  zero,
} from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { type PayRow, Paytable } from '../Paytable.tsx';
import { onceIn, reelFacts, unitsText } from '../picture/figures.ts';
import { figuresOf, topWords } from '../rules.ts';
import { nameOf } from '../words.ts';
import type { Skin } from './skin.ts';

type Segments = BonusWheelTitle['outer'];

/** Each prize of a wheel once, with the share of the wheel that its slices take together. */
const sharesOf = (segments: Segments): string =>
  [...new Set(segments.map(({ pays }) => pays))]
    .toSorted((a, b) => Number(a === 'inner') - Number(b === 'inner') || Number(a) - Number(b))
    .map((pays) => {
      const own = weightOf(segments.filter((one) => one.pays === pays));
      const share = toPercentString(rational(BigInt(own), BigInt(weightOf(segments))), 2);
      return pays === 'inner' ? t('bonuswheel.leads_on', { share }) : t('bonuswheel.prize', { times: pays, share });
    })
    .join(', ');

/** What a start of the wheel pays on average, in stakes. */
const wheelMean = (title: BonusWheelTitle): Rational => {
  const counts = [...wheelCounts(title)];
  const whole = rational(1n, BigInt(counts.reduce((sum, [, cases]) => sum + cases, 0)));
  return counts.reduce((sum, [times, cases]) => add(sum, multiply(rational(BigInt(times * cases)), whole)), zero);
};

const payRows = (skin: Skin): PayRow[] => {
  const { pays, lines, wheelSymbol } = skin.title;
  return [
    ...Object.entries(pays).map(([letter, units]) => ({
      key: letter,
      name: nameOf(skin, letter),
      letters: [letter],
      pays: [unitsText(units, { unitsAStake: lines.length })],
    })),
    {
      key: wheelSymbol,
      name: t('bonuswheel.starts', { name: nameOf(skin, wheelSymbol) }),
      letters: [wheelSymbol],
      pays: ['–'],
    },
  ];
};

/** Rules, paytable and figures of a machine with a wheel, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, symbols, tone, words } = skin;
  const returns = returnsOf(title);
  const { stops, cases } = reelFacts(title.strips);
  return {
    lead: t(words.lead),
    paragraphs: [
      t('bonuswheel.rule_lines', { lines: title.lines.length, stops }),
      t('bonuswheel.rule_start', {
        name: nameOf(skin, title.wheelSymbol),
        odds: onceIn(wheelChance(title)),
        mean: toDecimalString(wheelMean(title), 2),
      }),
      t('bonuswheel.rule_outer', { shares: sharesOf(title.outer) }),
      t('bonuswheel.rule_inner', { shares: sharesOf(title.inner) }),
      t('bonuswheel.rule_angle'),
      topWords(returns),
    ],
    ...figuresOf(returns),
    method: t('bonuswheel.method', { cases }),
    paytable: createElement(Paytable, {
      art: symbols,
      ground: tone.symbol,
      caption: t('slots.paytable_stake'),
      columns: [t('slots.th_three')],
      rows: payRows(skin),
      lines: { caption: t('slots.lines'), lines: title.lines, rows },
    }),
  };
};
