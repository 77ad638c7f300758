import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RegisterName } from '#domain/registers/register.ts';
import { everybody, personKey, type RegisterBook } from './book.ts';
import { sandboxKeys } from './sandbox-keys.ts';

const asked = z.strictObject({ requestId: z.string().min(1), subjectId: z.string().length(12) });

/** Of an element that is there once. */
const between = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[^>]*>([^<]*)</`).exec(xml)?.[1] ?? '';
const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const xml = (c: Context, body: string, status: 200 | 400 | 401 | 500 = 200) =>
  c.body(body, status, { 'content-type': 'text/xml; charset=utf-8' });

/** The four registers, each in its own words, over one book of who is in them. Nothing that is asked is kept. */
export function answersOf(book: RegisterBook): Hono {
  const app = new Hono();
  const { spelpaus, gamstop, rofus, oasis } = sandboxKeys;
  const silent = (register: RegisterName) => book.has(register, everybody);

  app.post('/spelpaus/api/blocking-info/:actor', async (c) => {
    if (await silent('spelpaus')) return c.text('', 503);
    if (c.req.header('authorization') !== spelpaus.key || c.req.param('actor') !== spelpaus.actor)
      return c.text('', 401);
    const said = asked.safeParse(await c.req.json().catch(() => null)).data;
    if (!said) return c.text('', 400);
    const isBlocked = await book.has('spelpaus', personKey(said.subjectId));
    return c.json({ isBlocked, requestId: said.requestId, responseId: randomUUID() });
  });

  app.post('/gamstop', async (c) => {
    if (await silent('gamstop')) return c.text('', 503);
    if (c.req.header('x-api-key') !== gamstop.key) return c.text('', 403);
    const said = new URLSearchParams(await c.req.text());
    const needed = ['firstName', 'lastName', 'dateOfBirth', 'email', 'postcode'];
    if (needed.some((name) => !said.get(name))) return c.text('', 400);
    const [first = '', last = '', born = ''] = needed.map((name) => said.get(name) ?? '');
    const isExcluded = await book.has('gamstop', personKey(first, last, born));
    return c.body(null, 200, { 'x-exclusion': isExcluded ? 'Y' : 'N', 'x-unique-id': randomUUID() });
  });

  app.post('/rofus/GamblerService', async (c) => {
    if (await silent('rofus')) return c.text('', 503);
    const basic = `Basic ${Buffer.from(`${rofus.user}:${rofus.password}`).toString('base64')}`;
    if (c.req.header('authorization') !== basic) return c.text('', 401);
    const number = between(await c.req.text(), 'PersonCPRNumber').replace('-', '');
    if (!/^\d{10}$/.test(number))
      return xml(c, soap('<soap:Fault><faultcode>soap:Client</faultcode></soap:Fault>'), 500);
    const status = (await book.has('rofus', personKey(number)))
      ? 'PersonIsRegisteredIndefinitely'
      : 'PersonIsNotRegistered';
    return xml(
      c,
      soap(`<s:GamblerCheckResponse xmlns:s="http://services.lur.skat.dk"><Kontekst/><ExclusionStatus>
<GamblerExclusionStatus>${status}</GamblerExclusionStatus></ExclusionStatus></s:GamblerCheckResponse>`),
    );
  });

  app.post('/oasis/spielerstatus', async (c) => {
    if (await silent('oasis')) return c.text('', 503);
    if (Object.entries(oasis.headers).some(([name, value]) => c.req.header(name) !== value)) return c.text('', 401);
    const text = await c.req.text();
    const parts = ['forename', 'surname', 'birthday'].map((name) => plain(between(text, name)));
    if (parts.some((part) => part === '')) return xml(c, '<error>incomplete</error>', 400);
    const { clear, excluded, element } = oasis.answer;
    const said = (await book.has('oasis', personKey(...parts))) ? excluded : clear;
    return xml(c, `<answer><${element}>${said}</${element}></answer>`);
  });
  return app;
}

const soap = (body: string): string =>
  `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`;
