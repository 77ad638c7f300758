import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RegisterName } from '#domain/registers/register.ts';
import { ConfigError } from '../../config.ts';
import type { Protocol } from './protocol.ts';
import { gamstop, gamstopKeys } from './protocols/gamstop.ts';
import { oasis, oasisKeys } from './protocols/oasis.ts';
import { rofus, rofusKeys } from './protocols/rofus.ts';
import { spelpaus, spelpausKeys } from './protocols/spelpaus.ts';

const file = z.strictObject({
  spelpaus: spelpausKeys.optional(),
  gamstop: gamstopKeys.optional(),
  rofus: rofusKeys.optional(),
  oasis: oasisKeys.optional(),
});
export type RegisterKeys = z.output<typeof file>;

/** The operator's file of addresses and keys: a JSON object with a part for each register. Throws `ConfigError`; no key is ever in a message. */
export function readRegisterKeys(path: string | null): RegisterKeys {
  if (path === null) return {};
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch (error) {
      // JSON's own message repeats what stands in the file.
      throw new ConfigError(
        `REGISTER_KEYS_FILE: ${path} ${error instanceof SyntaxError ? 'is no JSON' : 'cannot be read'}`,
      );
    }
  };
  const parsed = file.safeParse(read());
  if (parsed.success) return parsed.data;
  const parts = [...new Set(parsed.error.issues.map(({ path: part }) => part.join('.')))];
  throw new ConfigError(`REGISTER_KEYS_FILE: ${path} does not fit at ${parts.join(', ')}`);
}

/** How a register is spoken to with these keys; undefined where there are none for it. */
export const protocolOf = (name: RegisterName, keys: RegisterKeys): Protocol | undefined => {
  const { spelpaus: se, gamstop: gb, rofus: dk, oasis: de } = keys;
  const protocols = {
    spelpaus: se && spelpaus(se),
    gamstop: gb && gamstop(gb),
    rofus: dk && rofus(dk),
    oasis: de && oasis(de),
  };
  return protocols[name];
};
