import { createHash, randomUUID } from 'node:crypto';
import { type HouseEvent, signatureHeader } from '#server/adapters/payments/protocols/house-form.ts';
import { signWebhook } from '#server/adapters/payments/protocols/house-signature.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/db.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';

/** The companies whose webhooks are signed in the house's own form. */
const gateways = ['brpay', 'pgpaytech'] as const;
type Outcome = 'pending' | 'completed' | 'failed' | 'expired' | 'reversed';

/** A deposit that waits, and what its company will say of it: the truth, in the order in which it happened. */
type Waiting = {
  readonly id: string;
  readonly playerId: string;
  readonly gateway: (typeof gateways)[number];
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly story: readonly Outcome[];
};

/** Bytes that arrive at a webhook's address. A `true` one is repeated until it is heard; a forged one is sent once. */
export type Arrival = {
  readonly deposit: Waiting;
  readonly outcome: Outcome;
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly isTrue: boolean;
};

/** `lost`: no answer came, whatever was done; `refused`: the house would not hear it. */
export type Told = 'heard' | 'refused' | 'lost';

/** A stream of chance that is the same for a seed: numbers from 0 up to but not `below`. */
export const chanceOf = (seed: string): ((below: number) => number) => {
  let block = Buffer.alloc(0);
  let count = 0;
  return (below) => {
    if (block.length < 4) {
      block = createHash('sha256').update(`${seed}:${count}`).digest();
      count += 1;
    }
    const value = block.readUInt32BE(0);
    block = block.subarray(4);
    return value % below;
  };
};

const stories: readonly (readonly Outcome[])[] = [
  ['completed'],
  ['pending', 'completed'],
  ['failed', 'completed'],
  ['expired', 'pending', 'completed'],
  ['completed', 'reversed'],
  ['pending', 'completed', 'reversed'],
  ['failed'],
  ['pending', 'expired'],
  ['pending'],
  [],
];

