/**
 * Counts the line wins of the slots with a hold and of those with a bonus of picks over every stop of their reels, apart by how many
 * coins or keys they show, and writes `<title>.counts.ts` beside each title. Some ten seconds: node scripts/exact/line-slots.ts
 */
import { writeFileSync } from 'node:fs';
import { holdTitles } from '#domain/games/slots/hold-respin/titles.ts';
import { countLines, type LineCount } from '#domain/games/slots/lines/counts.ts';
import type { LineMachine } from '#domain/games/slots/lines/machine.ts';
import { pickTitles } from '#domain/games/slots/pick-bonus/titles.ts';

const rowOf = (count: LineCount): string =>
  `  { ${Object.entries(count)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} },`;

const write = (folder: string, { id, machine }: { readonly id: string; readonly machine: LineMachine }): void => {
  const path = `src/lib/domain/games/slots/${folder}/${id}/counts.ts`;
  const text = [
    '// Computed by scripts/exact/line-slots.ts over every stop; not to be edited by hand.',
    "import type { LineCount } from '../../lines/counts.ts';",
    '',
    '/** Line wins over all spins, apart by how many of the symbol of the feature they show. */',
    'export const counts: readonly LineCount[] = [',
    ...countLines(machine).map(rowOf),
    '];',
    '',
  ];
  writeFileSync(path, text.join('\n'));
  console.log(`wrote ${path}`);
};

for (const title of holdTitles) write('hold-respin', title);
for (const title of pickTitles) write('pick-bonus', title);
