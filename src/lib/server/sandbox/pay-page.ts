import { html } from 'hono/html';
import { eWallets } from '#contract/payments/deposit.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { PlayedCompany } from '../adapters/payments/offer.ts';
import { gatewayWords } from '../services/wallet/statement-words.ts';
import { payPath } from './company-desk.ts';
import type { SandboxAction } from './deliver.ts';
import type { SandboxOrder, SandboxOutcome } from './orders.ts';
import { type Html, sandboxPage } from './page.ts';

const kindOf = (gateway: string): string => {
  if (gateway === 'jeton-cash') return 'Voucher';
  return (eWallets as readonly string[]).includes(gateway) ? 'E-wallet' : 'Card payment';
};

/** What the customer pays with, by the kind of company. */
const paidFrom: Readonly<Record<string, string>> = { 'Card payment': 'Card', Voucher: 'Voucher' };

type Choice = {
  readonly action: SandboxAction;
  readonly label: string;
  readonly about: string;
  /** Outcomes that the company must have a message for. */
  readonly says?: SandboxOutcome;
};

const trials: readonly Choice[] = [
  {
    action: 'pending',
    label: 'Leave it pending',
    about: 'The company is at work: decide later, here.',
    says: 'pending',
  },
  { action: 'time-out', label: 'Time out', about: 'Leave without a decision: the house hears nothing.' },
  { action: 'duplicate', label: 'Approve, webhook three times', about: 'One event twice and another of the same.' },
  { action: 'late', label: 'Approve late', about: 'First “expired”, then “completed”.', says: 'expired' },
  { action: 'out-of-order', label: 'Approve out of order', about: '“Completed” first, then what came before it.' },
  { action: 'forged', label: 'Forged webhook', about: 'From a stranger who has not our keys: no money may move.' },
  { action: 'changed-amount', label: 'Changed amount', about: 'Ten times the amount: no money may move.' },
  { action: 'changed-currency', label: 'Changed currency', about: 'Another currency: no money may move.' },
];

const head = (gateway: string, kind = kindOf(gateway)): Html =>
  html`<header class="head"><span class="brand">${gatewayWords(gateway)}</span><span class="secure">${kind}</span></header>`;

/** The company's page, where the player would type the card or sign in to the wallet. */
export const payPage = (order: SandboxOrder, company: PlayedCompany): Html =>
  sandboxPage(
    `Pay ${displayAmount(order.amountMinor, order.currency)} · ${gatewayWords(order.gateway)}`,
    html`<main class="card">
${head(order.gateway)}
<p class="label">You pay Faceup</p>
<p class="amount">${displayAmount(order.amountMinor, order.currency)}</p>
<dl class="facts">
<div><dt>${paidFrom[kindOf(order.gateway)] ?? 'Account'}</dt><dd>•••• •••• •••• 4242</dd></div>
<div><dt>Reference</dt><dd class="code">${order.reference}</dd></div>
</dl>
${order.outcome === null || order.outcome === 'pending' ? choices(order, company) : decided(order, order.outcome, company)}
</main>`,
  );

/** Buttons of a form for all that can go wrong, but what the company has no message for. */
export const trialList = (silentOn: PlayedCompany['silentOn']): Html => html`<details>
<summary>Try what can go wrong</summary>
<ul class="trials">${trials
  .filter(({ says }) => says === undefined || !silentOn.includes(says))
  .map(
    ({ action, label, about }) =>
      html`<li><button class="secondary" name="action" value="${action}">${label}</button><p>${about}</p></li>`,
  )}</ul>
</details>`;

const choices = (order: SandboxOrder, { silentOn }: PlayedCompany): Html => html`${
  order.outcome === 'pending' ? html`<p class="done">This payment is being processed. How shall it end?</p>` : ''
}
<form method="post" class="choices">
<button class="primary" name="action" value="approve">Pay ${displayAmount(order.amountMinor, order.currency)}</button>
<button class="secondary" name="action" value="decline">Decline</button>
${trialList(silentOn)}
</form>`;

const words: Readonly<Record<Exclude<SandboxOutcome, 'pending'>, string>> = {
  completed: 'was paid',
  failed: 'was declined',
  expired: 'has timed out',
  reversed: 'was charged back',
};

const decided = (
  order: SandboxOrder,
  outcome: Exclude<SandboxOutcome, 'pending'>,
  { silentOn }: PlayedCompany,
): Html => html`<p class="done">This payment ${words[outcome]}.</p>
<form method="post" class="choices">
<a class="primary" href="${order.returnUrl}">Back to Faceup</a>
${silentOn.includes(outcome) ? '' : html`<button class="secondary" name="action" value="approve">Send the webhook again</button>`}
${
  outcome === 'completed' && !silentOn.includes('reversed')
    ? html`<button class="secondary" name="action" value="charge-back">Charge it back</button>`
    : ''
}
</form>`;

/** What came of a trial that must move no money. */
export function trialPage(order: SandboxOrder, answers: readonly (number | null)[], company: PlayedCompany): Html {
  const refused = answers.every((status) => status !== null && status >= 400 && status < 500);
  const verdict = refused
    ? 'It refused, and no money moved.'
    : company.isAsked
      ? 'Nobody signs this company’s webhooks: the house asked it back, heard that nothing was paid, and no money moved.'
      : 'It did not refuse: see the log.';
  return sandboxPage(
    `Trial · ${gatewayWords(order.gateway)}`,
    html`<main class="card">
${head(order.gateway, 'Webhook trial')}
<p class="label">The house answered</p>
<p class="amount">${answers.map((status) => (status === null ? 'nothing' : String(status))).join(', ')}</p>
<p>${verdict}</p>
<p><a class="primary" href="${payPath(order.gateway, order.reference)}">Back to the payment</a></p>
</main>`,
  );
}

/** The house was asked, and does not want this payment to be taken. */
export const forbiddenPage = (order: SandboxOrder): Html =>
  sandboxPage(
    `Not allowed · ${gatewayWords(order.gateway)}`,
    html`<main class="card">
${head(order.gateway)}
<p class="label">Faceup does not allow this payment</p>
<p class="amount">${displayAmount(order.amountMinor, order.currency)}</p>
<p>Nothing was taken.</p>
<p><a class="primary" href="${order.returnUrl}">Back to Faceup</a></p>
</main>`,
  );

/** A form or an address that no merchant made. */
export const refusedPage = (gateway: string): Html =>
  sandboxPage(
    `Refused · ${gatewayWords(gateway)}`,
    html`<main class="card">
${head(gateway)}
<p class="label">This order is not sealed as the merchant seals it</p>
<p class="amount">Refused</p>
<p><a class="primary" href="/">To Faceup</a></p>
</main>`,
  );
