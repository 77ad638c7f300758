import * as z from 'zod/mini';
import { registerNames, registerStates, silences } from '#domain/registers/register.ts';
import { instant } from '../wire.ts';
import { defineDeskCall } from './call.ts';

const register = z.strictObject({
  register: z.enum(registerNames),
  /** Whose people it is asked about, ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  /** `silent`: to its last question it said nothing, and whom it was about does not play. */
  state: z.enum(registerStates),
  /** When it said something last, of the last 30 days. */
  answeredAt: z.nullable(instant),
  /** Answers of the last 24 hours, one a question. `incomplete`: what the player has to fill in first. */
  clear: z.int(),
  excluded: z.int(),
  unreachable: z.int(),
  incomplete: z.int(),
  /** Why it was silent last. */
  reason: z.nullable(z.enum(silences)),
  /** How long answers of those hours took, in ms. */
  p50Ms: z.nullable(z.int()),
  p99Ms: z.nullable(z.int()),
  /** How many players it is asked about, and how many of them it excludes. */
  people: z.int(),
  shutOut: z.int(),
});
export type RegisterShown = z.input<typeof register>;

export const readRegisters = defineDeskCall({
  method: 'GET',
  path: '/desk-service/registers',
  summary: 'How the registers of self-excluded people answer; without anybody’s name',
  access: 'registers.read',
  response: z.array(register),
  errors: [],
});
