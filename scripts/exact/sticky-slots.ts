/**
 * Counts every spin of the slots whose wilds stay, from every set of wilds that can stand, follows a round as a Markov chain
 * over those sets, and writes `<title>.exact.ts` beside each title. A minute: node scripts/exact/sticky-slots.ts [slug …]
 */
import { writeFileSync } from 'node:fs';
import type { StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';
import { stickyTitles } from '#domain/games/slots/sticky-wilds/titles.ts';
import { rational } from '#domain/maths/rational.ts';
import { roundCourse, stopsOf } from './sticky-round.ts';

const slugOf = ({ id }: StickyTitle): string => id.replace('slot-', '');

const write = (title: StickyTitle): void => {
  const { spins, units, squares, blanks, topUnits, topCases } = roundCourse(title);
  const whole = stopsOf(title) ** BigInt(spins);
  const stake = BigInt(title.machine.unitsAStake);
  const fraction = (name: string, num: bigint, den: bigint): string => {
    const reduced = rational(num, den);
    return `  ${name}: [\n    ${reduced.num}n,\n    ${reduced.den}n,\n  ],\n`;
  };
  const path = `src/lib/domain/games/slots/sticky-wilds/${title.id}/figures.ts`;
  const text =
    '// Computed by scripts/exact/sticky-slots.ts over every spin; not to be edited by hand.\n' +
    "import type { ExactFigures } from '../title.ts';\n\n" +
    '/** Numerators and denominators of the exact figures of one unit staked. */\n' +
    'export const exact: ExactFigures = {\n' +
    fraction('returnToPlayer', units, whole * stake) +
    fraction('variance', squares * whole - units * units, whole * whole * stake * stake) +
    fraction('hitFrequency', whole - blanks, whole) +
    `  topUnits: ${topUnits.toString().replace(/\B(?=(\d{3})+$)/g, '_')},\n` +
    fraction('topWinChance', topCases, whole) +
    '};\n';
  writeFileSync(path, text);
  const percent = Number((units * 10n ** 9n) / (whole * stake)) / 1e7;
  const variance = Number(((squares * whole - units * units) * 10n ** 6n) / (whole * whole * stake * stake)) / 1e6;
  console.log(`wrote ${path}: ${percent}%, variance ${variance}, top ${topUnits}`);
};

const asked = process.argv.slice(2);
for (const title of stickyTitles) if (asked.length === 0 || asked.includes(slugOf(title))) write(title);
