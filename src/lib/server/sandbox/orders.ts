import type { CurrencyCode } from '#domain/money/currency.ts';
import type { DepositOrder } from '../adapters/payments/gateway.ts';
import type { Clock, Random } from '../context.ts';
import { type Db, sql } from '../db/db.ts';

/** What the sandbox provider needs to keep its book of orders. */
export type SandboxBook = { readonly db: Db; readonly clock: Clock; readonly random: Random };

/** An order as the sandbox provider holds it. `outcome` is null while the customer has not decided and still may. */
export type SandboxOrder = {
  readonly gateway: string;
  readonly reference: string;
  readonly merchantReference: string;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly outcome: SandboxOutcome | null;
};
export type SandboxOutcome = 'completed' | 'failed' | 'expired';

const insertOrder = sql(
  'sandbox_insert_order',
  `INSERT INTO sandbox_order
     (gateway, reference, merchant_reference, amount, currency, return_url, webhook_url, payable_until, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   ON CONFLICT (gateway, merchant_reference) DO UPDATE SET merchant_reference = EXCLUDED.merchant_reference
   RETURNING reference`,
);
const selectOrder = sql(
  'sandbox_find_order',
  `SELECT gateway, reference, merchant_reference AS "merchantReference", amount AS "amountMinor", currency,
     return_url AS "returnUrl", webhook_url AS "webhookUrl",
     coalesce(outcome, CASE WHEN payable_until <= $3 THEN 'expired' END) AS outcome
   FROM sandbox_order WHERE gateway = $1 AND reference = $2`,
);
const updateOutcome = sql(
  'sandbox_decide_order',
  'UPDATE sandbox_order SET outcome = $3 WHERE gateway = $1 AND reference = $2',
);

/** Opens an order, or finds the one already open for the same merchant reference. */
export async function openOrder(book: SandboxBook, gateway: string, order: DepositOrder) {
  const fresh = `pay_${Buffer.from(book.random.bytes(18)).toString('base64url')}`;
  const { depositId, amountMinor, currency, returnUrl, webhookUrl, payableUntil } = order;
  const values = [
    gateway,
    fresh,
    depositId,
    amountMinor,
    currency,
    returnUrl,
    webhookUrl,
    payableUntil,
    book.clock.now(),
  ];
  const [row] = await book.db.query<{ reference: string }>(insertOrder, values);
  if (row === undefined) throw new Error('The sandbox opened no order');
  return {
    providerReference: row.reference,
    redirectUrl: `/sandbox/pay/${gateway}/${row.reference}`,
    ...{ qr: null, initializationToken: null, form: null },
  };
}

export async function findOrder(book: SandboxBook, gateway: string, reference: string): Promise<SandboxOrder | null> {
  // Both come from an address: what PostgreSQL could not even read is no order.
  if (!/^[a-z]+$/.test(gateway) || !/^pay_[A-Za-z0-9_-]+$/.test(reference)) return null;
  const [row] = await book.db.query<SandboxOrder>(selectOrder, [gateway, reference, book.clock.now()]);
  return row ?? null;
}

export async function decideOrder(book: SandboxBook, order: SandboxOrder, outcome: SandboxOutcome): Promise<void> {
  await book.db.query(updateOutcome, [order.gateway, order.reference, outcome]);
}
