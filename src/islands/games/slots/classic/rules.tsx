import { classicReturns, topChance, winCounts } from '#domain/games/slots/classic/maths.ts';
import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import { lineCounts } from '#domain/games/slots/classic/title.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { LineDiagrams, type PayRow, Paytable } from '../paytable.tsx';
import { gainFrequency, onceIn, reelFacts, timesText } from '../picture/figures.ts';
import { signalSymbols } from './slot-signal-box/symbols.tsx';

const { pays, unitsMax, paylines, rows, strips } = signalBox;

const letters: Readonly<Record<keyof typeof pays, string>> = {
  lamps: 'LLL',
  sevens: '777',
  'triple-bars': 'TTT',
  'double-bars': 'DDD',
  'single-bars': 'SSS',
  'mixed-bars': 'TDS',
  'three-bells': 'BBB',
  'two-bells': 'BB',
  'one-bell': 'B',
};

const isName = (name: string): name is keyof typeof pays => Object.hasOwn(pays, name);

const payRows = (): PayRow[] =>
  Object.entries(pays).flatMap(([name, units]) =>
    isName(name)
      ? [{ key: name, name: t(`slots.signal.${name}`), letters: [...letters[name]], pays: [`${units}×`] }]
      : [],
  );

/** Rules, paytable and figures of Signal Box, all from the engine. */
export const signalRules = (): TableRules => {
  const returns = classicReturns(signalBox);
  return {
    lead: t('slots.signal.lead', reelFacts(strips)),
    paragraphs: [
      t('slots.signal.rule_lines'),
      t('slots.signal.rule_lamp'),
      t('slots.signal.rule_bell'),
      ...lineCounts.map((count) =>
        t('slots.signal.rule_figures', {
          lines: t(`slots.lines_${count}`),
          times: timesText(rational(BigInt(unitsMax[count]), BigInt(count))),
          odds: onceIn(topChance(signalBox, count)),
          gains: toPercentString(gainFrequency(winCounts(signalBox, count), count), 2),
        }),
      ),
    ],
    returns,
    kindWords: (kind) => t(kind === 'lines:1' ? 'slots.lines_1' : 'slots.lines_5'),
    method: t('slots.signal.method', reelFacts(strips)),
    paytable: (
      <Paytable
        art={signalSymbols}
        ground="bg-slot-cream"
        caption={t('slots.paytable')}
        columns={[t('slots.th_line_bets')]}
        rows={payRows()}
      >
        <LineDiagrams caption={t('slots.lines')} lines={paylines} rows={rows} />
      </Paytable>
    ),
  };
};
