import { setTimeout as sleep } from 'node:timers/promises';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import type { PlayedCompany } from '../adapters/payments/offer.ts';
import type { Callback } from '../adapters/payments/protocol.ts';
import { offers } from '../adapters/payments/protocols/index.ts';
import type { ServerContext } from '../context.ts';
import { companyOrderOf, eventOf } from './company-desk.ts';
import { gatewaySecret, type SandboxOrder, type SandboxOutcome } from './orders.ts';

/** What the hosted page can do. All but the first four show the house what companies and attackers do to it. */
export const sandboxActions = [
  'approve',
  'decline',
  'pending',
  'charge-back',
  'time-out',
  'duplicate',
  'late',
  'out-of-order',
  'forged',
  'changed-amount',
  'changed-currency',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** How one webhook was answered; null when nobody answered in time. */
export type Answer = number | null;

const answerMsMax = 3_000;
const attemptsMax = 3;

/** The company that holds an order, with its keys or with those of a stranger. */
export function companyOf(ctx: ServerContext, gateway: string, secret?: string): PlayedCompany {
  const found = offers.find(({ name }) => name === gateway);
  if (found === undefined) throw new Error(`No payment company is called ${gateway}`);
  const own = gatewaySecret(ctx.config.secrets.cardWebhook, gateway);
  return found.company(secret ?? own, ctx.config.publicOrigin);
}

type Change = { readonly amountMinor?: bigint; readonly currency?: CurrencyCode; readonly secret?: string };

export function webhookFor(
  ctx: ServerContext,
  order: SandboxOrder,
  outcome: SandboxOutcome,
  { secret, ...change }: Change = {},
): Callback {
  const eventId = `evt_${Buffer.from(ctx.random.bytes(18)).toString('base64url')}`;
  const event = { ...eventOf(order, outcome, eventId), ...change };
  return companyOf(ctx, order.gateway, secret).callback(event, companyOrderOf(order), ctx.clock.now());
}

/** POSTs over real HTTP, like a company outside would, up to three times while nobody answers or the house is down. */
export async function deliver(order: SandboxOrder, callback: Callback): Promise<Answer> {
  let answer: Answer = null;
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    if (attempt > 0) await sleep(300 * attempt);
    answer = (await post(order, callback))?.status ?? null;
    if (answer !== null && answer < 500) return answer;
  }
  return answer;
}

/** Asks the house what its company asks before it takes the money; false when an answer forbids it. */
export async function isPermitted(ctx: ServerContext, order: SandboxOrder): Promise<boolean> {
  const company = companyOf(ctx, order.gateway);
  for (const question of company.questions(companyOrderOf(order))) {
    const answer = await post(order, question);
    if (answer === null || answer.status !== 200 || !company.isYes(answer.body)) return false;
  }
  return true;
}

/** Follows no redirect. */
async function post({ webhookUrl }: SandboxOrder, { headers, body, call }: Callback) {
  try {
    const answer = await fetch(call === undefined ? webhookUrl : `${webhookUrl}/${call}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMsMax),
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return null;
  }
}

const otherFiat = (code: CurrencyCode): CurrencyCode =>
  Object.values(currencies).find((one) => one.type === 'FIAT' && one.code !== code)?.code ?? code;

/** What each action sends, in order. `time-out` sends nothing: the customer just goes. */
export function deliveriesOf(ctx: ServerContext, order: SandboxOrder, action: SandboxAction): readonly Callback[] {
  const say = (outcome: SandboxOutcome, change: Change = {}) => webhookFor(ctx, order, outcome, change);
  const { silentOn } = companyOf(ctx, order.gateway);
  /** What the company has no message for is not sent. */
  const unlessSilent = (...outcomes: readonly SandboxOutcome[]) =>
    outcomes.filter((outcome) => !silentOn.includes(outcome)).map((outcome) => say(outcome));
  switch (action) {
    case 'approve':
      return [say('completed')];
    case 'decline':
      return [say('failed')];
    case 'pending':
      return unlessSilent('pending');
    case 'charge-back':
      return unlessSilent('reversed');
    case 'time-out':
      return [];
    case 'duplicate': {
      const once = say('completed');
      return [once, once, say('completed')];
    }
    case 'late':
      // The company had given the payment up, told so, and finds the money after all.
      return [...unlessSilent('expired'), say('completed')];
    case 'out-of-order':
      // What was said last arrives first.
      return [say('completed'), ...unlessSilent('pending', 'failed')];
    case 'forged':
      return [say('completed', { secret: 'a stranger does not know the secret' })];
    case 'changed-amount':
      return [say('completed', { amountMinor: order.amountMinor * 10n })];
    case 'changed-currency':
      return [say('completed', { currency: otherFiat(order.currency) })];
  }
}

/** What the order has come to at the company, or null when the action decides nothing. */
export const outcomeOf = (action: SandboxAction): SandboxOutcome | null => {
  switch (action) {
    case 'approve':
    case 'duplicate':
    case 'late':
    case 'out-of-order':
      return 'completed';
    case 'decline':
      return 'failed';
    case 'pending':
      return 'pending';
    case 'charge-back':
      return 'reversed';
    case 'time-out':
      return 'expired';
    case 'forged':
    case 'changed-amount':
    case 'changed-currency':
      return null;
  }
};
