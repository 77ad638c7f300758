import { Hono } from 'hono';
import { html } from 'hono/html';
import { outboxFolder } from '../adapters/mail/create-mailer.ts';
import { listOutbox, type OutboxEntry, readOutbox } from '../adapters/mail/outbox.ts';
import type { ServerContext } from '../context.ts';
import { mountChains } from './chain-routes.ts';
import { mountEmbeds } from './embeds.ts';
import { mountMifinity } from './mifinity.ts';
import { type ListedMail, mailHtml, mailPage, outboxPage } from './outbox-pages.ts';
import { sandboxPage } from './page.ts';
import { act, paymentRoutes } from './payment-routes.ts';
import { readMail } from './read-mail.ts';
import { mountRegisters } from './registers/register-pages.ts';
import { mountStamps } from './stamp-routes.ts';
import { mountStudio } from './studio-desk.ts';

/** Nothing but our style sheet and same-origin forms; the mail's own HTML may bring inline style, and nothing that runs. */
const policies = {
  page: "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  mail: "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const;

/**
 * The companies that Faceup works with, played by itself: a card provider's hosted pages and the outbox of the mails.
 * Mounted at `/sandbox`, and only when the configuration says so. POSTs rely on the house's Origin check.
 */
export function createSandbox(ctx: ServerContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    // Not 'no-referrer': browsers then send 'Origin: null' with a form, which the Origin check refuses.
    c.header('Referrer-Policy', 'same-origin');
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policies.page);
  });
  app.notFound((c) => c.html(missing, 404));
  // The house answers and logs what fails: a lost database is 503 here as everywhere.
  app.onError((error) => {
    throw error;
  });

  paymentRoutes(app, ctx);
  mountMifinity(app, ctx, (order, action) => act(ctx, order, action));
  mountEmbeds(app, ctx);
  mountChains(app, ctx);
  mountStudio(app, ctx);
  mountStamps(app, ctx);
  mountRegisters(app, ctx);

  const folder = outboxFolder(ctx.config.dataDir);
  app.get('/outbox', async (c) => {
    const entries = await listOutbox(folder);
    const mails = await Promise.all(entries.map((entry) => openMail(folder, entry)));
    return c.html(outboxPage(mails.filter((mail) => mail !== null)));
  });
  app.get('/outbox/:id', async (c) => {
    const mail = await findMail(folder, c.req.param('id'));
    return mail === null ? c.notFound() : c.html(mailPage(mail));
  });
  app.get('/outbox/:id/html', async (c) => {
    const mail = await findMail(folder, c.req.param('id'));
    return mail === null
      ? c.notFound()
      : c.html(mailHtml(mail.mail), 200, { 'Content-Security-Policy': policies.mail });
  });
  return app;
}

const missing = sandboxPage(
  'Not found',
  html`<main class="card"><p class="label">Sandbox</p><p class="amount">Nothing here</p>
<p><a class="primary" href="/">To Faceup</a></p></main>`,
);

async function openMail(folder: string, entry: OutboxEntry): Promise<ListedMail | null> {
  const source = await readOutbox(folder, entry.id);
  return source === null ? null : { entry, mail: readMail(source) };
}

async function findMail(folder: string, id: string): Promise<ListedMail | null> {
  const entry = (await listOutbox(folder)).find((candidate) => candidate.id === id);
  return entry === undefined ? null : openMail(folder, entry);
}
