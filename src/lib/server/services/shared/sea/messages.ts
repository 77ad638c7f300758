import * as z from 'zod/mini';
import { seaSeat, seaShot } from '#contract/games/shared-sea.ts';

/** What processes tell each other of the sea. It may get lost: seats are told again and again, catches are in the database. */
export const seaMessage = z.union([
  /** Somebody has just begun to listen to the others: tell who is here. */
  z.strictObject({ kind: z.literal('who') }),
  z.strictObject({ kind: z.literal('here'), seats: z.array(seaSeat) }),
  z.strictObject({ kind: z.literal('left'), seats: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('shots'), shots: z.array(seaShot) }),
]);
export type SeaMessage = z.infer<typeof seaMessage>;
export type SeaSeat = z.infer<typeof seaSeat>;
export type SeaShot = z.infer<typeof seaShot>;
