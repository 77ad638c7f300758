import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mail/smtp.ts';
import { readMail } from '#server/sandbox/read-mail.ts';

type Received = { readonly from: string; readonly to: string[]; readonly source: string; readonly user: string };

const received: Received[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username = '', password }, _session, done) =>
    password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
  onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? new Error('no such mailbox') : null),
  onData: (stream, { envelope, user }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ from, to, source: Buffer.concat(chunks).toString('utf8'), user: String(user) });
      done();
    });
  },
});

let url: (password?: string) => string;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  url = (password = 'secret') => `smtp://faceup:${password}@127.0.0.1:${port}`;
});
afterAll(() => new Promise<void>((closed) => server.close(closed)));

const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'Hello Ada,\n\nhere is äöü.', html: '<p>Hello Ada</p>' };

test('a real SMTP server receives both forms of the mail', async () => {
  await createSmtpMailer({ url: url(), from: 'Faceup <hello@casino.example>' }).send(mail);
  expect(received[0]).toMatchObject({ from: 'hello@casino.example', to: ['ada@example.com'], user: 'faceup' });
  const read = readMail(received[0]?.source ?? '');
  expect(read).toMatchObject({ from: 'Faceup <hello@casino.example>', to: 'ada@example.com', subject: 'Grüße' });
  expect(read.text.trim()).toBe(mail.text);
  expect(read.html.trim()).toBe(mail.html);
});

test('a recipient that the server refuses, a wrong password and a dead server are failures', async () => {
  const from = 'hello@casino.example';
  await expect(createSmtpMailer({ url: url(), from }).send({ ...mail, to: 'nobody@example.com' })).rejects.toThrow();
  await expect(createSmtpMailer({ url: url('wrong'), from }).send(mail)).rejects.toThrow();
  await expect(createSmtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(mail)).rejects.toThrow();
});

test('a line break in an address or subject makes no header of its own', async () => {
  const before = received.length;
  const subject = 'Hello\r\nBcc: eve@example.com';
  await createSmtpMailer({ url: url(), from: 'hello@casino.example' }).send({ ...mail, subject });
  expect(received[before]?.to).toEqual(['ada@example.com']);
  expect(received[before]?.source).not.toMatch(/^Bcc:/im);
});
