import * as z from 'zod/mini';
import { instant, uuid } from '../wire.ts';

/** Money in minor units of its currency, or a count of another small unit: a whole number as text, since it may be larger than a double holds. */
export const minor = z.string().check(z.regex(/^-?(?:0|[1-9]\d*)$/));

/** `<epoch>-<number>`: where an event stands among all. */
const eventId = z.string().check(z.regex(/^[1-9]\d*-[1-9]\d*$/));

/**
 * An event's type, its version, and what its `facts` are. Of a player: `playerId` says whose, and is what the order is kept within.
 * `about`: a sentence for who reads the list.
 */
export const playerEvent = <Type extends string, Facts extends z.core.$ZodLooseShape>(
  type: Type,
  version: number,
  about: string,
  facts: Facts,
) => ({
  about,
  schema: z.strictObject({
    ...common,
    type: z.literal(type),
    version: z.literal(version),
    playerId: uuid,
    facts: z.strictObject(facts),
  }),
});

/** As `playerEvent`, of what happened to nobody's account alone. */
export const anyEvent = <Type extends string, Facts extends z.core.$ZodLooseShape>(
  type: Type,
  version: number,
  about: string,
  facts: Facts,
) => ({
  about,
  schema: z.strictObject({
    ...common,
    type: z.literal(type),
    version: z.literal(version),
    playerId: z.nullable(uuid),
    facts: z.strictObject(facts),
  }),
});

const common = {
  id: eventId,
  epoch: z.int().check(z.gte(1)),
  number: z.int().check(z.gte(1)),
  at: instant,
  key: z.string().check(z.minLength(1), z.maxLength(200)),
} as const;
