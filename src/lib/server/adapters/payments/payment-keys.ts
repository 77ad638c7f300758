import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../../config.ts';

const file = z.record(z.string(), z.unknown());

/** The operator's file of keys: a JSON object with a part for each company. Throws `ConfigError`; no key is ever in a message. */
export function readPaymentKeys(path: string | null): ReadonlyMap<string, unknown> {
  if (path === null) return new Map();
  try {
    return new Map(Object.entries(file.parse(JSON.parse(readFileSync(path, 'utf8')))));
  } catch (error) {
    // JSON's own message repeats what stands in the file.
    const reason = error instanceof SyntaxError || error instanceof z.ZodError ? 'is no JSON object' : 'cannot be read';
    throw new ConfigError(`PAYMENT_KEYS_FILE: ${path} ${reason}`);
  }
}
