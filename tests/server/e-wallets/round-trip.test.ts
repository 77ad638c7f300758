import { describe, expect, test } from 'vitest';
import { type Offer, offer } from '#server/adapters/payments/offer.ts';
import { jeton } from '#server/adapters/payments/protocols/jeton.ts';
import { jetonCash } from '#server/adapters/payments/protocols/jeton-cash.ts';
import { mifinity } from '#server/adapters/payments/protocols/mifinity.ts';
import { skrill } from '#server/adapters/payments/protocols/skrill.ts';
import { answer, bytes, depositId, event, now, opened, order, origin } from './order.ts';

const secret = 'a-secret-of-this-installation';
const wallets: readonly Offer[] = [offer(skrill), offer(mifinity), offer(jeton), offer(jetonCash)];

/** House and company over a line of our own: what the one sends is what the other reads. */
const meet = (wallet: Offer, houseSecret = secret) => {
  const company = wallet.company(secret, origin);
  const sent: { url: string; body: string | null }[] = [];
  let last: Parameters<typeof company.answerQuestion>[0] = null;
  const gateway = wallet.sandbox(
    houseSecret,
    origin,
    async (request) => {
      sent.push(request);
      const asked = company.readQuestion(request);
      const companyOrder = company.readOrder(request);
      if (asked !== null) {
        const told = company.answerQuestion(last, { ...order, depositId: asked });
        return { ok: true, value: answer(told.body, told.status) };
      }
      const told = companyOrder && company.answerOpened?.(companyOrder, opened);
      return { ok: true, value: told ? answer(told.body, told.status) : answer('', 403) };
    },
    () => now,
  );
  const hear = async (callback: { body: string; headers: Readonly<Record<string, string>> }) => {
    const read = gateway.readWebhook(bytes(callback.body), new Headers(callback.headers), now, null);
    return read.ok && gateway.confirm ? gateway.confirm(read.value) : read;
  };
  return { company, gateway, sent, hear, happens: (value: typeof last) => (last = value) };
};

describe.each(wallets)('$name', (wallet) => {
  test('opens what was ordered, and the company reads the order as the house meant it', async () => {
    const { company, gateway, sent } = meet(wallet);
    const way = await gateway.open(order);
    if (!way.ok) throw new Error(way.code);
    expect([way.value.redirectUrl, way.value.initializationToken].filter(Boolean)).not.toEqual([]);
    const request = sent[0];
    if (request === undefined) throw new Error('nothing was sent');
    expect(company.readOrder({ method: 'POST', headers: {}, ...request })).toMatchObject({
      depositId,
      amountMinor: 3_050n,
      currency: 'EUR',
    });
  });

  test('is not served as a merchant that it does not know', async () => {
    const { gateway } = meet(wallet, 'the secret of somebody else');
    // Skrill knows a merchant by an address: what it signs is what tells.
    if (wallet.name === 'skrill') return;
    expect(await gateway.open(order)).toEqual({ ok: false, code: 'gateway_unavailable' });
  });

  test.each(['completed', 'failed', 'pending'] as const)('hears that a payment is %s', async (outcome) => {
    const { company, hear, happens } = meet(wallet);
    const told = event({ outcome });
    happens(told);
    const heard = await hear(company.callback(told, order, now));
    expect(heard).toMatchObject({ ok: true, value: { depositId, outcome, amountMinor: 3_050n, currency: 'EUR' } });
  });

  test('names one event once, and another outcome as another event', async () => {
    const { company, hear, happens } = meet(wallet);
    const idOf = async (outcome: 'completed' | 'pending') => {
      const told = event({ outcome });
      happens(told);
      const heard = await hear(company.callback(told, order, now));
      return heard.ok ? heard.value?.eventId : heard.code;
    };
    expect(await idOf('completed')).toBe(await idOf('completed'));
    expect(await idOf('completed')).not.toBe(await idOf('pending'));
  });

  test('believes no stranger: refuses what he signs, or asks and hears that nothing has happened', async () => {
    const { hear } = meet(wallet);
    const stranger = wallet.company('a stranger does not know the secret', origin);
    const heard = await hear(stranger.callback(event(), order, now));
    expect(heard).toEqual(
      wallet.name === 'jeton' ? { ok: true, value: null } : { ok: false, code: 'signature_invalid' },
    );
  });

  test('passes on another amount than was ordered only as what was paid, for the house to refuse', async () => {
    const { company, hear, happens } = meet(wallet);
    const paid = event({ amountMinor: 305n });
    happens(paid);
    expect(await hear(company.callback(paid, order, now))).toMatchObject({ value: { amountMinor: 305n } });
  });

  test.each(['', '{', '{}', 'a=b&a=c', '[]', '\u0000'])('refuses %j as no callback of its own', async (body) => {
    const { hear } = meet(wallet);
    expect(await hear({ body, headers: {} })).toEqual({ ok: false, code: 'bad_request' });
  });

  test.each(['', 'null', '{}', '<html>', '{"payload":[]}', '{"code":"99999"}'])(
    'opens nothing when the company answers %j',
    async (body) => {
      const gateway = wallet.sandbox(
        secret,
        origin,
        async () => ({ ok: true, value: answer(body) }),
        () => now,
      );
      expect(await gateway.open(order)).toEqual({ ok: false, code: 'gateway_unavailable' });
    },
  );
});
