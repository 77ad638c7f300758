import type { Logger } from 'pino';
import type { Db } from './db/db.ts';
import { findOwnMight, type MightRow } from './db/queries/roles.ts';

/** At each start: whoever got hold of a process whose role may write the books could rewrite them. */
export const warnOfMight = async (db: Db, log: Pick<Logger, 'warn'>): Promise<void> => {
  const [row] = await db.query<MightRow>(findOwnMight);
  if (!row?.mighty) return;
  log.warn({ role: row.role }, 'the role of DATABASE_URL may change tables and books: npm run ops -- roles make');
};
