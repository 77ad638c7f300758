import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxWebhook } from '../adapters/payments/sandbox-gateway.ts';
import { gatewaySecret, signatureHeader } from '../adapters/payments/sandbox-gateway.ts';
import { signWebhook } from '../adapters/payments/webhook-signature.ts';
import type { ServerContext } from '../context.ts';
import type { SandboxOrder, SandboxOutcome } from './orders.ts';

/** What the hosted page can do. The second half shows the house what providers and attackers do to it. */
export const sandboxActions = [
  'approve',
  'decline',
  'time-out',
  'duplicate',
  'late',
  'forged',
  'changed-amount',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** A webhook as it goes out: the same bytes are signed and sent. */
type Delivery = { readonly body: string; readonly signature: string };

/** How one webhook was answered; null when nobody answered in time. */
export type Answer = number | null;

const answerMsMax = 3_000;
const attemptsMax = 3;

export function webhookFor(
  ctx: ServerContext,
  order: SandboxOrder,
  outcome: SandboxOutcome,
  change: { readonly amountMinor?: bigint; readonly secret?: string } = {},
): Delivery {
  const event: SandboxWebhook = {
    id: `evt_${Buffer.from(ctx.random.bytes(18)).toString('base64url')}`,
    type: `payment.${outcome}`,
    reference: order.reference,
    merchantReference: order.merchantReference,
    amount: String(change.amountMinor ?? order.amountMinor),
    currency: order.currency,
  };
  const body = JSON.stringify(event);
  const secret = change.secret ?? gatewaySecret(ctx.config.secrets.cardWebhook, order.gateway);
  return { body, signature: signWebhook(secret, Buffer.from(body), ctx.clock.now()) };
}

/** POSTs over real HTTP, like a company outside would, up to three times while nobody answers or the house is down. */
export async function deliver(order: SandboxOrder, delivery: Delivery): Promise<Answer> {
  let answer: Answer = null;
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    if (attempt > 0) await sleep(300 * attempt);
    answer = await post(order, delivery);
    if (answer !== null && answer < 500) return answer;
  }
  return answer;
}

/** Follows no redirect and reads no body: the status is the answer. */
async function post(order: SandboxOrder, { body, signature }: Delivery): Promise<Answer> {
  try {
    const answer = await fetch(order.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMsMax),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

/** What each action sends, in order. `time-out` sends nothing: the customer just goes. */
export function deliveriesOf(ctx: ServerContext, order: SandboxOrder, action: SandboxAction): readonly Delivery[] {
  switch (action) {
    case 'approve':
      return [webhookFor(ctx, order, 'completed')];
    case 'decline':
      return [webhookFor(ctx, order, 'failed')];
    case 'time-out':
      return [];
    case 'duplicate': {
      const once = webhookFor(ctx, order, 'completed');
      return [once, once, webhookFor(ctx, order, 'completed')];
    }
    case 'late':
      // The provider had given the payment up, told so, and finds the money after all.
      return [webhookFor(ctx, order, 'expired'), webhookFor(ctx, order, 'completed')];
    case 'forged':
      return [webhookFor(ctx, order, 'completed', { secret: 'a stranger does not know the secret' })];
    case 'changed-amount':
      return [webhookFor(ctx, order, 'completed', { amountMinor: order.amountMinor * 10n })];
  }
}

/** What the order has come to at the provider, or null when the action decides nothing. */
export const outcomeOf = (action: SandboxAction): SandboxOutcome | null => {
  switch (action) {
    case 'approve':
    case 'duplicate':
    case 'late':
      return 'completed';
    case 'decline':
      return 'failed';
    case 'time-out':
      return 'expired';
    case 'forged':
    case 'changed-amount':
      return null;
  }
};
