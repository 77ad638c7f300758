import { readFileSync, writeFileSync } from 'node:fs';
import { listFiles, report } from './lib/source-files.ts';

const folder = 'public/locales/en/';
const target = 'src/lib/i18n/word-files.ts';

/** The text of `src/lib/i18n/word-files.ts`: one import and one field for each file of words, in the order of their names. */
export const wordFiles = (names: readonly string[]): string => {
  const sorted = names.toSorted();
  return `// Written by \`npm run words:sync\` from ${folder}.
${sorted.map((name) => `import type ${name} from '../../../${folder}${name}.json';`).join('\n')}

/** Every file of words by its name. */
export type WordFiles = {
${sorted.map((name) => `  readonly ${name}: typeof ${name};`).join('\n')}
};
`;
};

/** `npm run words:sync` writes it; `--check` says whether that was forgotten. */
function run(isCheck: boolean): void {
  const names = listFiles(process.cwd())
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length).replace(/\.json$/, ''));
  const wanted = wordFiles(names);
  if (!isCheck) writeFileSync(target, wanted);
  const isCurrent = readFileSync(target, 'utf8') === wanted;
  report('words-sync', `${names.length} files`, isCurrent ? [] : [`${target}: is not of today: npm run words:sync`]);
}

if (import.meta.main) run(process.argv.includes('--check'));
