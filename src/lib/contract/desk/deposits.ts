import * as z from 'zod/mini';
import { currencyCode, day, instant, longText, money, text, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { reason } from './staff.ts';

const player = z.strictObject({ id: uuid, email: z.string() });

export const listHeldDeposits = defineDeskCall({
  method: 'GET',
  path: '/desk-service/deposits/held',
  summary: 'Payments that arrived while their players might not pay in, the oldest first, and what becomes of each',
  access: 'deposits.read',
  response: z.array(
    z.strictObject({
      id: uuid,
      player,
      gateway: z.string(),
      currency: currencyCode,
      amount: money,
      heldAt: instant,
      heldFor: z.enum([
        'account_closed',
        'player_excluded',
        'register_unanswered',
        'player_timed_out',
        'limit_reached',
      ]),
      /** What its company has been asked: null where it refunds nothing by itself. */
      refund: z.nullable(z.strictObject({ asked: z.int(), refused: z.boolean(), reason: z.nullable(z.string()) })),
    }),
  ),
  errors: [],
});

const oneDeposit = z.strictObject({ id: uuid });

export const releaseDeposit = defineDeskCall({
  method: 'POST',
  path: '/desk-service/deposits/{id}/release',
  summary: 'Have the house look at a held deposit again: it credits it unless a reason to hold it stands',
  access: 'deposits.release',
  proof: true,
  params: oneDeposit,
  response: z.void(),
  errors: ['changed_since_shown'],
});

export const noteDepositReturned = defineDeskCall({
  method: 'POST',
  path: '/desk-service/deposits/{id}/returned',
  summary: 'Note that a held deposit was given back by hand, at its company',
  access: 'deposits.return',
  proof: true,
  params: oneDeposit,
  body: z.strictObject({
    reference: text(200),
    /** Known from the company: it did not give it back by itself, and will not. */
    checked: z.boolean(),
  }),
  response: z.void(),
  errors: ['deposit_not_found', 'changed_since_shown', 'refund_under_way'],
});

/** A number of the watcher's. */
const number = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
const oneNumber = z.strictObject({ id: number });

export const listHeldCoins = defineDeskCall({
  method: 'GET',
  path: '/desk-service/coins',
  summary: 'Coins that arrived and wait for a person, and such as were credited and are in the chain no longer',
  access: 'coins.read',
  response: z.strictObject({
    transfers: z.array(
      z.strictObject({
        id: number,
        player,
        chain: z.string(),
        txid: z.string(),
        address: z.string(),
        currency: currencyCode,
        amount: money,
        seenAt: instant,
        /** Why it waits; `lost`: it was credited and left the chain. */
        why: z.string(),
      }),
    ),
    /** Coins at an address that no transaction names. */
    findings: z.array(
      z.strictObject({
        id: number,
        player,
        chain: z.string(),
        address: z.string(),
        amount: money,
        /** Else at least that much. */
        exact: z.boolean(),
        blocks: z.strictObject({ from: z.nullable(z.string()), to: z.string() }),
      }),
    ),
  }),
  errors: [],
});

export const readCoins = defineDeskCall({
  method: 'GET',
  path: '/desk-service/coins/{id}',
  summary: 'What the watcher and people did with one transfer',
  access: 'coins.read',
  params: oneNumber,
  response: z.array(z.strictObject({ at: instant, kind: z.string(), facts: z.record(z.string(), z.unknown()) })),
  errors: ['not_found'],
});

export const releaseCoins = defineDeskCall({
  method: 'POST',
  path: '/desk-service/coins/{id}/release',
  summary: 'Have the watcher look at held coins again: it credits them unless the reason still stands',
  access: 'coins.release',
  proof: true,
  params: oneNumber,
  response: z.void(),
  errors: ['not_found', 'changed_since_shown'],
});

export const noteCoinsReturned = defineDeskCall({
  method: 'POST',
  path: '/desk-service/coins/{id}/returned',
  summary: 'Note that held coins went back where they came from, and by which transaction',
  access: 'coins.return',
  proof: true,
  params: oneNumber,
  body: z.strictObject({ transaction: z.string().check(z.trim(), z.regex(/^(?:0x)?[0-9a-f]{64}$/)) }),
  response: z.void(),
  errors: ['not_found', 'changed_since_shown'],
});

export const chargeCoinsBack = defineDeskCall({
  method: 'POST',
  path: '/desk-service/coins/{id}/charge-back',
  summary: 'Take a credit back whose coins left the chain; what was played stands on the charge-back account',
  access: 'coins.charge_back',
  proof: true,
  params: oneNumber,
  response: z.void(),
  errors: ['not_found', 'changed_since_shown'],
});

export const settleFinding = defineDeskCall({
  method: 'POST',
  path: '/desk-service/coins/findings/{id}/settle',
  summary: 'Note what was done about coins that no transaction names; books nothing',
  access: 'coins.settle',
  params: oneNumber,
  body: z.strictObject({ reason }),
  response: z.void(),
  errors: ['changed_since_shown'],
});

/** A provider's statement of a busy day. */
const statementCharsMax = 4_000_000;

/** The most days of a statement, a quarter: what was booked in them is read and answered at once. */
export const statementDaysMax = 92;
const isPeriod = z.refine<{ from: string | null; to: string | null }>(({ from, to }) => {
  if (to === null) return true;
  const days = from === null ? 0 : (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= statementDaysMax;
});

export const compareStatement = defineDeskCall({
  method: 'POST',
  path: '/desk-service/statements/compare',
  summary: 'Hold a provider’s statement (CSV) against the books, and list every difference; books nothing',
  access: 'statements.compare',
  body: z
    .strictObject({
      file: text(200),
      csv: longText(statementCharsMax),
      /** Whose statement it is, and of which days (UTC), where its lines do not say so. */
      provider: z.nullable(z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/))),
      from: z.nullable(day),
      to: z.nullable(day),
    })
    .check(isPeriod),
  response: z.strictObject({
    providers: z.array(z.string()),
    from: day,
    to: day,
    lines: z.int(),
    booked: z.int(),
    /** Amounts in minor units. */
    differences: z.array(
      z.strictObject({
        kind: z.string(),
        provider: z.string(),
        type: z.string(),
        payment: z.string(),
        there: z.nullable(z.string()),
        here: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['statement_unreadable', 'statement_empty'],
});
