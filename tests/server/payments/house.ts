import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { fail, ok } from '#domain/result.ts';
import { type HouseEvent, signatureHeader } from '#server/adapters/payments/protocols/house-form.ts';
import { signWebhook } from '#server/adapters/payments/protocols/house-signature.ts';
import type { ServerContext } from '#server/context.ts';
import { sql } from '#server/db/db.ts';
import { createSandbox } from '#server/sandbox/app.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { Passwords } from '#server/services/identity/passwords.ts';
import { createDeposit, type DepositInput } from '#server/services/payments/create-deposit.ts';
import { formOf } from '#server/services/payments/open-form.ts';
import { receiveWebhook } from '#server/services/payments/receive-webhook.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';
import { fillPayer } from '#tests/support/payer.ts';

/** A world behind a real port: the webhook's address and the sandbox's pages, with no other part of the house. */
export type House = World & { readonly origin: string };

/** `parts` stand in for parts of the real outside. */
export async function createHouse(parts: Partial<ServerContext> = {}): Promise<House> {
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const origin = await listen(server);
  const world = await createWorld({ PUBLIC_ORIGIN: origin, SANDBOX: '1' }, { passwords: noPasswords, ...parts });
  app.route('/sandbox', createSandbox(world.ctx));
  for (const path of ['/payments/:gateway/webhook', '/payments/:gateway/webhook/:call'])
    app.post(path, async (c) => {
      const raw = new Uint8Array(await c.req.arrayBuffer());
      const { gateway = '', call = null } = c.req.param() as { gateway?: string; call?: string };
      const result = await receiveWebhook(world.ctx, world.caller, gateway, raw, c.req.raw.headers, call);
      return result.ok
        ? c.body(result.value.body)
        : c.json({ code: result.code }, result.code === 'signature_invalid' ? 401 : 409);
    });
  return {
    ...world,
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await world.close();
    },
  };
}

/** Nobody signs in here: what a password costs is for the tests of identity. */
const noPasswords: Passwords = {
  hash: async () => ok('$never$'),
  verify: async () => fail('unavailable'),
};

const listen = (server: Server): Promise<string> =>
  new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** A deposit as it is asked for, whatever the profile says. */
export const askDeposit = (world: World, session: PlayerSession, change: Partial<DepositInput> = {}) =>
  createDeposit(world.ctx, world.caller, session, {
    gateway: 'brpay',
    amount: '30',
    currency: 'EUR' as const,
    idempotencyKey: randomUUID(),
    ...change,
  });

/** The same of a player whose profile says what a payment asks. */
export async function deposit(world: World, session: PlayerSession, change: Partial<DepositInput> = {}) {
  await fillPayer(world.ctx.db, session.playerId);
  return askDeposit(world, session, change);
}

/** A deposit that waits for its webhook. */
export async function openedDeposit(world: World, session: PlayerSession, change: Partial<DepositInput> = {}) {
  const result = await deposit(world, session, change);
  if (!result.ok) throw new Error(`deposit refused: ${result.code}`);
  const { id, redirectUrl, initializationToken } = result.value;
  // A frame goes on with a token instead of a page, which is the order's reference at the sandbox.
  if (redirectUrl === null) return { id, gateway: change.gateway ?? '', reference: initializationToken ?? '' };
  const [, , , gateway = '', reference = ''] = (await pageOf(world, session, redirectUrl)).split('/');
  return { id, gateway, reference };
}

/** Where the player's browser ends up: at the company's page, some by a form of ours and a door of the company's. */
async function pageOf(world: World, session: PlayerSession, redirectUrl: string): Promise<string> {
  const id = /^\/payments\/forms\/(.+)$/.exec(redirectUrl)?.[1];
  const form = id === undefined ? null : await formOf(world.ctx, session, id);
  if (form === null && !redirectUrl.startsWith('/sandbox/company/')) return redirectUrl;
  const { publicOrigin: origin } = world.ctx.config;
  const answer = await fetch(form?.action ?? origin + redirectUrl, {
    redirect: 'manual',
    ...(form !== null && { method: 'POST', headers: { origin }, body: new URLSearchParams(form.fields) }),
  });
  return answer.headers.get('location') ?? `refused with ${answer.status}`;
}

type Opened = Awaited<ReturnType<typeof openedDeposit>>;

export const webhookBody = (opened: Opened, change: Partial<HouseEvent> = {}): HouseEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'payment.completed',
  reference: opened.reference,
  merchantReference: opened.id,
  amount: '3000',
  currency: 'EUR',
  ...change,
});

/** Signs and hands in; `signature` replaces the right one. */
export function send(world: World, gateway: string, body: HouseEvent | string, signature?: string) {
  const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const secret = gatewaySecret(world.ctx.config.secrets.cardWebhook, gateway);
  const headers = new Headers({ [signatureHeader]: signature ?? signWebhook(secret, raw, world.ctx.clock.now()) });
  return receiveWebhook(world.ctx, world.caller, gateway, raw, headers);
}

const selectBalance = sql(
  'test_cash',
  `SELECT coalesce(sum(balance), 0)::bigint AS cash FROM account WHERE player_id = $1 AND kind = 'cash'`,
);
export async function cashOf(world: World, playerId: string): Promise<bigint> {
  const [row] = await world.ctx.db.query<{ cash: bigint }>(selectBalance, [playerId]);
  return row?.cash ?? 0n;
}

const selectMismatch = sql('test_mismatch', 'SELECT * FROM ledger_mismatch');
const selectSums = sql('test_sums', 'SELECT currency FROM ledger_sum_zero WHERE total <> 0');
const countMoved = sql(
  'test_moved',
  `SELECT count(*) AS movements FROM movement WHERE kind = 'deposit' AND reference = $1`,
);
/** The invariants after every case; the number of movements of one deposit. */
export async function soundMovementsOf(world: World, depositId: string): Promise<number> {
  const wrong = [...(await world.ctx.db.query(selectMismatch)), ...(await world.ctx.db.query(selectSums))];
  if (wrong.length > 0) throw new Error(`the ledger is not sound: ${wrong.length} rows`);
  const [row] = await world.ctx.db.query<{ movements: bigint }>(countMoved, [depositId]);
  return Number(row?.movements ?? 0n);
}
