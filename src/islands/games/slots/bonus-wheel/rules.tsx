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
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { LineDiagrams, Paytable } from '../paytable.tsx';
import { onceIn, reelFacts, timesText } from '../picture/figures.ts';
import type { WheelArt, WheelWords } from './skin.ts';

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

/** Rules, paytable and figures of a title, all from the engine. */
export const wheelRules = (title: BonusWheelTitle, art: WheelArt, words: WheelWords): TableRules => {
  const returns = returnsOf(title);
  const [figures] = returns;
  const name = words.nameOf(title.wheelSymbol);
  return {
    lead: words.lead(),
    paragraphs: [
      t('bonuswheel.rule_lines', { lines: title.lines.length, stops: reelFacts(title.strips).stops }),
      t('bonuswheel.rule_start', {
        name,
        odds: onceIn(wheelChance(title)),
        mean: toDecimalString(wheelMean(title), 2),
      }),
      t('bonuswheel.rule_outer', { shares: sharesOf(title.outer) }),
      t('bonuswheel.rule_inner', { shares: sharesOf(title.inner) }),
      t('bonuswheel.rule_angle'),
      t('slots.rule_top', {
        times: timesText(figures?.maxWin ?? zero),
        odds: onceIn(figures?.maxWinChance ?? rational(1n)),
      }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t('bonuswheel.method', { cases: reelFacts(title.strips).cases }),
    paytable: (
      <Paytable
        art={art.symbols}
        ground={art.ground}
        caption={t('slots.paytable_stake')}
        columns={[t('slots.th_three')]}
        rows={[
          ...Object.entries(title.pays).map(([letter, units]) => ({
            key: letter,
            name: words.nameOf(letter),
            letters: [letter],
            pays: [`${timesText(rational(BigInt(units), BigInt(title.lines.length)))}×`],
          })),
          {
            key: title.wheelSymbol,
            name: t('bonuswheel.starts', { name }),
            letters: [title.wheelSymbol],
            pays: ['–'],
          },
        ]}
      >
        <LineDiagrams caption={t('slots.lines')} lines={title.lines} rows={rows} />
      </Paytable>
    ),
  };
};
