import { bookReturns, openingChance } from '#domain/games/slots/expanding-book/maths.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../../kit/RulesDialog.tsx';
import { unitsText } from '../lines/LinePaytable.tsx';
import { LineDiagrams, type PayRow, Paytable } from '../paytable.tsx';
import { onceIn, reelFacts, timesText } from '../picture/figures.ts';
import type { BookSkin } from './skin.ts';

/** Rules, paytable and figures of a machine with a book, all from the engine. */
export const bookRules = (
  { title, symbols, tone, words }: BookSkin,
  nameOf: (letter: string) => string,
): TableRules => {
  const { machine, chart } = title;
  const returns = bookReturns(title);
  const [figures] = returns;
  const lines = machine.paylines.length;
  const names = { coin: nameOf(machine.wild), wild: nameOf(machine.wild) };
  const counts = machine.strips.map((_, reel) => reel + 1).filter((count) => count >= 2);
  const paysOf = (pays: readonly number[]): string[] =>
    counts.map((count) => (pays[count - 1] ? unitsText(pays[count - 1] ?? 0, machine) : '–'));
  const rows: PayRow[] = [
    {
      key: machine.wild,
      name: t('slotbooks.anywhere', { name: nameOf(machine.wild) }),
      letters: [machine.wild],
      pays: paysOf(chart.pays),
    },
    ...Object.entries(machine.pays).map(([letter, pays]) => ({
      key: letter,
      name: nameOf(letter),
      letters: [letter],
      pays: paysOf(pays),
    })),
  ];
  const top = timesText(figures?.maxWin ?? rational(0n));
  return {
    lead: t(words.lead, { ...reelFacts(machine.strips), lines }),
    paragraphs: [
      t('slotbooks.rule_lines', { ...names, lines }),
      t(words.rule, { trigger: chart.trigger, award: chart.award, most: chart.most }),
      t('slotbooks.rule_spread', { count: chart.spreading.length }),
      t('slotbooks.rule_odds', { odds: onceIn(openingChance(title)) }),
      t('slotbooks.rule_most', { times: top, odds: onceIn(figures?.maxWinChance ?? rational(1n)) }),
    ],
    returns,
    kindWords: () => t('slots.one_spin'),
    method: t('slotbooks.method', reelFacts(machine.strips)),
    paytable: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section className="overflow-x-auto" aria-label={t('slots.paytable')} tabIndex={0}>
        <Paytable
          art={symbols}
          ground={tone.reel}
          caption={t('slots.paytable_stake')}
          columns={counts.map(String)}
          rows={rows}
        >
          <LineDiagrams caption={t('slots.lines')} lines={machine.paylines} rows={machine.rows} />
        </Paytable>
      </section>
    ),
  };
};
