import { z } from 'zod';
import { numberOf } from '#domain/registers/national-number.ts';
import { type RegisterName, registerNames } from '#domain/registers/register.ts';
import { country } from './setting-kinds.ts';
import { whole } from './whole-number.ts';

const pair = z
  .string()
  .transform((text) => text.split(':').map((part) => part.trim()))
  .pipe(z.tuple([country, z.enum(registerNames)], `a country and its register, such as SE:${registerNames[0]}`))
  .refine(
    ([of, name]) => (numberOf[name] ?? of) === of,
    'a register that knows people by their country’s number of that country alone: SE:spelpaus, DK:rofus',
  );

/** What an operator may set of registers of self-excluded people; `config.ts` has them among the others. */
export const registerVariables = {
  REGISTERS: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(pair))
    .refine((pairs) => new Set(pairs.map(([of]) => of)).size === pairs.length, 'each country once')
    .default([]),
  REGISTER_KEYS_FILE: z.string().min(1, 'a file').optional(),
  REGISTER_FRESH_SECONDS: whole(60, 86_400).default(1_800),
};
const variables = z.object(registerVariables);

export type RegisterSettings = {
  /** By the country whose people are asked for. */
  readonly byCountry: ReadonlyMap<string, RegisterName>;
  readonly keysFile: string | null;
  /** For how long an answer lets somebody play. */
  readonly freshMs: number;
};

export const registerSettings = (env: z.output<typeof variables>): RegisterSettings => ({
  byCountry: new Map(env.REGISTERS),
  keysFile: env.REGISTER_KEYS_FILE ?? null,
  freshMs: env.REGISTER_FRESH_SECONDS * 1_000,
});
