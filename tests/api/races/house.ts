import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { routes } from '#contract/routes.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { spin } from '#domain/games/roulette/roulette-european/rules.ts';
import type { Captcha } from '#server/adapters/captcha/captcha.ts';
import { type HouseEvent, signatureHeader } from '#server/adapters/payments/protocols/house-form.ts';
import { signWebhook } from '#server/adapters/payments/protocols/house-signature.ts';
import { sql } from '#server/db/db.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import { readPlaySeeds } from '#server/services/games/play-seeds.ts';
import { balanceOf, fund, mismatches } from '#tests/support/ledger.ts';
import { fillPayer } from '#tests/support/payer.ts';
import { goodPassword, openRoulette, type Player, visit } from '#tests/support/player.ts';
import type { TestServer } from '#tests/support/server.ts';
import type { Shot } from './burst.ts';

/** A captcha that lets everybody in: what is attacked lies behind it. */
export const openDoor: Captcha = { challenge: async () => ({}), verify: async () => true };

export type Owner = Player & { readonly id: string };

const selectPlayer = sql('attack_player', 'SELECT id FROM player WHERE email_key = $1');

/** A signed-in player with `cash` minor units of EUR, who has told nothing but what the sign-up asks. */
export async function newcomer(server: TestServer, cash = 0n): Promise<Owner> {
  const player = visit(server.origin);
  const { email } = player;
  await player.must('register', {
    body: { fullName: 'Ada Byron', email, password: goodPassword, terms: true, adult: true, captcha: 'solved' },
  });
  const [row] = await server.ctx.db.query<{ id: string }>(selectPlayer, [email]);
  const id = row?.id ?? '';
  if (cash > 0n) await fund(server.ctx.db, id, cash);
  return { ...player, id };
}

/** The same with a profile that says what a payment asks. */
export async function owner(server: TestServer, cash = 0n): Promise<Owner> {
  const player = await newcomer(server, cash);
  await fillPayer(server.ctx.db, player.id);
  return player;
}

export const seated = (player: Player): Promise<string> => openRoulette(player);

/** The pocket that the ball finds in the player's next round, which no player can know. */
export async function nextPocket(server: TestServer, playerId: string): Promise<number> {
  return spin(createStream(await readPlaySeeds(server.ctx, server.ctx.db, playerId)));
}

/** A straight-up bet that loses the player's next round. */
export async function losingBet(server: TestServer, playerId: string, amount: string) {
  return { spot: `straight:${(await nextPocket(server, playerId)) === 7 ? 8 : 7}`, amount };
}

export const roundShot = (player: Player, sessionId: string, bets: unknown, key: string = randomUUID()): Shot => ({
  method: 'POST',
  path: routes.placeRound.path.replace('{sessionId}', sessionId),
  headers: { cookie: player.cookies(), 'idempotency-key': key },
  body: { bets },
});

export const callShot = (player: Player, name: keyof typeof routes, body: unknown, key?: string): Shot => ({
  method: routes[name].method,
  path: routes[name].path,
  headers: { cookie: player.cookies(), ...(key !== undefined && { 'idempotency-key': key }) },
  body,
});

export type Opened = { readonly id: string; readonly reference: string };

/** A deposit at the gateway, not paid yet. */
export async function openDeposit(player: Player, amount = '30', key: string = randomUUID()): Promise<Opened> {
  const { id, redirectUrl } = await player.must<{ id: string; redirectUrl: string }>('brpayDeposit', {
    body: { amount, currency: 'EUR' },
    key,
  });
  return { id, reference: redirectUrl.split('/').at(-1) ?? '' };
}

export const eventOf = ({ id, reference }: Opened, change: Partial<HouseEvent> = {}): HouseEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'payment.completed',
  reference,
  merchantReference: id,
  amount: '3000',
  currency: 'EUR',
  ...change,
});

type Signing = { readonly at?: Date; readonly secret?: string; readonly signature?: string };

/** A webhook as the provider sends it: no cookie, no Origin of ours, signed bytes. */
export function webhookShot(server: TestServer, event: HouseEvent | string, signing: Signing = {}): Shot {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const secret = signing.secret ?? gatewaySecret(server.ctx.config.secrets.cardWebhook, 'brpay');
  const at = signing.at ?? server.ctx.clock.now();
  return {
    method: 'POST',
    path: routes.receiveGatewayWebhook.path.replace('{gateway}', 'brpay'),
    headers: { [signatureHeader]: signing.signature ?? signWebhook(secret, Buffer.from(body), at) },
    body,
  };
}

const countPostings = sql(
  'attack_postings',
  'SELECT count(*) AS postings FROM posting p JOIN movement m ON m.id = p.movement_id WHERE m.player_id = $1 AND m.kind = $2',
);
export async function postingsOf(server: TestServer, playerId: string, kind: string): Promise<number> {
  const [row] = await server.ctx.db.query<{ postings: bigint }>(countPostings, [playerId, kind]);
  return Number(row?.postings ?? -1n);
}

export const cashOf = (server: TestServer, playerId: string): Promise<bigint> => balanceOf(server.ctx.db, playerId);

const sums = sql('attack_sums', 'SELECT currency FROM ledger_sum_zero WHERE total <> 0');
/** The invariants after every case: each currency sums to zero, each wallet is the sum of its entries. */
export async function expectSoundLedger(server: TestServer): Promise<void> {
  expect([...(await mismatches(server.ctx.db)), ...(await server.ctx.db.query(sums))]).toEqual([]);
}

/** "12.50" in minor units of a currency with two digits. */
export const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
