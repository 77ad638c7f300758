import { html } from 'hono/html';
import { displayAmount } from '#domain/money/amount.ts';
import type { SandboxAction } from './deliver.ts';
import type { SandboxOrder } from './orders.ts';
import { type Html, sandboxPage } from './page.ts';

const providers: Readonly<Record<string, string>> = {
  devcode: 'Diamond',
  ems: 'Platinum',
  brpay: 'Gem',
  paypound: 'PayPound',
  paystudio: 'PayStudio',
  payweb: 'PayWeb',
  ikajo: 'Ikajo',
  pgpaytech: 'PG Paytech',
};

const providerName = (gateway: string): string => providers[gateway] ?? gateway;

type Choice = { readonly action: SandboxAction; readonly label: string; readonly about: string };

const trials: readonly Choice[] = [
  { action: 'time-out', label: 'Time out', about: 'Leave without a decision: the house hears nothing.' },
  { action: 'duplicate', label: 'Approve, webhook three times', about: 'One event twice and another of the same.' },
  { action: 'late', label: 'Approve late', about: 'First "expired", then "completed".' },
  { action: 'forged', label: 'Forged webhook', about: 'Signed with a wrong secret: the house must refuse it.' },
  { action: 'changed-amount', label: 'Changed amount', about: 'Ten times the amount: the house must refuse it.' },
];

/** The hosted card page, where the player would type the card. */
export const payPage = (order: SandboxOrder): Html =>
  sandboxPage(
    `Pay ${displayAmount(order.amountMinor, order.currency)} · ${providerName(order.gateway)}`,
    html`<main class="card">
<header class="head"><span class="brand">${providerName(order.gateway)}</span><span class="secure">Card payment</span></header>
<p class="label">You pay Faceup</p>
<p class="amount">${displayAmount(order.amountMinor, order.currency)}</p>
<dl class="facts">
<div><dt>Card</dt><dd>•••• •••• •••• 4242</dd></div>
<div><dt>Reference</dt><dd class="code">${order.reference}</dd></div>
</dl>
${order.outcome === null ? choices(order) : decided(order)}
</main>`,
  );

const choices = (order: SandboxOrder): Html => html`<form method="post" class="choices">
<button class="primary" name="action" value="approve">Pay ${displayAmount(order.amountMinor, order.currency)}</button>
<button class="secondary" name="action" value="decline">Decline</button>
<details>
<summary>Try what can go wrong</summary>
<ul class="trials">${trials.map(
  ({ action, label, about }) =>
    html`<li><button class="secondary" name="action" value="${action}">${label}</button><p>${about}</p></li>`,
)}</ul>
</details>
</form>`;

const words = { completed: 'was paid', failed: 'was declined', expired: 'has timed out' } as const;

const decided = (order: SandboxOrder): Html => html`<p class="done">This payment ${
  order.outcome === null ? '' : words[order.outcome]
}.</p>
<form method="post" class="choices">
<a class="primary" href="${order.returnUrl}">Back to Faceup</a>
<button class="secondary" name="action" value="approve">Send the webhook again</button>
</form>`;

/** What came of a trial that the house has to refuse. */
export const trialPage = (order: SandboxOrder, answers: readonly (number | null)[]): Html =>
  sandboxPage(
    `Trial · ${providerName(order.gateway)}`,
    html`<main class="card">
<header class="head"><span class="brand">${providerName(order.gateway)}</span><span class="secure">Webhook trial</span></header>
<p class="label">The house answered</p>
<p class="amount">${answers.map((status) => (status === null ? 'nothing' : String(status))).join(', ')}</p>
<p>${
      answers.every((status) => status !== null && status >= 400 && status < 500)
        ? 'It refused, and no money moved.'
        : 'It did not refuse: see the log.'
    }</p>
<p><a class="primary" href="/sandbox/pay/${order.gateway}/${order.reference}">Back to the payment</a></p>
</main>`,
  );
