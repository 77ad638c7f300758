import { command } from '../db.ts';

/** Books a movement, or says why not. */
export const tryPost = command(
  'ledger_try_post',
  'SELECT code, movement_id AS "movementId" FROM ledger_try_post($1, $2, $3, $4, $5, $6, $7, $8)',
);
