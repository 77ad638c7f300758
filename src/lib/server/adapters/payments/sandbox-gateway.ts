import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { cardGateways, type DepositGatewayName } from '#contract/payments/deposit.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { fail, ok } from '#domain/result.ts';
import { openOrder, type SandboxBook } from '../../sandbox/orders.ts';
import type { DepositGateway } from './gateway.ts';
import { isSigned } from './webhook-signature.ts';

export const signatureHeader = 'Faceup-Sandbox-Signature';

/** Each gateway signs with a secret of its own: one provider cannot speak for another. */
export const gatewaySecret = (cardWebhookSecret: string, gateway: string): string =>
  createHmac('sha256', cardWebhookSecret).update(`gateway:${gateway}`).digest('hex');

/** What the sandbox provider sends, JSON. `amount` is in minor units, as a string: no float, no lost digit. */
const webhookShape = z.strictObject({
  id: z.string().regex(/^evt_[A-Za-z0-9_-]{8,64}$/),
  type: z.enum(['payment.completed', 'payment.failed', 'payment.pending', 'payment.expired']),
  reference: z.string().min(1).max(100),
  merchantReference: z.uuid().lowercase(),
  amount: z.string().regex(/^[1-9]\d{0,18}$/),
  currency: z.enum(currencyCodes),
});
export type SandboxWebhook = z.output<typeof webhookShape>;

const outcomes = {
  'payment.completed': 'completed',
  'payment.failed': 'failed',
  'payment.pending': 'pending',
  'payment.expired': 'expired',
} as const;

/** A card gateway played by the sandbox provider: same hosted page, same signed webhooks, no card. */
const createSandboxGateway = (name: DepositGatewayName, secret: string, book: SandboxBook): DepositGateway => ({
  name,
  redirectOrigins: [],
  open: async (order) => ok(await openOrder(book, name, order)),
  readWebhook: (raw, headers, now) => {
    if (!isSigned(secret, raw, headers.get(signatureHeader), now)) return fail('signature_invalid');
    const parsed = webhookShape.safeParse(readJson(raw));
    if (!parsed.success) return fail('bad_request');
    const { id, type, reference, merchantReference, amount, currency } = parsed.data;
    return ok({
      eventId: id,
      depositId: merchantReference,
      providerReference: reference,
      outcome: outcomes[type],
      amountMinor: BigInt(amount),
      currency,
    });
  },
});

/** All card gateways, each played by the sandbox. */
export const createSandboxGateways = (
  cardWebhookSecret: string,
  book: SandboxBook,
): ReadonlyMap<string, DepositGateway> =>
  new Map(cardGateways.map((name) => [name, createSandboxGateway(name, gatewaySecret(cardWebhookSecret, name), book)]));

const readJson = (raw: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return undefined;
  }
};