const insertWaiting = sql(
  'chaos_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, provider_reference, redirect_url,
     created_at, updated_at)
   SELECT d.id, d.player_id, d.id::text, '\\x00', d.gateway, 'EUR', d.amount, 'redirected', d.reference, '/', $6, $6
   FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::text[]) AS d (id, player_id, gateway, amount, reference)`,
);

/** Deposits of these players, opened and waiting, in the database. */
export const openWaiting = async (
  db: Db,
  players: readonly string[],
  count: number,
  chance: (below: number) => number,
  now: Date,
): Promise<Waiting[]> => {
  const deposits = Array.from({ length: count }, (): Waiting => {
    const id = randomUUID();
    return {
      ...{ id, reference: `pay_${id}`, amountMinor: BigInt(1_000 + chance(9_000)) },
      playerId: players[chance(players.length)] ?? '',
      gateway: gateways[chance(gateways.length)] ?? 'brpay',
      story: stories[chance(stories.length)] ?? [],
    };
  });
  const column = <T>(of: (deposit: Waiting) => T) => deposits.map(of);
  await db.query(insertWaiting, [
    ...[column(({ id }) => id), column(({ playerId }) => playerId), column(({ gateway }) => gateway)],
    ...[column(({ amountMinor }) => String(amountMinor)), column(({ reference }) => reference), now],
  ]);
  return deposits;
};

/** Everything that arrives about these deposits: each true event up to four times, and forgeries between, in any order. */
export const arrivalsOf = (
  deposits: readonly Waiting[],
  cardWebhookSecret: string,
  chance: (below: number) => number,
  now: () => Date,
): Arrival[] => {
  const arrivals: Arrival[] = [];
  const secretOf = new Map(gateways.map((name) => [name, gatewaySecret(cardWebhookSecret, name)]));
  for (const deposit of deposits) {
    const body = (outcome: Outcome, change: Partial<HouseEvent> = {}): HouseEvent => ({
      ...{ id: `evt_${randomUUID()}`, type: `payment.${outcome}`, reference: deposit.reference },
      ...{ merchantReference: deposit.id, amount: String(deposit.amountMinor), currency: 'EUR' },
      ...change,
    });
    const add = (
      outcome: Outcome,
      event: HouseEvent,
      isTrue: boolean,
      change: { secret?: string; at?: Date; sent?: string } = {},
    ) => {
      const text = JSON.stringify(event);
      const signature = signWebhook(
        change.secret ?? secretOf.get(deposit.gateway) ?? '',
        Buffer.from(text),
        change.at ?? now(),
      );
      arrivals.push({
        ...{ deposit, outcome, isTrue },
        raw: new Uint8Array(Buffer.from(change.sent ?? text)),
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      });
    };
    for (const outcome of deposit.story) {
      const event = body(outcome);
      for (let time = 0; time <= chance(4); time += 1) add(outcome, event, true);
      // The same event once more, with more money in it.
      if (chance(4) === 0) add(outcome, { ...event, amount: String(deposit.amountMinor * 10n) }, false);
    }
    // None of these may ever move a cent.
    const forged = body('completed');
    const tricks: (() => void)[] = [
      () => add('completed', forged, false, { secret: 'not the secret of anybody, but as long as one' }),
      () =>
        add('completed', forged, false, {
          secret: secretOf.get(deposit.gateway === 'brpay' ? 'pgpaytech' : 'brpay') ?? '',
        }),
      () => add('completed', forged, false, { at: new Date(now().getTime() - 301_000) }),
      () => add('completed', forged, false, { sent: JSON.stringify({ ...forged, amount: '999900' }) }),
      () => add('completed', body('completed', { amount: '1' }), false),
      () => add('completed', body('completed', { currency: 'USD' }), false),
      () => add('completed', body('completed', { reference: 'pay_of_somebody_else' }), false),
      () => add('completed', body('completed', { merchantReference: randomUUID() }), false),
      () => add('reversed', body('reversed'), false, { secret: 'not the secret of anybody, but as long as one' }),
    ];
    for (let tries = chance(4); tries > 0; tries -= 1) tricks[chance(tricks.length)]?.();
  }
  for (let last = arrivals.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    const [a, b] = [arrivals[last], arrivals[other]];
    if (a && b) [arrivals[last], arrivals[other]] = [b, a];
  }
  return arrivals;
};

export type ChaosCounts = { sent: number; heard: number; refused: number; lost: number; forgedHeard: number };

/**
 * Delivers it all, some at a time, as companies do: what was not answered is sent again, and so is a true event that was refused,
 * until its time has come (a charge-back that overtook the payment).
 */
export const deliverAll = async (
  arrivals: readonly Arrival[],
  atOnce: number,
  deliver: (arrival: Arrival) => Promise<Told>,
): Promise<ChaosCounts> => {
  const counts: ChaosCounts = { sent: 0, heard: 0, refused: 0, lost: 0, forgedHeard: 0 };
  let queue = [...arrivals];
  for (let round = 0; queue.length > 0 && round < 1_000; round += 1) {
    const again: Arrival[] = [];
    let next = 0;
    const work = async () => {
      for (let arrival = queue[next++]; arrival; arrival = queue[next++]) {
        const told = await deliver(arrival);
        counts.sent += 1;
        counts[told] += 1;
        if (told === 'heard' && !arrival.isTrue) counts.forgedHeard += 1;
        if (told === 'lost' || (told === 'refused' && arrival.isTrue)) again.push(arrival);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    queue = again;
  }
  if (queue.length > 0) throw new Error(`${queue.length} true events are refused for ever`);
  return counts;
};

const readCredits = sql(
  'chaos_credits',
  `SELECT d.id, d.state, d.player_id,
     (SELECT count(*) FROM movement m WHERE m.kind = 'deposit' AND m.reference = d.id::text) AS credits,
     (SELECT count(*) FROM movement m WHERE m.kind = 'deposit_reversed' AND m.reference = d.id::text) AS reversals,
     coalesce((SELECT sum(p.amount) FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id
       WHERE m.kind = 'deposit' AND m.reference = d.id::text AND a.player_id = d.player_id), 0)::bigint AS credited
   FROM deposit d WHERE d.id = ANY($1::uuid[])`,
);
type CreditRow = { id: string; state: string; credits: bigint; reversals: bigint; credited: bigint };

/** What is wrong in the end, a line each; empty when everything holds. */
export const faultsOf = async (db: Db, deposits: readonly Waiting[]): Promise<string[]> => {
  const ledger = await checkLedger(db);
  const rows = await db.query<CreditRow>(readCredits, [deposits.map(({ id }) => id)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [
    ...ledger.mismatches.map(({ problem, found, expected }) => `${problem}: ${found}, expected ${expected}`),
    ...ledger.totals.filter(({ total }) => total !== 0n).map(({ currency, total }) => `${currency} sums to ${total}`),
    ...deposits.flatMap(({ id, story, amountMinor }) => {
      const row = byId.get(id);
      const due = story.includes('completed') ? 1n : 0n;
      const back = story.includes('reversed') ? 1n : 0n;
      const isRight =
        row?.credits === due &&
        row.credited === due * amountMinor &&
        row.reversals === back &&
        (back === 1n) === (row.state === 'reversed');
      return isRight
        ? []
        : [
            `${id} (${story.join(', ')}): ${row?.state}, ${row?.credits} credits of ${row?.credited}, ${row?.reversals} back`,
          ];
    }),
  ];
};
