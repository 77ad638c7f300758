import { z } from 'zod';
import { type Protocol, textOf } from '../protocol.ts';

export const gamstopKeys = z.strictObject({ url: z.url(), key: z.string().min(8) });

/**
 * GAMSTOP, as its open clients speak to it (bruce-binary/perl-Webservice-GAMSTOP, Tallium-dev/Gamstop): a form by POST, the key in
 * `X-API-Key`; the answer stands in `X-Exclusion`: `Y` excluded, `N` unknown, `P` excluded formerly. `X-Unique-Id` names it.
 */
export const gamstop = ({ url, key }: z.output<typeof gamstopKeys>): Protocol => ({
  name: 'gamstop',
  question: ({ firstName, lastName, dateOfBirth, email, zipCode, mobile }, questionId) => ({
    url,
    headers: {
      'x-api-key': key,
      'x-trace-id': questionId,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      firstName: textOf(firstName),
      lastName: textOf(lastName),
      dateOfBirth: textOf(dateOfBirth),
      email: textOf(email),
      postcode: textOf(zipCode),
      ...(mobile !== null && { mobile }),
    }).toString(),
  }),
  read: ({ headers }) => {
    const said = headers.get('x-exclusion');
    const reference = headers.get('x-unique-id')?.slice(0, 200) ?? null;
    if (said === 'Y') return { said: 'excluded', reference };
    return said === 'N' || said === 'P' ? { said: 'clear', reference } : null;
  },
});
