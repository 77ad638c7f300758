import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { instant, text } from '../wire.ts';

/** The day from which a version holds, and the beginning of the hash of its words: `2026-12-06-04654b13`. */
const version = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The texts of the agreement, the terms first, each by its path on the site. */
const agreement = z.strictObject({
  documents: z.array(
    z.strictObject({
      document: z.string(),
      title: z.string(),
      standing: z.enum(['accepted', 'announced', 'due']),
      /** The newest version that the player accepted; null of none. */
      accepted: z.nullable(z.strictObject({ version, inForceFrom: day, at: instant })),
      /** What is to be accepted, in force or announced. */
      newest: z.strictObject({ version, inForceFrom: day }),
      /** The day from which deposits and promotions wait for it; null where nothing is to be accepted. */
      neededFrom: z.nullable(day),
    }),
  ),
});

export const readTerms = defineCall({
  ...routes.readTerms,
  summary: 'Which version of each text of the agreement the player accepted, and which one holds or is announced',
  tag: 'profile',
  session: 'player',
  response: agreement,
  errors: [],
});

export const acceptTerms = defineCall({
  ...routes.acceptTerms,
  summary: 'Accept a version of a text of the agreement; the same again changes nothing',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  body: z.strictObject({ document: text(100), version }),
  response: agreement,
  // `terms_changed`: the version holds no longer, a newer one does.
  errors: ['not_found', 'terms_changed'],
});
