import { createElement } from 'react';
import { bookReturns, openingChance } from '#domain/games/slots/expanding-book/maths.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { type PayRow, WidePaytable } from '../Paytable.tsx';
import { onceIn, payText, reelFacts, timesText } from '../picture/figures.ts';
import { figuresOf } from '../rules.ts';
import { nameOf } from '../words.ts';
import type { Skin } from './skin.ts';

const payRows = (skin: Skin, counts: readonly number[]): PayRow[] => {
  const { machine, chart } = skin.title;
  const paysOf = (pays: readonly number[]): string[] => counts.map((count) => payText(pays[count - 1], machine));
  return [
    {
      key: machine.wild,
      name: t('slotbooks.anywhere', { name: nameOf(skin, machine.wild) }),
      letters: [machine.wild],
      pays: paysOf(chart.pays),
    },
    ...Object.entries(machine.pays).map(([letter, pays]) => ({
      key: letter,
      name: nameOf(skin, letter),
      letters: [letter],
      pays: paysOf(pays),
    })),
  ];
};

/** Rules, paytable and figures of a machine with a book, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, symbols, tone, words } = skin;
  const { machine, chart } = title;
  const returns = bookReturns(title);
  const [figures] = returns;
  const lines = machine.paylines.length;
  const names = { coin: nameOf(skin, machine.wild), wild: nameOf(skin, machine.wild) };
  const counts = machine.strips.map((_, reel) => reel + 1).filter((count) => count >= 2);
  const times = timesText(figures?.maxWin ?? rational(0n));
  return {
    lead: t(words.lead, { ...reelFacts(machine.strips), lines }),
    paragraphs: [
      t('slotbooks.rule_lines', { ...names, lines }),
      t(words.rule, { trigger: chart.trigger, award: chart.award, most: chart.most }),
      t('slotbooks.rule_spread', { count: chart.spreading.length }),
      t('slotbooks.rule_odds', { odds: onceIn(openingChance(title)) }),
      t('slotbooks.rule_most', { times, odds: onceIn(figures?.maxWinChance ?? rational(1n)) }),
    ],
    ...figuresOf(returns),
    method: t('slotbooks.method', reelFacts(machine.strips)),
    paytable: createElement(WidePaytable, {
      art: symbols,
      ground: tone.reel,
      caption: t('slots.paytable_stake'),
      columns: counts.map(String),
      rows: payRows(skin, counts),
      lines: { caption: t('slots.lines'), lines: machine.paylines, rows: machine.rows },
    }),
  };
};
