import { readdir } from 'node:fs/promises';
import { checksumOf, readSqlFile, type SqlFile } from './sql-file.ts';

/** What holds no data stands in one place, as it now is; `statements` are `CREATE OR REPLACE …`. */
export type Definitions = { readonly statements: readonly SqlFile[]; readonly checksum: string };

/** Functions, then views, which may call them, then what the application may ask for. */
export const kinds = ['function', 'view', 'command'] as const;
export type Kind = (typeof kinds)[number];

/** Those of `functions/*.sql` and `commands.sql`, one by one, and those of `views.sql`, which read one another, together. */
export const readDefinitions = async (folder: string): Promise<Record<Kind, Definitions>> => {
  const names = (await readdir(`${folder}/functions`)).filter((file) => file.endsWith('.sql')).sort();
  const functions = await Promise.all(names.map((name) => readSqlFile(folder, `functions/${name}`)));
  const views = await readSqlFile(folder, 'views.sql');
  const commands = await readSqlFile(folder, 'commands.sql');
  return {
    function: { statements: functions.flatMap(statementsOf), checksum: checksumOf(JSON.stringify(functions)) },
    view: { statements: [views], checksum: checksumOf(views.text) },
    command: { statements: statementsOf(commands), checksum: checksumOf(commands.text) },
  };
};

/** Each begins a line; what stands before the first of them, a comment, is one more. */
const statementsOf = ({ file, text }: SqlFile): SqlFile[] => {
  let line = 1;
  return text.split(/^(?=CREATE OR REPLACE )/m).map((part) => {
    const statement = { file, text: part, line };
    line += part.split('\n').length - 1;
    return statement;
  });
};
