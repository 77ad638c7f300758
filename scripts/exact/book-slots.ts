/**
 * Counts all spins of the slots with a book, once for each symbol that may spread, makes the exact distribution of a whole
 * round from them, and writes `<title>.exact.ts` beside each title. Some minutes: node scripts/exact/book-slots.ts [slug …]
 */
import { writeFileSync } from 'node:fs';
import { countSpins } from '#domain/games/slots/expanding-book/counts.ts';
import type { BookTitle } from '#domain/games/slots/expanding-book/title.ts';
import { bookTitles } from '#domain/games/slots/expanding-book/titles.ts';
import { roundFigures } from './book-round.ts';

const slugOf = ({ id }: BookTitle): string => id.replace('slot-', '');

const write = (title: BookTitle): void => {
  const stops = title.machine.strips.reduce((product, { length }) => product * length, 1);
  const { moments, whole, spins, stake } = roundFigures(title, countSpins, stops);
  const { first, second, hits, capped } = moments;
  const symbols = title.chart.spreading.length;
  const cases = `${symbols}n * ${stops}n ** ${spins}n`;
  const fraction = (name: string, num: bigint, den: string): string =>
    `  ${name}: [\n    ${num}n,\n    ${den},\n  ],\n`;
  const path = `src/lib/domain/games/slots/expanding-book/${title.id}/figures.ts`;
  const text =
    '// Computed by scripts/exact/book-slots.ts over every spin; not to be edited by hand.\n' +
    "import type { ExactFigures } from '../title.ts';\n\n" +
    '/** Numerators and denominators of the exact figures of one unit staked. */\n' +
    'export const exact: ExactFigures = {\n' +
    fraction('returnToPlayer', first, `${stake}n * ${cases}`) +
    fraction(
      'variance',
      second * whole - first * first,
      `${stake * stake}n * ${symbols * symbols}n * ${stops}n ** ${2 * spins}n`,
    ) +
    fraction('hitFrequency', hits, cases) +
    fraction('topWinChance', capped, cases) +
    '};\n';
  writeFileSync(path, text);
  console.log(`wrote ${path}: ${Number((first * 10n ** 9n) / (whole * BigInt(stake))) / 1e7}%`);
};

const asked = process.argv.slice(2);
for (const title of bookTitles) if (asked.length === 0 || asked.includes(slugOf(title))) write(title);
