import { fail, ok, type Result } from '#domain/result.ts';
import type { DepositGateway, OpenedPayment } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import type { DepositRow } from '../../db/queries/payments.ts';
import type { Caller } from '../caller.ts';
import { customerOf } from './customer.ts';
import { payableUntil } from './deposits.ts';
import { isAllowedRedirect } from './redirect.ts';

/** `redirectUrl` is a path of ours or a page at one of the gateway's own origins; null where a token leads on instead. */
export type OpenedDeposit = { readonly id: string } & Pick<OpenedPayment, 'redirectUrl' | 'qr' | 'initializationToken'>;

type Given = {
  readonly language?: string | undefined;
  readonly email?: string | undefined;
  readonly paymentMethods?: string | undefined;
};

/**
 * Asks a company to open a deposit, outside any transaction of ours; it knows a repetition by our id. What it answers leads on, and to its
 * own pages alone: a path of ours is given by its path, as it is then the same wherever the player's browser finds us.
 */
export async function askCompany(
  ctx: ServerContext,
  caller: Caller,
  gateway: DepositGateway,
  deposit: DepositRow,
  given: Given = {},
): Promise<Result<OpenedPayment, 'gateway_unavailable'>> {
  const { publicOrigin } = ctx.config;
  const opened = await gateway.open({
    depositId: deposit.id,
    amountMinor: deposit.amount,
    currency: deposit.currency,
    returnUrl: `${publicOrigin}/payments/return/${deposit.id}`,
    webhookUrl: `${publicOrigin}/payments/${gateway.name}/webhook`,
    payableUntil: payableUntil(deposit.created_at),
    customer: await customerOf(ctx, caller, deposit.player_id, given),
    paymentMethods: given.paymentMethods ?? null,
  });
  if (!opened.ok) return opened;
  if (!isSound(opened.value, [publicOrigin, ...gateway.redirectOrigins])) {
    ctx.log.error({ gateway: gateway.name }, 'a gateway answered a foreign redirect');
    return fail('gateway_unavailable');
  }
  return ok({ ...opened.value, redirectUrl: ownPath(opened.value.redirectUrl, publicOrigin) });
}

/** Whether there is a way on, and it leads where the gateway's own pages are. */
function isSound({ redirectUrl, initializationToken, form }: OpenedPayment, origins: readonly string[]): boolean {
  if (redirectUrl !== null && !isAllowedRedirect(redirectUrl, origins)) return false;
  if (form !== null && !isAllowedRedirect(form.action, origins)) return false;
  return redirectUrl !== null || initializationToken !== null || form !== null;
}

const ownPath = (url: string | null, publicOrigin: string): string | null =>
  url?.startsWith(`${publicOrigin}/`) ? url.slice(publicOrigin.length) : url;

type Way = Pick<DepositRow, 'id' | 'redirect_url' | 'qr' | 'initialization_token' | 'form'>;

/** Whether its company has answered how the player goes on. */
export const isOpened = ({ redirect_url, initialization_token, form }: Way): boolean =>
  redirect_url !== null || initialization_token !== null || form !== null;

/** A form of the company's waits at a path of ours (`http/payment-pages.ts`). */
export const openedFrom = ({ id, redirect_url, qr, initialization_token, form }: Way): OpenedDeposit => ({
  id,
  redirectUrl: form === null ? redirect_url : `/payments/forms/${id}`,
  qr,
  initializationToken: initialization_token,
});

/** As `setOpened` takes it, after id, state and time. */
export const openedValues = ({ providerReference, redirectUrl, qr, initializationToken, form }: OpenedPayment) => [
  providerReference,
  redirectUrl,
  qr,
  initializationToken,
  form,
];
