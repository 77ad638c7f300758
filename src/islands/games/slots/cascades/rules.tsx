import { returnsOf, topChance } from '#domain/games/slots/cascades/maths.ts';
import { type CascadeTitle, clusterUnits, payingSymbols } from '#domain/games/slots/cascades/paytable.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { Paytable } from '../paytable.tsx';
import { onceIn, reelFacts, timesText } from '../picture/figures.ts';
import type { CascadeSkin } from './skin.ts';

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
export const cascadeRules = (
  { title, symbols, words, tone }: CascadeSkin,
  nameOf: (letter: string) => string,
): TableRules => {
  const returns = returnsOf(title);
  const [figures] = returns;
  const sizes = title.sizes.map(([size]) => size);
  const { wild } = title;
  const pay = (letter: string, size: number): string =>
    `${timesText(rational(BigInt(clusterUnits(title, letter, size)), BigInt(title.unitsAStake)))}×`;
  return {
    lead: t(words.lead, reelFacts(title.strips)),
    paragraphs: [
      t(words.clusters, { least: sizes[0] ?? 0 }),
      t(words.factor, {
        most: title.factor.steps.at(-1)?.[1] ?? 1,
        steps: stepsText(title),
        cascades: title.cascadesMax,
        ...(wild && { wild: nameOf(wild) }),
      }),
      t('slots.rule_top', { times: timesText(figures?.maxWin ?? rational(0n)), odds: onceIn(topChance(title)) }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t(words.method, reelFacts(title.strips)),
    paytable: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section className="overflow-x-auto" aria-label={t('slots.paytable')} tabIndex={0}>
        <Paytable
          art={symbols}
          ground={tone.symbol}
          caption={t('slots.pool.paytable')}
          columns={sizes.map(sizeText(title))}
          rows={payingSymbols(title).map((letter) => ({
            key: letter,
            name: nameOf(letter),
            letters: [letter],
            pays: sizes.map((size) => pay(letter, size)),
          }))}
        />
      </section>
    ),
  };
};
