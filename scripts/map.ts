import { readFileSync, writeFileSync } from 'node:fs';
import { table } from './checks/import-table.ts';
import { mapOf } from './checks/map.ts';
import { rightsTable } from './checks/rights-table.ts';
import { report } from './lib/source-files.ts';
import { markerTable } from './safer-play/marker-table.ts';

/** What is drawn from code into a page, between its two marks. */
const drawings = [
  {
    page: 'docs/architecture.md',
    what: 'map',
    between: /(<!-- map: npm run map -->\n)[\s\S]*?(<!-- end of the map -->)/,
    draw: () => mapOf(table),
  },
  {
    page: 'docs/rooms/desk.md',
    what: 'table of rights',
    between: /(<!-- rights: npm run map -->\n)[\s\S]*?(<!-- end of the rights -->)/,
    draw: rightsTable,
  },
  {
    page: 'docs/rooms/safer-play.md',
    what: 'table of markers',
    between: /(<!-- markers: npm run map -->\n)[\s\S]*?(<!-- end of the markers -->)/,
    draw: markerTable,
  },
] as const;

/** `npm run map` draws the import table, the desk's rights and what markers of harm find into their pages; `--check` says whether that was forgotten. */
function run(isCheck: boolean): void {
  const faults = drawings.flatMap(({ page, what, between, draw }) => {
    const before = readFileSync(page, 'utf8');
    if (!between.test(before)) return [`${page}: has no place for the ${what}`];
    const wanted = before.replace(between, (_, begin: string, end: string) => `${begin}${draw()}\n${end}`);
    if (!isCheck) writeFileSync(page, wanted);
    return isCheck && before !== wanted ? [`${page}: the ${what} is not of today: npm run map`] : [];
  });
  report('map', drawings.map(({ page }) => page).join(', '), faults);
}

if (import.meta.main) run(process.argv.includes('--check'));
