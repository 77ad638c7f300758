import * as z from 'zod/mini';
import { instant, uuid } from '../wire.ts';

/** What one has proposed and another decides, with what it is about. */
export const proposalOf = <const Shape extends z.core.$ZodLooseShape>(about: Shape) =>
  z.strictObject({
    id: uuid,
    ...about,
    reason: z.string(),
    proposedBy: z.strictObject({ id: uuid, name: z.string() }),
    proposedAt: instant,
    expiresAt: instant,
    state: z.enum(['open', 'approved', 'refused', 'withdrawn', 'lapsed']),
    decidedBy: z.nullable(z.string()),
    decidedAt: z.nullable(instant),
    note: z.nullable(z.string()),
  });
