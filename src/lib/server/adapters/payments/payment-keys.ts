import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../../config.ts';

const file = z.record(z.string(), z.unknown());

function readFile(path: string | null): [name: string, part: unknown][] {
  if (path === null) return [];
  try {
    return Object.entries(file.parse(JSON.parse(readFileSync(path, 'utf8'))));
  } catch (error) {
    // JSON's own message repeats what stands in the file.
    const reason = error instanceof SyntaxError || error instanceof z.ZodError ? 'is no JSON object' : 'cannot be read';
    throw new ConfigError(`PAYMENT_KEYS_FILE: ${path} ${reason}`);
  }
}

/** Beside the keys of a company stands what it takes. */
const split = (part: unknown): { readonly keys: unknown; readonly takes: unknown } => {
  if (typeof part !== 'object' || part === null || !('takes' in part)) return { keys: part, takes: undefined };
  const { takes, ...keys } = part;
  return { keys, takes };
};

/** The operator's file of keys: a JSON object with a part for each company. Throws `ConfigError`; no key is ever in a message. */
export const readPaymentKeys = (path: string | null): ReadonlyMap<string, unknown> =>
  new Map(readFile(path).map(([name, part]) => [name, split(part).keys]));

/** What companies take, as the same file says it: of those alone of which it says something. Throws as `readPaymentKeys`. */
export const readPaymentTerms = (path: string | null): ReadonlyMap<string, unknown> =>
  new Map(readFile(path).flatMap(([name, part]) => ('takes' in Object(part) ? [[name, split(part).takes]] : [])));
