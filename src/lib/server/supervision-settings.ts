import { z } from 'zod';
import type { DanishLicence } from '#domain/supervision/danish.ts';
import type { DutchLicence } from '#domain/supervision/dutch.ts';
import { whole } from './whole-number.ts';

const name = (longest: number) => z.string().trim().min(1, 'a name').max(longest, `${longest} characters at most`);

/** What authorities gave a licensee, for the records of a day (docs/rooms/supervisors.md); `config.ts` has them among the others. */
export const supervisionVariables = {
  DANISH_CERTIFICATE: name(45).optional(),
  DANISH_GENERATOR: z
    .string()
    .regex(/^[^/]{1,45}\/[^/]{1,45}$/, 'the generator’s id and its software’s, such as RNG-1/2.0')
    .optional(),
  DUTCH_OPERATOR: name(256).optional(),
  DUTCH_DATA_SAFE: name(256).optional(),
  FIU_ENTITY: whole(1, 2_147_483_647).optional(),
};
const variables = z.object(supervisionVariables);

/** Null: no licence there. `refuse` is told each value that cannot stand alone. */
export function supervisionSettings(
  env: z.output<typeof variables>,
  refuse: (name: keyof typeof supervisionVariables, message: string) => void,
): {
  readonly danish: Omit<DanishLicence, 'website'> | null;
  readonly dutch: DutchLicence | null;
  /** The number under which the financial intelligence unit knows the house; null: it was not given. */
  readonly reportsAs: number | null;
} {
  const { DANISH_CERTIFICATE: certificate, DANISH_GENERATOR: generator } = env;
  const { DUTCH_OPERATOR: operator, DUTCH_DATA_SAFE: safe } = env;
  if ((certificate === undefined) !== (generator === undefined))
    refuse('DANISH_CERTIFICATE', 'stands together with DANISH_GENERATOR');
  if ((operator === undefined) !== (safe === undefined))
    refuse('DUTCH_OPERATOR', 'stands together with DUTCH_DATA_SAFE');
  const [id = '', software = ''] = generator?.split('/') ?? [];
  return {
    danish: certificate === undefined ? null : { certificate, generator: { id, software } },
    dutch: operator === undefined || safe === undefined ? null : { operator, safe },
    reportsAs: env.FIU_ENTITY ?? null,
  };
}
