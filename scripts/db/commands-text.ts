import type pg from 'pg';
import type { Command } from '#server/db/db.ts';
import { isCommand, readStatements } from './statements.ts';

export const commandsFile = 'src/lib/server/db/commands.sql';

const heading = `-- Written by \`npm run db:commands\`: what the application may do to the database, and nothing else. Each runs one statement of
-- \`queries/\` with the rights of the owner; whoever calls it needs no right to the tables.
`;

/** The text of \`commands.sql\` for a database that this version has migrated: a function for each command, by name. */
export const commandsOf = async (client: pg.ClientBase): Promise<string> => {
  const functions: string[] = [];
  for (const command of (await readStatements()).filter(isCommand)) {
    functions.push(functionText(command, await shapeOf(client, command)));
  }
  return `${heading}\n${functions.join('\n\n')}\n`;
};

type Shape = { readonly parameters: readonly string[]; readonly columns: readonly Column[] };
type Column = { readonly name: string; readonly type: string };

/** In plpgsql, which keeps a plan for the connection. Columns go before the result's names, which are variables to it. */
const functionText = ({ name, routine, body }: Command, { parameters, columns }: Shape): string => {
  const told = columns.filter(({ type }) => type !== 'void');
  if (told.length > 0 && told.length < columns.length)
    throw new Error(`${name}: a function cannot hand on a column of type void: cast it to text`);
  const result =
    told.length === 0 ? 'SETOF void' : `TABLE (${told.map((column) => `"${column.name}" ${column.type}`).join(', ')})`;
  const statement = body.trim().replace(/;$/, '');
  const run = told.length === 0 ? statement.replace(/^SELECT\b/, 'PERFORM') : `RETURN QUERY ${statement}`;
  return `CREATE OR REPLACE FUNCTION ${routine}(${parameters.join(', ')}) RETURNS ${result}
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  ${run};
END $command$;`;
};

type Prepared = { readonly parameter_types: readonly string[]; readonly result_types?: readonly string[] };

/**
 * As the server tells them of a statement that it has parsed. PostgreSQL 15 does not tell of a result that a column is of a domain: it
 * names the type below.
 */
const shapeOf = async (client: pg.ClientBase, { name, body }: Command): Promise<Shape> => {
  await client.query(`PREPARE shape AS ${body}`).catch((error: unknown) => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  });
  const { rows } = await client.query<{ told: Prepared }>(
    `SELECT to_jsonb(p) AS told FROM pg_prepared_statements p WHERE name = 'shape'`,
  );
  await client.query('DEALLOCATE shape');
  const fields = await columnsOf(client, body);
  const types = rows[0]?.told.result_types ?? (await typesOf(client, fields));
  return {
    parameters: rows[0]?.told.parameter_types ?? [],
    columns: fields.map((field, at) => ({ name: field.name, type: types[at] ?? '' })),
  };
};

const typesOf = async (client: pg.ClientBase, fields: readonly Field[]): Promise<readonly string[]> => {
  const { rows } = await client.query<{ type: string }>(
    'SELECT format_type(type, NULL) AS type FROM unnest($1::oid[]) WITH ORDINALITY t (type, place) ORDER BY place',
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  return rows.map(({ type }) => type);
};

type Field = { readonly name: string; readonly dataTypeID: number };

/** The columns of a statement's result, of which no view of the catalogue tells the names. Parsed, and never run. */
const columnsOf = (client: pg.ClientBase, text: string): Promise<readonly Field[]> =>
  new Promise((resolve, reject) => {
    let fields: readonly Field[] = [];
    const asked = {
      submit: (connection: pg.Connection) => {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (told: { readonly fields: readonly Field[] }) => {
        fields = told.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(asked);
  });
