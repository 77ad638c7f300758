import { html, raw } from 'hono/html';
import type { OutboxEntry } from '../adapters/mail/outbox.ts';
import { type Html, sandboxPage } from './page.ts';
import type { ReadMail } from './read-mail.ts';

export type ListedMail = { readonly entry: OutboxEntry; readonly mail: ReadMail };

/** All mails, newest first. */
export const outboxPage = (mails: readonly ListedMail[]): Html =>
  sandboxPage(
    'Outbox',
    html`<main class="wide">
<h1>Outbox</h1>
${
  mails.length === 0
    ? html`<p class="empty">No mail yet. What Faceup sends appears here within a second.</p>`
    : html`<ol class="mails">${mails.map(
        ({ entry, mail }) => html`<li><a href="/sandbox/outbox/${entry.id}">
<span class="subject">${mail.subject}</span><span class="to">${mail.to}</span><time datetime="${entry.at.toISOString()}">${shown(entry.at)}</time>
</a></li>`,
      )}</ol>`
}
</main>`,
  );

/** One mail: its text with the links made clickable, and its HTML in a frame that may run nothing. */
export const mailPage = ({ entry, mail }: ListedMail): Html =>
  sandboxPage(
    mail.subject,
    html`<main class="wide">
<p><a href="/sandbox/outbox">All mails</a></p>
<h1>${mail.subject}</h1>
<dl class="facts">
<div><dt>From</dt><dd>${mail.from}</dd></div>
<div><dt>To</dt><dd>${mail.to}</dd></div>
<div><dt>Sent</dt><dd>${shown(entry.at)}</dd></div>
</dl>
<h2>As text</h2>
<pre class="mail">${linked(mail.text)}</pre>
<h2>As HTML</h2>
<iframe class="mail" title="The mail as HTML" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/sandbox/outbox/${entry.id}/html"></iframe>
</main>`,
  );

const shown = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Escapes everything; only http(s) addresses become links. */
const linked = (text: string): Html =>
  html`${text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}`;

/** The mail's own HTML, its links leading out of the frame. Shown only under a policy that runs nothing. */
export const mailHtml = (mail: ReadMail): Html =>
  html`${raw(mail.html.replace('<head>', '<head><base target="_top">'))}`;
