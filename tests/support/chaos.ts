import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/db.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { Arrival } from './chaos-arrivals.ts';

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

/** The companies of the storm: two of the house's own form, one that signs in its own way, one that is asked. */
const gateways = ['brpay', 'pgpaytech', 'skrill', 'mifinity'] as const;
/** Those whose webhooks nobody has to believe or ask about: for benches, which measure the house alone. */
export const signedInHouseForm: readonly ChaosGateway[] = ['brpay', 'pgpaytech'];
export type ChaosGateway = (typeof gateways)[number];
export type Outcome = 'pending' | 'completed' | 'failed' | 'expired' | 'reversed';

/** A deposit that waits, and what its company will say of it: the truth, in the order in which it happened. */
export type Waiting = {
  readonly id: string;
  readonly playerId: string;
  readonly gateway: ChaosGateway;
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly story: readonly Outcome[];
};

const insertWaiting = sql(
  'chaos_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, provider_reference, redirect_url,
     created_at, updated_at)
   SELECT d.id, d.player_id, d.id::text, '\\x00', d.gateway, 'EUR', d.amount, 'redirected', d.reference, '/', $6, $6
   FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::text[]) AS d (id, player_id, gateway, amount, reference)`,
);

/** The same orders in the books of the companies that are asked about them. */
const insertOrders = sql(
  'chaos_orders',
  `INSERT INTO sandbox_order (gateway, reference, merchant_reference, amount, currency, return_url, webhook_url, payer, payable_until,
     created_at)
   SELECT o.gateway, 'pay_' || o.id, o.id, o.amount, 'EUR', '/', '/', o.id || '@example.com', $4::timestamptz + interval '1 day', $4
   FROM unnest($1::text[], $2::text[], $3::bigint[]) AS o (gateway, id, amount) WHERE o.gateway IN ('skrill', 'mifinity')`,
);

/** Deposits of these players, opened and waiting, in the database. */
export const openWaiting = async (
  db: Db,
  players: readonly string[],
  count: number,
  chance: (below: number) => number,
  now: Date,
  among: readonly ChaosGateway[] = gateways,
): Promise<Waiting[]> => {
  const deposits = Array.from({ length: count }, (): Waiting => {
    const id = randomUUID();
    const gateway = among[chance(among.length)] ?? 'brpay';
    const story = stories[chance(stories.length)] ?? [];
    return {
      id,
      gateway,
      amountMinor: BigInt(1_000 + chance(9_000)),
      // These two name a payment by our number.
      reference: gateway === 'skrill' || gateway === 'mifinity' ? id : `pay_${id}`,
      playerId: players[chance(players.length)] ?? '',
      // MiFinity has no word for money that is taken back.
      story: gateway === 'mifinity' ? story.filter((outcome) => outcome !== 'reversed') : story,
    };
  });
  const column = <T>(of: (deposit: Waiting) => T) => deposits.map(of);
  await db.query(insertWaiting, [
    column(({ id }) => id),
    column(({ playerId }) => playerId),
    column(({ gateway }) => gateway),
    column(({ amountMinor }) => String(amountMinor)),
    column(({ reference }) => reference),
    now,
  ]);
  const [ofGateways, ids] = [column(({ gateway }) => gateway), column(({ id }) => id)];
  await db.query(insertOrders, [ofGateways, ids, column(({ amountMinor }) => String(amountMinor)), now]);
  return deposits;
};

const decide = sql(
  'chaos_decide',
  `UPDATE sandbox_order SET outcome = $3 WHERE gateway = $1 AND merchant_reference = $2
     AND coalesce(outcome, '') NOT IN ('completed', 'reversed')`,
);

/**
 * What an arrival tells has happened at its company by then: it is what the company says when it is asked. What was paid stays
 * paid, whatever arrives late.
 */
export const letHappen = async (db: Db, { deposit, outcome, isTrue }: Arrival): Promise<void> => {
  if (isTrue) await db.query(decide, [deposit.gateway, deposit.id, outcome]);
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
