import { command, sql } from '../db.ts';

/** The book of the sandbox's own provider. */
export const insertSandboxPayout = command(
  'insert_sandbox_payout',
  `INSERT INTO sandbox_payout (provider, merchant_reference, destination, amount, currency, reference, paid_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (provider, merchant_reference) DO NOTHING`,
);
export const findSandboxPayout = sql(
  'find_sandbox_payout',
  'SELECT reference FROM sandbox_payout WHERE provider = $1 AND merchant_reference = $2',
);
