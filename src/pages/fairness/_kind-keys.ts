import { readFileSync } from 'node:fs';

/** The keys of what kinds of movements are called on paper. */
export const kindKeys: readonly string[] = Object.keys(
  JSON.parse(readFileSync('public/locales/en/statement.json', 'utf8')) as object,
)
  .filter((name) => name.startsWith('paper_kind_'))
  .map((name) => `statement.${name}`);
