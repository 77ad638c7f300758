import { holdChances, holdReturns } from '#domain/games/slots/hold-respin/maths.ts';
import { placesOf } from '#domain/games/slots/hold-respin/title.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { LinePaytable, unitsText } from '../lines/LinePaytable.tsx';
import { onceIn, reelFacts, timesText } from '../picture/figures.ts';
import type { HoldSkin } from './skin.ts';

/** Rules, paytable and figures of a machine with a hold, all from the engine. */
export const holdRules = (
  { title, symbols, tone, words }: HoldSkin,
  nameOf: (letter: string) => string,
): TableRules => {
  const { machine, chart } = title;
  const returns = holdReturns(title);
  const [figures] = returns;
  const { begins, full } = holdChances(title);
  const lines = machine.paylines.length;
  const names = { coin: nameOf(machine.feature), wild: nameOf(machine.wild) };
  const weights = chart.values.reduce((sum, [, weight]) => sum + weight, 0);
  const values = chart.values.map(([units, weight]) =>
    t('slotfeatures.hold.value', {
      times: unitsText(units, machine),
      share: toPercentString(rational(BigInt(weight), BigInt(weights)), 0),
    }),
  );
  const fullText = unitsText(chart.full, machine);
  return {
    lead: t(words.lead, { ...reelFacts(machine.strips), lines }),
    paragraphs: [
      t('slotfeatures.rule_lines', { ...names, lines }),
      t(words.rule, {
        ...names,
        trigger: chart.trigger,
        places: placesOf(machine),
        respins: chart.respins,
        oneIn: chart.oneIn,
        full: fullText,
      }),
      t('slotfeatures.hold.rule_values', { values: values.join(', ') }),
      t('slotfeatures.hold.rule_odds', { begins: onceIn(begins), full: onceIn(full), times: fullText }),
      t('slots.rule_top', {
        times: timesText(figures?.maxWin ?? rational(0n)),
        odds: onceIn(figures?.maxWinChance ?? rational(1n)),
      }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t('slotfeatures.hold.method', reelFacts(machine.strips)),
    paytable: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section className="overflow-x-auto" aria-label={t('slots.paytable')} tabIndex={0}>
        <LinePaytable machine={machine} art={symbols} ground={tone.reel} nameOf={nameOf} />
      </section>
    ),
  };
};
