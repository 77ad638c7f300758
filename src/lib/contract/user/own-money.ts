import * as z from 'zod/mini';
import { typedCodeText } from '#domain/typed-text.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, email, money, orNone, secretToken } from '../wire.ts';

export const askOwnMoney = defineCall({
  ...routes.askOwnMoney,
  summary:
    'Mail a link to who is excluded or has closed the account, and has money here; the same answer for every address',
  tag: 'user',
  session: 'none',
  body: z.strictObject({ email }),
  response: z.void(),
  errors: [],
});

/** `to`: where it would be paid; null where the player was never paid by a way that a link may use. */
const own = z.strictObject({ currency: currencyCode, amount: money, to: z.nullable(z.string()) });

export const readOwnMoney = defineCall({
  ...routes.readOwnMoney,
  summary: 'What the link of the mail pays out, and what it asks; opens no session',
  tag: 'user',
  session: 'none',
  body: z.strictObject({ token: secretToken }),
  response: z.strictObject({ verified: z.boolean(), needsCode: z.boolean(), money: z.array(own) }),
  errors: ['token_invalid', 'token_expired'],
});

const code = orNone(
  z.string().check(z.overwrite(typedCodeText), z.minLength(6), z.maxLength(20), z.regex(/^[A-Za-z0-9 -]+$/)),
);

/** `minimum`: less than one withdrawal is; `support`: people have to find the way. */
const left = z.strictObject({ currency: currencyCode, amount: money, why: z.enum(['minimum', 'support']) });

export const takeOwnMoney = defineCall({
  ...routes.takeOwnMoney,
  summary: 'Ask for all of it to be paid out, once, with the token of the mail; people look at it first',
  tag: 'user',
  session: 'none',
  body: z.strictObject({ token: secretToken, code }),
  response: z.strictObject({ taken: z.array(own), left: z.array(left) }),
  errors: [
    'token_invalid',
    'token_expired',
    'verification_required',
    'second_factor_required',
    'account_locked',
    'second_factor_wrong',
  ],
});
