import { readFileSync, writeFileSync } from 'node:fs';
import { table } from './checks/import-table.ts';
import { mapOf } from './checks/map.ts';
import { report } from './lib/source-files.ts';

const page = 'docs/architecture.md';
const between = /(<!-- map: npm run map -->\n)[\s\S]*?(<!-- end of the map -->)/;

/** `npm run map` draws the import table into docs/architecture.md; `--check` says whether that was forgotten. */
function run(isCheck: boolean): void {
  const before = readFileSync(page, 'utf8');
  const wanted = before.replace(between, (_, begin: string, end: string) => `${begin}${mapOf(table)}\n${end}`);
  if (!isCheck) writeFileSync(page, wanted);
  const faults = between.test(before) ? [] : [`${page}: has no place for the map`];
  const old = isCheck && before !== wanted ? [`${page}: the map is not of today: npm run map`] : [];
  report('map', page, [...faults, ...old]);
}

if (import.meta.main) run(process.argv.includes('--check'));
