import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { readCatalogue } from './catalogue.ts';
import { type DefinedIn, schemaText } from './schema-text.ts';
import { commentsOf } from './sql-comments.ts';

const folder = 'src/lib/server/db';

export const schemaFile = `${folder}/schema.sql`;

const read = (names: readonly string[]): string[] => names.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const sqlFilesIn = (name: string): string[] =>
  readdirSync(`${folder}/${name}`)
    .sort()
    .map((file) => `${name}/${file}`);

const definedIn = (names: readonly string[]): DefinedIn =>
  new Map(
    read(names).flatMap((text, at) =>
      [...text.matchAll(/^CREATE OR REPLACE (?:FUNCTION|VIEW) (\w+)/gm)].map(([, made = '']) => [
        made,
        names[at] ?? '',
      ]),
    ),
  );

/** The text of `schema.sql` for a database that this version has migrated. */
export const schemaOf = async (client: pg.ClientBase): Promise<string> =>
  schemaText(
    await readCatalogue(client),
    commentsOf(read(sqlFilesIn('migrations'))),
    definedIn([...sqlFilesIn('functions'), 'views.sql']),
  );
