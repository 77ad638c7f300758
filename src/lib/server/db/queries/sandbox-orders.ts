import { command, sql } from '../db.ts';

/** The book of the sandbox's companies: one order a merchant reference. */
export const insertSandboxOrder = command(
  'sandbox_insert_order',
  `INSERT INTO sandbox_order (gateway, reference, merchant_reference, amount, currency, return_url, webhook_url,
     company_reference, payer, payable_until, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   ON CONFLICT (gateway, merchant_reference) DO UPDATE SET merchant_reference = EXCLUDED.merchant_reference
   RETURNING reference`,
);
const columns = `gateway, reference, merchant_reference AS "merchantReference", amount AS "amountMinor", currency,
  return_url AS "returnUrl", webhook_url AS "webhookUrl", company_reference AS "companyReference",
  payer AS "playerId"`;
export const findSandboxOrder = sql(
  'sandbox_find_order',
  `SELECT ${columns}, coalesce(outcome, CASE WHEN payable_until <= $3 THEN 'expired' END) AS outcome
   FROM sandbox_order WHERE gateway = $1 AND reference = $2`,
);
export const findSandboxOrderOf = sql(
  'sandbox_find_order_of',
  `SELECT ${columns}, coalesce(outcome, CASE WHEN payable_until <= $3 THEN 'expired' END) AS outcome
   FROM sandbox_order WHERE gateway = $1 AND merchant_reference = $2`,
);
export const decideSandboxOrder = command(
  'sandbox_decide_order',
  'UPDATE sandbox_order SET outcome = $3 WHERE gateway = $1 AND reference = $2',
);
