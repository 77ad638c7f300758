import type { Catalogue } from './catalogue.ts';
import type { SqlComments } from './sql-comments.ts';

/** A function's or a view's name, with the file that defines it, relative to the folder of the schema. */
export type DefinedIn = ReadonlyMap<string, string>;

const head = `-- The whole schema as it now is, from top to bottom: \`npm run db:schema\` writes it from a migrated database, a test
-- holds it to one, and nothing reads it but people. Tables are made by migrations/, functions and views by the files named.
`;

/** Types and tables as SQL with the migrations' comments; of views and functions what they are called with, and where they stand. */
export const schemaText = (catalogue: Catalogue, comments: SqlComments, definedIn: DefinedIn): string => {
  const said = (name: string, indent = ''): string =>
    (comments.of.get(name) ?? []).map((line) => `${indent}-- ${line}`.trimEnd().concat('\n')).join('');
  const tables = catalogue.tables.map(({ name, sql, columns, after }, at) => {
    const title = comments.heading.get(name);
    const isFirst = title !== undefined && title !== comments.heading.get(catalogue.tables[at - 1]?.name ?? '');
    const lines = columns.map((column, place) => {
      const comma = place + 1 < columns.length ? ',' : '';
      return `${column.name === '' ? '' : said(`${name}.${column.name}`, '  ')}  ${column.sql}${comma}\n`;
    });
    const more = after.map((one) => `${said(one.name)}${one.sql}\n`);
    return `${isFirst ? `${heading(title)}\n` : ''}${said(name)}CREATE TABLE ${name} (\n${lines.join('')})${sql};\n${more.join('')}`;
  });
  const types = catalogue.types.map(({ name, sql }) => `${said(name)}${sql}\n`);
  return [
    head,
    `${heading('Types')}\n${types.join('\n')}`,
    ...tables,
    `${heading('Views and functions, each where it stands')}\n${definedText([...catalogue.views, ...catalogue.functions], definedIn)}`,
  ].join('\n');
};

const definedText = (made: Catalogue['views'], definedIn: DefinedIn): string => {
  const files = [...new Set(definedIn.values())].toSorted();
  return [...files, undefined]
    .map((file) => [file, made.filter(({ name }) => definedIn.get(name) === file)] as const)
    .filter(([, those]) => those.length > 0)
    .map(([file, those]) => `-- ${file ?? 'in no file'}\n${those.map(({ sql }) => `--   ${sql}\n`).join('')}`)
    .join('\n');
};

const heading = (title: string): string => `-- ---- ${title} ${'-'.repeat(Math.max(4, 92 - title.length))}\n`;
