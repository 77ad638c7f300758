import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '#scripts/ops/reconcile.ts';
import { offers } from '#server/adapters/payments/protocols/index.ts';
import { sql } from '#server/db/db.ts';
import { webhookFor } from '#server/sandbox/deliver.ts';
import { decideOrder, findOrder, type SandboxOrder, type SandboxOutcome } from '#server/sandbox/orders.ts';
import { newPlayer } from '#tests/server/identity/world.ts';
import { createHouse, type House, openedDeposit } from '#tests/server/payments/house.ts';
import { type Chance, chanceOf } from './chance.ts';

/** As long as `FUZZ_COMPANY_SECONDS` say, else a part of what the calls have. */
const seconds = Number(process.env['FUZZ_COMPANY_SECONDS'] ?? 20);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const workers = 6;

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterAll(() => house.close());

const outcomes: readonly SandboxOutcome[] = ['completed', 'completed', 'completed', 'failed', 'pending', 'reversed'];

type Payment = {
  readonly id: string;
  readonly playerId: string;
  readonly order: SandboxOrder;
  /** Whether its company has said, signed, that it has this very amount. */
  isPaid: boolean;
};

const openAt = async (gateway: string): Promise<Payment | undefined> => {
  const { session } = await newPlayer(house);
  try {
    const { id, reference } = await openedDeposit(house, session, { gateway });
    const order = await findOrder(house.ctx, gateway, reference);
    return order === null ? undefined : { id, playerId: session.playerId, order, isPaid: false };
  } catch {
    // A company that does not take euros, or asks for more than this player tells.
    return undefined;
  }
};

type Fault = { readonly what: string; readonly gateway: string; readonly sent: string };
const faults: Fault[] = [];

/** One flipped byte, a piece cut off, or one put twice. */
const damaged = (body: string, chance: Chance): string => {
  const at = chance.below(Math.max(1, body.length));
  switch (chance.below(3)) {
    case 0:
      return body.slice(0, at);
    case 1:
      return body.slice(0, at) + String.fromCharCode(32 + chance.below(95)) + body.slice(at + 1);
    default:
      return body + body.slice(at);
  }
};

const tell = async (payment: Payment, chance: Chance): Promise<void> => {
  const outcome = chance.one(outcomes);
  const order = (await findOrder(house.ctx, payment.order.gateway, payment.order.reference)) ?? payment.order;
  const isOther = chance.happens(0.15);
  const change = isOther
    ? chance.one([{ amountMinor: 1n }, { amountMinor: order.amountMinor * 100n }, { currency: 'USD' as const }])
    : {};
  // What is asked back at a company is answered as its book has it.
  if (!isOther && chance.happens(0.7)) await decideOrder(house.ctx, order, outcome);
  const { headers, body, call } = webhookFor(house.ctx, order, outcome, change);
  const isDamaged = chance.happens(0.15);
  const text = isDamaged ? damaged(body, chance) : body;
  if (!isOther && outcome === 'completed') payment.isPaid = true;
  const url = call === undefined ? order.webhookUrl : `${order.webhookUrl}/${call}`;
  for (let times = chance.happens(0.2) ? 3 : 1; times > 0; times -= 1) {
    const answer = await fetch(url, { method: 'POST', headers, body: text });
    const said = await answer.text();
    if (answer.status >= 500)
      faults.push({
        what: `${answer.status} ${said.slice(0, 200)}`,
        gateway: order.gateway,
        sent: text.slice(0, 1_000),
      });
  }
};

const stateOf = sql('fuzz_deposit', 'SELECT state FROM deposit WHERE id = $1');
const cashOf = sql(
  'fuzz_deposit_cash',
  `SELECT coalesce(sum(balance), 0)::bigint AS cash FROM account WHERE player_id = $1 AND kind IN ('cash', 'owed')`,
);

/** A payment credits its amount, once, after its company said that it has it; what it took back is gone again. */
const check = async ({ id, playerId, order, isPaid }: Payment): Promise<void> => {
  const [{ state } = { state: 'none' }] = await house.ctx.db.query<{ state: string }>(stateOf, [id]);
  const [{ cash } = { cash: -1n }] = await house.ctx.db.query<{ cash: bigint }>(cashOf, [playerId]);
  const wanted = state === 'completed' ? order.amountMinor : 0n;
  if (cash !== wanted) faults.push({ what: `${state} with ${cash}`, gateway: order.gateway, sent: id });
  if (state === 'completed' && !isPaid)
    faults.push({ what: 'credited and never paid', gateway: order.gateway, sent: id });
};

test('no word of a payment company, in whatever order and however often, credits what was not paid or fails the house', async () => {
  const chance = chanceOf(seed);
  const began = performance.now();
  const isOver = () => faults.length > 20 || performance.now() - began > seconds * 1000;
  const heard = new Map<string, number>();
  let told = 0;
  let completed = 0;
  const run = async (): Promise<void> => {
    while (!isOver()) {
      const payment = await openAt(chance.one(offers).name);
      if (!payment) continue;
      for (let count = 1 + chance.below(8); count > 0; count -= 1) {
        await tell(payment, chance);
        told += 1;
      }
      await check(payment);
      heard.set(payment.order.gateway, (heard.get(payment.order.gateway) ?? 0) + 1);
      completed += Number(payment.isPaid);
    }
  };
  await Promise.all(Array.from({ length: workers }, run));
  console.log(
    `${told} words of companies with seed ${seed}, of payments: ${[...heard].map((pair) => pair.join(' ')).join(', ')}`,
  );
  expect(faults).toEqual([]);
  expect(heard.size).toBeGreaterThan(8);
  expect(completed).toBeGreaterThan(10);
  const { isSound, lines } = await reconcile(house.ctx.db);
  expect([isSound, isSound ? [] : lines]).toEqual([true, []]);
});
