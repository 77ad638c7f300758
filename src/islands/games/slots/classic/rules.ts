import { createElement } from 'react';
import { classicReturns, topChance, winCounts } from '#domain/games/slots/classic/maths.ts';
import { type ClassicTitle, type LineCount, type LineName, lineCounts } from '#domain/games/slots/classic/title.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { type PayRow, Paytable } from '../Paytable.tsx';
import { gainFrequency, onceIn, reelFacts, timesText } from '../picture/figures.ts';
import type { Skin } from './skin.ts';

const letters: Readonly<Record<LineName, string>> = {
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

const isLineName = (name: string): name is LineName => Object.hasOwn(letters, name);

const payRows = ({ title, lineName }: Skin): PayRow[] =>
  Object.entries(title.pays).flatMap(([name, units]) =>
    isLineName(name) ? [{ key: name, name: t(lineName(name)), letters: [...letters[name]], pays: [`${units}×`] }] : [],
  );

/** The most that a spin of so many lines pays, how rare it is, and how often more comes back than was staked. */
const figuresOf = (title: ClassicTitle, count: LineCount) => ({
  lines: t(`slots.lines_${count}`),
  times: timesText(rational(BigInt(title.unitsMax[count]), BigInt(count))),
  odds: onceIn(topChance(title, count)),
  gains: toPercentString(gainFrequency(winCounts(title, count), count), 2),
});

/** Rules, paytable and figures of a machine of three reels, all from the engine. */
export const rulesOf = (skin: Skin): TableRules => {
  const { title, symbols, words, tone } = skin;
  const { strips, paylines, rows } = title;
  return {
    lead: t(words.lead, reelFacts(strips)),
    paragraphs: [
      t(words.lines),
      t(words.lamp),
      t(words.bell),
      ...lineCounts.map((count) => t(words.figures, figuresOf(title, count))),
    ],
    returns: classicReturns(title),
    kindWords: (kind) => t(kind === 'lines:1' ? 'slots.lines_1' : 'slots.lines_5'),
    method: t(words.method, reelFacts(strips)),
    paytable: createElement(Paytable, {
      art: symbols,
      ground: tone.symbol,
      caption: t('slots.paytable'),
      columns: [t('slots.th_line_bets')],
      rows: payRows(skin),
      lines: { caption: t('slots.lines'), lines: paylines, rows },
    }),
  };
};
