import type { Hono } from 'hono';
import { html } from 'hono/html';
import { displayAmount } from '#domain/money/amount.ts';
import type { PlayedCompany } from '../adapters/payments/offer.ts';
import type { ServerContext } from '../context.ts';
import { companyOf, type SandboxAction, sandboxActions } from './deliver.ts';
import { framePolicy } from './frame-policy.ts';
import { findOrder, type SandboxOrder } from './orders.ts';
import { type Html, sandboxPage } from './page.ts';
import { trialList } from './pay-page.ts';

/** Decides an order at the company and tells the house, as the pay page's buttons do. */
type Decide = (order: SandboxOrder, action: SandboxAction) => Promise<unknown>;

/**
 * MiFinity's frame, which `public/sandbox/mifinity/sgpg.js` puts into the page: the token is the order's reference. It tells the page
 * around it how the payment ended, and the house by its callback; only the second counts.
 */
export function mountMifinity(app: Hono, ctx: ServerContext, decide: Decide): void {
  const silentOn = () => companyOf(ctx, 'mifinity').silentOn;
  app.get('/mifinity/frame/:token', async (c) => {
    const order = await findOrder(ctx, 'mifinity', c.req.param('token'));
    return order === null ? c.notFound() : c.html(framePage(order, silentOn()), 200, framePolicy);
  });
  app.post('/mifinity/frame/:token', async (c) => {
    const order = await findOrder(ctx, 'mifinity', c.req.param('token'));
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const action = sandboxActions.find((candidate) => candidate === form['action']);
    if (order === null || action === undefined) return c.notFound();
    if (isOpen(order)) await decide(order, action);
    const after = await findOrder(ctx, 'mifinity', order.reference);
    return c.html(framePage(after ?? order, silentOn()), 200, framePolicy);
  });
}

const isOpen = ({ outcome }: SandboxOrder): boolean => outcome === null || outcome === 'pending';

const framePage = (order: SandboxOrder, silentOn: PlayedCompany['silentOn']): Html =>
  sandboxPage(
    `MiFinity ${displayAmount(order.amountMinor, order.currency)}`,
    html`<main class="card">
<header class="head"><span class="brand">MiFinity</span><span class="secure">eWallet</span></header>
<p class="label">You pay Faceup</p>
<p class="amount">${displayAmount(order.amountMinor, order.currency)}</p>
<dl class="facts"><div><dt>Reference</dt><dd class="code">${order.reference}</dd></div></dl>
${isOpen(order) ? choices(silentOn) : ended(order.outcome === 'completed')}
</main>`,
  );

const choices = (silentOn: PlayedCompany['silentOn']): Html => html`<form method="post" class="choices">
<button class="primary" name="action" value="approve">Approve</button>
<button class="secondary" name="action" value="decline">Decline</button>
${trialList(silentOn)}
</form>`;

const ended = (isPaid: boolean): Html => html`<p class="done" data-outcome="${isPaid ? 'success' : 'fail'}">${
  isPaid ? 'Paid.' : 'Not paid.'
}</p>
<script src="/sandbox/mifinity/frame.js"></script>`;
