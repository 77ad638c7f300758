import { z } from 'zod';
import type { Person } from '#domain/registers/register.ts';
import { type Protocol, textOf } from '../protocol.ts';
import { elementText, xmlText } from '../xml.ts';

/**
 * OASIS publishes that it is a REST service that takes and gives XML in UTF-8 without a byte order mark, with its credentials in
 * headers. The names of elements and headers stand in its specification, which whoever is connected has: they are settings.
 */
export const oasisKeys = z.strictObject({
  url: z.url(),
  headers: z.record(z.string().regex(/^[A-Za-z][\w-]{0,60}$/), z.string()),
  /** The document, with `{firstName}`, `{lastName}`, `{dateOfBirth}`, `{zipCode}` and `{questionId}` where those go. */
  request: z.string().includes('{lastName}').includes('{dateOfBirth}'),
  /** The element that says it, and what stands in it. */
  answer: z.strictObject({ element: z.string().regex(/^[\w.-]{1,80}$/), clear: z.string(), excluded: z.string() }),
});

export const oasis = ({ url, headers, request, answer }: z.output<typeof oasisKeys>): Protocol => ({
  name: 'oasis',
  question: (person, questionId) => ({
    url,
    headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
    body: request.replaceAll(/\{(\w+)\}/g, (_, place: string) =>
      xmlText(place === 'questionId' ? questionId : textOf(person[place as keyof Person] ?? null)),
    ),
  }),
  read: ({ body }) => {
    const said = elementText(body, answer.element);
    if (said === answer.excluded) return { said: 'excluded', reference: null };
    return said === answer.clear ? { said: 'clear', reference: null } : null;
  },
});
