import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { currencyCodes } from '#domain/money/currency.ts';
import { ConfigError } from '../../config.ts';

/** Secure, or on this machine: a key or a player's token goes there. */
const service = z.string().transform((text, issues) => {
  const url = URL.parse(text);
  const isNear = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isPlain = url !== null && url.username === '' && url.search === '' && url.hash === '';
  if (isPlain && (url.protocol === 'https:' || isNear)) return url.href.replace(/\/+$/, '');
  issues.addIssue('a secure address');
  return z.NEVER;
});

/** An origin, or every name below a host: `https://games.example`, `https://*.games.example`. */
const frame = z
  .string()
  .regex(/^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z]{2,63}(?::[1-9]\d{0,4})?$/)
  // A port beside a star is more than a frame's address can be held to.
  .refine((text) => !(text.includes('*') && /:\d+$/.test(text)))
  // No address is at a port that goes without saying, so no game would come from there.
  .refine((text) => text.includes('*') || URL.parse(text)?.origin === text);

const common = {
  url: service,
  frames: z.array(frame).min(1).max(200),
  currencies: z
    .array(z.enum(currencyCodes))
    .optional()
    .transform((codes) => codes ?? null),
};

const rsa = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048;

const keysFile = z.strictObject({
  hub88: z
    .strictObject({
      publicKey: z.string().transform((pem) => createPublicKey(pem)),
      client: z
        .strictObject({
          ...common,
          operatorId: z.union([z.int().positive(), z.string().min(1).max(64)]),
          privateKey: z
            .string()
            .transform((pem) => createPrivateKey(pem))
            .refine(rsa),
          subPartnerId: z.string().min(1).max(64).optional(),
        })
        .optional(),
    })
    .optional(),
  valkyrie: z
    .strictObject({
      apiToken: z.string().min(32),
      client: z
        .strictObject({
          ...common,
          operatorKey: z.string().min(16),
          casino: z.string().min(1).max(64).optional(),
          launchConfig: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
          catalogueFile: z.string().min(1),
        })
        .optional(),
    })
    .optional(),
});

export type StudioKeys = z.output<typeof keysFile>;

/** The operator's file. Throws `ConfigError` when it is there and wrong; no key is ever in a message. */
export function readStudioKeys(path: string | null): StudioKeys {
  if (path === null) return {};
  try {
    return keysFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new ConfigError(`AGGREGATOR_KEYS_FILE: ${path} cannot be read, or has not the keys that it should have`);
  }
}
