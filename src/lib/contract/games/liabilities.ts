import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, day, hex32 } from '../wire.ts';
import { treeHead } from './log.ts';

const signature = z.string().check(z.regex(/^[0-9a-f]{128}$/));
/** Minor units, never below zero. */
const minor = z.string().check(z.regex(/^(?:0|[1-9]\d*)$/));

export const listLiabilities = defineCall({
  ...routes.listLiabilities,
  summary:
    'What the house owed to its players on the days of the last five weeks, the newest first, and where the money for it was: each as it was signed with the Ed25519 key',
  tag: 'fairness',
  session: 'none',
  response: z.strictObject({
    publicKey: hex32,
    days: z.array(z.strictObject({ statement: z.string(), signature })),
  }),
  errors: [],
});

/** The answer is a proof that is verified without the house (`#domain/transparency/verify-liability.ts`). */
export const proveLiability = defineCall({
  ...routes.proveLiability,
  summary:
    'The proof that the sums of a day have the player’s own money in them; no currency is in it where nothing was owed',
  tag: 'fairness',
  session: 'player',
  // A proof of a large house takes tens of milliseconds.
  perDay: 200,
  query: z.strictObject({ day: day }),
  response: z.strictObject({
    publicKey: hex32,
    statement: z.string(),
    signature,
    log: z.nullable(
      z.strictObject({ index: z.int(), seq: z.int(), previous: hex32, head: treeHead, proof: z.array(hex32) }),
    ),
    owner: z.string(),
    currencies: z.array(
      z.strictObject({
        currency: currencyCode,
        salt: hex32,
        parts: z.array(z.strictObject({ index: z.int(), amount: minor })),
        nodes: z.array(z.strictObject({ sum: minor, hash: hex32 })),
      }),
    ),
  }),
  errors: ['not_found'],
});
