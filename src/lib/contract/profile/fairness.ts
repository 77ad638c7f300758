import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { settledRound } from '../games/entities.ts';
import { routes } from '../routes.ts';
import { currencyCode, hex32, orNone, uuid } from '../wire.ts';

/** What a player may choose: visible ASCII, so that the same bytes come out wherever it is pasted. */
const clientSeed = z.string().check(z.minLength(1, 'required'), z.maxLength(64), z.regex(/^[\x21-\x7e]*$/));

/** The pair in use. `nonce` is the number of the next round; the next pair's commitment is shown in advance. */
const activeSeeds = z.strictObject({
  serverSeedHash: hex32,
  nextServerSeedHash: hex32,
  clientSeed: z.string(),
  nonce: z.int(),
  /** The epoch in which the pair was committed, by which its server seed begins; null: before there were any. */
  epoch: z.nullable(z.int()),
});

export const readFairness = defineCall({
  ...routes.readFairness,
  summary: 'The commitment and the seeds in use',
  tag: 'fairness',
  session: 'player',
  response: activeSeeds,
  errors: [],
});

export const rotateSeed = defineCall({
  ...routes.rotateSeed,
  summary: 'Reveal the server seed, take the next one and, if wished, another client seed',
  tag: 'fairness',
  session: 'player',
  perDay: 300,
  body: z.strictObject({ clientSeed: orNone(clientSeed) }),
  response: z.strictObject({
    revealed: z.strictObject({ serverSeed: hex32, serverSeedHash: hex32, clientSeed: z.string(), rounds: z.int() }),
    active: activeSeeds,
  }),
  errors: ['client_seed_invalid', 'seed_in_use', 'round_open'],
});

/** A decided round as a file of proofs holds it (`#domain/proof/bundle.ts`), with the rules it was played under. */
const provenRound = z.strictObject({ ...settledRound.shape, currency: currencyCode, rulesVersion: z.int() });

export const exportProofs = defineCall({
  ...routes.exportProofs,
  summary: 'The player’s rounds whose seeds are revealed, newest first, 500 at a time; `next` asks for those before',
  tag: 'fairness',
  session: 'player',
  query: z.strictObject({ before: orNone(uuid) }),
  response: z.strictObject({ rounds: z.array(provenRound), next: z.nullable(uuid) }),
  errors: [],
});
