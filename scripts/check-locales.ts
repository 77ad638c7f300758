import { errorCodes } from '#contract/errors.ts';
import { unhouseWords } from './checks/house-words.ts';
import { withoutComments } from './checks/without-comments.ts';
import { readFiles, report, type SourceFile } from './lib/source-files.ts';

type Texts = { readonly [name: string]: string | Texts };

/** `{ a: { b: 'text' } }` → `a.b`. */
export const keysOf = (texts: Texts): string[] => entriesOf(texts).map(([key]) => key);

const entriesOf = (texts: Texts, prefix = ''): (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as const] : entriesOf(value, `${prefix}${name}.`),
  );

/** `history.count_one` and `history.count_other` are asked for as `history.count`. */
const plural = /_(?:zero|one|two|few|many|other)$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `deposit.state_${state}` → a pattern for every key it may become. */
const templatePattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('.+')}$`,
  );

const quoted = /'([a-z]\w*(?:\.\w+)+)'|"([a-z]\w*(?:\.\w+)+)"/gi;
const templates = /`([a-z]\w*\.[^`\s]*\$\{[^`\s]*)`/gi;
const asked = /\bt(?:Count)?\(\s*['"]([^'"]+)['"]/g;

/**
 * One line for each key that is asked for and missing, that nothing asks for, or that an error code lacks.
 * A key counts as used when its full name stands in a string, or when a template with its beginning can become it.
 */
export const checkLocales = (texts: Texts, files: readonly SourceFile[], codes: readonly string[]): string[] => {
  const keys = keysOf(texts);
  const bases = new Set(keys.flatMap((key) => [key, key.replace(plural, '')]));
  const named = new Set<string>();
  const patterns: RegExp[] = [];
  const faults: string[] = [];

  for (const { path, text } of files) {
    const code = withoutComments(text);
    for (const [, single, double] of code.matchAll(quoted)) named.add(single ?? double ?? '');
    for (const [, template] of code.matchAll(templates)) {
      const pattern = templatePattern(template ?? '');
      if (keys.some((key) => pattern.test(key))) patterns.push(pattern);
      else if (/\bt(?:Count)?\(/.test(code)) faults.push(`${path}: no key can come of \`${template}\``);
    }
    for (const [, key] of code.matchAll(asked))
      if (key !== undefined && !bases.has(key)) faults.push(`${path}: asks for the missing key ${key}`);
  }

  const isUsed = (key: string): boolean =>
    named.has(key) || named.has(key.replace(plural, '')) || patterns.some((pattern) => pattern.test(key));
  const unused = keys.filter((key) => !isUsed(key)).map((key) => `locales: nothing asks for ${key}`);
  const wordless = codes.filter((code) => !bases.has(`errors.${code}`)).map((code) => `common.json: no errors.${code}`);
  return [...faults, ...unused, ...wordless];
};

/** All files as one: `common` as it stands, every other under its own name, as `t` reads them. */
export const mergeLocales = (files: readonly SourceFile[]): { texts: Texts; faults: string[] } => {
  const read = files.map(({ path, text }) => [path.replace(/^.*\/|\.json$/g, ''), JSON.parse(text) as Texts] as const);
  const common = read.find(([name]) => name === 'common')?.[1] ?? {};
  const others = read.filter(([name]) => name !== 'common');
  const faults = others
    .filter(([name]) => Object.hasOwn(common, name))
    .map(([name]) => `common.json: the group ${name} has the name of a file`);
  return { texts: { ...common, ...Object.fromEntries(others) }, faults };
};

if (import.meta.main) {
  const { texts, faults } = mergeLocales(
    readFiles(process.cwd(), (path) => /^public\/locales\/en\/\w+\.json$/.test(path)),
  );
  const files = readFiles(process.cwd(), (path) => /^src\/.*\.(tsx?|astro)$/.test(path));
  report('check-locales', `${keysOf(texts).length} keys`, [
    ...faults,
    ...checkLocales(texts, files, errorCodes),
    ...unhouseWords(entriesOf(texts)),
  ]);
}
