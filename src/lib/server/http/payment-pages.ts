import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { houseLanguage } from '#domain/locale.ts';
import type { PostedForm } from '#domain/payments/posted-form.ts';
import type { ServerContext } from '../context.ts';
import { currentSession } from '../services/identity/sessions.ts';
import { formOf } from '../services/payments/open-form.ts';
import { textOf } from '../words.ts';
import { sessionCookies } from './cookies.ts';
import type { AppEnv } from './exchange.ts';
import type { HeaderRecord } from './security-headers.ts';

const formPath = '/payments/forms/:id';
const returnPath = '/payments/return/:id';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const send = 'document.forms[0].submit()';
const sendHash = createHash('sha256').update(send).digest('base64');

/**
 * The two doors between a deposit and a company's pages: the form that the player's browser posts there, and the way back, which
 * companies take by GET and by POST and which only leads to the wallet. Returns the paths with their methods.
 */
export function paymentPages(ctx: ServerContext, hono: Hono<AppEnv>, base: HeaderRecord): [string, string[]][] {
  const cookies = sessionCookies(ctx.config.publicOrigin);
  const to = (location: string) =>
    new Response(null, { status: 303, headers: { ...base, location, 'cache-control': 'no-store' } });
  const walletOf = (id: string) => (uuid.test(id) ? `/profile/my-wallet?deposit=${id}` : '/profile/my-wallet');

  hono.get(formPath, async (c) => {
    const id = c.req.param('id');
    const token = cookies.read(c.req.header('cookie') ?? null);
    const session = token === null || !uuid.test(id) ? null : await currentSession(ctx, token);
    const form = session === null ? null : await formOf(ctx, session, id);
    if (form === null) return to(walletOf(id));
    const headers = {
      ...base,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The company alone. Where it leads a form on to a host of its own, that host is the one to name in its keys.
      'content-security-policy': `default-src 'none'; script-src 'sha256-${sendHash}'; form-action ${new URL(form.action).origin}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'origin',
    };
    return new Response(String(await page(form)), { headers });
  });
  // No check of who sends it: it changes nothing, and a company's page may be anybody's.
  hono.on(['GET', 'POST'], returnPath, (c) => to(walletOf(c.req.param('id'))));
  return [
    [formPath, ['GET', 'HEAD']],
    [returnPath, ['GET', 'HEAD', 'POST']],
  ];
}

const page = ({ action, fields }: PostedForm) => html`<!doctype html>
<html lang="${houseLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${textOf('cashier.form_title')}</title>
</head>
<body>
<form method="post" action="${action}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<p>${textOf('cashier.form_lead')}</p>
<button>${textOf('cashier.form_go')}</button>
</form>
<script>${raw(send)}</script>
</body>
</html>`;
