import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { money, uuid } from '../wire.ts';

/** One row of the prize table: `multiple` is what a ticket of it returns in ticket prices, `amount` the same in money. */
const prize = z.strictObject({ multiple: z.int(), amount: money, printed: z.int(), left: z.int() });

/** A series on sale. Its tickets left return exactly `num / den` of their price. Amounts are in the session's currency. */
const series = z.strictObject({
  price: money,
  /** Counts from 1: the series before it are sold. */
  number: z.int(),
  ticketsPrinted: z.int(),
  ticketsLeft: z.int(),
  /** The largest first; the last row is the tickets that win nothing. */
  prizes: z.array(prize),
  returnLeft: z.strictObject({ num: z.int(), den: z.int() }),
});

export const readSeries = defineCall({
  ...routes.readSeries,
  summary: 'The scratch series on sale at this table, one a price: tickets and prizes left',
  tag: 'games',
  session: 'player',
  params: z.strictObject({ sessionId: uuid }),
  response: z.strictObject({ series: z.array(series) }),
  errors: ['game_session_invalid', 'game_session_expired'],
});
