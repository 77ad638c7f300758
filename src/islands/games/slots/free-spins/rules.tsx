import { freeSpinsReturns, topChance } from '#domain/games/slots/free-spins/maths.ts';
import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { LineDiagrams, type PayRow, Paytable } from '../paytable.tsx';
import { onceIn, reelFacts, timesText } from '../picture/figures.ts';
import { nameOf } from './slot-night-orchard/names.ts';
import { orchardSymbols } from './slot-night-orchard/symbols.tsx';

const {
  factor: freeSpinFactor,
  award: freeSpinsAward,
  most: freeSpinsMax,
  unitsAStake: lineCount,
  pays: linePays,
  scatterPays: moonPays,
  paylines,
  rows,
  scatter,
  strips,
  wild,
} = nightOrchard;

const timesOf = (units: number): string =>
  units === 0 ? '–' : `${timesText(rational(BigInt(units), BigInt(lineCount)))}×`;

const payRows = (): PayRow[] => [
  { key: scatter, name: t('slots.orchard.moons_anywhere'), letters: [scatter], pays: moonPays.map(timesOf) },
  ...Object.entries(linePays).map(([letter, pays]) => ({
    key: letter,
    name: nameOf(letter),
    letters: [letter],
    pays: pays.map(timesOf),
  })),
  { key: wild, name: t('slots.orchard.lantern_wild'), letters: [wild], pays: ['–', '–', '–'] },
];

/** Rules, paytable and figures of Night Orchard, all from the engine. */
export const orchardRules = (): TableRules => {
  const returns = freeSpinsReturns(nightOrchard);
  const [figures] = returns;
  return {
    lead: t('slots.orchard.lead', { ...reelFacts(strips), lines: lineCount }),
    paragraphs: [
      t('slots.orchard.rule_lines', { lines: lineCount }),
      t('slots.orchard.rule_lantern'),
      t('slots.orchard.rule_free', { award: freeSpinsAward, max: freeSpinsMax, factor: freeSpinFactor }),
      t('slots.rule_top', { times: timesText(figures?.maxWin ?? rational(0n)), odds: onceIn(topChance(nightOrchard)) }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t('slots.orchard.method', reelFacts(strips)),
    paytable: (
      <Paytable
        art={orchardSymbols}
        ground="bg-slot-indigo"
        caption={t('slots.paytable_stake')}
        columns={[t('slots.th_three'), t('slots.th_four'), t('slots.th_five')]}
        rows={payRows()}
      >
        <LineDiagrams caption={t('slots.lines')} lines={paylines} rows={rows} />
      </Paytable>
    ),
  };
};
