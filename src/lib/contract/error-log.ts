import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { routes } from './routes.ts';
import { email, longText } from './wire.ts';

/** What a browser says of a crash. Kept as text, shown as text. */
export const logError = defineCall({
  ...routes.logError,
  summary: 'Report an error of the interface',
  tag: 'log',
  session: 'none',
  body: z.strictObject({
    user: z.optional(z.nullable(z.strictObject({ email: z.optional(email) }))),
    error: z.strictObject({
      name: longText(200),
      message: longText(2000),
      stack: z.optional(longText(8000)),
      componentStack: z.optional(longText(8000)),
      url: z.optional(longText(2000)),
    }),
    userAgent: longText(512),
  }),
  response: z.void(),
  errors: [],
});
