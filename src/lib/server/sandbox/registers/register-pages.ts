import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { type RegisterName, registerNames, registerTitles } from '#domain/registers/register.ts';
import type { ServerContext } from '../../context.ts';
import { sandboxPage } from '../page.ts';
import { dbBook, everybody, personKey } from './book.ts';
import { answersOf } from './registers.ts';

const wish = z.object({
  register: z.enum(registerNames),
  act: z.enum(['put', 'take']),
  number: z.string().max(20).default(''),
  first: z.string().max(100).default(''),
  last: z.string().max(100).default(''),
  born: z.string().max(10).default(''),
  person: z.string().max(300).default(''),
});

const byNumber = (register: RegisterName): boolean => register === 'spelpaus' || register === 'rofus';

/** The registers at their addresses, and a page on which their operator puts people in, takes them out, and lets one fall silent. */
export function mountRegisters(app: Hono, ctx: ServerContext): void {
  const book = dbBook(ctx);
  app.get('/registers', async (c) => {
    const rows = await book.list();
    const option = (name: RegisterName) => html`<option value="${name}">${registerTitles[name]}</option>`;
    return c.html(
      sandboxPage(
        'Registers',
        html`<main class="card"><p class="label">Registers of self-excluded people</p>
<form method="post" action="/sandbox/registers"><input type="hidden" name="act" value="put">
<p><label>Register <select name="register">${registerNames.map(option)}</select></label></p>
<p><label>National number, without dashes <input name="number" autocomplete="off"></label></p>
<p><label>First name <input name="first" autocomplete="off"></label> <label>Last name <input name="last" autocomplete="off"></label></p>
<p><label>Day of birth <input name="born" placeholder="1990-12-31" autocomplete="off"></label></p>
<p><button class="primary">Put this person in</button></p></form>
<form method="post" action="/sandbox/registers"><input type="hidden" name="act" value="put">
<input type="hidden" name="person" value="${everybody}">
<p><label>Register <select name="register">${registerNames.map(option)}</select></label> <button>Let it fall silent</button></p></form>
${rows.map(
  ({
    register,
    person,
  }) => html`<form method="post" action="/sandbox/registers"><input type="hidden" name="act" value="take">
<input type="hidden" name="register" value="${register}"><input type="hidden" name="person" value="${person}">
<p>${registerTitles[register]}: ${person === everybody ? 'answers nobody' : person} <button>Take out</button></p></form>`,
)}</main>`,
      ),
    );
  });
  app.post('/registers', async (c) => {
    const said = wish.safeParse(await c.req.parseBody()).data;
    if (!said) return c.notFound();
    const { register, act, number, first, last, born, person } = said;
    const key = person || (byNumber(register) ? personKey(number.replaceAll('-', '')) : personKey(first, last, born));
    if (key.replaceAll('|', '') !== '') await book[act](register, key);
    return c.redirect('/sandbox/registers', 303);
  });
  app.route('/registers', answersOf(book));
}
