/**
 * Plays all drops of the machines of clusters, or of those named, and writes each one's exact.ts and distribution.ts.
 * Some ten seconds a title: node scripts/exact/cascades.ts [tidepool] [soda-siphon]
 */
import { writeFileSync } from 'node:fs';
import type { CascadeTitle } from '#domain/games/slots/cascades/paytable.ts';
import { cascadeTitles } from '#domain/games/slots/cascades/titles.ts';
import { countDrops } from './cascades-drops.ts';
import { linesOfCounts } from './write-distribution.ts';

const note = '// Computed by scripts/exact/cascades.ts over every drop; not to be edited by hand.\n';

const write = (title: CascadeTitle): void => {
  const counts = countDrops(title);
  const sumOf = (power: bigint): bigint =>
    [...counts].reduce((sum, [units, count]) => sum + BigInt(units) ** power * BigInt(count), 0n);
  const most = Math.max(...counts.keys());
  const path = `src/lib/domain/games/slots/cascades/${title.id}`;
  const exact = `${note}import type { ExactDrops } from '../paytable.ts';

/** Over all drops: the sum of the wins in units and of their squares, how many pay, and the largest win with its cases. */
export const exact: ExactDrops = {
  cases: ${sumOf(0n)}n,
  units: ${sumOf(1n)}n,
  squares: ${sumOf(2n)}n,
  hits: ${sumOf(0n) - BigInt(counts.get(0) ?? 0)}n,
  topUnits: ${most}n,
  topCases: ${counts.get(most)}n,
};
`;
  writeFileSync(`${path}/figures.ts`, exact);
  const listed = linesOfCounts(counts);
  writeFileSync(
    `${path}/distribution.ts`,
    `${note}/** All drops, by what they win in units. */\nexport const distribution = \`\n${listed}\n\`;\n`,
  );
  console.log(`${title.name} returns ${Number(sumOf(1n)) / Number(sumOf(0n)) / title.unitsAStake}`);
};

const asked = process.argv.slice(2);
for (const title of cascadeTitles)
  if (asked.length === 0 || asked.includes(title.id.replace('slot-', ''))) write(title);
