import * as z from 'zod/mini';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { readRound } from '../profile/history.ts';
import { currencyCode, instant, money, orNone, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';

/** Where the page before ended, as its `next` says. */
const cursor = z.string().check(z.maxLength(300), z.regex(/^[\x21-\x7e]+$/));
const params = z.strictObject({ id: uuid });

const amount = z.strictObject({ currency: currencyCode, amount: money });

const event = z.strictObject({
  /** Of the source and its row: no two are alike. */
  id: z.string(),
  at: instant,
  kind: z.enum(timelineKinds),
  what: z.string(),
  actor: z.nullable(z.string()),
  /** The id of what it is of: a deposit, a withdrawal, a game session. */
  ref: z.nullable(z.string()),
  money: z.nullable(amount),
  /** What somebody wrote: a message, a note, a reason. */
  text: z.nullable(z.string()),
  /** Of a game session: how many rounds, what was staked and what came back; `money` is the difference. */
  played: z.nullable(z.strictObject({ game: z.string(), rounds: z.int(), stake: money, payout: money })),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const timeline = z.strictObject({ events: z.array(event), next: z.nullable(z.string()) });
export type Timeline = z.input<typeof timeline>;

export const listDeskTimeline = defineDeskCall({
  method: 'GET',
  path: '/desk-service/players/{id}/timeline',
  summary: 'All that happened to a player in one order, the newest first',
  access: 'players.read',
  params,
  query: z.strictObject({ before: orNone(cursor), kind: orNone(z.enum(timelineKinds)) }),
  response: timeline,
  errors: ['player_not_found'],
});

const rounds = z.strictObject({
  rounds: z.array(
    z.strictObject({
      id: uuid,
      gameName: z.string(),
      provider: z.string(),
      status: z.enum(['open', 'settled', 'cancelled']),
      currency: currencyCode,
      stake: money,
      /** How much of the stake was bonus money. */
      stakeBonus: money,
      payout: money,
      balanceAfter: money,
      freeSpin: z.boolean(),
      at: instant,
      /** The call that answers with all of the round and its fairness proof. */
      proof: z.string(),
    }),
  ),
  next: z.nullable(z.string()),
});
export type DeskRounds = z.input<typeof rounds>;

export const listDeskRounds = defineDeskCall({
  method: 'GET',
  path: '/desk-service/players/{id}/rounds',
  summary: 'A player’s rounds for real money, the newest first',
  access: 'players.read',
  params,
  query: z.strictObject({ before: orNone(cursor), gameSession: orNone(uuid) }),
  response: rounds,
  errors: ['player_not_found'],
});

export const readDeskRound = defineDeskCall({
  method: 'GET',
  path: '/desk-service/players/{id}/rounds/{round}',
  summary: 'One round of a player’s in full, with its fairness proof',
  access: 'players.read',
  params: z.strictObject({ id: uuid, round: uuid }),
  response: readRound.response,
  errors: ['round_not_found'],
});

const payments = z.strictObject({
  payments: z.array(
    z.strictObject({
      id: uuid,
      type: z.enum(['deposit', 'withdraw']),
      amount: money,
      currency: currencyCode,
      company: z.string(),
      state: z.string(),
      hold: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      destination: z.nullable(z.string()),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  next: z.nullable(z.string()),
});
export type DeskPayments = z.input<typeof payments>;

export const listDeskPayments = defineDeskCall({
  method: 'GET',
  path: '/desk-service/players/{id}/payments',
  summary: 'A player’s deposits and withdrawals in one order, the newest first',
  access: 'players.read',
  params,
  query: z.strictObject({ before: orNone(cursor) }),
  response: payments,
  errors: ['player_not_found'],
});
