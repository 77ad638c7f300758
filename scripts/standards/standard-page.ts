import type { Answer, Row, Standard } from './read-standard.ts';

/** The page of a table, generated: its counts, what is open, and every row. Lines are as long as their content. */
export function standardPage({ title, source, rows }: Standard, dataFile: string): string {
  const isOpen = ({ answer }: Row) => 'open' in answer;
  const open = rows.filter(isOpen);
  return [
    `# ${title}`,
    '',
    `Generated from \`${dataFile}\` by \`node scripts/check-standards.ts --write\`; \`npm run test:standards\` holds each test's and`,
    'heading’s name to what is there. The words are ours: the standard’s own text counts.',
    '',
    ...source.flatMap((line) => [`- ${line}`]),
    '',
    '| | Rows | Tested | Written down | By how it is made, or not applicable | Open |',
    '|---|---|---|---|---|---|',
    ...levelsOf(rows).map(([name, some]) => countLine(name, some)),
    '',
    ...(open.length === 0 ? ['Nothing is open.'] : [`Open: ${open.map(({ id }) => id).join(', ')}.`]),
    '',
    '| Id | Asks | Held by |',
    '|---|---|---|',
    ...rows.map((row) => `| ${idOf(row)} | ${cell(row.what)} | ${heldBy(row.answer)} |`),
    '',
  ].join('\n');
}

const idOf = ({ id, level }: Row): string => (level === undefined ? id : `${id} (L${level})`);

function levelsOf(rows: readonly Row[]): [string, readonly Row[]][] {
  const levels = [...new Set(rows.flatMap(({ level }) => level ?? []))].sort();
  const each = levels.map((level): [string, readonly Row[]] => [
    `Level ${level}`,
    rows.filter((row) => row.level === level),
  ]);
  return [...each, ['All', rows]];
}

function countLine(name: string, rows: readonly Row[]): string {
  const count = (kind: string) => rows.filter(({ answer }) => kind in answer).length;
  return `| ${name} | ${rows.length} | ${count('test')} | ${count('doc')} | ${count('reason')} | ${count('open')} |`;
}

function heldBy(answer: Answer): string {
  if ('test' in answer) return `\`${answer.test.file}\`: ${cell(answer.test.title)}`;
  if ('doc' in answer) return `\`${answer.doc.file}\`: ${cell(answer.doc.heading)}`;
  return 'open' in answer ? `**Open:** ${cell(answer.open)}` : cell(answer.reason);
}

/** Titles have signs that Markdown would take for its own. */
const cell = (text: string): string => text.replaceAll(/[|<>*_`$]/g, '\\$&');
