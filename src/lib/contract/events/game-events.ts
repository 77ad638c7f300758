import * as z from 'zod/mini';
import { instant } from '../wire.ts';
import { anyEvent } from './define-event.ts';

const bounds = z.strictObject({ min: z.optional(z.string()), max: z.optional(z.string()) });

export const gameEvents = [
  anyEvent(
    'game.setting_changed',
    1,
    "What is in force of a game or a studio: the part that is not null was settled anew; none is null of 'off' where it is on again. Stakes in minor units.",
    {
      version: z.int(),
      of: z.enum(['game', 'studio']),
      subject: z.string(),
      part: z.enum(['off', 'countries', 'limits']),
      off: z.nullable(z.strictObject({ from: instant, until: instant })),
      hidden: z.nullable(z.array(z.string())),
      limits: z.nullable(z.record(z.string(), bounds)),
    },
  ),
  anyEvent('game.shelf_changed', 1, 'The lists of the shelf were arranged anew.', { version: z.int() }),
] as const;
