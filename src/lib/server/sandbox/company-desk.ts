import { ok, type Result } from '#domain/result.ts';
import type { OpenedPayment, PaymentEvent } from '../adapters/payments/gateway.ts';
import type { PlayedCompany } from '../adapters/payments/offer.ts';
import type { IncomingResponse, OutgoingRequest } from '../adapters/payments/protocol.ts';
import { decideOrder, findOrder, findOrderOf, openOrder, type SandboxBook, type SandboxOrder } from './orders.ts';
import { qrPicture } from './qr-picture.ts';

const answer = (status: number, body: string): Result<IncomingResponse, 'gateway_unavailable'> =>
  ok({ status, headers: new Headers(), body });

/** A company at its API: it opens the payment that a merchant orders, says how one stands, and refuses whom it does not know. */
export async function answerRequest(
  book: SandboxBook,
  company: PlayedCompany,
  request: OutgoingRequest,
  origin: string,
): Promise<Result<IncomingResponse, 'gateway_unavailable'>> {
  const asked = company.readQuestion(request);
  if (asked !== null) {
    const order = await findOrderOf(book, company.name, asked);
    if (order === null) return answer(404, '');
    const told = company.answerQuestion(lastEventOf(order), companyOrderOf(order));
    return answer(told.status, told.body);
  }
  const refund = company.readRefund(request);
  if (refund !== null) {
    const named = refund.reference;
    const paid = (await findOrderOf(book, company.name, named)) ?? (await findOrder(book, company.name, named));
    if (refund.isDone && paid?.outcome === 'completed') await decideOrder(book, paid, 'reversed');
    const told = company.answerRefund(refund, paid?.outcome === 'completed' || paid?.outcome === 'reversed');
    return answer(told.status, told.body);
  }
  const order = company.readOrder(request);
  if (order === null || company.answerOpened === null) return answer(403, '');
  const opened = company.answerOpened(order, wayTo(company.name, await openOrder(book, company.name, order), origin));
  return answer(opened.status, opened.body);
}

/** Every way on that a company may offer; each protocol takes its own. */
const wayTo = (gateway: string, reference: string, origin: string): OpenedPayment => {
  const redirectUrl = origin + payPath(gateway, reference);
  const qr = gateway === 'jeton' ? qrPicture(redirectUrl) : null;
  return { providerReference: reference, redirectUrl, qr, initializationToken: reference, form: null };
};

export const payPath = (gateway: string, reference: string): string => `/sandbox/pay/${gateway}/${reference}`;

/** An order as the protocols see it. */
export const companyOrderOf = (order: SandboxOrder) => ({
  depositId: order.merchantReference,
  amountMinor: order.amountMinor,
  currency: order.currency,
  returnUrl: order.returnUrl,
  webhookUrl: order.webhookUrl,
  ...(order.playerId !== null && { playerId: order.playerId }),
});

/** What the company says of the payment when it is asked; null while nothing has come of it. */
const lastEventOf = (order: SandboxOrder): PaymentEvent | null =>
  order.outcome === null ? null : eventOf(order, order.outcome, `${order.reference}:${order.outcome}`);

export const eventOf = (order: SandboxOrder, outcome: PaymentEvent['outcome'], eventId: string): PaymentEvent => ({
  eventId,
  depositId: order.merchantReference,
  providerReference: order.companyReference ?? order.reference,
  outcome,
  amountMinor: order.amountMinor,
  currency: order.currency,
});
