import { z } from 'zod';
import { type Protocol, textOf } from '../protocol.ts';

export const spelpausKeys = z.strictObject({
  url: z.url(),
  actor: z.string().regex(/^[\w-]{1,80}$/),
  key: z.string().min(8),
});

const answer = z.object({ isBlocked: z.boolean(), requestId: z.string(), responseId: z.string().max(200) });

/**
 * Spelinspektionen's API for registration and sign-in, as https://www.spelpaus.se/sa-har-fungerar-det/inloggnings-api/ describes it:
 * a POST of JSON to `…/api/blocking-info/{actorId}`, the key in `authorization`, a personal number of twelve digits as `subjectId`.
 */
export const spelpaus = ({ url, actor, key }: z.output<typeof spelpausKeys>): Protocol => ({
  name: 'spelpaus',
  question: ({ nationalNumber }, questionId) => ({
    url: `${url.replace(/\/$/, '')}/api/blocking-info/${actor}`,
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify({ requestId: questionId, subjectId: textOf(nationalNumber) }),
  }),
  read: ({ body }, questionId) => {
    const told = answer.safeParse(jsonOf(body)).data;
    // An answer to another question is none to this one.
    if (told?.requestId !== questionId) return null;
    return { said: told.isBlocked ? 'excluded' : 'clear', reference: told.responseId };
  },
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
