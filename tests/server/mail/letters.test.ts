import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import { sql } from '#server/db/db.ts';
import { enqueueMail } from '#server/db/queries/mail.ts';
import { readMail } from '#server/sandbox/read-mail.ts';
import { layOut } from '#server/services/mail/layout.ts';
import type { MailKind } from '#server/services/mail/letter.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { endOffersOf } from '#server/services/profile/promo-mail.ts';
import { createWorld, minute, newPlayer, type World } from '#tests/server/identity/world.ts';

type Received = { readonly to: string[]; readonly source: string };
let received: Received[] = [];
/** What the server does with a mail that it has taken whole. */
let afterTaking: () => Error | undefined = () => undefined;
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() });
      done(afterTaking());
    });
  },
});

let world: World;
let ctx: World['ctx'];
let playerId: string;
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => new Promise<void>((closed) => server.close(closed)));
beforeEach(async () => {
  received = [];
  afterTaking = () => undefined;
  world = await createWorld({ SUPPORT_EMAIL: 'desk@casino.example', OPERATOR_NAME: 'Lamp & Harbour' });
  const { port } = server.server.address() as AddressInfo;
  ctx = {
    ...world.ctx,
    mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'hello@casino.example' }),
  };
  playerId = (await newPlayer(world, { email: 'ada@example.com' })).session.playerId;
  await ctx.db.query(sql('test_no_mails', 'DELETE FROM mail_job'));
});
afterEach(() => world.close());

const put = (kind: MailKind, facts: object = {}) => ctx.db.query(enqueueMail, [kind, playerId, ctx.clock.now(), facts]);

test.each([
  ['confirm', 'Verify your email address', /\/confirm\?token=[\w-]{43}$/m],
  ['reset_password', 'Reset your password', /\/\?resetToken=[\w-]{43}$/m],
  ['password_changed', 'Your password was changed', /write to desk@casino\.example at once/],
] as const)('%s arrives as text and HTML that say the same, in the brand', async (kind, subject, part) => {
  await put(kind);
  expect(await sendDueMails(ctx)).toBe(1);
  expect(received[0]?.to).toEqual(['ada@example.com']);
  const mail = readMail(received[0]?.source ?? '');
  expect(mail).toMatchObject({ from: 'hello@casino.example', to: 'ada@example.com', subject });
  expect(mail.text).toMatch(part);
  expect(received[0]?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(received[0]?.source).not.toMatch(/^List-Unsubscribe/im);
  expect(mail.text).toMatch(/^Hello Ada King Lovelace,/);
  expect(mail.html).toContain('Lamp &amp; Harbour');
  // Word by word, without the address that the HTML has on its button.
  const words = (text: string) => text.replaceAll(/https?:\S+/g, '').match(/\p{L}+/gu) ?? [];
  const shown = mail.html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');
  const said = new Set(words(shown));
  expect(words(mail.text).filter((word) => !said.has(word))).toEqual([]);
  expect(mail.html.match(/<a /g) ?? []).toHaveLength(kind === 'password_changed' ? 0 : 1);
  expect(mail.html).not.toMatch(/<(?:img|script|link|style)\b|https?:\/\/(?!faceup\.test)/);
});

test('a letter about offers says in its head and in its text how they end', async () => {
  const endOffers = endOffersOf(ctx, playerId);
  const letter = { subject: 'A week of free spins', paragraphs: ['It begins on Monday.'], endOffers };
  await ctx.mailer.send(layOut(letter, { to: 'ada@example.com', house: 'Lamp & Harbour', greeting: 'Hello Ada' }));
  // As any reader of mail unfolds its head.
  const source = (received[0]?.source ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
  expect(source).toContain(`\r\nList-Unsubscribe: <${endOffers.oneClick}>\r\n`);
  expect(source).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  const { text, html } = readMail(received[0]?.source ?? '');
  expect(text).toContain(`No more offers by mail:\n${endOffers.page}`);
  expect(html).toContain(`href="${endOffers.page}"`);
});

test('what a person of support wrote does not pass for a machine’s', () => {
  const envelope = { to: 'ada@example.com', house: 'Lamp & Harbour', greeting: 'Hello' };
  const letter = { subject: 'Support has answered you', paragraphs: ['Gladly.'], isPersonal: true } as const;
  expect(layOut(letter, envelope).headers).toEqual({});
});

test('return_drift goes to the desk, with the figures and the command that closes the report', async () => {
  const sums = { rounds: 42_000, staked: 4_200_000, returned: 5_511_600, expected: 4_086_486.486, deviations: 11.8 };
  const facts = { game: 'roulette-european', version: '1', currency: 'EUR', kind: 'straight', direction: 'above' };
  await ctx.db.query(enqueueMail, ['return_drift', null, ctx.clock.now(), { ...facts, day: '2027-03-02', ...sums }]);
  expect(await sendDueMails(ctx)).toBe(1);
  expect(received[0]?.to).toEqual(['desk@casino.example']);
  const { subject, text } = readMail(received[0]?.source ?? '');
  expect(subject).toBe('roulette-european returns more than its figures say');
  const said = text.replaceAll(/\s+/g, ' ');
  expect(said).toContain('returned 131.229% of what was staked; its exact figure is 97.297%. That is 11.80 standard');
  expect(said).toContain('npm run ops -- returns settle roulette-european straight');
});

test('a kill between sending and noting it sends the mail again, with a link of its own', async () => {
  await put('reset_password');
  // The process is gone the moment the server has the mail: nothing is noted.
  const dying = { ...ctx, db: { ...ctx.db, query: dieAt('finish_mail_job') } };
  await expect(sendDueMails(dying)).rejects.toThrow('killed');
  expect(received).toHaveLength(1);
  expect(await sendDueMails(ctx)).toBe(0);
  world.passTime(2 * minute);
  expect(await sendDueMails(ctx)).toBe(1);
  const tokens = received.map(({ source }) => /resetToken=([\w-]{43})/.exec(readMail(source).text)?.[1]);
  expect(new Set(tokens).size).toBe(2);
});

test('a server that refuses after it has the mail is asked again later, at longer intervals', async () => {
  await put('password_changed');
  afterTaking = () => new Error('451 greylisted');
  expect(await sendDueMails(ctx)).toBe(0);
  world.passTime(4_999);
  expect(await sendDueMails(ctx)).toBe(0);
  expect(received).toHaveLength(1);
  world.passTime(1);
  expect(await sendDueMails(ctx)).toBe(0);
  expect(received).toHaveLength(2);
  afterTaking = () => undefined;
  world.passTime(10_000);
  expect(await sendDueMails(ctx)).toBe(1);
});

test('a kind that this version does not know waits for one that does, and holds nobody up', async () => {
  await ctx.db.query(enqueueMail, ['of_tomorrow', playerId, ctx.clock.now(), {}]);
  await put('password_changed');
  expect(await sendDueMails(ctx)).toBe(1);
  const waiting = sql('test_waiting', 'SELECT kind FROM mail_job WHERE done_at IS NULL AND given_up_at IS NULL');
  expect(await ctx.db.query(waiting)).toEqual([{ kind: 'of_tomorrow' }]);
});

/** The query function of a process that is killed at one statement; the worker's own clean-up does not come to pass either. */
function dieAt(name: string): World['ctx']['db']['query'] {
  let dead = false;
  return async (statement, values) => {
    dead ||= statement.name === name;
    if (dead) throw new Error('killed');
    return world.ctx.db.query(statement, values);
  };
}
