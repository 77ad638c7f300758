import { join } from 'node:path';
import { z } from 'zod';

/** How a house holds its own files against their list (docs/standards). */
export type ProgramSettings = {
  /** `refuse`: no start with a changed file. `warn`: it is said and counted. `off`: nobody looks. */
  readonly check: 'refuse' | 'warn' | 'off';
  /** The list, in the form of `sha256sum`; its signature lies beside it as `.sig`. */
  readonly listFile: string;
  /** The private key of an operator, in PEM; null: the one in the data folder. */
  readonly keyFile: string | null;
  /** The one key whose lists count, 32 bytes in base64; null: that of the data folder. */
  readonly publicKey: string | null;
  /** Where a key is made when the operator has none. */
  readonly ownKeyFile: string;
};

export const programVariables = {
  PROGRAM_CHECK: z.enum(['refuse', 'warn', 'off'], 'refuse, warn or off').optional(),
  PROGRAM_LIST_FILE: z.string().min(1, 'a file').optional(),
  PROGRAM_KEY_FILE: z.string().min(1, 'a file').optional(),
  PROGRAM_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in base64, as `npm run ops -- files list` prints')
    .optional(),
};
const variables = z.object({ ...programVariables, DATA_DIR: z.string() });

export const programSettings = (env: z.output<typeof variables>, production: boolean): ProgramSettings => ({
  check: env.PROGRAM_CHECK ?? (production ? 'refuse' : 'off'),
  listFile: env.PROGRAM_LIST_FILE ?? join(env.DATA_DIR, 'program-files.sha256'),
  keyFile: env.PROGRAM_KEY_FILE ?? null,
  publicKey: env.PROGRAM_PUBLIC_KEY ?? null,
  ownKeyFile: join(env.DATA_DIR, 'program-key.pem'),
});
