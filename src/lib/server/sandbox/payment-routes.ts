import type { Context, Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { companyOrderOf, payPath } from './company-desk.ts';
import {
  type Answer,
  companyOf,
  deliver,
  deliveriesOf,
  isPermitted,
  outcomeOf,
  type SandboxAction,
  sandboxActions,
  webhookFor,
} from './deliver.ts';
import { decideOrder, findOrder, openOrder, type SandboxOrder } from './orders.ts';
import { forbiddenPage, payPage, refusedPage, trialPage } from './pay-page.ts';

/** The pages of the payment companies, and the doors by which a player's browser brings an order or a form to them. */
export function paymentRoutes(app: Hono, ctx: ServerContext): void {
  app.get('/pay/:gateway/:reference', async (c) => {
    const order = await findOrder(ctx, c.req.param('gateway'), c.req.param('reference'));
    return order === null ? c.notFound() : c.html(payPage(order, companyOf(ctx, order.gateway)));
  });
  app.post('/pay/:gateway/:reference', async (c) => {
    const order = await findOrder(ctx, c.req.param('gateway'), c.req.param('reference'));
    // A form that cannot be read names no action.
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const action = sandboxActions.find((one) => one === form['action']) ?? null;
    if (order === null || action === null) return c.notFound();
    return isDecided(order) ? sayAgain(c, ctx, order, action) : decide(c, ctx, order, action);
  });
  app.on(['GET', 'POST'], ['/company/:gateway', '/company/:gateway/*'], async (c) => {
    const gateway = c.req.param('gateway');
    const company = ctx.gateways.has(gateway) ? companyOf(ctx, gateway) : null;
    if (company === null) return c.notFound();
    const { pathname, search } = new URL(c.req.url);
    const request = {
      method: c.req.method === 'POST' ? 'POST' : 'GET',
      url: `${ctx.config.publicOrigin}/sandbox${pathname}${search}`,
      headers: Object.fromEntries(c.req.raw.headers),
      body: c.req.method === 'POST' ? await c.req.text() : null,
    } as const;
    const reference = company.referenceOf(request);
    if (reference !== null) {
      const order = await findOrder(ctx, gateway, reference);
      const isOurs = order !== null && company.admits(request, companyOrderOf(order));
      return isOurs ? c.redirect(payPath(gateway, order.reference), 303) : c.html(refusedPage(gateway), 403);
    }
    // At a company that is asked for a payment nobody opens one by the door.
    const order = company.answerOpened === null ? company.readOrder(request) : null;
    if (order === null) return c.html(refusedPage(gateway), 403);
    return c.redirect(payPath(gateway, await openOrder(ctx, gateway, order)), 303);
  });
}

/** A payment that is at work may still be decided. */
const isDecided = ({ outcome }: SandboxOrder): boolean => outcome !== null && outcome !== 'pending';

/** The company only says it again, as companies do when nobody answered; or takes back what it had paid. */
async function sayAgain(c: Context, ctx: ServerContext, order: SandboxOrder, action: SandboxAction) {
  if (action === 'charge-back' && order.outcome === 'completed') {
    await act(ctx, order, action);
    return c.redirect(order.returnUrl, 303);
  }
  const { silentOn } = companyOf(ctx, order.gateway);
  if (order.outcome !== null && !silentOn.includes(order.outcome))
    await deliver(order, webhookFor(ctx, order, order.outcome));
  return c.redirect(order.returnUrl, 303);
}

async function decide(c: Context, ctx: ServerContext, order: SandboxOrder, action: SandboxAction) {
  if (action === 'charge-back') return c.notFound();
  const outcome = outcomeOf(action);
  if (outcome === 'completed' && !(await isPermitted(ctx, order))) return c.html(forbiddenPage(order));
  const answers = await act(ctx, order, action);
  if (outcome !== null) return c.redirect(order.returnUrl, 303);
  return c.html(trialPage(order, answers, companyOf(ctx, order.gateway)));
}

/** Decides the order at the company first, then tells the house: what nobody answered is told again by the page. */
export async function act(ctx: ServerContext, order: SandboxOrder, action: SandboxAction): Promise<Answer[]> {
  const outcome = outcomeOf(action);
  if (outcome !== null) await decideOrder(ctx, order, outcome);
  const answers: Answer[] = [];
  for (const delivery of deliveriesOf(ctx, order, action)) answers.push(await deliver(order, delivery));
  ctx.log.info({ gateway: order.gateway, action, answers }, 'sandbox webhook sent');
  return answers;
}
