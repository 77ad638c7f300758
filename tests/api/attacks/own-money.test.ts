import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { burst } from '#tests/api/races/burst.ts';
import { openDoor, owner } from '#tests/api/races/house.ts';
import { visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const mails: { to: string; text: string }[] = [];
let server: TestServer;
beforeAll(async () => {
  const mailer = { send: async (mail: { to: string; text: string }) => void mails.push(mail) };
  server = await startServer({ parts: { captcha: openDoor, mailer } });
});
afterAll(() => server.stop());

const ask = async (email: string) => {
  const path = routes.askOwnMoney.path;
  const [hit] = await burst(server.origin, [{ method: 'POST', path, body: { email } }]);
  if (hit === undefined) throw new Error('no answer');
  return hit;
};

/** An excluded player with money, and the secret of a link of his. */
const excluded = async () => {
  const player = await owner(server, 5_000n);
  await player.must('selfExclude', { body: { selfExcludePeriod: 'SIX_MONTHS' } });
  await ask(player.email);
  await sendDueMails(server.ctx);
  const text = mails.findLast(({ to, text }) => to === player.email && text.includes('own-money?token='))?.text ?? '';
  return { player, token: /own-money\?token=([\w-]{43})/.exec(text)?.[1] ?? '' };
};

test('must-hold 26: who has an account, is excluded or has money is told by no status, body or header', async () => {
  const { player } = await excluded();
  const free = await owner(server);
  const shape = ({ status, head, body }: Awaited<ReturnType<typeof ask>>) => [
    status,
    body,
    head.replace(/^(?:date|x-request-id):.*$/gim, '').trim(),
  ];
  const answers = [player.email, free.email, 'nobody-at-all@example.com'].map(ask);
  const [known, signedIn, unknown] = (await Promise.all(answers)).map(shape);
  expect(known?.[0]).toBe(204);
  expect([signedIn, unknown]).toEqual([known, known]);
});

test('GLI-19 A.3.8: the link opens no session: it deposits, plays and eases nothing, and ends no exclusion', async () => {
  const { player, token } = await excluded();
  const visitor = visit(server.origin, player.email);
  const shown = await visitor.must<{ money: unknown[] }>('readOwnMoney', { body: { token } });
  expect(shown.money).toHaveLength(1);
  expect(visitor.cookies()).not.toMatch(/session/i);
  const asBearer = await fetch(`${server.origin}${routes.readProfile.path}`, {
    headers: {
      origin: server.origin,
      authorization: `Bearer ${token}`,
      cookie: `session=${token}; __Host-session=${token}`,
    },
  });
  expect(asBearer.status).toBe(401);
  for (const call of ['listFunds', 'readSaferPlay', 'readWithdrawable'] as const)
    expect([call, (await visitor.call(call)).status]).toEqual([call, 401]);
  expect((await visitor.call('confirmAccount', { body: { token } })).body).toMatchObject({ code: 'token_invalid' });
  // Not proven: asked before anything is paid, and the link stays.
  expect((await visitor.call('takeOwnMoney', { body: { token } })).body).toMatchObject({
    code: 'verification_required',
  });
  expect((await visitor.call('readOwnMoney', { body: { token } })).status).toBe(200);
});

test('must-hold 34: a body with more, or without a token of ours, is refused', async () => {
  const visitor = visit(server.origin);
  for (const body of [{}, { token: 1 }, { token: 'x' }, { token: 'A'.repeat(43), amount: '5' }, { token: ['a'] }])
    expect((await visitor.call('takeOwnMoney', { body })).status).toBe(400);
  expect((await visitor.call('takeOwnMoney', { body: { token: 'A'.repeat(43) } })).body).toMatchObject({
    code: 'token_invalid',
  });
});
