import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxFolder } from '#server/adapters/mail/create-mailer.ts';
import { createOutboxMailer } from '#server/adapters/mail/outbox.ts';
import type { SandboxAction } from '#server/sandbox/deliver.ts';
import { depositOf } from '#server/services/payments/deposits.ts';
import { minute, newPlayer } from '#tests/server/identity/world.ts';
import { cashOf, createHouse, type House, openedDeposit, soundMovementsOf } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterAll(() => house.close());

const press = (path: string, action: string) =>
  fetch(house.origin + path, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    headers: { origin: house.origin },
    redirect: 'manual',
  });

const begin = async () => {
  const { session } = await newPlayer(house);
  const opened = await openedDeposit(house, session);
  return { session, opened, path: `/sandbox/pay/${opened.gateway}/${opened.reference}` };
};

describe('the hosted page', () => {
  test('shows the amount, runs no script and sits in no frame', async () => {
    const { path } = await begin();
    const page = await fetch(house.origin + path);
    const text = await page.text();
    expect(text).toContain('€30.00');
    expect(text).toContain('/sandbox/sandbox.css');
    expect(text).not.toMatch(/<script|style=|\son\w+=/);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  const outcomes: [SandboxAction, state: string, cents: bigint][] = [
    ['approve', 'completed', 3_000n],
    ['decline', 'failed', 0n],
    ['time-out', 'redirected', 0n],
    ['duplicate', 'completed', 3_000n],
    ['late', 'completed', 3_000n],
  ];
  test.each(outcomes)('%s leads back to the wallet with the deposit %s and %s cents', async (action, state, cents) => {
    const { session, opened, path } = await begin();
    const answer = await press(path, action);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${house.origin}/payments/return/${opened.id}`);
    expect(await depositOf(house.ctx, session, opened.id)).toMatchObject({ value: { state } });
    expect(await cashOf(house, session.playerId)).toBe(cents);
    expect(await soundMovementsOf(house, opened.id)).toBe(cents > 0n ? 1 : 0);
  });

  test.each<[SandboxAction, status: string]>([
    ['forged', '401'],
    ['changed-amount', '409'],
  ])('must-hold 17, 18: %s is refused with %s, and the payment can go on', async (action, status) => {
    const { session, path } = await begin();
    const answer = await press(path, action);
    expect(await answer.text()).toContain(`<p class="amount">${status}</p>`);
    expect(await cashOf(house, session.playerId)).toBe(0n);
    await press(path, 'approve');
    expect(await cashOf(house, session.playerId)).toBe(3_000n);
  });

  test('takes no payment once the deposit is closed: forgotten pages are no way past a limit', async () => {
    const { session, opened, path } = await begin();
    house.passTime(60 * minute);
    expect(await (await fetch(house.origin + path)).text()).toContain('has timed out');
    expect((await press(path, 'approve')).status).toBe(303);
    expect(await depositOf(house.ctx, session, opened.id)).toMatchObject({ value: { state: 'expired' } });
    expect(await cashOf(house, session.playerId)).toBe(0n);
  });

  test('pressing again tells the house again and credits nothing more', async () => {
    const { session, opened, path } = await begin();
    await press(path, 'approve');
    expect((await press(path, 'decline')).status).toBe(303);
    expect(await (await fetch(house.origin + path)).text()).toContain('was paid');
    expect(await cashOf(house, session.playerId)).toBe(3_000n);
    expect(await soundMovementsOf(house, opened.id)).toBe(1);
  });

  test.each([
    '/sandbox/pay/brpay/pay_nothing',
    '/sandbox/pay/x/y',
    '/sandbox/outbox/..%2f..%2fetc%2fpasswd',
    '/sandbox/nothing',
  ])('must-hold 35: %s is not found', async (path) => {
    expect((await fetch(house.origin + path)).status).toBe(404);
  });

  test('an unknown action is not found', async () => {
    const { path } = await begin();
    expect((await press(path, 'steal')).status).toBe(404);
  });
});

describe('the outbox', () => {
  test('lists the newest mail first and shows it as text with links and in a frame that runs nothing', async () => {
    expect(await (await fetch(`${house.origin}/sandbox/outbox`)).text()).toContain('No mail yet');
    const folder = outboxFolder(house.ctx.config.dataDir);
    const mailer = createOutboxMailer({ folder, from: 'Faceup <hello@localhost>', clock: house.ctx.clock });
    const body = 'Grüße an <b>alle</b>: http://faceup.test/confirm?token=abc123 und mehr '.repeat(3);
    await mailer.send({ to: 'one@example.com', subject: 'First', text: 'one', html: '<p>one</p>' });
    house.passTime(1_000);
    await mailer.send({
      to: 'jürgen@example.com',
      subject: 'Schöne <Grüße>',
      text: body,
      html: '<html><head></head><body><a href="http://faceup.test/confirm">go</a></body></html>',
    });
    const list = await (await fetch(`${house.origin}/sandbox/outbox`)).text();
    expect(list.indexOf('Schöne &lt;Grüße&gt;')).toBeLessThan(list.indexOf('First'));
    const path = /\/sandbox\/outbox\/[0-9TZ]+-[0-9a-f-]{36}/.exec(list)?.[0] ?? '';
    const mail = await (await fetch(house.origin + path)).text();
    expect(mail).toContain('Grüße an &lt;b&gt;alle&lt;/b&gt;');
    expect(mail).toContain('<a href="http://faceup.test/confirm?token=abc123">');
    expect(mail).toContain('<iframe class="mail" title="The mail as HTML" sandbox="');
    const frame = await fetch(`${house.origin}${path}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
    expect(await frame.text()).toContain('<base target="_top">');
  });
});
