import { writeFile } from 'node:fs/promises';
import { commandsFile, commandsOf } from './db/commands-text.ts';
import { withOwnDatabase } from './db/own-database.ts';

/** `npm run db:commands` writes `commands.sql` from a database of its own, which it makes and throws away. */
await withOwnDatabase(async (client) => writeFile(commandsFile, await commandsOf(client)));
