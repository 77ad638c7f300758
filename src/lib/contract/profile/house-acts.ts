import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { instant, orNone } from '../wire.ts';

/** A name of the house's own lists, whose words are `houseacts.…`; one that this page does not know yet is told in general words. */
const named = z.string().check(z.regex(/^[a-z_.]+$/));

export const listHouseActs = defineCall({
  ...routes.listHouseActs,
  summary:
    'Each time somebody of the house looked at the player’s data or did something with the account, newest first, 20 at a time; `next` asks for those before',
  tag: 'profile',
  session: 'player',
  query: z.strictObject({ before: orNone(z.string().check(z.regex(/^[1-9]\d{0,17}$/))) }),
  response: z.strictObject({
    acts: z.array(
      z.strictObject({
        id: z.string(),
        at: instant,
        /** In what role, never by name: `support`; `machine`: at the house's own commands; `house`: by itself; `staff`: no longer known. */
        by: named,
        /** What it was: `players.read`. */
        act: named,
        /** It changed nothing. */
        isLook: z.boolean(),
        /** Of the account: which part of it. */
        part: z.nullable(named),
        /** Why, where the player is told: a code of a paper that was rejected, or somebody’s words. */
        reason: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
});
