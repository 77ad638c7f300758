import { randomUUID } from 'node:crypto';
import type { PaymentEvent } from '#server/adapters/payments/gateway.ts';
import type { PlayedCompany } from '#server/adapters/payments/offer.ts';
import { offers } from '#server/adapters/payments/protocols/index.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import type { ChaosGateway, Outcome, Waiting } from './chaos.ts';

/**
 * Bytes that arrive at a webhook's address. A `true` one tells what its company would say, and is repeated until it is heard; a
 * forged one is sent once.
 */
export type Arrival = {
  readonly deposit: Waiting;
  readonly outcome: Outcome;
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly isTrue: boolean;
};

const companyOf = (gateway: ChaosGateway, secret: string): PlayedCompany => {
  const found = offers.find(({ name }) => name === gateway);
  if (found === undefined) throw new Error(`no company is called ${gateway}`);
  return found.company(secret, 'http://localhost');
};

const stranger = 'not the secret of anybody, but as long as one';
const staleMs = 301_000;

/** More money in a message that is signed already. */
const enriched = (body: string): string =>
  body.replace(/"amount":"\d+"/, '"amount":"999900"').replace(/mb_amount=[\d.]+/, 'mb_amount=9999.00');

type Change = {
  readonly event?: Partial<PaymentEvent>;
  readonly secret?: string;
  readonly at?: Date;
  readonly rewrite?: (body: string) => string;
};

/** Everything that arrives about these deposits: each true event up to four times, and forgeries between, in any order. */
export const arrivalsOf = (
  deposits: readonly Waiting[],
  cardWebhookSecret: string,
  chance: (below: number) => number,
  now: () => Date,
): Arrival[] => {
  const arrivals: Arrival[] = [];
  for (const deposit of deposits) {
    const { id: depositId, gateway, amountMinor, reference } = deposit;
    const own = gatewaySecret(cardWebhookSecret, gateway);
    const order = { depositId, amountMinor, currency: 'EUR', returnUrl: '/', webhookUrl: '/' } as const;
    const add = (outcome: Outcome, eventId: string, isTrue: boolean, change: Change = {}) => {
      const event: PaymentEvent = {
        eventId,
        depositId,
        providerReference: reference,
        outcome,
        amountMinor,
        currency: 'EUR',
        ...change.event,
      };
      const asked = { ...order, depositId: event.depositId };
      const company = companyOf(gateway, change.secret ?? own);
      const { headers, body } = company.callback(event, asked, change.at ?? now());
      const text = change.rewrite?.(body) ?? body;
      arrivals.push({ deposit, outcome, isTrue, headers, raw: new Uint8Array(Buffer.from(text)) });
    };
    const fresh = () => `evt_${randomUUID()}`;
    const tenfold = { event: { amountMinor: amountMinor * 10n } };
    for (const outcome of deposit.story) {
      const eventId = fresh();
      for (let time = 0; time <= chance(4); time += 1) add(outcome, eventId, true);
      // The same event once more, with more money in it. What MiFinity posts is not believed: it is asked, and so it is answered.
      if (chance(4) === 0) add(outcome, eventId, gateway === 'mifinity', tenfold);
    }
    // None of these may ever move a cent.
    const forge = (change: Change, outcome: Outcome = 'completed') => add(outcome, fresh(), false, change);
    const other = gatewaySecret(cardWebhookSecret, gateway === 'brpay' ? 'pgpaytech' : 'brpay');
    const ofAnyone = [
      () => forge({ secret: stranger }),
      () => forge({ secret: other }),
      () => forge({ event: { depositId: randomUUID() } }),
      () => forge({ secret: stranger }, gateway === 'mifinity' ? 'failed' : 'reversed'),
    ];
    const ofSigned = [
      () => forge({ rewrite: enriched }),
      () => forge({ event: { amountMinor: 1n } }),
      () => forge({ event: { currency: 'USD' } }),
    ];
    const ofHouseForm = [
      () => forge({ at: new Date(now().getTime() - staleMs) }),
      () => forge({ event: { providerReference: 'pay_of_somebody_else' } }),
    ];
    const isHouseForm = gateway === 'brpay' || gateway === 'pgpaytech';
    const tricks = [...ofAnyone, ...(gateway === 'mifinity' ? [] : ofSigned), ...(isHouseForm ? ofHouseForm : [])];
    for (let tries = chance(4); tries > 0; tries -= 1) tricks[chance(tricks.length)]?.();
  }
  shuffle(arrivals, chance);
  return arrivals;
};

const shuffle = (arrivals: Arrival[], chance: (below: number) => number): void => {
  for (let last = arrivals.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    const [a, b] = [arrivals[last], arrivals[other]];
    if (a && b) [arrivals[last], arrivals[other]] = [b, a];
  }
};
