import { createHmac } from 'node:crypto';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { PaymentEvent } from '../adapters/payments/gateway.ts';
import type { CompanyOrder } from '../adapters/payments/protocol.ts';
import type { Clock, Random } from '../context.ts';
import type { Db } from '../db/db.ts';
import {
  decideSandboxOrder,
  findSandboxOrder,
  findSandboxOrderOf,
  insertSandboxOrder,
} from '../db/queries/sandbox-orders.ts';

/** What the sandbox's companies need to keep their book of orders. */
export type SandboxBook = { readonly db: Db; readonly clock: Clock; readonly random: Random };

/** Each company signs with a secret of its own: one cannot speak for another. */
export const gatewaySecret = (cardWebhookSecret: string, gateway: string): string =>
  createHmac('sha256', cardWebhookSecret).update(`gateway:${gateway}`).digest('hex');

/** An order as a company of the sandbox holds it. `outcome` is null while the customer has not decided and still may. */
export type SandboxOrder = {
  readonly gateway: string;
  readonly reference: string;
  readonly merchantReference: string;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly companyReference: string | null;
  readonly playerId: string | null;
  readonly outcome: SandboxOutcome | null;
};
export type SandboxOutcome = PaymentEvent['outcome'];

/** How long its page may be paid: no longer than the house waits for it. */
const payableMs = 3_600_000;

/** Opens an order, or finds the one already open for the same merchant reference; its reference. */
export async function openOrder(book: SandboxBook, gateway: string, order: CompanyOrder): Promise<string> {
  const fresh = `pay_${Buffer.from(book.random.bytes(18)).toString('base64url')}`;
  const { depositId, amountMinor, currency, returnUrl, webhookUrl, reference = null, playerId = null } = order;
  const now = book.clock.now();
  const until = new Date(now.getTime() + payableMs);
  const what = [gateway, fresh, depositId, amountMinor, currency, returnUrl, webhookUrl];
  const [row] = await book.db.query<{ reference: string }>(insertSandboxOrder, [
    ...what,
    reference,
    playerId,
    until,
    now,
  ]);
  if (row === undefined) throw new Error('The sandbox opened no order');
  return row.reference;
}

export async function findOrder(book: SandboxBook, gateway: string, reference: string): Promise<SandboxOrder | null> {
  // Both come from an address: what PostgreSQL could not even read is no order.
  if (!/^[a-z-]+$/.test(gateway) || !/^pay_[A-Za-z0-9_-]+$/.test(reference)) return null;
  const [row] = await book.db.query<SandboxOrder>(findSandboxOrder, [gateway, reference, book.clock.now()]);
  return row ?? null;
}

/** The order that a merchant opened under its own id. */
export async function findOrderOf(book: SandboxBook, gateway: string, merchantReference: string) {
  const [row] = await book.db.query<SandboxOrder>(findSandboxOrderOf, [gateway, merchantReference, book.clock.now()]);
  return row ?? null;
}

export async function decideOrder(book: SandboxBook, order: SandboxOrder, outcome: SandboxOutcome): Promise<void> {
  await book.db.query(decideSandboxOrder, [order.gateway, order.reference, outcome]);
}
