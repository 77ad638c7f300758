import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { useChallenge } from '../../db/queries/identity.ts';
import type { Captcha } from './captcha.ts';

/**
 * A self-hosted captcha: altcha's proof of work, version 2 (https://altcha.org). The browser counts up until the
 * PBKDF2 key of a counter matches the challenge; at most `counterMax` keys of `cost` rounds, about a second on a phone.
 */
type ProofOfWork = {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs the challenges; the same for every process. */
  readonly key: string;
  readonly cost?: number;
  readonly counterMin?: number;
  readonly counterMax?: number;
};

const livesForSeconds = 600;

const hex = z.string().regex(/^[0-9a-f]+$/);
/** Exactly what `createChallenge` signs below; more or less has not been made by us. */
const tokenShape = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      data: z.strictObject({ action: z.string(), until: z.int() }),
    }),
    signature: hex.length(64),
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex, time: z.number().optional() }),
});

export function createProofOfWork(options: ProofOfWork): Captcha {
  const { db, clock, key, cost = 5_000, counterMin = 60, counterMax = 180 } = options;
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}:solution` };
  return {
    challenge: (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counterMax, counterMin),
        deriveKey,
        // The library's own expiry reads the machine's clock; ours is signed along and read against the house's.
        data: { action, until: Math.floor(clock.now().getTime() / 1_000) + livesForSeconds },
        ...secrets,
      }),
    verify: async (token, action) => {
      const parsed = readToken(token);
      if (parsed === null || parsed.challenge.parameters.data.action !== action) return false;
      const until = new Date(parsed.challenge.parameters.data.until * 1_000);
      if (until <= clock.now()) return false;
      const { derivedKey, counter } = parsed.solution;
      const solution = { derivedKey, counter, time: 0 };
      const { verified } = await verifySolution({ challenge: parsed.challenge, solution, deriveKey, ...secrets });
      if (!verified) return false;
      const used = await db.query(useChallenge, [sha256(parsed.challenge.signature), until]);
      return used.length === 1;
    },
  };
}

type Token = z.output<typeof tokenShape>;

/** The token is base64 of altcha's JSON payload. Anything else is null, never an error. */
function readToken(token: string): Token | null {
  if (token.length > 4_096) return null;
  try {
    const parsed = tokenShape.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
