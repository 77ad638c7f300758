import { writeFile } from 'node:fs/promises';
import { withOwnDatabase } from './db/own-database.ts';
import { schemaFile, schemaOf } from './db/schema.ts';

/** `npm run db:schema` writes `schema.sql` from a database of its own, which it makes and throws away. */
await withOwnDatabase(async (client) => writeFile(schemaFile, await schemaOf(client)));
