import { html } from 'hono/html';
import { houseLanguage } from '#domain/locale.ts';

/** What hono's `html` makes: text that is escaped already. */
export type Html = ReturnType<typeof html>;

/** One page of the sandbox. No script at all; the style is a file, so that the strictest policy holds. */
export const sandboxPage = (title: string, body: Html): Html => html`<!doctype html>
<html lang="${houseLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<p class="notice">Sandbox: a stand-in for an outside company. No card, no money.</p>
${body}
</body>
</html>`;
