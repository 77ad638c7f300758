import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A share to 17 significant digits, more than a double holds. */
export const shareText = (count: bigint, whole: bigint): string => {
  const digits = `${(count * 10n ** 60n) / whole}`;
  return `${digits.slice(0, 17)}e${digits.length - 17 - 60}`;
};

const perLine = 8;

/** Counted wins as text, `win:cases`, a few on a line. */
export const linesOfCounts = (counts: Iterable<readonly [units: number, cases: number | bigint | string]>): string => {
  const entries = [...counts].toSorted(([a], [b]) => a - b).map(([units, cases]) => `${units}:${cases}`);
  return Array.from({ length: Math.ceil(entries.length / perLine) }, (_, line) =>
    entries.slice(line * perLine, (line + 1) * perLine).join(' '),
  ).join('\n');
};

/** Overwrites a game's `distribution.ts`: how many cases, or what share of them, win how much; `what` says of what. */
export const writeDistribution = (
  game: string,
  what: string,
  counts: Iterable<readonly [units: number, cases: number | bigint | string]>,
): void => {
  const path = `src/lib/domain/games/${game}/distribution.ts`;
  const note = `// Computed by scripts/exact/${basename(game)}.ts; not to be edited by hand.\n/** All ${what}. */`;
  writeFileSync(path, `${note}\nexport const distribution = \`\n${linesOfCounts(counts)}\n\`;\n`);
  console.log(`wrote ${path}`);
};
