import * as z from 'zod/mini';
import { anyEvent } from './define-event.ts';

/** What is nobody's account alone. */
export const houseEvents = [
  anyEvent(
    'house.epoch_begun',
    1,
    'The books go on in another epoch. If they were put back to an earlier moment, what was told before of numbers from this epoch’s first on is void.',
    {
      epoch: z.int(),
      reason: z.enum(['first', 'restored', 'rewound', 'another_server', 'journal_lost']),
    },
  ),
  anyEvent('staff.acted', 1, 'Somebody of the house did something.', {
    act: z.string(),
    subjectKind: z.nullable(z.string()),
    subjectId: z.nullable(z.string()),
    staffId: z.nullable(z.string()),
    channel: z.enum(['desk', 'shell', 'house']),
  }),
] as const;
