import { bonusChance, bonusOutcomes, pickReturns } from '#domain/games/slots/pick-bonus/maths.ts';
import { placeCount } from '#domain/games/slots/pick-bonus/title.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { LinePaytable, unitsText } from '../lines/LinePaytable.tsx';
import { onceIn, reelFacts, timesText } from '../picture/figures.ts';
import type { PickSkin } from './skin.ts';

/** What lies hidden, kind by kind: how many, and what each pays or how likely it is the one that is won. */
const prizeWords = ({ title: { chart, machine }, prizeNames, words }: PickSkin): string => {
  const outcomes = bonusOutcomes(chart);
  return chart.kinds
    .map(({ letter, count, units }) => {
      const name = t(prizeNames[letter] ?? words.found);
      const times = unitsText(units, machine);
      if (chart.end.kind === 'until')
        return t(units === 0 ? 'slotfeatures.pick.kind_none' : 'slotfeatures.pick.kind', { count, name, times });
      const chance = toPercentString(outcomes.get(units) ?? rational(0n), 2);
      return t('slotfeatures.pick.kind_alike', { count, name, times, chance });
    })
    .join('; ');
};

/** Rules, paytable and figures of a machine with a bonus of picks, all from the engine. */
export const pickRules = (skin: PickSkin, nameOf: (letter: string) => string): TableRules => {
  const { title, symbols, tone, words } = skin;
  const { machine, chart } = title;
  const returns = pickReturns(title);
  const [figures] = returns;
  const lines = machine.paylines.length;
  const names = { coin: nameOf(machine.feature), wild: nameOf(machine.wild) };
  const [least = [3, 1]] = chart.factors;
  const more = chart.factors.slice(1);
  return {
    lead: t(words.lead, { ...reelFacts(machine.strips), lines }),
    paragraphs: [
      t('slotfeatures.rule_lines', { ...names, lines }),
      t(words.rule, { ...names, count: least[0], places: placeCount(chart), opens: unitsText(chart.opens, machine) }),
      ...(more.length > 0
        ? [
            t('slotfeatures.pick.rule_factors', {
              ...names,
              factors: more
                .map(([count, factor]) => t('slotfeatures.pick.factor', { ...names, count, factor }))
                .join(', '),
            }),
          ]
        : []),
      t('slotfeatures.pick.rule_prizes', { prizes: prizeWords(skin) }),
      t('slotfeatures.pick.rule_fair', { once: onceIn(bonusChance(title)) }),
      t('slots.rule_top', {
        times: timesText(figures?.maxWin ?? rational(0n)),
        odds: onceIn(figures?.maxWinChance ?? rational(1n)),
      }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t('slotfeatures.pick.method', reelFacts(machine.strips)),
    paytable: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section className="overflow-x-auto" aria-label={t('slots.paytable')} tabIndex={0}>
        <LinePaytable machine={machine} art={symbols} ground={tone.reel} nameOf={nameOf} />
      </section>
    ),
  };
};
